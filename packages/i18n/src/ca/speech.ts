/** Stories that a machine speaks. */
export default {
  SPEECH: {
    record: "Grava amb veu sintètica",
    again: "Torna a gravar",
    recording: "S’està gravant la veu…",
    stop: "Atura",
    recorded: "Gravat amb veu sintètica. Escolta-ho abans de desar.",
    back: "Torna a l’àudio anterior",
    withoutAudio: "Treu l’àudio",
    made: "Fet amb veu sintètica",
    madeBy: "Fet amb veu sintètica ({{voice}})",
    origin: "Origen",
    outdated: "El text ha canviat des que es va gravar.",
    tooLong: "El text és massa llarg per gravar-lo: {{most}} caràcters com a màxim.",
    assetName: "{{name}}, veu ({{language}})",
    off: "Aquí no es pot gravar amb veu sintètica en aquest idioma.",
    unreachable:
      "El servei de veu no està disponible ara mateix. L’àudio d’abans continua com estava; torna-ho a provar d’aquí a un moment.",
    slow: "El servei de veu ha trigat massa. L’àudio d’abans continua com estava; torna-ho a provar d’aquí a un moment.",
    broken:
      "El servei de veu no ha enviat cap gravació que es pugui fer servir. L’àudio d’abans continua com estava.",
    limited:
      "El servei de veu rep massa peticions. L’àudio d’abans continua com estava; espera uns minuts.",
    unpaid: "El servei de veu s’ha quedat sense saldo. Avisa qui gestiona la instal·lació.",
    quota: "El teu compte ha gastat tot l’ús de models que tenia. No s’ha gravat res.",
    tooLarge: "La gravació pesaria més de 3 MB. Escurça el text i torna a gravar.",
  },
};
