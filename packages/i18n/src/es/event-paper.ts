/** What is printed of an event, in the language of its teams. */
export default {
  scan: "Escanea y entra en el equipo",
  orType: "o entra en {{address}}",
  code: "Código",
  team: "Equipo {{number}}",
  certificate: "Diploma",
  for: "para",
  first: "Primer puesto",
  second: "Segundo puesto",
  third: "Tercer puesto",
  place: "Puesto {{place}} de {{teams}}",
  tookPart: "por haber participado",
  score_one: "{{count}} punto",
  score_other: "{{count}} puntos",
  reached: "{{reached}} de {{points}} paradas",
  finished: "Ruta completa en {{time}}",
};
