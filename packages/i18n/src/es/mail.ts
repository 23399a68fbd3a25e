/** Words of the mails that the server sends, and of its other texts. */
export default {
  MAIL: {
    greeting: "Hola, {{name}}:",
    greetingPlain: "Hola:",
    linkBelow: "Si el botón no funciona, copia esta dirección en tu navegador:",
    footer: "Este mensaje se ha enviado automáticamente. No hace falta que respondas.",
    recoverySubject: "Crea una contraseña nueva",
    recoveryIntro:
      "Alguien ha pedido recuperar la contraseña de esta cuenta de Explorar. Si has sido tú, crea una contraseña nueva con este botón.",
    recoveryButton: "Crear contraseña",
    recoveryNote:
      "El enlace sirve una sola vez y caduca en {{minutes}} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue siendo la misma.",
    confirmationSubject: "Confirma tu cuenta de Explorar",
    confirmationIntro:
      "Tienes una cuenta nueva en Explorar con el rol «{{role}}». Para empezar, confirma tu correo y elige una contraseña.",
    confirmationInvited:
      "{{inviter}} te ha creado una cuenta en Explorar con el rol «{{role}}». Para empezar, confirma tu correo y elige una contraseña.",
    confirmationButton: "Confirmar la cuenta",
    confirmationNote:
      "El enlace sirve una sola vez y caduca en {{days}} días. Si no esperabas este mensaje, puedes ignorarlo.",
    changedSubject: "Tu contraseña ha cambiado",
    changedIntro:
      "La contraseña de tu cuenta de Explorar se cambió el {{when}}. Las demás sesiones se han cerrado.",
    changedButton: "Recuperar la contraseña",
    changedNote:
      "Si has sido tú, no tienes que hacer nada. Si no, recupera la contraseña ahora mismo con este botón y avisa a quien administra tu cuenta.",
    newDeviceSubject: "Se ha entrado en tu cuenta desde un dispositivo nuevo",
    newDeviceIntro:
      "El {{when}} se entró en tu cuenta de Explorar desde un dispositivo en el que no habías entrado antes: {{device}}, con la dirección IP {{address}}.",
    newDeviceNote:
      "Si has sido tú, no tienes que hacer nada. Si no, elige otra contraseña ahora mismo con este botón, que también cierra todas las sesiones, y avisa a quien administra tu cuenta.",
    wrongCodeSubject: "Contraseña correcta y código incorrecto en tu cuenta",
    wrongCodeIntro:
      "El {{when}} alguien escribió la contraseña correcta de tu cuenta de Explorar y después un código que no lo era: {{device}}, con la dirección IP {{address}}. La contraseña sola no basta para entrar.",
    wrongCodeNote:
      "Si te has equivocado tú al escribir el código, no tienes que hacer nada. Si no, otra persona conoce tu contraseña: elige otra ahora mismo con este botón, que también cierra todas las sesiones, y avisa a quien administra tu cuenta.",
    device: "{{browser}} en {{system}}",
    unknownDevice: "un programa desconocido",
    identitySubject: {
      linked: "Has vinculado una cuenta para entrar",
      unlinked: "Se ha desvinculado una cuenta con la que entrabas",
    },
    identityIntro: {
      linked:
        "Tu cuenta de Explorar se vinculó con otra ({{account}}) el {{when}}. A partir de ahora también puedes entrar con ella.",
      unlinked:
        "Tu cuenta de Explorar se desvinculó de otra ({{account}}) el {{when}}. Ya no se puede entrar con ella.",
    },
    secondFactorSubject: {
      on: "Has activado la verificación en dos pasos",
      off: "Se ha desactivado la verificación en dos pasos",
      reset: "Se ha desactivado tu verificación en dos pasos",
      replaced: "Has cambiado el móvil de la verificación en dos pasos",
      codes: "Tienes códigos de recuperación nuevos",
    },
    secondFactorIntro: {
      on: "La verificación en dos pasos de tu cuenta de Explorar se activó el {{when}}. A partir de ahora entras con la contraseña y un código de tu aplicación.",
      off: "La verificación en dos pasos de tu cuenta de Explorar se desactivó el {{when}}. A partir de ahora entras solo con la contraseña.",
      replaced:
        "La verificación en dos pasos de tu cuenta de Explorar pasó a otro móvil el {{when}}. Los códigos del anterior ya no sirven, y los de recuperación son nuevos.",
      codes:
        "El {{when}} se generaron códigos de recuperación nuevos para tu cuenta de Explorar. Los anteriores ya no sirven.",
      reset:
        "Quien administra tu cuenta de Explorar desactivó tu verificación en dos pasos el {{when}}. La próxima vez entras solo con la contraseña, y puedes volver a activarla en tu perfil.",
    },
  },
  OUTBOX: {
    title: "Buzón de demostración",
    text: "En modo de demostración no sale ningún correo. Aquí están los que se habrían enviado, del más reciente al más antiguo.",
    emptyTitle: "Todavía no hay correos",
    emptyText:
      "Recupera una contraseña o crea un usuario, espera un segundo y vuelve a cargar esta página.",
    to: "Para {{recipient}}",
    from: "De {{sender}}",
    message: "Mensaje: {{subject}}",
    plain: "Ver el texto sin formato",
    back: "Ir al panel",
    reload: "Volver a cargar",
  },
  ANSWERS: {
    chatbotNotPublished:
      "Guardado. El chat aún muestra los datos de antes: guarda otra vez más tarde para que los tome.",
    userCreated: "Usuario creado",
    saved: "Guardado correctamente",
    userDeleted: "Usuario eliminado",
    userActivated: "Usuario activado",
    confirmationSent: "Correo de confirmación enviado",
    imported_one: "{{count}} editor importado",
    imported_other: "{{count}} editores importados",
  },
  BOT_FILES: {
    tooOld: "Este enlace al archivo ha caducado. Vuelve a abrirlo desde el chat o desde el panel.",
    gone: "Este archivo ya no está disponible.",
  },
  NO_PAGE: {
    goneTitle: "Aquí no hay nada",
    goneText:
      "La dirección está incompleta, tiene una errata o era de algo que ya no existe. Compruébala, o pídela otra vez a quien te la dio.",
    failedTitle: "No se puede abrir esta página",
    failedText: "Ha habido un problema técnico. Inténtalo dentro de un momento.",
    home: "Ir al inicio",
  },
  PLAY_PAGE: {
    title: "Rutas",
    description:
      "Escribe el código del cartel o elige una ruta abierta. Se juega en el navegador del móvil, sin instalar nada.",
  },
  CHAT_REFUSED: {
    title: "Este chat no se puede mostrar en esta página.",
    text: "Si la página es tuya, añade {{origin}} a las páginas que pueden mostrarlo, en el panel.",
    nameless: "Si la página es tuya, añádela a las páginas que pueden mostrarlo, en el panel.",
  },
  BOT_ANSWERS: {
    ownAnswer: "Respuesta del museo",
    noEvidence: "No lo encuentro en mis documentos. Prueba a preguntarlo con otras palabras.",
  },
};
