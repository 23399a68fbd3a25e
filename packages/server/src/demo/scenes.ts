import { modelPictures } from "./model-pictures.ts";
import { pavement } from "./pavement.ts";
import { path, rect } from "./svg.ts";

/*
 * Pictures of the demo tenant, drawn as SVG: a sky, what stands before it, and the light between.
 */

const WIDTH = 1280;
const HEIGHT = 720;
/** Where the ground begins. */
const GROUND = 560;

interface Light {
  sky: readonly [top: string, middle: string, bottom: string];
  far: string;
  near: string;
  ground: string;
  glow: string;
}

const DUSK: Light = {
  sky: ["#2b2a5e", "#b4527a", "#f7b267"],
  far: "#7a4674",
  near: "#2a1b3d",
  ground: "#1c1430",
  glow: "#ffd9a0",
};
const MORNING: Light = {
  sky: ["#4f9bd9", "#a9d6ee", "#fdf1d6"],
  far: "#8fb3c7",
  near: "#36566b",
  ground: "#2c4456",
  glow: "#fffbe6",
};
const NIGHT: Light = {
  sky: ["#0b1436", "#1d2f6f", "#44559f"],
  far: "#27376f",
  near: "#0d1638",
  ground: "#090f28",
  glow: "#f3f0ff",
};
const GOLDEN: Light = {
  sky: ["#d9763f", "#f2b05e", "#ffe6b0"],
  far: "#c98a55",
  near: "#6b3a2a",
  ground: "#4a2820",
  glow: "#fff6d8",
};

/** A row of columns of one width, each a lit window or an opening. */
function openings(
  count: number,
  at: { x: number; y: number; step: number },
  size: { width: number; height: number },
  fill: string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = at.x + index * at.step;
    const { width, height } = size;
    const top = at.y + width / 2;
    return path(
      `M${x} ${at.y + height}V${top}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${at.y + height}Z`,
      fill,
    );
  }).join("");
}

/** Roofs of a town far away, always the same ones. */
function skyline(fill: string): string {
  let [x, line] = [0, `M0 ${GROUND}`];
  for (let index = 0; x < WIDTH; index += 1) {
    const width = 46 + ((index * 37) % 58);
    const height = 70 + ((index * 53) % 110);
    line += `V${GROUND - height}l${width / 2} ${-((index * 29) % 34)}l${width / 2} ${(index * 29) % 34}`;
    x += width;
    line += `V${GROUND}H${x}`;
  }
  return path(`${line}H${WIDTH}V${GROUND}Z`, fill, 'opacity="0.75"');
}

function stars(): string {
  return Array.from({ length: 70 }, (_, index) => {
    const [x, y] = [(index * 197) % WIDTH, (index * 83) % 330];
    return `<circle cx="${x}" cy="${y}" r="${0.8 + (index % 3) * 0.7}" fill="#fff" opacity="${0.3 + (index % 5) * 0.13}"/>`;
  }).join("");
}

interface Scene {
  light: Light;
  /** Where sun or moon stands, and how large. */
  sun: { x: number; y: number; r: number };
  building: (light: Light) => string;
}

