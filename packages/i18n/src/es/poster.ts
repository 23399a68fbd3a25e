/** The poster of a published route, in the language of its visitors. */
export default {
  scan: "Escanea y juega",
  noApp: "No hace falta instalar nada",
  orType: "o entra en {{address}}",
  code: "Código",
  points_one: "{{count}} parada",
  points_other: "{{count}} paradas",
};
