import { SOURCE_ITEMS_MAX } from "@panel/domain/route-files/source";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { PlacesRefusal, placesOutcome, placesRead, type PlacesOutcome } from "./places-outcome.ts";

/** GPX or KML without what is not used of it, in documents small enough to be read one after the other. */
export interface ThinXml {
  format: "gpx" | "kml";
  documents: readonly string[];
  /** Records in the documents. */
  records: number;
  /** Records beyond `SOURCE_ITEMS_MAX`. */
  unread: number;
  /** Addresses of network links, which hold places of their own. */
  links: readonly string[];
}

/** The elements that hold one record each. */
const RECORDS = { gpx: new Set(["wpt", "rte", "trk"]), kml: new Set(["Placemark"]) } as const;
/** Points of lines, of which there may be hundreds of thousands. */
const POINTS = new Set(["trkpt", "rtept"]);

/** Characters that are read at once, and that a document may have before the next one begins. */
const PIECE = 256 * 1024;

const NUMBER = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** A record while it is read. */
interface Item {
  tag: SaxesTagPlain;
  /** What stands in it, as XML. */
  content: string;
  /** Points of the line, and the last of them where it is not in `content`. */
  points: number;
  last: string;
}

/**
 * Thins out GPX or KML: of a line without named points its ends stay, and how many points it has in the attribute
 * `vertices`; of all other elements those of records. What is left out has to be well-formed too.
 * @param onProgress gets a share from 0 to 1
 */
export function thinXml(text: string, onProgress: (share: number) => void): PlacesOutcome<ThinXml> {
  return placesOutcome(() => placesRead(thinned(text, onProgress)));
}

function thinned(text: string, onProgress: (share: number) => void): ThinXml {
  // Entities of its own are what bombs and references to other files are made of; no format here needs any.
  if (/<!ENTITY/i.test(text)) throw new PlacesRefusal("entities");
  const thinner = new Thinner();
  const source = text.trimStart();
  for (let at = 0; at < source.length; at += PIECE) {
    thinner.write(source.slice(at, at + PIECE));
    onProgress(Math.min(1, (at + PIECE) / source.length));
  }
  return thinner.end();
}

class Thinner {
  readonly #parser = new SaxesParser();
  readonly #documents: string[] = [];
  #format: ThinXml["format"] | undefined;
  #root: SaxesTagPlain | undefined;
  /** Names that the elements around the records declare. */
  readonly #namespaces: Record<string, string> = {};
  /** Prefixes in records. Some programs declare none of theirs, and browsers then read no more of the file. */
  readonly #prefixes = new Set<string>();
  readonly #links: string[] = [];
  /** The address of a network link while it is read. */
  #link: string | undefined;
  #isLinked = false;
  #pending = "";
  #count = 0;
  #item: Item | undefined;
  /** Depth within the record; 0 outside of records. */
  #depth = 0;
  #point: { content: string; isNamed: boolean; depth: number } | undefined;

