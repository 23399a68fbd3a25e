/* oxlint-disable explorar/no-hard-coded-colour -- The ground, its woods and its roads are no part of the interface: no token stands for them. */
import type { AreaKind, LineKind, NameKind } from "./kinds.ts";

export type MapTheme = "light" | "dark";

/** A line's own colour, and that of its edges. */
interface LineColour {
  fill: string;
  edge?: string;
}

/** The colours of one theme: quiet, so that markers stand out. */
export interface Palette {
  /** Where the file has no tile. */
  ground: string;
  areas: Readonly<Record<AreaKind, string>>;
  lines: Readonly<Record<LineKind, LineColour>>;
  names: Readonly<Record<NameKind, string>>;
  /** Around names. */
  halo: string;
}

export const palettes: Readonly<Record<MapTheme, Palette>> = {
  light: {
    ground: "#efede7",
    areas: {
      earth: "#f6f4ef",
      farmland: "#f1efdf",
      green: "#dcebd0",
      wood: "#cfe3c4",
      sand: "#f5ecd2",
      campus: "#f0e9ec",
      works: "#ebe8ea",
      pitch: "#cde5cb",
      square: "#fbfaf8",
      water: "#b3d6e8",
      building: "#e2dcd2",
    },
    lines: {
      stream: { fill: "#b3d6e8" },
      river: { fill: "#b3d6e8" },
      border: { fill: "#b3a6b4" },
      path: { fill: "#cbbfa9" },
      rail: { fill: "#b5b1ab" },
      service: { fill: "#ffffff", edge: "#dedad1" },
      minor: { fill: "#ffffff", edge: "#d8d3c8" },
      medium: { fill: "#fffbe9", edge: "#dccfa8" },
      major: { fill: "#ffefc4", edge: "#dcc085" },
      highway: { fill: "#fcd9a8", edge: "#d5a565" },
    },
    names: {
      place: "#1f2329",
      quarter: "#5b5f68",
      road: "#4b4f57",
      water: "#2a607f",
      green: "#3d6130",
      spot: "#5c4a57",
    },
    halo: "#fbfaf7",
  },
  dark: {
    ground: "#14171c",
    areas: {
      earth: "#1b1f26",
      farmland: "#1e2326",
      green: "#1e2b24",
      wood: "#1b2c23",
      sand: "#292721",
      campus: "#25222b",
      works: "#21232a",
      pitch: "#203026",
      square: "#22262e",
      water: "#122c3f",
      building: "#272c35",
    },
    lines: {
      stream: { fill: "#16354b" },
      river: { fill: "#16354b" },
      border: { fill: "#5b5263" },
      path: { fill: "#454a52" },
      rail: { fill: "#434854" },
      service: { fill: "#30353f", edge: "#15181d" },
      minor: { fill: "#363c47", edge: "#15181d" },
      medium: { fill: "#424854", edge: "#15181d" },
      major: { fill: "#4e4f50", edge: "#15181d" },
      highway: { fill: "#5d543f", edge: "#15181d" },
    },
    names: {
      place: "#eceee8",
      quarter: "#a4a9b2",
      road: "#b9bdc5",
      water: "#8cc0e2",
      green: "#9cc89f",
      spot: "#c9b8c6",
    },
    halo: "#14171c",
  },
};
