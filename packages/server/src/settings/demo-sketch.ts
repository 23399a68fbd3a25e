import type { SketchSettings } from "@panel/domain/play/tryout";

/** The map of the demo's towns, which its maps fall back on where no network is. */
export const DEMO_SKETCH: SketchSettings = {
  url: "/demo/sketch.geojson",
  attribution: {
    es: "Croquis propio, sin conexión",
    ca: "Croquis propi, sense connexió",
    en: "Our own sketch, offline",
  },
};
