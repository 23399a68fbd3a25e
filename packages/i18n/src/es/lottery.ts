/** The draw of a prize, as its authors see it. */
export default {
  LOTTERY: {
    title: "Sorteo que cualquiera puede comprobar",
    waiting:
      "El {{day}} a las 12:00 ({{zone}}) el servidor sortea el premio entre quienes lo hayan conseguido antes de ese día. Ese día también puedes sortearlo tú, desde las 0:00.",
    open: "Ya se puede sortear. Si no lo haces, el servidor lo hace a las 12:00 del {{day}} ({{zone}}).",
    tooLate:
      "El {{day}} llegó antes de publicarse la huella de la semilla, así que no se podría demostrar nada. Elige otro día, desde mañana.",
    drawn_one: "Se sorteó el {{at}}, con {{count}} partida.",
    drawn_other: "Se sorteó el {{at}} entre {{count}} partidas.",
    drawnEmpty:
      "Se hizo el sorteo el {{at}}. Nadie había conseguido el premio, así que no hay número premiado.",
    entries: "Lo han conseguido hasta ahora",
    entriesFew: "menos de 5 personas",
    commitment: "Huella de la semilla",
    commitmentHint:
      "Está publicada desde antes del sorteo. Con la semilla, que se publica al sortear, cualquiera repite el cálculo.",
    copyCommitment: "Copiar huella",
    winner: "Número premiado",
    winnerHint: "Quien ganó tiene este número en su móvil. No se sabe quién es.",
    copyWinner: "Copiar número",
    page: "Página pública del sorteo",
    draw: "Sortear ahora",
    drawTitle: "¿Sortear el premio ahora?",
    drawText:
      "Participan las partidas que consiguieron el premio antes del {{day}}. Solo hay un sorteo: no se puede deshacer ni repetir con otro resultado.",
    done: "Premio sorteado",
    loadError: "No se ha podido cargar el sorteo",
    unsaved: "Es lo que está guardado. Si cambias el día, cuenta cuando guardes.",
    cannotDraw:
      "Ahora no se puede sortear. Puede que su día no haya llegado o que el premio ya no se sortee.",
  },
};
