import type { CheckWords } from "../words.ts";

/** What the check of a route says. Loaded when a route is checked. */
export default {
  CHECK: {
    untitled: "Punt {{number}}",
    expired: "s’acaba el temps de {{point}}",
    active: "activa",
    inactive: "inactiva",
    summary: "Experiències revisades: {{routes}}. Errors: {{errors}}. Avisos: {{warnings}}.",
    severities: { error: "Error", warning: "Avís", hint: "Nota" },
    groups: {
      finish: "El final",
      challenge: "Reptes",
      prize: "Premi",
      place: "Llocs",
      languages: "Idiomes",
      parts: "Recursos i xatbots",
      plan: "La visita",
      access: "Accessibilitat",
    },
    languages: { cas: "castellà", cat: "català", eng: "anglès" },
    kinds: {
      noPoints: "La ruta no té punts.",
      noFinal: "Cap punt no és el final: la ruta no s’acaba mai.",
      noFinalPrize:
        "Cap punt no és el final: la ruta no s’acaba mai i ningú no aconsegueix el premi.",
      severalFinals:
        "Hi ha diversos punts finals ({{points}}): la ruta s’acaba al primer on s’arriba.",
      finalUnreachable: "No es pot arribar a cap punt final: ningú no pot acabar la ruta.",
      activationCycle: "Aquests punts s’esperen els uns als altres i no s’obren mai: {{points}}.",
      neverOpens: "«{{here}}» no s’obre mai: el tanca «{{other}}», per on cal passar abans.",
      afterFinal:
        "Ningú no arriba a «{{here}}»: s’obre després de «{{other}}», on la ruta ja s’ha acabat.",
      unreachable: "Ningú no arriba a «{{here}}»: espera «{{other}}», on no es pot arribar.",
      deadEnd:
        "Qui segueix aquest recorregut ja no pot acabar: {{steps}}. «{{other}}» tanca «{{here}}», per on cal passar per arribar al final.",
      lateEnd:
        "Qui triga massa ja no pot acabar: «{{here}}» es tanca {{seconds}} segons després d’obrir-se. Recorregut: {{steps}}.",
      notProven:
        "No s’ha pogut demostrar que tots els recorreguts arribin al final. Recorreguts provats: {{count}}.",
      walkBlocked: "El recorregut desat «{{walk}}» ja no arriba a «{{other}}».",
      walkUnended: "El recorregut desat «{{walk}}» ja no arriba al final.",
      walkPrizeless: "El recorregut desat «{{walk}}» ja no aconsegueix el premi.",
      walkScored:
        "El recorregut desat «{{walk}}» acabava amb una puntuació de {{before}} i ara acaba amb {{after}}.",
      walkChanged: "El recorregut desat «{{walk}}» ja no acaba com acabava.",
      questionMissing: "A «{{here}}» li falta la pregunta en {{language}}.",
      answerMissing: "A «{{here}}» li falta una resposta en {{language}}: {{field}}.",
      answerAlsoCorrect:
        "A «{{here}}» una resposta incorrecta és igual que la correcta en {{language}}.",
      answersAlike: "A «{{here}}» les dues respostes incorrectes són iguals en {{language}}.",
      puzzleImageMissing: "Al trencaclosques de «{{here}}» li falta la imatge.",
      puzzleNotSquare:
        "La imatge del trencaclosques de «{{here}}» no és quadrada: fa {{width}} × {{height}} píxels.",
      wordsMissing: "La sopa de lletres de «{{here}}» no té paraules en {{language}}.",
      wordsUnfit:
        "A la sopa de lletres de «{{here}}» hi ha paraules en {{language}} que no hi caben: {{words}}.",
      nothingToWin: "El repte de «{{here}}» no dona puntuació.",
      hintTooDear:
        "La pista de «{{here}}» costa {{cost}} i amb el repte se’n guanyen {{won}}: ningú no la demanarà.",
      prizeOutOfReach:
        "El premi demana una puntuació de {{asked}} i en cap recorregut no se supera {{most}}: ningú no l’aconsegueix.",
      prizeNotProven:
        "El premi demana una puntuació de {{asked}} i el millor recorregut trobat dona {{most}}; no s’han pogut provar tots.",
      prizeMissable:
        "Qui va directe al final ({{points}}) arriba com a molt a {{most}} de la puntuació de {{asked}} que demana el premi.",
      pickupDaysMissing: "Falta un dia de la recollida del premi: {{field}}.",
      pickupDaysReversed: "La recollida del premi acaba abans de començar.",
      pickupOver: "La recollida del premi va acabar el {{day}}.",
      pickupHoursMissing: "Falta l’horari en què es recull el premi.",
      pickupHoursHalf: "A l’horari de recollida li falta una hora: {{field}}.",
      pickupHoursReversed: "A l’horari de recollida es tanca abans d’obrir: {{field}}.",
      pickupPlaceMissing: "Falta el lloc on es recull el premi.",
      pickupFar: "El premi es recull lluny de la ruta: a {{metres}} metres del punt més proper.",
      lotteryDayMissing: "Falta el dia del sorteig.",
      lotteryOver: "El sorteig va ser el {{day}}.",
      unplaced: "«{{here}}» no té lloc al mapa.",
      outlying: "«{{here}}» és molt lluny dels altres punts: a {{metres}} metres.",
      tooClose:
        "«{{here}}» és a {{metres}}\u00a0m de «{{other}}» i poden estar oberts alhora: s’arriba a tots dos en un mateix lloc.",
      codeMissing: "«{{here}}» s’obre amb un codi QR i no en té cap: ningú no hi pot arribar.",
      codeTwice: "«{{here}}» té el mateix codi QR que «{{other}}».",
      addressMissing: "«{{here}}» no té cap adreça coneguda. Comprova’n el lloc.",
      defaultLanguageEmpty: "No hi ha res escrit en {{language}}, que és l’idioma per defecte.",
      languageUnused: "No hi ha res escrit en {{language}}.",
      textMissing: "Falta «{{field}}» en {{language}} (es veurà en {{shown}}).",
      translationOutdated:
        "Revisa «{{field}}» en {{language}}: l’original ha canviat des que es va traduir.",
      pictureMissing: "Falta «{{field}}» en {{language}} (es veurà la que hi ha en {{shown}}).",
      audioMissing: "Falta «{{field}}» en {{language}} (se sentirà en {{shown}}).",
      speechOutdated: "El text ha canviat des que es va gravar «{{field}}» en {{language}}.",
      assetDeleted: "S’ha eliminat el recurs d’aquest camp: {{field}}.",
      modelHeavy:
        "El model 3D de «{{here}}» és massa pesant per a un mòbil: {{bytes}}\u00a0MB, uns {{seconds}} segons de baixada.",
      modelDemanding:
        "El model 3D de «{{here}}» pot anar lent en mòbils antics: {{bytes}}\u00a0MB.",
      modelUncounted:
        "No se sap quant ocupen al mòbil les textures del model 3D de «{{here}}». Prova’l en un.",
      clipMissing:
        "El model 3D de «{{here}}» no té l’animació «{{clip}}»: es veurà la primera que tingui.",
      nameMissing:
        "La llicència del recurs d’aquest camp demana anomenar-ne l’autor, i no es diu qui és: {{field}}.",
      botDeleted: "El xatbot de «{{here}}» ja no existeix.",
      botInactive: "El xatbot de «{{here}}» està desactivat.",
      textsNearlyFull:
        "Els textos de la ruta ocupen el {{percent}}\u00a0% del que hi cap. El punt amb més text és «{{here}}».",
      walkPlan: "Recorregut: {{metres}} metres en línia recta, prop de {{minutes}}\u00a0min a peu.",
      languagePlan:
        "En {{language}} la visita dura prop de {{minutes}}\u00a0min, dels quals {{storyMinutes}} llegint i escoltant, i baixa {{bytes}}\u00a0MB.",
      downloadPlan: "Tots els fitxers de la ruta sumen {{bytes}}\u00a0MB.",
      stepsMentioned:
        "Aquest text parla d’escales o graons: {{field}}. Digues si hi ha un altre camí.",
      audioWithoutText: "Hi ha un àudio en {{language}} sense text per a qui no hi sent.",
      pictureWithoutText: "La imatge d’aquest camp no té descripció: {{field}}.",
      puzzleWithoutAlternative:
        "Sense resoldre el trencaclosques de «{{here}}» no s’aconsegueix el premi: qui no veu la imatge no té cap altra manera.",
    },
  },
} satisfies CheckWords;
