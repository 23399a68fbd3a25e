/** Words of the mails that the server sends, and of its other texts. */
export default {
  MAIL: {
    greeting: "Hola, {{name}}:",
    greetingPlain: "Hola:",
    linkBelow: "Si el botó no funciona, copia aquesta adreça al navegador:",
    footer: "Aquest missatge s’ha enviat automàticament. No cal que hi responguis.",
    recoverySubject: "Crea una contrasenya nova",
    recoveryIntro:
      "Algú ha demanat recuperar la contrasenya d’aquest compte d’Explorar. Si has estat tu, crea una contrasenya nova amb aquest botó.",
    recoveryButton: "Crea la contrasenya",
    recoveryNote:
      "L’enllaç només es pot fer servir una vegada i caduca d’aquí a {{minutes}} minuts. Si no ho has demanat tu, no facis res: la contrasenya continua sent la mateixa.",
    confirmationSubject: "Confirma el teu compte d’Explorar",
    confirmationIntro:
      "Tens un compte nou a Explorar amb el rol «{{role}}». Per començar, confirma el correu i tria una contrasenya.",
    confirmationInvited:
      "{{inviter}} t’ha creat un compte a Explorar amb el rol «{{role}}». Per començar, confirma el correu i tria una contrasenya.",
    confirmationButton: "Confirma el compte",
    confirmationNote:
      "L’enllaç només es pot fer servir una vegada i caduca d’aquí a {{days}} dies. Si no esperaves aquest missatge, el pots ignorar.",
    changedSubject: "La teva contrasenya ha canviat",
    changedIntro:
      "La contrasenya del teu compte d’Explorar es va canviar el {{when}}. Les altres sessions s’han tancat.",
    changedButton: "Recupera la contrasenya",
    changedNote:
      "Si has estat tu, no has de fer res. Si no, recupera la contrasenya ara mateix amb aquest botó i avisa qui administra el teu compte.",
    newDeviceSubject: "S’ha entrat al teu compte des d’un dispositiu nou",
    newDeviceIntro:
      "El {{when}} es va entrar al teu compte d’Explorar des d’un dispositiu que no havies fet servir abans: {{device}}, amb l’adreça IP {{address}}.",
    newDeviceNote:
      "Si has estat tu, no has de fer res. Si no, tria una altra contrasenya ara mateix amb aquest botó, que també tanca totes les sessions, i avisa qui administra el teu compte.",
    wrongCodeSubject: "Contrasenya correcta i codi incorrecte al teu compte",
    wrongCodeIntro:
      "El {{when}} algú va escriure la contrasenya correcta del teu compte d’Explorar i després un codi que no ho era: {{device}}, amb l’adreça IP {{address}}. La contrasenya sola no és suficient per entrar.",
    wrongCodeNote:
      "Si t’has equivocat tu en escriure el codi, no has de fer res. Si no, algú altre sap la teva contrasenya: tria’n una altra ara mateix amb aquest botó, que també tanca totes les sessions, i avisa qui administra el teu compte.",
    device: "{{browser}} a {{system}}",
    unknownDevice: "un programa desconegut",
    identitySubject: {
      linked: "Has vinculat un compte per entrar",
      unlinked: "S’ha desvinculat un compte amb què entraves",
    },
    identityIntro: {
      linked:
        "El teu compte d’Explorar es va vincular amb un altre ({{account}}) el {{when}}. A partir d’ara també hi pots entrar amb aquest.",
      unlinked:
        "El teu compte d’Explorar es va desvincular d’un altre ({{account}}) el {{when}}. Ja no s’hi pot entrar amb aquest.",
    },
    secondFactorSubject: {
      on: "Has activat la verificació en dos passos",
      off: "S’ha desactivat la verificació en dos passos",
      reset: "S’ha desactivat la teva verificació en dos passos",
      replaced: "Has canviat el mòbil de la verificació en dos passos",
      codes: "Tens codis de recuperació nous",
    },
    secondFactorIntro: {
      on: "La verificació en dos passos del teu compte d’Explorar es va activar el {{when}}. A partir d’ara entres amb la contrasenya i un codi de la teva aplicació.",
      off: "La verificació en dos passos del teu compte d’Explorar es va desactivar el {{when}}. A partir d’ara entres només amb la contrasenya.",
      replaced:
        "La verificació en dos passos del teu compte d’Explorar va passar a un altre mòbil el {{when}}. Els codis de l’anterior ja no serveixen, i els de recuperació són nous.",
      codes:
        "El {{when}} es van generar codis de recuperació nous per al teu compte d’Explorar. Els anteriors ja no serveixen.",
      reset:
        "Qui administra el teu compte d’Explorar va desactivar la teva verificació en dos passos el {{when}}. La pròxima vegada entres només amb la contrasenya, i la pots tornar a activar al teu perfil.",
    },
  },
  OUTBOX: {
    title: "Bústia de demostració",
    text: "En mode de demostració no surt cap correu. Aquí hi ha els que s’haurien enviat, del més recent al més antic.",
    emptyTitle: "Encara no hi ha correus",
    emptyText:
      "Recupera una contrasenya o crea un usuari, espera un segon i torna a carregar aquesta pàgina.",
    to: "Per a {{recipient}}",
    from: "De {{sender}}",
    message: "Missatge: {{subject}}",
    plain: "Mostra el text sense format",
    back: "Ves al panell",
    reload: "Torna a carregar",
  },
  ANSWERS: {
    chatbotNotPublished:
      "Desat. El xat encara mostra les dades d’abans: desa-ho de nou més tard perquè les agafi.",
    userCreated: "Usuari creat",
    saved: "Desat correctament",
    userDeleted: "Usuari eliminat",
    userActivated: "Usuari activat",
    confirmationSent: "Correu de confirmació enviat",
    imported_one: "{{count}} editor importat",
    imported_other: "{{count}} editors importats",
  },
  BOT_FILES: {
    tooOld: "Aquest enllaç al fitxer ha caducat. Torna’l a obrir des del xat o des del panell.",
    gone: "Aquest fitxer ja no està disponible.",
  },
  NO_PAGE: {
    goneTitle: "Aquí no hi ha res",
    goneText:
      "L’adreça està incompleta, té una errada o era d’alguna cosa que ja no existeix. Comprova-la, o torna-la a demanar a qui te la va donar.",
    failedTitle: "No es pot obrir aquesta pàgina",
    failedText: "Hi ha hagut un problema tècnic. Torna-ho a provar d’aquí a un moment.",
    home: "Ves a l’inici",
  },
  PLAY_PAGE: {
    title: "Rutes",
    description:
      "Escriu el codi del cartell o tria una ruta oberta. Es juga al navegador del mòbil, sense instal·lar res.",
  },
  CHAT_REFUSED: {
    title: "Aquest xat no es pot mostrar en aquesta pàgina.",
    text: "Si la pàgina és teva, afegeix {{origin}} a les pàgines que el poden mostrar, al panell.",
    nameless: "Si la pàgina és teva, afegeix-la a les pàgines que el poden mostrar, al panell.",
  },
  BOT_ANSWERS: {
    ownAnswer: "Resposta del museu",
    noEvidence: "No ho trobo als meus documents. Prova de preguntar-ho amb altres paraules.",
  },
};
