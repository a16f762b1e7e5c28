"""Look: colours, fonts and icons of the theme in use."""
