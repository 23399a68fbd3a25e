import { isNumbers, type FbxNode, type FbxTally, type FbxValue } from "./fbx-tree.ts";
import { ModelError } from "../problem.ts";

// The bytes of the characters that divide the text.
const tab = 9;
const lineEnd = 10;
const carriage = 13;
const space = 32;
const quote = 34;
const star = 42;
const comma = 44;
const colon = 58;
const semicolon = 59;
const open = 123;
const close = 125;

const entities: Record<string, string> = { "&quot;": '"', "&lf;": "\n", "&cr;": "\r" };

/** So far at most into the file the version is looked for, in bytes. */
const headLength = 8192;

/** The version of an FBX that is written as text: "; FBX 7.4.0 project file" is 7400; 0 where it is not said. */
export function versionOfText(bytes: Uint8Array): number {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, headLength));
  const said = /^[ \t]*FBXVersion:[ \t]*(\d+)/m.exec(start)?.[1];
  if (said !== undefined) return Number(said);
  const [, major = "0", minor = "0"] = /;\s*FBX (\d+)\.(\d+)/.exec(start) ?? [];
  return Number(major) * 1000 + Number(minor) * 100;
}

/**
 * Reads an FBX that is written as text.
 * @throws {ModelError} broken where the file ends too early or holds more than it announces, unreadable or tooComplex
 */
export function readTextFbx(
  bytes: Uint8Array<ArrayBuffer>,
  tally: FbxTally,
  name: string,
): FbxNode[] {
  return new TextReader(bytes, tally, name).read();
}

class TextReader {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly tally: FbxTally;
  private readonly name: string;
  private place = 0;
  private readonly text = new TextDecoder();

  constructor(bytes: Uint8Array<ArrayBuffer>, tally: FbxTally, name: string) {
    this.bytes = bytes;
    this.tally = tally;
    this.name = name;
    // A byte order mark.
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.place = 3;
  }

  read(): FbxNode[] {
    const nodes = this.list(0);
    if (this.place < this.bytes.length) throw this.unexpected();
    return nodes;
  }

  /** A file that ends too early was cut; anything else may be a way of writing that this does not know. */
  private unexpected(): ModelError {
    const isCut = this.next() === 0;
    return new ModelError(isCut ? "broken" : "unreadable", this.name);
  }

  /** Skips white space and comments. @returns the next byte; 0 at the end */
  private next(): number {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.place] ?? 0;
      if (byte === semicolon) {
        const end = bytes.indexOf(lineEnd, this.place);
        this.place = end < 0 ? bytes.length : end;
      } else if (byte === space || byte === tab || byte === lineEnd || byte === carriage) {
        this.place += 1;
      } else if (byte === 0 && this.place < bytes.length) {
        this.place += 1;
      } else return byte;
    }
  }

  /** The nodes up to the bracket that closes the list, or to the end of the file. */
  private list(depth: number): FbxNode[] {
    const nodes: FbxNode[] = [];
    for (;;) {
      const byte = this.next();
      if (byte === 0 || byte === close) return nodes;
      nodes.push(this.node(depth));
    }
  }

  private node(depth: number): FbxNode {
    this.tally.node(depth);
    const name = this.word();
    if (name === "" || this.next() !== colon) throw this.unexpected();
    this.place += 1;
    const node: FbxNode = { name, values: [], children: [] };
    let length: number | undefined;
    for (;;) {
      const byte = this.next();
      if (byte === comma) {
        this.place += 1;
        continue;
      }
      if (byte === quote) node.values.push(this.string());
      else if (byte === star) {
        this.place += 1;
        length = Number(this.word());
      } else if (byte === open || byte === close || byte === 0) break;
      else {
        const before = this.place;
        const word = this.word();
        if (word === "") throw this.unexpected();
        // The name of the next node.
        if (this.next() === colon) {
          this.place = before;
          break;
        }
        node.values.push(valueOf(word));
      }
      if (length === undefined && this.next() !== comma && this.bytes[this.place] !== open) break;
    }
    if (this.bytes[this.place] !== open) return node;
    this.place += 1;
    if (length === undefined) node.children = this.list(depth + 1);
    else node.values = [this.array(length, depth)];
    if (this.next() !== close) throw this.unexpected();
    this.place += 1;
    return node;
  }

  /** A name, a number or a letter without quotes. */
  private word(): string {
    this.next();
    const start = this.place;
    for (; this.place < this.bytes.length; this.place += 1) {
      const byte = this.bytes[this.place] ?? 0;
      if (byte <= space || byte === comma || byte === colon || byte === open || byte === close)
        break;
      if (byte === quote || byte === semicolon) break;
    }
    return this.text.decode(this.bytes.subarray(start, this.place));
  }

  private string(): string {
    const end = this.bytes.indexOf(quote, this.place + 1);
    if (end < 0) throw new ModelError("broken", this.name);
    const text = this.text.decode(this.bytes.subarray(this.place + 1, end));
    this.place = end + 1;
    return text.replaceAll(/&(?:quot|lf|cr);/g, (entity) => entities[entity] ?? entity);
  }

  /** The numbers of "a: 1,2,3" up to the closing bracket. */
  private array(announced: number, depth: number): FbxValue {
    this.tally.node(depth);
    if (this.next() === close) return new Float64Array();
    if (this.word() !== "a" || this.next() !== colon) throw this.unexpected();
    this.place += 1;
    // Each number takes a digit and a comma at least.
    const most = Math.min(announced, (this.bytes.length - this.place + 1) / 2) || 0;
    this.tally.numbers(Math.floor(most));
    const numbers = new Float64Array(Math.floor(most));
    let count = 0;
    for (;;) {
      const byte = this.next();
      if (byte === close) break;
      if (byte === comma) {
        this.place += 1;
        continue;
      }
      if (byte === quote) {
        this.string();
        continue;
      }
      const word = this.word();
      if (word === "") throw this.unexpected();
      if (count >= numbers.length) throw new ModelError("broken", this.name);
      numbers[count] = numberOf(word);
      count += 1;
    }
    return numbers.subarray(0, count);
  }
}

/** Some programs write what is no number, such as "-1.#IND". */
function numberOf(word: string): number {
  const number = Number(word);
  if (Number.isNaN(number)) return Number.parseFloat(word) || 0;
  return number;
}

function valueOf(word: string): FbxValue {
  if (!/^[-+.\d]/.test(word)) return word;
  if (/^[-+]?\d+$/.test(word)) {
    const number = Number(word);
    return Number.isSafeInteger(number) ? number : BigInt(word);
  }
  return numberOf(word);
}

/** The bytes of an embedded file: as text they are Base64, in several strings where they are long. */
export function embeddedBytes(values: readonly FbxValue[]): Uint8Array<ArrayBuffer> | undefined {
  const [first] = values;
  if (first instanceof Uint8Array) return first.length > 0 ? first : undefined;
  if (isNumbers(first)) return undefined;
  const texts = values.filter((value) => typeof value === "string");
  try {
    // Some programs encode each string by itself, others the whole.
    const parts = texts.some(
      (text, index) => (index + 1 < texts.length && text.endsWith("=")) || text.length % 4 > 0,
    )
      ? texts.map((text) => atob(text.replaceAll(/[^\w+/]/g, "")))
      : [atob(texts.join(""))];
    const bytes = parts.join("");
    return bytes === "" ? undefined : Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
