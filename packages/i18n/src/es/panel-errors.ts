/** Errors that only occur in the panel, after signing in. */
export default {
  ERRORS: {
    noBotSession:
      "No hay sesión con la plataforma de chatbots. Puede que no esté disponible ahora mismo; inténtalo dentro de un momento.",
    ownAnswersLimit:
      "Este chatbot ya tiene todas las respuestas propias que admite. Elimina alguna o amplía una que ya esté.",
    tooMuchPageText:
      "Con este cambio el documento tendría demasiado texto. Acorta la página o deja fuera otras.",
    botLimitReached: "Has llegado al número máximo de chatbots de tu cuenta.",
    knowledgeFileLimitReached:
      "Un chatbot admite 3 archivos como máximo. Elimina uno antes de añadir otro.",
    notPdf: "El archivo no es un PDF. Elige otro archivo.",
    inactiveBot: "Activa el chatbot antes de editarlo.",
    activeBot: "Desactiva el chatbot antes de eliminarlo.",
    pointsChanged:
      "Alguien ha añadido o eliminado puntos mientras tanto. Vuelve a intentarlo con la lista de ahora.",
    pointsNotRestorable: "Los puntos eliminados ya no se pueden recuperar.",
    routeTooLong:
      "Los textos de la ruta no caben: juntos pueden ocupar {{max}}\u00a0MB. Acorta algunos o reparte los puntos en varias rutas.",
    pointLimitReached: "Has llegado al número máximo de puntos de tu cuenta.",
    pointIdsUsedUp:
      "No se pueden crear más puntos: este servidor ya ha creado el millón que admite, contando los eliminados. Avisa a quien lo gestiona: con las experiencias exportadas puede empezar en una base de datos nueva.",
    visitNotValid: "La visita ya no sirve: se ha eliminado o han pasado 30 días.",
    emailTaken: "Ya existe un usuario con ese correo.",
    codeTaken: "Ese código de acceso ya es de otra experiencia. Genera uno nuevo.",
    supervisorLimitReached: "Has llegado al número máximo de supervisores de tu cuenta.",
    editorLimitReached: "Has llegado al número máximo de editores de tu cuenta.",
    fileLimitReached: "Has llegado al número máximo de archivos de tu cuenta.",
    storageLimitReached: "No queda espacio para este archivo en tu cuenta.",
    alreadyActive: "Este usuario ya está activo.",
    disabledUser:
      "Esta cuenta está bloqueada. Solo quien gestiona el servidor puede desbloquearla.",
    noDefaultPassword:
      "Esta instalación no tiene una contraseña por defecto. Envía otra vez el correo de confirmación.",
    ownAccount: "No puedes eliminar tu propia cuenta.",
    csvColumns: "El archivo no tiene las columnas nombre, apellidos y email.",
    csvTooLong:
      "El archivo tiene demasiadas líneas o columnas. Divídelo en archivos de {{count}} líneas como máximo.",
    importRunning:
      "Ya tienes otra importación en marcha, quizá en otra ventana. Espera a que termine y vuelve a probar.",
    alreadyCreated:
      "Este usuario ya se creó con otros datos. Si quieres cambiarlos, edítalo desde la lista de usuarios.",
    botNotSelectable: "Ese chatbot no es de tu cuenta o ya no existe. Elige otro.",
    imageType: "La imagen no es PNG, JPEG, WebP ni GIF. Elige otro archivo.",
    imageHighRange:
      "La imagen tiene las luces de PQ o HLG (HDR), que aquí saldrían grises. Guárdala en sRGB.",
    imagePixels: "La imagen tiene demasiados píxeles. Redúcela a 3840 × 2160 o menos.",
    imageUnreadable:
      "No se ha podido leer la imagen: está dañada o tiene demasiados píxeles. Elige otro archivo.",
  },
  REAUTH: {
    title: "Tu sesión ha caducado",
    text: "Entra de nuevo para continuar. Lo que has escrito sigue aquí.",
    submit: "Entrar y continuar",
    providerTab: "Se abre en otra pestaña. Al volver aquí, todo seguirá como estaba.",
    leave: "Salir",
    takenTitle: "Ha entrado otra persona",
    takenText:
      "En otra pestaña de este navegador se ha abierto otra sesión. Entra de nuevo con tu cuenta para continuar. Lo que has escrito sigue aquí.",
    leaveTaken: "Seguir con la otra sesión",
  },
};
