"""Settings of the Orca screen reader: it speaks to listener.py. Copied to where Orca looks for it."""

from orca import settings

settings.speechServerFactory = "listener"
settings.speechFactoryModules = ["listener"]
settings.enableSound = False
settings.enableBraille = False
