import type { ModelPageWords } from "../words.ts";

export default {
  title: "Un model al teu espai",
  loading: "S’està carregant el model…",
  offlineText: "El model no ha arribat. Comprova la connexió i torna-ho a provar.",
  failedLoad: "No s’ha pogut carregar el model",
  goneText: "Ha caducat o l’han acabat, o el model ja no hi és. Obre un altre codi a l’ordinador.",
  incompleteText:
    "Escaneja una altra vegada el codi QR de la pantalla de l’ordinador, o obre l’enllaç sencer.",
  size: "Mida",
  measures: "×{{scale}} · {{width}} d’ample, {{height}} d’alt, {{depth}} de fons",
  factor: "×{{scale}}",
  measuring: "La mida en metres se sap quan es veu el model.",
  smaller: "Més petit",
  larger: "Més gran",
  height: "Alçada en metres",
  scale: "Vegades la mida del fitxer",
  wrong: "Escriu un número entre {{least}} i {{most}}.",
  asStored: "Com està desat (×{{scale}})",
  quickLook:
    "En un iPhone o iPad la mida que triïs a la càmera no torna a aquesta pàgina: escriu-la aquí.",
  send: "Envia aquesta mida",
  sendAgain: "Torna a enviar-la",
  sending: "S’està enviant…",
  sent: "Enviada: ×{{scale}}. Accepta-la a l’ordinador.",
  kept: "Sense connexió: quan n’hi hagi s’enviarà ×{{scale}}.",
  busy: "S’han enviat massa mides seguides. Espera un minut i torna-ho a provar.",
  failed: "×{{scale}} no s’ha pogut enviar. Torna-ho a provar.",
  gone: "Aquest enllaç ja no serveix: la mida no es pot enviar. Obre un altre codi a l’ordinador.",
} satisfies ModelPageWords;
