/** Pictures that are cropped, and sounds that are cut, evened and made into MP3, before they are uploaded. */
export default {
  CROP: {
    title: "Recortar la imagen",
    text: "Mueve la imagen y acércala hasta que lo importante quede en el marco. El archivo original no cambia.",
    shape: "Forma",
    wide: "16:9, para portadas",
    square: "Cuadrada, para puzles",
    area: "Parte que se queda",
    keys: "Arrastra la imagen, pellízcala o usa las flechas, + y −.",
    use: "Recortar",
    edit: "Recortar {{name}}",
    undo: "Deshacer el recorte",
    cropped: "Recortada a {{size}}\u00a0px.",
    notOfShape: {
      wide: "Mide {{size}}\u00a0px y la portada se ve en 16:9: se recortará por los lados o por arriba y abajo.",
      square: "Mide {{size}}\u00a0px y la imagen del puzle debe ser cuadrada.",
    },
    offer: { wide: "Elegir el recorte", square: "Recortarla en cuadrado" },
  },
  SOUND: {
    title: "Escuchar y recortar",
    text: "«{{name}}» se guarda como MP3 con lo que elijas aquí. El archivo original no cambia.",
    start: "Dónde empieza",
    end: "Dónde acaba",
    play: "Escuchar lo elegido",
    stop: "Parar",
    whole: "Volver a tomarlo entero",
    part: "De {{from}} a {{to}}: {{length}}",
    fadeIn: "Entrada gradual",
    fadeOut: "Salida gradual",
    noFade: "Sin ella",
    seconds_one: "{{count}} segundo",
    seconds_other: "{{count}} segundos",
    even: "Igualar el volumen",
    evenHint: "Así suena tan fuerte como los demás audios, sin que se distorsione.",
    quality: "Calidad",
    qualityHint: "La biblioteca guarda audios de {{size}} como máximo.",
    rates: {
      kbps128: "128 kbps, para música ({{size}})",
      kbps96: "96 kbps, para voz con ambiente ({{size}})",
      kbps64: "64 kbps, para voz ({{size}})",
      kbps48: "48 kbps, para una voz sola ({{size}})",
      kbps32: "32 kbps, como una llamada ({{size}})",
    },
    tooLarge:
      "Así ocuparía {{size}} y caben {{most}}. Elige {{rate}} kbps o menos, o quédate con una parte.",
    trim: "Dura {{length}}. Para que quepa en {{size}}, quédate con {{most}} como máximo.",
    use: "Usar este audio",
    edit: "Escuchar y recortar {{name}}",
    converted: "Convertido de {{from}} a MP3 de {{rate}} kbps.",
    encoded: "Guardado como MP3 de {{rate}} kbps.",
    kept: "Se queda con {{seconds}} de {{of}}.",
    evened: "Volumen igualado: de {{from}} a {{to}} LUFS.",
    evenedToPeak:
      "Volumen igualado: de {{from}} a {{to}} LUFS. No llega a {{wanted}} porque sus golpes más fuertes se distorsionarían.",
    mixed: "Sus {{channels}} canales, mezclados en dos.",
    unheard: {
      damaged:
        "«{{name}}» está dañado, incompleto o no tiene sonido. Vuelve a copiarlo del móvil o de la grabadora y elígelo otra vez.",
      channels:
        "«{{name}}» tiene {{found}} canales y no dice de qué altavoz es cada uno. Expórtalo en estéreo y elígelo otra vez.",
      vorbis:
        "«{{name}}» tiene {{found}} canales en Vorbis, que los navegadores mezclan mal. Expórtalo en estéreo, o como WAV o FLAC, y elígelo otra vez.",
      format:
        "«{{name}}» es un {{kind}}, que aquí no se abre. Guárdalo como MP3 o WAV y elígelo otra vez.",
      kind: "Este navegador no puede abrir «{{name}}»: es un {{kind}} dañado o guardado de una forma que no conoce. Guárdalo como MP3 o WAV y elígelo otra vez.",
      seconds:
        "«{{name}}» dura {{found}} minutos. Aquí se abren audios de {{most}} minutos como máximo: córtalo antes en partes.",
      weight:
        "«{{name}}» ocupa {{size}}. Aquí se abren audios de {{max}} como máximo: córtalo antes en partes.",
    },
  },
};
