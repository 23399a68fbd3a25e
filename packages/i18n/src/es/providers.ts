/** Accounts of providers of identities: signing in with them, and their section in the profile. */
export default {
  ERRORS: {
    providerAway:
      "El servicio con el que quieres entrar no responde. Inténtalo más tarde o entra con tu correo y tu contraseña.",
    providerDeclined: "Has cancelado el inicio de sesión o el otro servicio no lo ha permitido.",
    providerInvalid:
      "No se ha podido comprobar la respuesta del otro servicio. Vuelve a intentarlo; si se repite, avisa a quien administra el panel.",
    providerEnded: "El inicio de sesión ha caducado o ya se ha usado. Vuelve a empezar.",
    providerDomain:
      "Con esa cuenta no se puede entrar: no es de las organizaciones permitidas. Usa la de tu organización.",
    providerUnverified:
      "El otro servicio no confirma que ese correo sea tuyo. Verifícalo allí o entra con tu correo y tu contraseña.",
    providerNoUser:
      "Ninguna cuenta activa del panel tiene el correo de esa cuenta. Abre la invitación que recibiste o pide una a quien administra el panel.",
    providerOtherIdentity:
      "Tu cuenta del panel ya está vinculada con otra cuenta de ese servicio. Desvincúlala antes en tu perfil.",
    providerOtherUser: "Esa cuenta ya está vinculada con otra persona del panel.",
    providerOtherEmail:
      "La invitación es para otro correo. Entra con la cuenta que tiene el correo invitado o elige una contraseña.",
  },
  PROVIDERS: {
    title: "Cuentas vinculadas",
    text: "Entra con la cuenta de tu organización, sin escribir la contraseña.",
    linked: "Vinculada",
    notLinked: "Sin vincular",
    since: "Desde el {{date}}",
    used: "Último acceso: {{time}}",
    link: "Vincular",
    linkNamed: "Vincular la cuenta de {{name}}",
    unlink: "Desvincular",
    unlinkNamed: "Desvincular la cuenta de {{name}}",
    linkTitle: "Vincular tu cuenta de {{name}}",
    linkText: "Confirma que eres tú. Después elegirás la cuenta en {{name}}.",
    unlinkTitle: "Desvincular tu cuenta de {{name}}",
    unlinkText:
      "Ya no podrás entrar con {{name}}. Necesitas tu contraseña; si no tienes, elige una con «Cambiar la contraseña por correo».",
    linkedDone: "Cuenta de {{name}} vinculada",
    unlinkedDone: "Cuenta de {{name}} desvinculada",
    linkFailed: "No se ha vinculado la cuenta",
    loadErrorTitle: "No se han podido cargar tus cuentas vinculadas",
    accept: "O acepta la invitación con tu cuenta",
  },
};
