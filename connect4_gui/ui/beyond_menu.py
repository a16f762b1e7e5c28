"""What lies beyond the menu: importing it takes as long as the menu itself, so that waits until the first picture."""

from __future__ import annotations

from connect4_gui.ui.game.features.aloud.aloud_feature import AloudFeature
from connect4_gui.ui.game.features.analysis.analysis_feature import AnalysisFeature
from connect4_gui.ui.game.features.exchange.exchange_feature import ExchangeFeature
from connect4_gui.ui.game.features.feature import MakeFeature
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.features.replay.replay_feature import ReplayFeature
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.features.setup.set_up_feature import SetUpFeature
from connect4_gui.ui.game.features.teach.teach_feature import TeachFeature
from connect4_gui.ui.game.features.variant.variant_feature import VariantFeature
from connect4_gui.ui.game.features.watch.watch_feature import watch_feature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.sound_director import SoundDirector
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.setup.set_up_dialog import SetUpDialog
from connect4_gui.ui.tournament.tournament_page import FILE_NAME as TOURNAMENT_FILE
from connect4_gui.ui.tournament.tournament_page import TournamentPage
from connect4_gui.ui.train.training import Training

__all__ = [
    "FEATURES",
    "TOURNAMENT_FILE",
    "GameWindow",
    "GamesPage",
    "SetUpDialog",
    "SettingsDialog",
    "SoundDirector",
    "TournamentPage",
    "Training",
]

FEATURES: tuple[MakeFeature, ...] = (
    VariantFeature,
    HintFeature,
    TeachFeature,
    AnalysisFeature,
    watch_feature,
    ReviewFeature,
    ReplayFeature,
    ExchangeFeature,
    SetUpFeature,
    AloudFeature,
)
"""What the game window can do besides playing. A review hears of another game before the replay shows it."""
