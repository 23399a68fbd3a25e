import { BitReader, bitsOf, BitWriter, folded, unfolded } from "./bits.ts";

/*
 * What the QR code of a prize says: which visit it is, and the steps that its phone could not send yet, so that the desk can
 * send them. Digits and capital letters alone: QR codes have a short mode for these, and every keyboard that a scanner types on
 * has them in the same place. 36 steps and the token fit version 8-L (49 modules).
 */

/** A step as the contract of visits has it. */
export interface CodedStep {
  readonly number: number;
  readonly kind: "reach" | "pass" | "fail" | "hint";
  readonly point: number;
  /** Milliseconds since the start; whole seconds need fewer modules. */
  readonly after: number;
  /** In degrees; five decimals are kept, which is about a metre. */
  readonly position?: { readonly lat: number; readonly lon: number };
  readonly code?: string;
}

export interface PrizeCode {
  readonly token: string;
  /** The phone that has numbered the steps. */
  readonly phone: string;
  readonly steps: readonly CodedStep[];
  /** As the visitor calls themselves; only the desk reads it. */
  readonly name?: string;
}

/** Characters of a name. */
const NAME_MAX = 40;

/** So many steps go into one code, as into one call. */
export const PRIZE_CODE_STEPS = 100;

const MARK = "EX1";
const KINDS = ["reach", "pass", "fail", "hint"] as const;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TOKEN = /^visit\.(0|[1-9]\d{0,9})\.([\w-]{20,60})$/;
const PHONE = /^[\w-]{8,32}$/;
/** Longer than any code with 100 steps. */
const TEXT_MAX = 10_000;

/** In bits. */
const VISIT = 34;
const COUNT = 7;
const WIDTH = 6;
const SUM = 16;

/**
 * The text of a QR code. Of more than 100 steps it has the first ones.
 * @throws RangeError where token or phone are not as the contract has them
 */
export function prizeCode({ token, phone, steps, name }: PrizeCode): string {
  const [, visit, signature] = TOKEN.exec(token) ?? [];
  if (signature === undefined || !PHONE.test(phone)) throw new RangeError("Not a visit's token");
  const bits = new BitWriter();
  bits.add(Number(visit), VISIT);
  bits.addName(signature);
  bits.addName(phone);
  addSteps(bits, steps.slice(0, PRIZE_CODE_STEPS));
  if (name) bits.addText(Array.from(name).slice(0, NAME_MAX).join(""));
  bits.add(sumOf(bits.text), SUM);
  // The first bit keeps the zeros behind it.
  return MARK + BigInt(`0b1${bits.text}`).toString(36).toUpperCase();
}

/** What a code says; undefined for a text that is none. */
export function readPrizeCode(text: string): PrizeCode | undefined {
  const read = text.trim().toUpperCase();
  if (!read.startsWith(MARK) || read.length > TEXT_MAX) return undefined;
  const digits = Array.from(read.slice(MARK.length), (digit) => DIGITS.indexOf(digit));
  if (digits.includes(-1)) return undefined;
  const all = digits.reduce((sum, digit) => sum * 36n + BigInt(digit), 0n).toString(2);
  const content = all.slice(1, -SUM);
  if (sumOf(content) !== Number.parseInt(all.slice(-SUM), 2)) return undefined;
  try {
    const bits = new BitReader(content);
    const token = `visit.${bits.take(VISIT)}.${bits.takeName()}`;
    const phone = bits.takeName();
    if (!TOKEN.test(token) || !PHONE.test(phone)) return undefined;
    const steps = takeSteps(bits);
    const name = bits.isAtEnd ? undefined : bits.takeText();
    return bits.isAtEnd ? { token, phone, steps, ...(name && { name }) } : undefined;
  } catch {
    return undefined;
  }
}

