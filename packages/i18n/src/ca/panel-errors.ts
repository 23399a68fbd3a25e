import type { PanelErrorWords } from "../words.ts";

/** Errors that only occur in the panel, after signing in. */
export default {
  ERRORS: {
    noBotSession:
      "No hi ha sessió amb la plataforma de xatbots. Potser ara mateix no està disponible; torna-ho a provar d’aquí a un moment.",
    ownAnswersLimit:
      "Aquest xatbot ja té totes les respostes pròpies que admet. Elimina’n alguna o amplia’n una.",
    tooMuchPageText:
      "Amb aquest canvi el document tindria massa text. Escurça la pàgina o deixa’n fora d’altres.",
    botLimitReached: "Has arribat al nombre màxim de xatbots del teu compte.",
    knowledgeFileLimitReached:
      "Un xatbot admet 3 fitxers com a màxim. Elimina’n un abans d’afegir-ne un altre.",
    notPdf: "El fitxer no és un PDF. Tria un altre fitxer.",
    inactiveBot: "Activa el xatbot abans d’editar-lo.",
    activeBot: "Desactiva el xatbot abans d’eliminar-lo.",
    pointsChanged:
      "Algú ha afegit o eliminat punts mentrestant. Torna-ho a provar amb la llista d’ara.",
    pointsNotRestorable: "Els punts eliminats ja no es poden recuperar.",
    routeTooLong:
      "Els textos de la ruta no hi caben: junts poden ocupar {{max}}\u00a0MB. Escurça’n alguns o reparteix els punts en diverses rutes.",
    pointLimitReached: "Has arribat al nombre màxim de punts del teu compte.",
    pointIdsUsedUp:
      "No es poden crear més punts: aquest servidor ja ha creat el milió que admet, comptant els eliminats. Avisa qui el gestiona: amb les experiències exportades pot començar en una base de dades nova.",
    visitNotValid: "La visita ja no serveix: s’ha eliminat o han passat 30 dies.",
    emailTaken: "Ja hi ha un usuari amb aquest correu.",
    codeTaken: "Aquest codi d’accés ja és d’una altra experiència. Genera’n un de nou.",
    supervisorLimitReached: "Has arribat al nombre màxim de supervisors del teu compte.",
    editorLimitReached: "Has arribat al nombre màxim d’editors del teu compte.",
    fileLimitReached: "Has arribat al nombre màxim de fitxers del teu compte.",
    storageLimitReached: "No queda espai per a aquest fitxer al teu compte.",
    alreadyActive: "Aquest usuari ja està actiu.",
    disabledUser:
      "Aquest compte està bloquejat. Només qui gestiona el servidor el pot desbloquejar.",
    noDefaultPassword:
      "Aquesta instal·lació no té una contrasenya per defecte. Torna a enviar el correu de confirmació.",
    ownAccount: "No pots eliminar el teu propi compte.",
    csvColumns: "El fitxer no té les columnes nom, cognoms i email.",
    csvTooLong:
      "El fitxer té massa línies o columnes. Divideix-lo en fitxers de {{count}} línies com a màxim.",
    importRunning:
      "Ja tens una altra importació en marxa, potser en una altra finestra. Espera que acabi i torna-ho a provar.",
    alreadyCreated:
      "Aquest usuari ja es va crear amb unes altres dades. Si les vols canviar, edita’l des de la llista d’usuaris.",
    botNotSelectable: "Aquest xatbot no és del teu compte o ja no existeix. Tria’n un altre.",
    imageType: "La imatge no és PNG, JPEG, WebP ni GIF. Tria un altre fitxer.",
    imageHighRange:
      "La imatge té les llums de PQ o HLG (HDR), que aquí sortirien grises. Desa-la en sRGB.",
    imagePixels: "La imatge té massa píxels. Redueix-la a 3840 × 2160 o menys.",
    imageUnreadable:
      "No s’ha pogut llegir la imatge: està malmesa o té massa píxels. Tria un altre fitxer.",
  },
  REAUTH: {
    title: "La sessió ha caducat",
    text: "Torna a entrar per continuar. El que has escrit continua aquí.",
    submit: "Entra i continua",
    providerTab: "S’obre en una altra pestanya. Quan tornis aquí, tot continuarà igual.",
    leave: "Surt",
    takenTitle: "Ha entrat una altra persona",
    takenText:
      "En una altra pestanya d’aquest navegador s’ha obert una altra sessió. Torna a entrar amb el teu compte per continuar. El que has escrit continua aquí.",
    leaveTaken: "Continua amb l’altra sessió",
  },
} satisfies PanelErrorWords;
