/** The day of an event: teams that play a published route. */
export default {
  EVENTS: {
    notPublished: "Publica la experiencia antes de preparar un evento.",
    eventLimit: "Esta experiencia ya tiene 100 eventos. Elimina uno para crear otro.",
    underWayLimit: "Ya hay 10 eventos a la vez en esta cuenta. Espera a que acabe uno.",
    teamLimit: "Un evento tiene 200 equipos como mucho.",
    badName: "El nombre de un equipo tiene de 1 a 40 caracteres.",
    nameTaken: "Otro equipo ya se llama así.",
    started: "El evento ya ha empezado: esto ya no se puede cambiar.",
    notStarted: "El evento todavía no ha empezado.",
    over: "El evento ya ha acabado.",
    underWay: "El evento está en marcha. Termínalo antes de eliminarlo.",
    startsInPast: "La hora de inicio ya ha pasado.",
    endsBeforeStart: "El final tiene que ser posterior al inicio.",
    tooLong: "Un evento dura 24 horas como mucho.",
    teamPlays: "Este equipo ya juega: no se puede quitar, pero sí terminar.",
    linkLimit: "Este evento ya tiene 30 enlaces. Anula uno para crear otro.",
    messageLimit: "Ya se han enviado 200 mensajes en este evento.",
    adjustmentLimit: "Ya se han dado o quitado puntos a este equipo 100 veces.",
    notPassed:
      "Las reglas de la ruta no lo permiten: el punto está cerrado, aún no se ha abierto, o su reto ya se ha fallado.",
    teamFull: "Este equipo ya tiene todos sus móviles. Pide a la organización que libere uno.",
    notRenamed: "El nombre solo se puede cambiar antes del inicio, si la organización lo permite.",
    phoneNotValid: "Este móvil ya no es del equipo. Vuelve a entrar con el código.",
  },
};
