/** Stories that a machine speaks. */
export default {
  SPEECH: {
    record: "Record with a synthetic voice",
    again: "Record again",
    recording: "Recording the voice…",
    stop: "Stop",
    recorded: "Recorded with a synthetic voice. Listen to it before you save.",
    back: "Back to the previous audio",
    withoutAudio: "Take the audio out",
    made: "Made with a synthetic voice",
    madeBy: "Made with a synthetic voice ({{voice}})",
    origin: "Origin",
    outdated: "The text has changed since it was recorded.",
    tooLong: "The text is too long to be recorded: {{most}} characters at most.",
    assetName: "{{name}}, voice ({{language}})",
    off: "Nothing can be recorded with a synthetic voice in this language here.",
    unreachable:
      "The voice service is not available right now. The audio stays as it was; try again in a moment.",
    slow: "The voice service took too long. The audio stays as it was; try again in a moment.",
    broken: "The voice service sent no recording that can be used. The audio stays as it was.",
    limited:
      "The voice service gets too many requests. The audio stays as it was; wait a few minutes.",
    unpaid: "The voice service has run out of credit. Tell whoever manages this installation.",
    quota: "Your account has used up all it had for models. Nothing was recorded.",
    tooLarge: "The recording would be larger than 3 MB. Shorten the text and record it again.",
  },
};
