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

const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

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

const SCENES = {
  palace: draw({ light: DUSK, sun: { x: 330, y: 250, r: 46 }, building: palace }),
  gate: draw({ light: NIGHT, sun: { x: 980, y: 150, r: 40 }, building: gate }),
  basilica: draw({ light: GOLDEN, sun: { x: 220, y: 260, r: 60 }, building: basilica }),
  market: draw({ light: MORNING, sun: { x: 1050, y: 170, r: 50 }, building: market }),
  alley: draw({ light: DUSK, sun: { x: 640, y: 360, r: 54 }, building: alley }),
};

/** The pavement of a square, as wide as it is high. */
const square = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
<rect width="900" height="900" fill="#e9c79a"/>
${Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_each, column) =>
    rect(
      column * 100 + 4,
      row * 100 + 4,
      92,
      92,
      (row + column) % 2 ? "#dcb37f" : "#f0d4ab",
      'rx="10"',
    ),
  ).join(""),
).join("")}
<circle cx="450" cy="450" r="330" fill="#b9543f"/><circle cx="450" cy="450" r="290" fill="#f6e7cf"/>
${Array.from({ length: 24 }, (_, index) => `<path d="M450 190l16 60h-32Z" fill="${index % 2 ? "#3f6c7d" : "#d88c4a"}" transform="rotate(${index * 15} 450 450)"/>`).join("")}
${Array.from({ length: 16 }, (_, index) => `<path d="M450 300l26 150h-52Z" fill="${index % 2 ? "#d88c4a" : "#8e3b46"}" transform="rotate(${index * 22.5} 450 450)"/>`).join("")}
<circle cx="450" cy="450" r="74" fill="#f2b05e"/><circle cx="450" cy="450" r="40" fill="#3f6c7d"/>
</svg>`;

/** What the models look like, for the lists. */
const fountain = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#fdf6e9"/><stop offset="1" stop-color="#d8c3a5"/></radialGradient><linearGradient id="s" x2="1"><stop stop-color="#8d99a6"/><stop offset=".4" stop-color="#e6ecf1"/><stop offset="1" stop-color="#6c7884"/></linearGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="400" cy="690" rx="250" ry="40" fill="#000" opacity=".15"/>
<path d="M170 610h460l-30 80H200Z" fill="url(#s)"/><ellipse cx="400" cy="610" rx="230" ry="44" fill="#5fb3d0"/>
<path d="M365 600q20-120-10-190h90q-30 70-10 190Z" fill="url(#s)"/><path d="M270 400h260l-60 40H330Z" fill="url(#s)"/><ellipse cx="400" cy="400" rx="130" ry="26" fill="#7cc6de"/>
<path d="M378 396q12-70-8-110h60q-20 40-8 110Z" fill="url(#s)"/><circle cx="400" cy="270" r="30" fill="url(#s)"/>
<path d="M400 240q-90 10-120 150M400 240q90 10 120 150M400 240q-40 20-50 150M400 240q40 20 50 150" fill="none" stroke="#9ddcf0" stroke-width="6" opacity=".8"/></svg>`;
const milestone = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs><radialGradient id="b"><stop stop-color="#eef4f6"/><stop offset="1" stop-color="#b9cdd6"/></radialGradient></defs>
<rect width="800" height="800" fill="url(#b)"/><ellipse cx="410" cy="690" rx="220" ry="38" fill="#000" opacity=".16"/>
<path d="M260 300l140-90 150 80v390H260Z" fill="#b08d6e"/><path d="M400 380l150-90v390H400Z" fill="#8c6b50"/><path d="M260 300l140 80 150-90-150-80Z" fill="#d1ae8c"/>
<path d="M296 470q34-30 62 20t0 110q-34 30-62-20t0-110Zm16 30q-18 32 0 66 18 24 30 0 18-32 0-66-18-24-30 0Z" fill="#4e382a" fill-rule="evenodd"/></svg>`;

/** Every drawing of the demo tenant by its name. */
export const drawings = { ...SCENES, square, fountain, milestone } as const;
export type DrawingName = keyof typeof drawings;
