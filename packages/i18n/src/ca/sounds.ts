/** Sounds that are cut, evened and made into MP3 before they are uploaded. */
export default {
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
    unheard: {
      damaged:
        "«{{name}}» està malmès, incomplet o no té so. Torna a copiar-lo del mòbil o de la gravadora i tria’l un altre cop.",
      kind: "Aquest navegador no pot obrir «{{name}}»: és un {{kind}} malmès o desat d’una manera que no coneix. Desa’l com a MP3 o WAV i tria’l un altre cop.",
      seconds:
        "«{{name}}» dura {{found}} minuts. Aquí s’obren àudios de {{most}} minuts com a màxim: talla’l abans en parts.",
      weight:
        "«{{name}}» ocupa {{size}}. Aquí s’obren àudios de {{max}} com a màxim: talla’l abans en parts.",
    },
  },
};
