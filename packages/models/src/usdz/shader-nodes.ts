import { tuple } from "./numbers.ts";

/** What of a texture an input takes. */
export type Channel = "rgb" | "r" | "g" | "b" | "a";

interface TextureNode {
  /** Of the picture, in the archive. */
  file: string;
  /** Name of the set of texture coordinates. */
  coordinates: string;
  /** Whether its numbers are no colours. */
  isRaw: boolean;
  wrap: readonly [horizontally: string, vertically: string];
  /** What the numbers are multiplied by, then what is added. */
  scale?: readonly number[];
  bias?: readonly number[];
}

/** The network of shaders of a material (UsdShade). */
export class ShaderNodes {
  private readonly path: string;
  private readonly lines: string[] = [];
  private readonly readers = new Map<string, string>();
  private textures = 0;

  /** @param path of the material's prim */
  constructor(path: string) {
    this.path = path;
  }

  /** The name of the last texture. */
  get last(): string {
    return `Texture${this.textures - 1}`;
  }

  output(node: string, output: string): string {
    return `<${this.path}/${node}.outputs:${output}>`;
  }

  /** @returns the name of the node */
  texture({ file, coordinates, isRaw, wrap, scale, bias }: TextureNode): string {
    const reader = this.reader(coordinates);
    this.textures += 1;
    const [horizontally, vertically] = wrap;
    this.lines.push(
      `def Shader "${this.last}"`,
      "{",
      'uniform token info:id = "UsdUVTexture"',
      `asset inputs:file = @${file}@`,
      `float2 inputs:st.connect = ${this.output(reader, "result")}`,
      `token inputs:sourceColorSpace = "${isRaw ? "raw" : "sRGB"}"`,
      `token inputs:wrapS = "${horizontally}"`,
      `token inputs:wrapT = "${vertically}"`,
      ...(scale && scale.some((factor) => factor !== 1)
        ? [`float4 inputs:scale = ${tuple(scale)}`]
        : []),
      ...(bias ? [`float4 inputs:bias = ${tuple(bias)}`] : []),
      "float outputs:r",
      "float outputs:g",
      "float outputs:b",
      "float3 outputs:rgb",
      "float outputs:a",
      "}",
    );
    return this.last;
  }

  /** The statements of the whole material. */
  material(name: string, surface: readonly string[]): string[] {
    return [
      `def Material "${name}"`,
      "{",
      `token outputs:surface.connect = ${this.output("Surface", "surface")}`,
      ...this.lines,
      'def Shader "Surface"',
      "{",
      'uniform token info:id = "UsdPreviewSurface"',
      ...surface,
      "token outputs:surface",
      "}",
      "}",
    ];
  }

  private reader(coordinates: string): string {
    let name = this.readers.get(coordinates);
    if (name === undefined) {
      name = `Coordinates${this.readers.size}`;
      this.readers.set(coordinates, name);
      this.lines.push(
        `def Shader "${name}"`,
        "{",
        'uniform token info:id = "UsdPrimvarReader_float2"',
        `string inputs:varname = "${coordinates}"`,
        "float2 outputs:result",
        "}",
      );
    }
    return name;
  }
}