/** Of each column the least amount is said once, and of each step what it has more, in as many bits as the largest needs. */
function addSteps(bits: BitWriter, steps: readonly CodedStep[]): void {
  bits.add(steps.length, COUNT);
  const [first] = steps;
  if (!first) return;
  const unit = steps.every(({ after }) => after % 1000 === 0) ? 1000 : 1;
  const columns = [
    differences(
      steps.map(({ number }) => number),
      first.number - 1,
    ),
    steps.map(({ point }) => point),
    differences(
      steps.map(({ after }) => after / unit),
      0,
    ),
  ].map((amounts) => {
    const least = Math.min(...amounts);
    const more = amounts.map((amount) => amount - least);
    return { least, more, width: bitsOf(Math.max(...more)) };
  });
  bits.add(unit === 1000 ? 1 : 0, 1);
  bits.addAny(first.number);
  for (const { least, width } of columns) {
    bits.addAny(folded(least));
    bits.add(width, WIDTH);
  }
  let before: Place | undefined;
  for (const [index, { kind, position, code }] of steps.entries()) {
    for (const { more, width } of columns) bits.add(more[index] ?? 0, width);
    bits.add(KINDS.indexOf(kind), 2);
    bits.add(position ? 1 : 0, 1);
    if (position) before = addPlace(bits, placeOf(position), before);
    bits.add(code === undefined ? 0 : 1, 1);
    if (code !== undefined) bits.addText(code);
  }
}

function takeSteps(bits: BitReader): CodedStep[] {
  const count = bits.take(COUNT);
  if (count === 0) return [];
  const unit = bits.take(1) === 1 ? 1000 : 1;
  const first = bits.takeAny();
  const column = () => {
    const least = unfolded(bits.takeAny());
    const width = bits.take(WIDTH);
    return () => least + bits.take(width);
  };
  const [nextNumber, nextPoint, nextTime] = [column(), column(), column()];
  let number = first - 1;
  let time = 0;
  let before: Place | undefined;
  return Array.from({ length: count }, (): CodedStep => {
    number += nextNumber();
    const point = nextPoint();
    time += nextTime();
    const kind = KINDS[bits.take(2)] ?? "reach";
    const place = bits.take(1) === 1 ? takePlace(bits, before) : undefined;
    before = place ?? before;
    const code = bits.take(1) === 1 ? bits.takeText() : undefined;
    return {
      number,
      kind,
      point,
      after: time * unit,
      ...(place ? { position: { lat: place.lat / DEGREE, lon: place.lon / DEGREE } } : {}),
      ...(code === undefined ? {} : { code }),
    };
  });
}

/** From each value to the next, of which the first follows `before`. */
const differences = (values: readonly number[], before: number): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? before));

/** In hundred-thousandths of a degree. */
interface Place {
  readonly lat: number;
  readonly lon: number;
}

const DEGREE = 100_000;
const placeOf = ({ lat, lon }: Place): Place => ({
  lat: Math.round(lat * DEGREE),
  lon: Math.round(lon * DEGREE),
});

/** In bits: about 4 km around the place before, and all of the earth. */
const NEAR = 13;
const FAR = 26;

function addPlace(bits: BitWriter, place: Place, before: Place | undefined): Place {
  const way = before && [folded(place.lat - before.lat), folded(place.lon - before.lon)];
  const isNear = way?.every((amount) => bitsOf(amount) <= NEAR) ?? false;
  bits.add(isNear ? 1 : 0, 1);
  const amounts = isNear && way ? way : [folded(place.lat), folded(place.lon)];
  for (const amount of amounts) bits.add(amount, isNear ? NEAR : FAR);
  return place;
}

function takePlace(bits: BitReader, before: Place | undefined): Place {
  const isNear = bits.take(1) === 1;
  const width = isNear ? NEAR : FAR;
  const lat = unfolded(bits.take(width));
  const lon = unfolded(bits.take(width));
  return isNear && before ? { lat: before.lat + lat, lon: before.lon + lon } : { lat, lon };
}

/** CRC-16 (CCITT): one wrong digit never passes for another code. */
function sumOf(bits: string): number {
  let sum = 0xffff;
  for (const bit of bits) {
    const isSet = ((sum >> 15) & 1) !== Number(bit);
    sum = ((sum << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
  }
  return sum;
}
