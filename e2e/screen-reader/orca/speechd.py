"""Orca imports this in place of speech-dispatcher, which waits forever for a sound card: without it,
Orca only logs what it would say. The log is written line by line, so that it can be read meanwhile."""

from orca import debug

debug.debugFile.reconfigure(line_buffering=True)
raise ImportError
