import type { PosterWords } from "../words.ts";

export default {
  scan: "Escaneja i juga",
  noApp: "No cal instal·lar res",
  orType: "o entra a {{address}}",
  code: "Codi",
  points_one: "{{count}} parada",
  points_other: "{{count}} parades",
} satisfies PosterWords;