function draw({ light, sun, building }: Scene): string {
  const [top, middle, bottom] = light.sky;
  const stands = building(light);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<radialGradient id="sun"><stop stop-color="${light.glow}"/><stop offset=".22" stop-color="${light.glow}" stop-opacity=".95"/><stop offset=".25" stop-color="${light.glow}" stop-opacity=".4"/><stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="water" x2="0" y2="1"><stop stop-color="${light.ground}" stop-opacity=".35"/><stop offset="1" stop-color="${light.ground}"/></linearGradient>
</defs>
${rect(0, 0, WIDTH, GROUND, "url(#sky)")}
${light === NIGHT ? stars() : ""}
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 4}" fill="url(#sun)"/>
${skyline(light.far)}
${stands}
${rect(0, GROUND, WIDTH, HEIGHT - GROUND, light.ground)}
<g transform="matrix(1 0 0 -.28 0 ${GROUND * 1.28})" opacity=".35">${stands}</g>
${rect(0, GROUND, WIDTH, HEIGHT - GROUND, "url(#water)")}
</svg>`;
}

/** A long palace: a raised middle, rows of windows, statues on the roof. */
function palace({ near, glow }: Light): string {
  const statues = Array.from({ length: 17 }, (_, index) =>
    path(`M${262 + index * 47} 318v-20l5-10 5 10v20Z`, near),
  ).join("");
  return [
    rect(210, 330, 860, 230, near),
    rect(200, 318, 880, 16, near),
    rect(520, 288, 240, 272, near),
    path("M510 290L640 236L770 290Z", near),
    statues,
    openings(16, { x: 236, y: 366, step: 52 }, { width: 20, height: 46 }, glow),
    openings(16, { x: 236, y: 452, step: 52 }, { width: 20, height: 62 }, `${glow}cc`),
    openings(3, { x: 562, y: 440, step: 56 }, { width: 42, height: 120 }, `${glow}ee`),
  ].join("");
}

/** Five arches under a heavy roof. */
function gate({ near, glow, far }: Light): string {
  return [
    rect(330, 330, 620, 230, near),
    rect(316, 314, 648, 20, near),
    rect(500, 250, 280, 70, near),
    path("M486 252L640 196L794 252Z", near),
    openings(3, { x: 432, y: 380, step: 148 }, { width: 112, height: 180 }, far),
    openings(3, { x: 446, y: 396, step: 148 }, { width: 84, height: 164 }, `${glow}aa`),
    openings(1, { x: 350, y: 440, step: 0 }, { width: 58, height: 120 }, `${glow}77`),
    openings(1, { x: 872, y: 440, step: 0 }, { width: 58, height: 120 }, `${glow}77`),
  ].join("");
}

/** Towers like sand that dripped from a hand. */
function basilica({ near, glow }: Light): string {
  const towers = [
    [400, 210, 56],
    [474, 150, 62],
    [556, 96, 70],
    [652, 96, 70],
    [744, 150, 62],
    [824, 210, 56],
  ] as const;
  return [
    ...towers.map(([x, y, width]) => {
      const middle = x + width / 2;
      const slots = Array.from({ length: 7 }, (_, index) => {
        const top = y + 90 + index * 44;
        return `<ellipse cx="${middle}" cy="${top}" rx="${4 + index * 0.8}" ry="11" fill="${glow}" opacity=".75"/>`;
      });
      return (
        path(
          `M${x} ${GROUND}Q${x + 4} ${y + 150} ${middle} ${y}Q${x + width - 4} ${y + 150} ${x + width} ${GROUND}Z`,
          near,
        ) +
        `<circle cx="${middle}" cy="${y}" r="8" fill="${near}"/><path d="M${middle} ${y - 26}v26M${middle - 9} ${y - 15}h18" stroke="${near}" stroke-width="4"/>` +
        slots.join("")
      );
    }),
    path(`M360 ${GROUND}V440L640 330L920 440V${GROUND}Z`, near),
    openings(5, { x: 452, y: 452, step: 80 }, { width: 46, height: 108 }, `${glow}bb`),
  ].join("");
}

/** A market hall of iron and glass, with its awnings. */
function market({ near, glow }: Light): string {
  const stripes = Array.from({ length: 20 }, (_, index) =>
    path(`M${292 + index * 35} 452h35v34a17.5 17.5 0 0 1-35 0Z`, index % 2 ? "#c8443c" : "#fbf3e2"),
  ).join("");
  return [
    path("M280 340L640 226L1000 340Z", near),
    rect(280, 336, 720, 224, near),
    openings(12, { x: 300, y: 356, step: 58 }, { width: 42, height: 84 }, `${glow}cc`),
    stripes,
    openings(9, { x: 316, y: 500, step: 76 }, { width: 46, height: 60 }, `${glow}99`),
  ].join("");
}

/** A narrow street between two house walls, with a bridge over it. */
function alley({ near, glow, ground }: Light): string {
  const windows = (x: number, mirrored: boolean) =>
    Array.from({ length: 9 }, (_, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const left = x + (mirrored ? 250 - column * 104 : column * 104);
      return openings(
        1,
        { x: left, y: 150 + row * 140, step: 0 },
        { width: 44, height: 78 },
        `${glow}${index % 2 ? "dd" : "66"}`,
      );
    }).join("");
  return [
    path(`M0 40L380 130V${GROUND}H0Z`, near),
    path(`M${WIDTH} 40L900 130V${GROUND}H${WIDTH}Z`, near),
    windows(60, false),
    windows(930, true),
    path("M380 250Q640 190 900 250V330Q640 250 380 330Z", ground),
    openings(7, { x: 452, y: 232, step: 58 }, { width: 26, height: 44 }, `${glow}bb`),
  ].join("");
}

/** A square tower with its turret, between low houses. */
function tower({ near, glow, far }: Light): string {
  return [
    rect(180, 430, 920, 130, far),
    openings(13, { x: 214, y: 462, step: 66 }, { width: 26, height: 54 }, `${glow}88`),
    rect(520, 170, 240, 390, near),
    rect(504, 156, 272, 22, near),
    ...[0, 1, 2, 3].map((merlon) => rect(516 + merlon * 70, 128, 38, 30, near)),
    path("M690 128V70l34-26 34 26v58Z", near),
    openings(3, { x: 556, y: 216, step: 64 }, { width: 38, height: 70 }, `${glow}ee`),
    openings(2, { x: 580, y: 330, step: 84 }, { width: 34, height: 62 }, `${glow}99`),
    openings(1, { x: 606, y: 450, step: 0 }, { width: 68, height: 110 }, `${glow}cc`),
  ].join("");
}

/** A theatre with columns behind a row of clipped trees. */
function theatre({ near, glow, ground }: Light): string {
  const trees = Array.from({ length: 11 }, (_, index) => {
    const x = 130 + index * 102;
    return `<circle cx="${x}" cy="508" r="38" fill="${ground}"/>${rect(x - 4, 530, 8, 30, ground)}`;
  }).join("");
  return [
    rect(300, 300, 680, 260, near),
    rect(280, 284, 720, 20, near),
    path("M440 284L640 196L840 284Z", near),
    rect(440, 244, 400, 44, near),
    openings(9, { x: 330, y: 330, step: 70 }, { width: 36, height: 74 }, `${glow}bb`),
    ...Array.from({ length: 10 }, (_, column) => rect(318 + column * 70, 420, 14, 140, glow)),
    trees,
  ].join("");
}

/** Houses of many colours, shoulder to shoulder above the water. */
function houses({ near, glow }: Light): string {
  const colours = ["#c8643c", "#e0a24e", "#b8483c", "#d9c08a", "#7d8f6a", "#cf7a52"];
  return Array.from({ length: 12 }, (_, index) => {
    const [x, height] = [70 + index * 96, 210 + ((index * 71) % 130)];
    const top = GROUND - height;
    const rows = Math.floor((height - 50) / 70);
    return [
      rect(x, top, 94, height, colours[index % colours.length] ?? near),
      path(`M${x - 6} ${top}l53-34 53 34Z`, near),
      ...Array.from({ length: rows }, (_each, row) =>
        openings(
          2,
          { x: x + 16, y: top + 26 + row * 70, step: 38 },
          { width: 24, height: 42 },
          row % 2 ? glow : `${near}dd`,
        ),
      ),
    ].join("");
  }).join("");
}

/** A wall with its towers and a walk along the top. */
function wall({ near, glow, far }: Light): string {
  const merlons = Array.from({ length: 27 }, (_, index) =>
    rect(40 + index * 46, 356, 26, 26, near),
  );
  return [
    path("M60 560Q380 300 640 330T1270 560Z", far),
    rect(30, 380, 1230, 180, near),
    ...merlons,
    ...[210, 620, 1010].map((x) => rect(x, 270, 110, 290, near)),
    ...[210, 620, 1010].map((x) =>
      openings(1, { x: x + 40, y: 320, step: 0 }, { width: 30, height: 56 }, `${glow}cc`),
    ),
    openings(1, { x: 440, y: 450, step: 0 }, { width: 74, height: 110 }, `${glow}99`),
  ].join("");
}

const SCENES = {
  palace: draw({ light: DUSK, sun: { x: 330, y: 250, r: 46 }, building: palace }),
  gate: draw({ light: NIGHT, sun: { x: 980, y: 150, r: 40 }, building: gate }),
  basilica: draw({ light: GOLDEN, sun: { x: 220, y: 260, r: 60 }, building: basilica }),
  market: draw({ light: MORNING, sun: { x: 1050, y: 170, r: 50 }, building: market }),
  alley: draw({ light: DUSK, sun: { x: 640, y: 360, r: 54 }, building: alley }),
  tower: draw({ light: NIGHT, sun: { x: 240, y: 140, r: 34 }, building: tower }),
  theatre: draw({ light: MORNING, sun: { x: 210, y: 320, r: 44 }, building: theatre }),
  houses: draw({ light: MORNING, sun: { x: 1090, y: 130, r: 46 }, building: houses }),
  wall: draw({ light: GOLDEN, sun: { x: 860, y: 240, r: 52 }, building: wall }),
};

/** Every drawing of the demo tenant by its name. */
export const drawings = { ...SCENES, square: pavement, ...modelPictures } as const;
export type DrawingName = keyof typeof drawings;
