/** Pictures that are cropped, and sounds that are cut, evened and made into MP3, before they are uploaded. */
export default {
  CROP: {
    title: "Retalla la imatge",
    text: "Mou la imatge i acosta-la fins que el que importa quedi dins del marc. El fitxer original no canvia.",
    shape: "Forma",
    wide: "16:9, per a portades",
    square: "Quadrada, per a trencaclosques",
    area: "Part que es queda",
    keys: "Arrossega la imatge, pessiga-la o fes servir les fletxes, + i −.",
    use: "Retalla",
    edit: "Retalla {{name}}",
    undo: "Desfés el retall",
    cropped: "Retallada a {{size}}\u00a0px.",
    notOfShape: {
      wide: "Fa {{size}}\u00a0px i la portada es veu en 16:9: es retallarà pels costats o per dalt i per baix.",
      square: "Fa {{size}}\u00a0px i la imatge del trencaclosques ha de ser quadrada.",
    },
    offer: { wide: "Tria el retall", square: "Retalla-la en quadrat" },
  },
  SOUND: {
    title: "Escolta i retalla",
    text: "«{{name}}» es desa com a MP3 amb el que triïs aquí. El fitxer original no canvia.",
    start: "On comença",
    end: "On acaba",
    play: "Escolta la part triada",
    stop: "Atura",
    whole: "Torna a agafar-lo sencer",
    part: "De {{from}} a {{to}}: {{length}}",
    fadeIn: "Entrada gradual",
    fadeOut: "Sortida gradual",
    noFade: "Sense",
    seconds_one: "{{count}} segon",
    seconds_other: "{{count}} segons",
    even: "Iguala el volum",
    evenHint: "Així sona tan fort com els altres àudios, sense que es distorsioni.",
    quality: "Qualitat",
    qualityHint: "La biblioteca desa àudios de {{size}} com a màxim.",
    rates: {
      kbps128: "128 kbps, per a música ({{size}})",
      kbps96: "96 kbps, per a veu amb ambient ({{size}})",
      kbps64: "64 kbps, per a veu ({{size}})",
      kbps48: "48 kbps, per a una veu sola ({{size}})",
      kbps32: "32 kbps, com una trucada ({{size}})",
    },
    tooLarge:
      "Així ocuparia {{size}} i hi caben {{most}}. Tria {{rate}} kbps o menys, o queda’t amb una part.",
    trim: "Dura {{length}}. Perquè càpiga en {{size}}, queda’t amb {{most}} com a màxim.",
    use: "Fes servir aquest àudio",
    edit: "Escolta i retalla {{name}}",
    converted: "Convertit de {{from}} a MP3 de {{rate}} kbps.",
    encoded: "Desat com a MP3 de {{rate}} kbps.",
    kept: "Es queda amb {{seconds}} de {{of}}.",
    evened: "Volum igualat: de {{from}} a {{to}} LUFS.",
    evenedToPeak:
      "Volum igualat: de {{from}} a {{to}} LUFS. No arriba a {{wanted}} perquè els cops més forts es distorsionarien.",
    mixed: "Els seus {{channels}} canals, barrejats en dos.",
    unheard: {
      damaged:
        "«{{name}}» està malmès, incomplet o no té so. Torna a copiar-lo del mòbil o de la gravadora i tria’l un altre cop.",
      channels:
        "«{{name}}» té {{found}} canals i no diu de quin altaveu és cadascun. Exporta’l en estèreo i torna’l a triar.",
      vorbis:
        "«{{name}}» té {{found}} canals en Vorbis, que els navegadors barregen malament. Exporta’l en estèreo, o com a WAV o FLAC, i torna’l a triar.",
      format:
        "«{{name}}» és un {{kind}}, que aquí no s’obre. Desa’l com a MP3 o WAV i torna’l a triar.",
      kind: "Aquest navegador no pot obrir «{{name}}»: és un {{kind}} malmès o desat d’una manera que no coneix. Desa’l com a MP3 o WAV i tria’l un altre cop.",
      seconds:
        "«{{name}}» dura {{found}} minuts. Aquí s’obren àudios de {{most}} minuts com a màxim: talla’l abans en parts.",
      weight:
        "«{{name}}» ocupa {{size}}. Aquí s’obren àudios de {{max}} com a màxim: talla’l abans en parts.",
    },
  },
};
