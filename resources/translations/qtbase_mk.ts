<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mk" sourcelanguage="en">
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтори</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Исечи</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вметни</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Избери сè</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Избери сè</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Зголеми</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Намали</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтори</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Исечи</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копирај ја &amp;врската</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вметни</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Избери сè</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Во ред</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зачувај</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Зачувај сè</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Да за &amp;сè</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Н&amp;е за сè</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прекини</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Занемари</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отфрли</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помош</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Примени</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Почетни поставки</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Basic colors</source>
        <translation>&amp;Основни бои</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Избери боја од екранот</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Курсорот е на %1, %2
Притисни Esc за откажување</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Сопствени бои</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Додај во сопствените бои</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Нијанса:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Заситеност:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>С&amp;ветлина:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Црвена:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>Зе&amp;лена:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Син&amp;а:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Про&amp;ѕирност:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Избери боја</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Избери</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Избриши</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Барај во:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова папка</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименувај</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зачувај</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Сите датотеки (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Горна папка</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Оди назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Оди напред</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Оди во горната папка</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Прикажи детали</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Прикажи список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Детали</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создај нова папка</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создај нова папка</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Име на датотека:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Датотеки</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Вид датотеки:</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Места и обележувачи</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Странична лента</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Прикажи </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Прикажи &amp;скриени датотеки</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Последни места</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Отстрани</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мојот компјутер</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Најди папка</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Зачувај како</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова папка</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Уред</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Датотека</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознато</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 веќе постои.
Да се замени?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Датотеката не е најдена.
Провери дали името е точно.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папката не е најдена.
Провери дали името е точно.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ е заштитена од запишување.
Сепак да се избрише?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Да се избрише „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Папката не може да се избрише.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Големина</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Изменета</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 бајти</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Уред</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Папка</translation>
    </message>
</context>
</TS>
