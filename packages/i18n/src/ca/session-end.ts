import type { SessionEndWords } from "../words.ts";

/** Why a session is over. */
export default {
  SESSION_END: {
    title: "S’ha tancat la sessió",
    expired: "La sessió ha caducat: dura 24 hores com a màxim.",
    idle: "La sessió s’ha tancat perquè feia massa temps que no hi havia activitat.",
    signedOut: "Has tancat la sessió.",
    elsewhere: "Has tancat aquesta sessió des d’un altre dispositiu.",
    administrator: "La sessió s’ha tancat des de l’administració.",
    password: "La sessió s’ha tancat perquè ha canviat la contrasenya del compte.",
    role: "La sessió s’ha tancat perquè ha canviat el teu rol.",
    disabled:
      "El teu compte està desactivat o ja no existeix. Si creus que és un error, parla amb qui l’administra.",
  },
} satisfies SessionEndWords;
