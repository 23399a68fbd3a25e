/** What the check of a route says. Loaded when a route is checked. */
export default {
  CHECK: {
    untitled: "Punto {{number}}",
    /** A step of a walk. */
    expired: "se acaba el tiempo de {{point}}",
    active: "activa",
    inactive: "inactiva",
    summary: "Experiencias revisadas: {{routes}}. Errores: {{errors}}. Avisos: {{warnings}}.",
    severities: { error: "Error", warning: "Aviso", hint: "Nota" },
    groups: {
      finish: "El final",
      challenge: "Retos",
      prize: "Premio",
      place: "Lugares",
      languages: "Idiomas",
      parts: "Recursos y chatbots",
      plan: "La visita",
      access: "Accesibilidad",
    },
    languages: { cas: "castellano", cat: "catalán", eng: "inglés" },
    kinds: {
      noPoints: "La ruta no tiene puntos.",
      noFinal: "Ningún punto es el final: la ruta no acaba nunca.",
      noFinalPrize: "Ningún punto es el final: la ruta no acaba nunca y nadie consigue el premio.",
      severalFinals:
        "Hay varios puntos finales ({{points}}): la ruta acaba en el primero al que se llega.",
      finalUnreachable: "No se puede llegar a ningún punto final: nadie puede terminar la ruta.",
      activationCycle: "Estos puntos se esperan unos a otros y no se abren nunca: {{points}}.",
      neverOpens:
        "«{{here}}» no se abre nunca: lo cierra «{{other}}», por donde hay que pasar antes.",
      afterFinal:
        "Nadie llega a «{{here}}»: se abre después de «{{other}}», donde la ruta ya ha acabado.",
      unreachable: "Nadie llega a «{{here}}»: espera a «{{other}}», al que no se puede llegar.",
      deadEnd:
        "Quien sigue este recorrido ya no puede terminar: {{steps}}. «{{other}}» cierra «{{here}}», por donde hay que pasar para llegar al final.",
      lateEnd:
        "Quien tarda demasiado ya no puede terminar: «{{here}}» se cierra {{seconds}} segundos después de abrirse. Recorrido: {{steps}}.",
      notProven:
        "No se ha podido demostrar que todos los recorridos lleguen al final. Recorridos probados: {{count}}.",
      walkBlocked: "El recorrido guardado «{{walk}}» ya no llega a «{{other}}».",
      walkUnended: "El recorrido guardado «{{walk}}» ya no llega al final.",
      walkPrizeless: "El recorrido guardado «{{walk}}» ya no consigue el premio.",
      walkScored:
        "El recorrido guardado «{{walk}}» acababa con una puntuación de {{before}} y ahora acaba con {{after}}.",
      walkChanged: "El recorrido guardado «{{walk}}» ya no acaba como acababa.",
      questionMissing: "A «{{here}}» le falta la pregunta en {{language}}.",
      answerMissing: "A «{{here}}» le falta una respuesta en {{language}}: {{field}}.",
      answerAlsoCorrect:
        "En «{{here}}» una respuesta incorrecta es igual que la correcta en {{language}}.",
      answersAlike: "En «{{here}}» las dos respuestas incorrectas son iguales en {{language}}.",
      puzzleImageMissing: "Al puzle de «{{here}}» le falta la imagen.",
      puzzleNotSquare:
        "La imagen del puzle de «{{here}}» no es cuadrada: mide {{width}} × {{height}} píxeles.",
      wordsMissing: "La sopa de letras de «{{here}}» no tiene palabras en {{language}}.",
      wordsUnfit:
        "En la sopa de letras de «{{here}}» hay palabras en {{language}} que no caben: {{words}}.",
      nothingToWin: "El reto de «{{here}}» no da puntuación.",
      hintTooDear:
        "La pista de «{{here}}» cuesta {{cost}} y con el reto se ganan {{won}}: nadie la pedirá.",
      prizeOutOfReach:
        "El premio pide una puntuación de {{asked}} y en ningún recorrido se pasa de {{most}}: nadie lo consigue.",
      prizeNotProven:
        "El premio pide una puntuación de {{asked}} y el mejor recorrido encontrado da {{most}}; no se han podido probar todos.",
      prizeMissable:
        "Quien va directo al final ({{points}}) llega como mucho a {{most}} de la puntuación de {{asked}} que pide el premio.",
      pickupDaysMissing: "Falta un día de la recogida del premio: {{field}}.",
      pickupDaysReversed: "La recogida del premio acaba antes de empezar.",
      pickupOver: "La recogida del premio acabó el {{day}}.",
      pickupHoursMissing: "Falta el horario en que se recoge el premio.",
      pickupHoursHalf: "Al horario de recogida le falta una hora: {{field}}.",
      pickupHoursReversed: "En el horario de recogida se cierra antes de abrir: {{field}}.",
      pickupPlaceMissing: "Falta el lugar donde se recoge el premio.",
      pickupFar: "El premio se recoge lejos de la ruta: a {{metres}} metros del punto más cercano.",
      lotteryDayMissing: "Falta el día del sorteo.",
      lotteryOver: "El sorteo fue el {{day}}.",
      unplaced: "«{{here}}» no tiene lugar en el mapa.",
      outlying: "«{{here}}» está muy lejos de los demás puntos: a {{metres}} metros.",
      tooClose:
        "«{{here}}» está a {{metres}}\u00a0m de «{{other}}» y pueden estar abiertos a la vez: se llega a los dos en un mismo sitio.",
      codeMissing: "«{{here}}» se abre con un código QR y no tiene ninguno: nadie puede llegar.",
      codeTwice: "«{{here}}» tiene el mismo código QR que «{{other}}».",
      addressMissing: "«{{here}}» no tiene ninguna dirección conocida. Comprueba el lugar.",
      defaultLanguageEmpty: "No hay nada escrito en {{language}}, que es el idioma por defecto.",
      languageUnused: "No hay nada escrito en {{language}}.",
      textMissing: "Falta «{{field}}» en {{language}} (se verá en {{shown}}).",
      translationOutdated:
        "Revisa «{{field}}» en {{language}}: el original ha cambiado desde que se tradujo.",
      pictureMissing: "Falta «{{field}}» en {{language}} (se verá la que hay en {{shown}}).",
      audioMissing: "Falta «{{field}}» en {{language}} (se oirá en {{shown}}).",
      speechOutdated: "El texto ha cambiado desde que se grabó «{{field}}» en {{language}}.",
      assetDeleted: "Se ha eliminado el recurso de este campo: {{field}}.",
      modelHeavy:
        "El modelo 3D de «{{here}}» es demasiado pesado para un móvil: {{bytes}}\u00a0MB, unos {{seconds}} segundos de descarga.",
      modelDemanding:
        "El modelo 3D de «{{here}}» puede ir lento en móviles antiguos: {{bytes}}\u00a0MB.",
      modelUncounted:
        "No se sabe cuánto ocupan en el móvil las texturas del modelo 3D de «{{here}}». Pruébalo en uno.",
      clipMissing:
        "El modelo 3D de «{{here}}» no tiene la animación «{{clip}}»: se verá la primera que tenga.",
      nameMissing:
        "La licencia del recurso de este campo pide nombrar a su autor, y no se dice quién es: {{field}}.",
      botDeleted: "El chatbot de «{{here}}» ya no existe.",
      botInactive: "El chatbot de «{{here}}» está desactivado.",
      textsNearlyFull:
        "Los textos de la ruta ocupan el {{percent}}\u00a0% de lo que cabe. El punto con más texto es «{{here}}».",
      walkPlan: "Recorrido: {{metres}} metros en línea recta, cerca de {{minutes}}\u00a0min a pie.",
      languagePlan:
        "En {{language}} la visita dura cerca de {{minutes}}\u00a0min, {{storyMinutes}} de ellos leyendo y escuchando, y descarga {{bytes}}\u00a0MB.",
      downloadPlan: "Todos los archivos de la ruta suman {{bytes}}\u00a0MB.",
      stepsMentioned:
        "Este texto habla de escaleras o escalones: {{field}}. Di si hay otro camino.",
      audioWithoutText: "Hay un audio en {{language}} sin texto para quien no oye.",
      pictureWithoutText: "La imagen de este campo no tiene descripción: {{field}}.",
      puzzleWithoutAlternative:
        "Sin resolver el puzle de «{{here}}» no se consigue el premio: quien no ve la imagen no tiene otro modo.",
    },
  },
};
