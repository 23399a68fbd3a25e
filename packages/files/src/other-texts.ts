const latin1 = new TextDecoder("latin1");

/** Formats of translations that other programs turn into one that is read, by how they begin, or by the first element of XML. */
const BEGINS: readonly (readonly [begin: RegExp, name: string])[] = [
  [/^%\d{8}~\d{6}\t/, "Wordfast (TM)"],
  [/^\{\s*"[^"]*"\s*:/, "JSON"],
  [/^(?:\/\*[^]*?\*\/\s*)*"(?:[^"\\\n]|\\.)*"\s*=\s*"/, ".strings"],
  [/^(?:#[^\n]*\n\s*)*[\w./-]+\s*=\s*\S/, ".properties"],
  [/^(?:---\n)?[\w-]+:[ \t]*\n[ \t]+[\w.-]+:[ \t]/, "YAML"],
  [/^1\s*\n\d\d:\d\d:\d\d,\d{3} -->|^WEBVTT/, "SRT / VTT"],
];
const ROOTS: Readonly<Record<string, string>> = {
  tmx: "TMX",
  TS: "Qt Linguist (TS)",
  root: "RESX",
  resources: "Android XML",
  martif: "TBX",
  tbx: "TBX",
  txml: "TXML (Wordfast)",
  TXML: "TXML (Wordfast)",
  TRADOStag: "TTX",
};

/** How a compiled catalogue begins, in either order of its bytes. */
const COMPILED = ["\u00DE\u0012\u0004\u2022", "\u2022\u0004\u0012\u00DE"];

/** The name of a format of translations that is not read; undefined for all others. */
export function otherTexts(bytes: Uint8Array): string | undefined {
  const start = latin1.decode(bytes.subarray(0, 4096));
  if (COMPILED.includes(start.slice(0, 4))) return "MO (gettext)";
  const text = start.replace(/^\u00EF\u00BB\u00BF/, "").trimStart();
  const named = BEGINS.find(([begin]) => begin.test(text))?.[1];
  if (named !== undefined || !text.startsWith("<")) return named;
  const plain = text.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/gi, "");
  const root = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/.exec(plain)?.[1] ?? "";
  return Object.hasOwn(ROOTS, root) ? ROOTS[root] : undefined;
}
