import {
  Color,
  Group,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  ShadowMaterial,
  SRGBColorSpace,
} from "three";
import type { ModelGround } from "./types.ts";

/** The colours behind and below a model. */
export interface GroundColours {
  /** Background behind the model (`inner`) and in the corners of the picture (`outer`). */
  inner: Color;
  outer: Color;
  /** Colour of the lines on the floor, and of the person. */
  line: Color;
  figure: Color;
}

/**
 * The colours of a ground, from the tokens paper and ink: the light ground uses the lighter of the two in both themes.
 */
export function groundColours(element: Element, ground: ModelGround): GroundColours {
  const [paper, ink] = [tokenColour(element, "--color-paper"), tokenColour(element, "--color-ink")];
  const [light, dark] = luminance(paper) > luminance(ink) ? [paper, ink] : [ink, paper];
  const mix = (from: Color, to: Color, share: number) => from.clone().lerp(to, share);
  return ground === "light"
    ? {
        inner: mix(light, new Color(1, 1, 1), 0.6),
        outer: mix(light, dark, 0.13),
        line: mix(light, dark, 0.5),
        figure: mix(light, dark, 0.45),
      }
    : {
        inner: mix(dark, light, 0.09),
        outer: mix(dark, light, 0.004),
        line: mix(dark, light, 0.35),
        figure: mix(dark, light, 0.4),
      };
}

/** The ground that fits the theme of the page. */
export function groundOfTheme(element: Element): ModelGround {
  const paper = luminance(tokenColour(element, "--color-paper"));
  return paper > luminance(tokenColour(element, "--color-ink")) ? "light" : "dark";
}

/** The ground as a CSS background. */
export function groundStyle({ inner, outer }: GroundColours): string {
  const [from, to] = [inner, outer].map((colour) => colour.getStyle());
  return `radial-gradient(circle at 50% 38%, ${from}, ${to} 90%)`;
}

/** Fills a square picture with a ground. */
export function paintBehind(
  flat: CanvasRenderingContext2D,
  size: number,
  { inner, outer }: GroundColours,
): void {
  const [x, y] = [size / 2, size * 0.38];
  const fill = flat.createRadialGradient(x, y, 0, x, y, size * 0.8);
  fill.addColorStop(0, inner.getStyle());
  fill.addColorStop(1, outer.getStyle());
  flat.fillStyle = fill;
  flat.fillRect(0, 0, size, size);
}

const luminance = ({ r, g, b }: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The value of a colour token, parsed by a canvas, because it may use any CSS colour syntax. */
function tokenColour(element: Element, token: string): Color {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) return new Color();
  context.fillStyle = getComputedStyle(element).getPropertyValue(token).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
}

const gridVertex = /* glsl */ `
  varying vec2 place;
  void main() {
    place = (modelMatrix * vec4(position, 1.0)).xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** Draws lines that stay one pixel wide and fade out towards their ends. */
const gridFragment = /* glsl */ `
  varying vec2 place;
  uniform vec3 line;
  uniform float cell;
  uniform float radius;
  float lines(float width) {
    vec2 at = place / width;
    vec2 away = abs(fract(at - 0.5) - 0.5) / fwidth(at);
    return 1.0 - min(min(away.x, away.y), 1.0);
  }
  void main() {
    float fade = 1.0 - smoothstep(0.15, 1.0, length(place) / radius);
    float strength = max(lines(cell) * 0.3, lines(cell * 10.0) * 0.7);
    gl_FragColor = vec4(line, strength * fade * fade);
    #include <colorspace_fragment>
  }
`;

/** The floor, with fading grid lines at metric steps and the shadow of the model. */
export function createGround() {
  const plane = new PlaneGeometry(2, 2);
  const uniforms = { line: { value: new Color() }, cell: { value: 1 }, radius: { value: 1 } };
  const lines = new ShaderMaterial({
    uniforms,
    vertexShader: gridVertex,
    fragmentShader: gridFragment,
    transparent: true,
    depthWrite: false,
  });
  const shade = new ShadowMaterial({ transparent: true, depthWrite: false });
  const grid = new Mesh(plane, lines);
  const shadow = new Mesh(plane, shade);
  shadow.receiveShadow = true;
  shadow.renderOrder = -1;
  grid.renderOrder = -2;
  const floor = new Group();
  floor.add(shadow, grid);
  floor.rotation.x = -Math.PI / 2;
  return {
    floor,
    grid,
    /** @param radius radius of what stands on the floor, in metres */
    fit(radius: number) {
      const reach = radius * 4;
      uniforms.radius.value = reach;
      uniforms.cell.value = 10 ** Math.floor(Math.log10(radius / 2));
      floor.scale.setScalar(1);
      for (const each of [grid, shadow]) each.scale.setScalar(reach);
      // Slightly below the model, because surfaces at the same height would flicker (z-fighting).
      floor.position.y = -radius * 0.002;
    },
    /** Shows the shadow without the lines, on a floor of unknown brightness. */
    showShadowOnly() {
      grid.visible = false;
      shade.opacity = 0.4;
    },
    paint(colours: GroundColours, ground: ModelGround) {
      uniforms.line.value.copy(colours.line);
      shade.opacity = ground === "light" ? 0.22 : 0.6;
    },
    dispose() {
      for (const each of [plane, lines, shade]) each.dispose();
    },
  };
}
