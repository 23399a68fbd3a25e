/** Sounds that are cut, evened and made into MP3 before they are uploaded. */
export default {
  SOUND: {
    title: "Listen and trim",
    text: "“{{name}}” is kept as an MP3 with what you choose here. The original file does not change.",
    start: "Where it starts",
    end: "Where it ends",
    play: "Listen to the part",
    stop: "Stop",
    whole: "Take all of it again",
    part: "From {{from}} to {{to}}: {{length}}",
    fadeIn: "Fade in",
    fadeOut: "Fade out",
    noFade: "None",
    seconds_one: "{{count}} second",
    seconds_other: "{{count}} seconds",
    even: "Even the volume",
    evenHint: "It then sounds as loud as the other audio files, without distortion.",
    quality: "Quality",
    qualityHint: "The library keeps audio files of at most {{size}}.",
    rates: {
      kbps128: "128 kbps, for music ({{size}})",
      kbps96: "96 kbps, for a voice in its surroundings ({{size}})",
      kbps64: "64 kbps, for a voice ({{size}})",
      kbps48: "48 kbps, for a voice alone ({{size}})",
      kbps32: "32 kbps, like a phone call ({{size}})",
    },
    tooLarge:
      "It would be {{size}}, and {{most}} fit. Choose {{rate}} kbps or less, or keep a part of it.",
    trim: "It lasts {{length}}. To fit into {{size}}, keep {{most}} at most.",
    use: "Use this audio",
    edit: "Listen to and trim {{name}}",
    converted: "Converted from {{from}} to an MP3 of {{rate}} kbps.",
    encoded: "Kept as an MP3 of {{rate}} kbps.",
    kept: "Keeps {{seconds}} of {{of}}.",
    evened: "Volume evened: from {{from}} to {{to}} LUFS.",
    unheard: {
      damaged:
        "“{{name}}” is damaged, incomplete or has no sound. Copy it again from the phone or recorder and choose it once more.",
      kind: "This browser cannot open “{{name}}”: its {{kind}} is damaged or stored in a way that it does not know. Save it as MP3 or WAV and choose it again.",
      seconds:
        "“{{name}}” lasts {{found}} minutes. Audio of at most {{most}} minutes is opened here: cut it into parts first.",
      weight:
        "“{{name}}” is {{size}}. Audio files of at most {{max}} are opened here: cut it into parts first.",
    },
  },
};
