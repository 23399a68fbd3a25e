import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { sourceOf, type SourceFormat } from "./source.ts";
import { formattedColumns, proposedFormats, textIn } from "./text-format.ts";
import { umapText } from "./umap-text.ts";

const source = (format: SourceFormat, column: string, ...texts: string[]) =>
  sourceOf(
    format,
    texts.map((text) => ({ shape: "point", places: [], vertices: 1, values: { [column]: text } })),
  );
const formatOf = (format: SourceFormat, column: string, ...texts: string[]) =>
  proposedFormats(source(format, column, ...texts))[column] ?? "plain";

test.each([
  "Escribe a <info@ejemplo.es> hoy",
  "x<y y z>w",
  "Pulsa <b> para seguir",
  "A &amp; B",
  "a < b > c",
  "<3 <p",
])("%j is no HTML", (text) => {
  expect(formatOf("csv", "descripcion", text)).toBe("plain");
  expect(textIn("plain", `  ${text}\n\n\n\tz  z`)).toEqual({
    text: `  ${text}\n\n\n\tz  z`,
    removed: [],
  });
});

test.each(["<p>Una</p>", "a<br>b", "a<BR/>b", '<img src="x">', "x <a href='y'>z</a>"])(
  "%j is HTML",
  (text) => {
    expect(formatOf("csv", "descripcion", "otra", text)).toBe("html");
    expect(formatOf("geojson", "description", text)).toBe("html");
    // Beside something in angle brackets that is no element, it is what an author wrote.
    expect(formatOf("csv", "descripcion", text, "<info@ejemplo.es>")).toBe("plain");
    expect(formatOf("csv", "description:es", text)).toBe("plain");
  },
);

test("descriptions in KML are HTML, and those of uMap are written in its way", () => {
  expect(formatOf("kml", "description", "A &amp; B")).toBe("html");
  expect(formatOf("umap", "description", "**A**")).toBe("umap");
  expect(formatOf("umap", "name", "**A**")).toBe("plain");
});

test("columns that a format would change are known, with what they hold", () => {
  const texts = source("csv", "notas", "nada", "A &amp; B");
  expect(formattedColumns(texts, ["notas"])).toEqual([{ column: "notas", sample: "A &amp; B" }]);
  expect(formattedColumns(source("csv", "notas", "**a**"), ["notas"])).toEqual([]);
  expect(formattedColumns(source("umap", "notas", "**a**"), ["notas"])).toHaveLength(1);
});

test("what HTML loses is told; addresses of links, and what is no element, stay", () => {
  expect(
    plainText('<p>Ve a <a href="https://example.com/a">la web</a><img src="x"> o <info@x.es></p>'),
  ).toEqual({
    text: "Ve a la web (https://example.com/a) o <info@x.es>",
    removed: ["<p>", "<a>", "<img>"],
  });
  expect(plainText('<a href="https://www.x.es/">x.es</a>').text).toBe("x.es");
  expect(plainText("sin  marcas\n\n\n  y &lt;b&gt;").text).toBe("sin  marcas\n\n\n  y <b>");
});

test("what uMap's signs stand for stays, and what is lost is told", () => {
  expect(
    umapText(
      "# Título\n**negrita** y *cursiva*, 2 * 3 * 4\n---\n[[https://x.es|la web]] [[https://y.es]]\n* uno\n* dos\n{{https://x.es/f.jpg|200}}{{{https://z.es}}}",
    ),
  ).toEqual({
    text: "Título\nnegrita y cursiva, 2 * 3 * 4\n\nla web (https://x.es) https://y.es\n* uno\n* dos",
    removed: ["{{…}}", "{{{…}}}", "#", "---", "**", "*"],
  });
});
