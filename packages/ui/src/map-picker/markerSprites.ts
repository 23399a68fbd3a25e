import { markerShape, type MarkerShape, traceMarker } from "./markerShape.ts";
import type { MapMarker } from "./types.ts";

/** The current colours and font of the page. */
export interface MapLook {
  ink: string;
  surface: string;
  lime: string;
  limeInk: string;
  focus: string;
  focusGap: string;
  danger: string;
  warning: string;
  fontFamily: string;
}

export function readLook(): MapLook {
  const page = getComputedStyle(document.documentElement);
  const colour = (token: string) => page.getPropertyValue(`--color-${token}`).trim();
  return {
    ink: colour("ink"),
    surface: colour("surface"),
    lime: colour("lime"),
    limeInk: colour("lime-ink"),
    focus: colour("focus"),
    focusGap: colour("focus-gap"),
    danger: colour("danger"),
    warning: colour("warning"),
    fontFamily: page.fontFamily,
  };
}

/** The position of a marker's picture in a sprite sheet, in pixels of the sheet. */
export interface Sprite {
  sheet: HTMLCanvasElement;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Distance from the sprite's left edge to the place that it marks. */
  anchorX: number;
  anchorY: number;
  shape: MarkerShape;
}

const sheetSize = 1024;

type Tone = NonNullable<MapMarker["tone"]>;

/** Margin around the shape, for a halo of 1.5 pixels, a sign and antialiasing. */
const margin = 8;

/**
 * Pictures of markers, each drawn once and then copied: two thousand copies fit into one frame,
 * two thousand outlines with text do not. Drawn with canvas calls rather than from an SVG data URL, which a
 * strict `img-src` would block.
 */
export class MarkerSprites {
  readonly look: MapLook;
  readonly pixelRatio: number;
  readonly #known = new Map<string, Sprite>();
  readonly #font: string;
  #sheet: CanvasRenderingContext2D | null = null;
  #left = 0;
  #top = 0;
  #rowHeight = 0;

  constructor(look: MapLook, pixelRatio: number) {
    this.look = look;
    this.pixelRatio = pixelRatio;
    this.#font = `600 12px ${look.fontFamily}`;
  }

  of({ kind, number, tone }: Pick<MapMarker, "kind" | "number" | "tone">): Sprite {
    return this.#keep(kind, number === undefined ? "" : String(number), tone);
  }

  /** The badge of a marker that stands for several on its spot. */
  ofCount(count: number): Sprite {
    return this.#keep("count", `×${count}`);
  }

  #keep(kind: MarkerShape["kind"], text: string, tone?: MapMarker["tone"]): Sprite {
    const key = `${kind} ${text} ${tone}`;
    const known = this.#known.get(key);
    if (known) return known;
    const made = this.#draw(kind, text, tone);
    this.#known.set(key, made);
    return made;
  }

  #draw(kind: MarkerShape["kind"], text: string, tone: MapMarker["tone"]): Sprite {
    this.#sheet ??= newSheet();
    this.#sheet.font = this.#font;
    const shape = markerShape(kind, text ? this.#sheet.measureText(text).width : 0);
    const { across, along, middle } = shape;
    const width = Math.ceil(2 * (across + margin) * this.pixelRatio);
    const height = Math.ceil(2 * (along + margin) * this.pixelRatio);
    this.#makeRoom(width, height);
    const [left, top] = [this.#left, this.#top];
    this.#left += width;
    this.#rowHeight = Math.max(this.#rowHeight, height);
    // Whole pixels, so that a copy at a whole pixel is as sharp as the original.
    const anchorX = Math.round(width / 2);
    const anchorY = Math.round(height / 2 - middle * this.pixelRatio);

    const sheet = this.#sheet;
    sheet.setTransform(this.pixelRatio, 0, 0, this.pixelRatio, left + anchorX, top + anchorY);
    this.#paint(sheet, shape, text);
    if (tone) this.#sign(sheet, shape, tone);
    return { sheet: sheet.canvas, left, top, width, height, anchorX, anchorY, shape };
  }

  /** A disc with an exclamation mark at the upper right; its text and its place say it without the colour. */
  #sign(context: CanvasRenderingContext2D, { across, along }: MarkerShape, tone: Tone): void {
    const [x, y] = [across - 1, -along + 1];
    context.beginPath();
    context.arc(x, y, 6.5, 0, 2 * Math.PI);
    context.fillStyle = this.look[tone];
    context.fill();
    context.strokeStyle = this.look.surface;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = this.look.surface;
    context.font = `700 10px ${this.look.fontFamily}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText("!", x, y + 0.5);
  }

  #makeRoom(width: number, height: number): void {
    if (this.#left + width > sheetSize) {
      this.#left = 0;
      this.#top += this.#rowHeight;
      this.#rowHeight = 0;
    }
    if (this.#top + height > sheetSize) {
      this.#sheet = newSheet();
      [this.#left, this.#top, this.#rowHeight] = [0, 0, 0];
    }
  }

  /** A clear disc with a dot in its middle, both readable on any map. */
  #paintHere(context: CanvasRenderingContext2D, shape: MarkerShape): void {
    const { ink, surface, lime } = this.look;
    traceMarker(context, shape, 0);
    context.globalAlpha = 0.6;
    context.fillStyle = lime;
    context.fill();
    context.globalAlpha = 1;
    for (const [width, colour] of [
      [4, surface],
      [2, ink],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
    for (const [radius, colour] of [
      [7.5, surface],
      [5.5, ink],
    ] as const) {
      context.beginPath();
      context.arc(0, 0, radius, 0, 2 * Math.PI);
      context.fillStyle = colour;
      context.fill();
    }
  }

  #paint(context: CanvasRenderingContext2D, shape: MarkerShape, text: string): void {
    const { ink, surface, lime, limeInk } = this.look;
    const pin = shape.kind === "selected";
    const isLime = pin || shape.kind === "count";
    const fill = (grow: number, colour: string) => {
      traceMarker(context, shape, grow);
      context.fillStyle = colour;
      context.fill();
    };
    if (shape.kind === "here") {
      this.#paintHere(context, shape);
      return;
    }
    if (isLime) {
      fill(1.25, limeInk);
      fill(-1.25, lime);
    } else {
      fill(1.5, surface);
      fill(0, ink);
      if (shape.kind === "point") fill(-2, surface);
    }
    context.fillStyle = isLime ? limeInk : shape.kind === "final" ? surface : ink;
    if (text) {
      context.font = this.#font;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(text, 0, (pin ? -23 : 0) + 0.5, 2 * shape.across - 6);
    } else if (pin) {
      context.beginPath();
      context.arc(0, -23, 4.5, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function newSheet(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = sheetSize;
  canvas.height = sheetSize;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  return context;
}
