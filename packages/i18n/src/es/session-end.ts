/** Why a session is over. */
export default {
  SESSION_END: {
    title: "Tu sesión se ha cerrado",
    expired: "Tu sesión ha caducado: dura 24 horas como máximo.",
    idle: "Tu sesión se ha cerrado porque llevaba demasiado tiempo sin actividad.",
    signedOut: "Has cerrado la sesión.",
    elsewhere: "Has cerrado esta sesión desde otro dispositivo.",
    administrator: "Tu sesión se ha cerrado desde administración.",
    password: "Tu sesión se ha cerrado porque ha cambiado la contraseña de la cuenta.",
    role: "Tu sesión se ha cerrado porque ha cambiado tu rol.",
    disabled:
      "Tu cuenta está desactivada o ya no existe. Si crees que es un error, habla con quien la administra.",
  },
};
