"""Starts Orca as its own command does, except that it has no sound, that others may run, and that it
writes its log to standard output. On SIGUSR1, it writes "IDLE" when it has handled all events."""

import signal
import sys

# Orca would wait forever for speech-dispatcher, which waits for a sound card.
sys.modules["speechd"] = None

from gi.repository import GLib
from orca import debug, orca

sys.stdout.reconfigure(line_buffering=True)
debug.debugFile = sys.stdout
debug.debugLevel = debug.LEVEL_ALL
debug.eventDebugLevel = debug.LEVEL_OFF


def report_idle():
    print("IDLE")
    return True


GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR1, report_idle)
orca.getSettingsManager().activate(
    None,
    {
        "enableBraille": False,
        "enableEchoByCharacter": False,
        "enableEchoByWord": False,
        "enableKeyEcho": False,
        "findResultsVerbosity": 0,
        "pageSummaryOnLoad": True,
        "sayAllOnLoad": False,
    },
)
sys.exit(orca.main())
