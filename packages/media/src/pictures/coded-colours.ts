import { encoded } from "./lab.ts";

/** What the numbers of a picture mean, by ITU-T H.273: its primaries, and how light becomes a number. */
export interface CodedColours {
  primaries: number;
  transfer: number;
}

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** From primaries, by their numbers, to those of sRGB; the light of both is linear. */
const TO_SRGB: Readonly<Record<number, Matrix>> = {
  // BT.2020
  9: [
    [1.660491, -0.587641, -0.07285],
    [-0.12455, 1.1329, -0.008349],
    [-0.018151, -0.100579, 1.11873],
  ],
  // Display P3
  12: [
    [1.22494, -0.22494, 0],
    [-0.042057, 1.042057, 0],
    [-0.019638, -0.078636, 1.098274],
  ],
};

const TRANSFER = { pq: 16, hlg: 18 } as const;

/** Light of white paper and of the brightest lights of a picture, in cd/m² (ITU-R BT.2408 and BT.2390). */
const [PAPER, BRIGHTEST] = [203, 1000];

/** The constants of SMPTE ST 2084. */
const [M1, M2, C1, C2, C3] = [0.1593017578125, 78.84375, 0.8359375, 18.8515625, 18.6875];

/** Whether its lights are brighter than the white of a screen. */
export const isHighRange = ({ transfer }: CodedColours): boolean =>
  transfer === TRANSFER.pq || transfer === TRANSFER.hlg;

/** Whether the numbers mean something else than those of sRGB. */
export const isForeign = (colours: CodedColours): boolean =>
  isHighRange(colours) || colours.primaries in TO_SRGB;

/** Makes sRGB of pixels, in place; lights brighter than white are brought down to it (ITU-R BT.2390). */
export function codedToSrgb(pixels: Uint8ClampedArray, colours: CodedColours): void {
  const isHigh = isHighRange(colours);
  const { transfer } = colours;
  const matrix = TO_SRGB[colours.primaries];
  const lights = Float64Array.from({ length: 256 }, (_, value) => lightOf(value / 255, transfer));
  const light: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (let part = 0; part < 3; part += 1) light[part] = lights[pixels[at + part] ?? 0] ?? 0;
    if (isHigh) bringDown(light, transfer === TRANSFER.hlg);
    const [red, green, blue] = light;
    for (let part = 0; part < 3; part += 1) {
      const weights = matrix?.[part];
      const value = weights
        ? weights[0] * red + weights[1] * green + weights[2] * blue
        : (light[part] ?? 0);
      pixels[at + part] = encoded(value) * 255;
    }
  }
}

/** The light of a number, where 1 is white; of PQ in cd/m², and of HLG that of the scene. */
function lightOf(value: number, transfer: number): number {
  if (transfer === TRANSFER.pq) return pqLight(value);
  if (transfer === TRANSFER.hlg)
    return value <= 0.5
      ? value ** 2 / 3
      : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  if (transfer === 8) return value;
  if (transfer === 4) return value ** 2.2;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Light of a screen in which white is 1, from that of PQ or HLG. */
function bringDown(light: [number, number, number], isHlg: boolean): void {
  if (isHlg) {
    const [red, green, blue] = light;
    const gain = BRIGHTEST * (0.2627 * red + 0.678 * green + 0.0593 * blue) ** 0.2;
    for (let part = 0; part < 3; part += 1) light[part] = (light[part] ?? 0) * gain;
  }
  const most = Math.max(...light);
  const share = ROLLED[Math.round(Math.min(1, most / BRIGHTEST) ** 0.25 * STEPS)] ?? 1;
  const limit = most > BRIGHTEST ? BRIGHTEST / most : 1;
  for (let part = 0; part < 3; part += 1)
    light[part] = ((light[part] ?? 0) * limit * share) / PAPER;
}

const STEPS = 4096;
/** What light is multiplied by, for steps of its fourth root. */
const ROLLED = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 4 * BRIGHTEST;
  return light > 0 ? rolledOff(light) / light : 1;
});

/** The curve of ITU-R BT.2390: up to its knee light stays as it is. */
function rolledOff(light: number): number {
  const whole = pqValue(BRIGHTEST);
  const value = pqValue(light) / whole;
  const top = pqValue(PAPER) / whole;
  const knee = 1.5 * top - 0.5;
  if (value < knee) return light;
  const way = (value - knee) / (1 - knee);
  const [two, three] = [way ** 2, way ** 3];
  const rolled =
    (2 * three - 3 * two + 1) * knee +
    (three - 2 * two + way) * (1 - knee) +
    (-2 * three + 3 * two) * top;
  return pqLight(rolled * whole);
}

function pqLight(value: number): number {
  const power = value ** (1 / M2);
  return 10_000 * (Math.max(0, power - C1) / (C2 - C3 * power)) ** (1 / M1);
}

function pqValue(light: number): number {
  const power = (light / 10_000) ** M1;
  return ((C1 + C2 * power) / (1 + C3 * power)) ** M2;
}
