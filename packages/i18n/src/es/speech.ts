/** Stories that a machine speaks. */
export default {
  SPEECH: {
    record: "Grabar con voz sintética",
    again: "Grabar de nuevo",
    recording: "Grabando la voz…",
    stop: "Parar",
    recorded: "Grabado con voz sintética. Escúchalo antes de guardar.",
    back: "Volver al audio anterior",
    withoutAudio: "Quitar el audio",
    made: "Hecho con voz sintética",
    madeBy: "Hecho con voz sintética ({{voice}})",
    origin: "Origen",
    outdated: "El texto ha cambiado desde que se grabó.",
    tooLong: "El texto es demasiado largo para grabarlo: como máximo {{most}} caracteres.",
    assetName: "{{name}}, voz ({{language}})",
    off: "Aquí no se puede grabar con voz sintética en este idioma.",
    unreachable:
      "El servicio de voz no está disponible ahora mismo. El audio de antes sigue como estaba; inténtalo dentro de un momento.",
    slow: "El servicio de voz ha tardado demasiado. El audio de antes sigue como estaba; inténtalo dentro de un momento.",
    broken:
      "El servicio de voz no ha enviado una grabación que se pueda usar. El audio de antes sigue como estaba.",
    limited:
      "El servicio de voz recibe demasiadas peticiones. El audio de antes sigue como estaba; espera unos minutos.",
    unpaid: "El servicio de voz se ha quedado sin saldo. Avisa a quien gestiona la instalación.",
    quota: "Tu cuenta ha gastado todo el uso de modelos que tenía. No se ha grabado nada.",
    tooLarge: "La grabación pesaría más de 3 MB. Acorta el texto y vuelve a grabar.",
  },
};
