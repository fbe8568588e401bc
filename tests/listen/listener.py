"""A speech server for the Orca screen reader that writes down what it is to say, instead of saying it."""

import os

from orca import speechserver


def write(line):
    with open(os.environ["HEARD"], "a", encoding="utf-8") as heard:
        heard.write(line.strip() + "\n")


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            write(context.utterance)