  constructor() {
    this.#parser.on("error", () => {
      throw new PlacesRefusal("brokenXml", { line: this.#parser.line });
    });
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", (tag) => this.#close(tag));
    for (const kind of ["text", "cdata"] as const)
      this.#parser.on(kind, (text) => {
        if (this.#link !== undefined) this.#link += text;
        this.#write(escaped(text));
      });
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  end(): ThinXml {
    this.#parser.close();
    if (!this.#format) throw new PlacesRefusal("format");
    this.#flush();
    const unread = Math.max(0, this.#count - SOURCE_ITEMS_MAX);
    const records = this.#count - unread;
    return {
      format: this.#format,
      documents: this.#documents,
      records,
      unread,
      links: this.#links,
    };
  }

  #open(tag: SaxesTagPlain): void {
    const name = localName(tag);
    if (!this.#format) {
      if (name !== "gpx" && name !== "kml") throw new PlacesRefusal("format");
      this.#format = name;
      this.#root = tag;
    }
    if (this.#depth === 0) {
      this.#declare(tag);
      this.#follow(name);
      if (!RECORDS[this.#format].has(name)) return;
      this.#depth = 1;
      this.#check(tag);
      this.#count += 1;
      if (this.#count <= SOURCE_ITEMS_MAX) this.#item = { tag, content: "", points: 0, last: "" };
      return;
    }
    this.#depth += 1;
    if (POINTS.has(name)) this.#check(tag);
    if (!this.#item) return;
    if (this.#point) this.#point.isNamed ||= name === "name" || name === "desc";
    else if (POINTS.has(name)) this.#point = { content: "", isNamed: false, depth: this.#depth };
    this.#note(tag.name);
    for (const attribute of Object.keys(tag.attributes)) this.#note(attribute);
    this.#write(openTag(tag));
  }

  #close(tag: SaxesTagPlain): void {
    if (this.#depth === 0) return this.#endLink(tag);
    if (this.#depth === 1) this.#finish();
    else this.#write(`</${tag.name}>`);
    if (this.#point?.depth === this.#depth) this.#finishPoint(this.#point);
    this.#depth -= 1;
  }

  #follow(name: string): void {
    if (name === "NetworkLink") this.#isLinked = true;
    if (name === "href" && this.#isLinked) this.#link = "";
  }

  #endLink(tag: SaxesTagPlain): void {
    const name = localName(tag);
    if (name === "NetworkLink") this.#isLinked = false;
    if (name !== "href" || this.#link === undefined) return;
    this.#links.push(this.#link.trim());
    this.#link = undefined;
  }

  /** Of what is no number a browser would make a place on the equator, or none. */
  #check({ name, attributes }: SaxesTagPlain): void {
    this.#note(name);
    for (const attribute of Object.keys(attributes)) this.#note(attribute);
    for (const axis of ["lat", "lon"]) {
      const value = attributes[axis];
      if (value === undefined || NUMBER.test(value)) continue;
      const written = `${axis}="${value.slice(0, 40)}"`;
      throw new PlacesRefusal("brokenPlace", { line: this.#parser.line, written });
    }
  }

  #note(name: string): void {
    const [prefix, rest] = name.split(":", 2);
    if (prefix && rest && prefix !== "xmlns" && prefix !== "xml") this.#prefixes.add(prefix);
  }

  #write(xml: string): void {
    if (this.#point) this.#point.content += xml;
    else if (this.#item) this.#item.content += xml;
  }

  #finishPoint({ content, isNamed }: { content: string; isNamed: boolean }): void {
    this.#point = undefined;
    const item = this.#item;
    if (!item) return;
    item.points += 1;
    const stays = isNamed || item.points === 1;
    item.last = stays ? "" : content;
    if (stays) item.content += content;
  }

  #finish(): void {
    const item = this.#item;
    this.#item = undefined;
    if (!item) return;
    const { tag, content, points, last } = item;
    const attributes =
      points > 0 ? { ...tag.attributes, vertices: String(points) } : tag.attributes;
    this.#pending += `${openTag({ ...tag, attributes })}${content}${last}</${tag.name}>`;
    if (this.#pending.length > PIECE) this.#flush();
  }

  #declare({ attributes }: SaxesTagPlain): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)/.test(name)) this.#namespaces[name] ??= value;
    }
  }

  #flush(): void {
    if (!this.#root || this.#pending === "") return;
    const declared = Object.fromEntries(
      [...this.#prefixes].map((prefix) => [`xmlns:${prefix}`, `urn:undeclared:${prefix}`]),
    );
    const attributes = { ...declared, ...this.#root.attributes, ...this.#namespaces };
    const { name } = this.#root;
    this.#documents.push(`${openTag({ ...this.#root, attributes })}${this.#pending}</${name}>`);
    this.#pending = "";
  }
}

const localName = ({ name }: SaxesTagPlain): string => name.slice(name.indexOf(":") + 1);

function openTag({ name, attributes }: SaxesTagPlain): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escaped(value).replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${written.join("")}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (found) => ESCAPES[found] ?? "");
