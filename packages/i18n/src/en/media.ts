/** Pictures that are cropped, and sounds that are cut, evened and made into MP3, before they are uploaded. */
export default {
  CROP: {
    title: "Crop the image",
    text: "Move the image and zoom in until what matters is in the frame. The original file does not change.",
    shape: "Shape",
    wide: "16:9, for covers",
    square: "Square, for puzzles",
    area: "Part that is kept",
    keys: "Drag or pinch the image, or use the arrows, + and −.",
    use: "Crop",
    edit: "Crop {{name}}",
    undo: "Undo the crop",
    cropped: "Cropped to {{size}}\u00a0px.",
    notOfShape: {
      wide: "It is {{size}}\u00a0px, and the cover is shown in 16:9: its sides, or its top and bottom, will be cut off.",
      square: "It is {{size}}\u00a0px, and the puzzle image must be square.",
    },
    offer: { wide: "Choose the crop", square: "Crop it to a square" },
  },
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
    evenedToPeak:
      "Volume evened: from {{from}} to {{to}} LUFS. It falls short of {{wanted}} because its loudest moments would distort.",
    mixed: "Its {{channels}} channels, mixed down to two.",
    unheard: {
      damaged:
        "“{{name}}” is damaged, incomplete or has no sound. Copy it again from the phone or recorder and choose it once more.",
      channels:
        "“{{name}}” has {{found}} channels and does not say which speaker each is for. Export it as stereo and choose it again.",
      vorbis:
        "“{{name}}” has {{found}} channels in Vorbis, which browsers mix up. Export it in stereo, or as WAV or FLAC, and choose it again.",
      format:
        "“{{name}}” is a {{kind}} file, which does not open here. Save it as MP3 or WAV and choose it once more.",
      kind: "This browser cannot open “{{name}}”: its {{kind}} is damaged or stored in a way that it does not know. Save it as MP3 or WAV and choose it again.",
      seconds:
        "“{{name}}” lasts {{found}} minutes. Audio of at most {{most}} minutes is opened here: cut it into parts first.",
      weight:
        "“{{name}}” is {{size}}. Audio files of at most {{max}} are opened here: cut it into parts first.",
    },
  },
};
