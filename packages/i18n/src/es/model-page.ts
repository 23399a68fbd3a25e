/** Words of the page that shows one model on a phone. */
export default {
  title: "Un modelo en tu espacio",
  loading: "Cargando el modelo…",
  offlineText: "El modelo no ha llegado. Comprueba la conexión y vuelve a intentarlo.",
  failedLoad: "No se ha podido cargar el modelo",
  goneText:
    "Ha caducado o lo han terminado, o el modelo ya no está. Abre otro código en el ordenador.",
  incompleteText:
    "Escanea otra vez el código QR de la pantalla del ordenador, o abre el enlace entero.",
  size: "Tamaño",
  measures: "×{{scale}} · {{width}} de ancho, {{height}} de alto, {{depth}} de fondo",
  factor: "×{{scale}}",
  measuring: "El tamaño en metros se sabe cuando se ve el modelo.",
  smaller: "Más pequeño",
  larger: "Más grande",
  height: "Alto en metros",
  scale: "Veces el tamaño del archivo",
  wrong: "Escribe un número entre {{least}} y {{most}}.",
  asStored: "Como está guardado (×{{scale}})",
  quickLook:
    "En un iPhone o iPad el tamaño que elijas en la cámara no vuelve a esta página: escríbelo aquí.",
  send: "Enviar este tamaño",
  sendAgain: "Reintentar el envío",
  sending: "Enviando…",
  sent: "Enviado: ×{{scale}}. Acéptalo en el ordenador.",
  kept: "Sin conexión: ×{{scale}} se enviará en cuanto la haya.",
  busy: "Se han enviado demasiados tamaños seguidos. Espera un minuto y reinténtalo.",
  failed: "×{{scale}} no se ha podido enviar. Vuelve a intentarlo.",
  gone: "Este enlace ya no sirve: el tamaño no se puede enviar. Abre otro código en el ordenador.",
};
