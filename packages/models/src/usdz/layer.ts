import { ModelError } from "../problem.ts";

/** Letters that are collected before they are encoded. */
const full = 65_536;

/**
 * The text of a scene (USDA), which is encoded while it grows, so that it never is in memory twice.
 *
 * Each statement has a line of its own, and each bracket that opens ends one: some readers go by lines.
 */
export class Layer {
  private readonly chunks: Uint8Array[] = [];
  private readonly encoder = new TextEncoder();
  private readonly most: number;
  private text = "";
  private encoded = 0;

  /** @param most bytes that it may have */
  constructor(most: number) {
    this.most = most;
  }

  /** @throws {ModelError} tooLarge beyond the limit */
  line(text: string): this {
    return this.add(`${text}\n`);
  }

  lines(texts: readonly string[]): this {
    for (const text of texts) this.line(text);
    return this;
  }

  /**
   * Begins a prim; what follows is in it until `close`.
   * @param metadata statements about the prim itself
   */
  open(head: string, metadata: readonly string[] = []): this {
    this.line(metadata.length > 0 ? `def ${head} (` : `def ${head}`);
    if (metadata.length > 0) this.lines(metadata).line(")");
    return this.line("{");
  }

  close(): this {
    return this.line("}");
  }

  /**
   * A list, which may be long.
   * @param end what follows it on its line
   */
  list(head: string, count: number, item: (index: number) => string, end = ""): this {
    this.add(`${head} = [`);
    for (let index = 0; index < count; index += 1) {
      this.add(index === 0 ? item(index) : `,${item(index)}`);
    }
    return this.add(`]${end}\n`);
  }

  /** A list with a value for each point of a mesh, or for each corner of its faces. */
  primvar(
    head: string,
    count: number,
    item: (index: number) => string,
    interpolation: "vertex" | "faceVarying",
    elementSize?: number,
  ): this {
    this.list(head, count, item, " (");
    if (elementSize !== undefined) this.line(`elementSize = ${elementSize}`);
    return this.line(`interpolation = "${interpolation}"`).line(")");
  }

  /** The values of an attribute over time; the time codes are 0, 1, 2, … */
  samples(head: string, count: number, value: (frame: number) => string): this {
    this.line(`${head}.timeSamples = {`);
    for (let frame = 0; frame < count; frame += 1) this.line(`${frame}: ${value(frame)},`);
    return this.line("}");
  }

  bytes(): Uint8Array {
    this.flush();
    const all = new Uint8Array(this.encoded);
    let place = 0;
    for (const chunk of this.chunks) {
      all.set(chunk, place);
      place += chunk.length;
    }
    return all;
  }

  private add(text: string): this {
    this.text += text;
    if (this.text.length > full) this.flush();
    return this;
  }

  private flush(): void {
    const chunk = this.encoder.encode(this.text);
    this.text = "";
    this.encoded += chunk.length;
    if (this.encoded > this.most) throw new ModelError("tooLarge");
    this.chunks.push(chunk);
  }
}
