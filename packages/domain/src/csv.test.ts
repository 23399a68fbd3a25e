import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CSV_MARK, decodeText, parseCsv, readCsv, writeCsv, type CsvDelimiter } from "./csv.ts";
import { decodeXml } from "./xml-text.ts";

const TEXT = "nombre,ciudad\nMaría,A Coruña\nÀlex,Lleida\n";
const CELLS = [
  ["María", "A Coruña"],
  ["Àlex", "Lleida"],
];

function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

function utf16(text: string, order: "le" | "be", mark = true): Uint8Array {
  const units = unitsOf((mark ? CSV_MARK : "") + text);
  return Uint8Array.from(
    units.flatMap((unit) => (order === "le" ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

const latin1 = (text: string) => Uint8Array.from(unitsOf(text));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("encodings", () => {
  test.each([
    ["UTF-8", utf8(TEXT), "utf-8"],
    ["UTF-8 with a mark", utf8(CSV_MARK + TEXT), "utf-8"],
    ["UTF-16 little end first", utf16(TEXT, "le"), "utf-16le"],
    ["UTF-16 big end first", utf16(TEXT, "be"), "utf-16be"],
    ["UTF-16 without a mark", utf16(TEXT, "le", false), "utf-16le"],
    ["UTF-16 big end first without a mark", utf16(TEXT, "be", false), "utf-16be"],
    ["Latin-1", latin1(TEXT), "windows-1252"],
  ])("USR-13 %s is read as such", (_name, bytes, encoding) => {
    const table = readCsv(bytes);
    expect(table.encoding).toBe(encoding);
    expect(table.header?.cells).toEqual(["nombre", "ciudad"]);
    expect(table.rows.map((row) => row.cells)).toEqual(CELLS);
  });

  test("USR-13 characters of windows-1252 that Latin-1 lacks are read", () => {
    const bytes = Uint8Array.from([...latin1("nombre\n"), 0x80, 0x93, 0x94, 0x0a]);
    expect(readCsv(bytes).rows[0]?.cells).toEqual(["€“”"]);
  });

  test.each(["le", "be"] as const)(
    "USR-13 a mark decides where no byte is zero: UTF-16 %s in Greek",
    (order) => {
      const table = readCsv(utf16("όνομα\nΜαρία\n", order));
      expect([table.encoding, table.header?.cells, table.rows[0]?.cells]).toEqual([
        `utf-16${order}`,
        ["όνομα"],
        ["Μαρία"],
      ]);
    },
  );

  test("USR-13 after the mark of UTF-8, a byte that is not UTF-8 does not change the encoding", () => {
    const table = readCsv(Uint8Array.from([0xef, 0xbb, 0xbf, ...latin1("a\nMaría\n")]));
    expect([table.encoding, table.rows[0]?.cells]).toEqual(["utf-8", ["María"]]);
  });

  test.each(["ÿ,b", "ÿa", "þ,b", "þÞ", "aþ", "aÿ", "ï,b", "ï»b", "ïa¿", "a»¿"])(
    "USR-13 the beginning of a mark is a letter of windows-1252: %s",
    (text) => {
      expect(decodeText(latin1(text))).toEqual({ text, encoding: "windows-1252" });
    },
  );

  test.each([
    ["a\0b\0c\0\0d", "at both places"],
    ["\0a\0b\0cd\0", "at both places"],
    ["abc\0defg", "at one place in eight"],
    ["\0bcdefgh", "at one place in eight"],
    ["abc\0", "at one place in four"],
    ["\0abc", "at one place in four"],
  ])("USR-13 zero bytes %s do not make UTF-16: %j", (text) => {
    expect(decodeText(latin1(text))).toEqual({ text, encoding: "utf-8" });
  });

  test("USR-13 an empty file has neither header nor rows", () => {
    expect(readCsv(new Uint8Array())).toMatchObject({ header: undefined, rows: [] });
  });
});

describe("delimiters", () => {
  test.each([",", ";", "\t"] as const)("USR-13 %j is detected", (delimiter) => {
    const text = `a${delimiter}b${delimiter}c\n1${delimiter}"x, y; z\tq"${delimiter}3\n`;
    const table = parseCsv(text);
    expect([table.delimiter, table.rows[0]?.cells]).toEqual([delimiter, ["1", "x, y; z\tq", "3"]]);
  });

  test("USR-13 delimiters inside a quoted header are not counted", () => {
    expect(parseCsv('"name, first; and, second",b\n1,2\n').header?.cells).toHaveLength(2);
    expect(parseCsv('"a, b, c";"d\n,,,";e\n1;2;3\n').header?.cells).toEqual([
      "a, b, c",
      "d\n,,,",
      "e",
    ]);
  });

  test("USR-13 the first row that is not blank tells the delimiter, and a comma wins a tie", () => {
    expect(parseCsv("\n \na;b;c\n1,1,1,1\n").delimiter).toBe(";");
    expect(parseCsv("a,b;c\n").delimiter).toBe(",");
    expect(parseCsv("a;b\tc\n").delimiter).toBe(";");
  });

  test("USR-13 sep= within the first line is text", () => {
    const table = parseCsv("a;b;sep=,\n1;2;3\n");
    expect([table.header?.cells, table.rows[0]?.cells]).toEqual([
      ["a", "b", "sep=,"],
      ["1", "2", "3"],
    ]);
  });

  test("USR-13 a first line sep=; sets the delimiter", () => {
    const table = parseCsv("sep=;\r\na,b;c\r\n1,2;3\r\n");
    expect(table.rows).toEqual([{ line: 3, cells: ["1,2", "3"], broken: false }]);
  });
});

describe("lines", () => {
  test("USR-13 the line number of a row counts quoted line ends and blank lines", () => {
    const table = parseCsv('a,b\n1,"x\ny\nz"\n\n , \n2,w\n"3",v');
    expect(table.rows.map((row) => [row.line, row.cells[0]])).toEqual([
      [2, "1"],
      [7, "2"],
      [8, "3"],
    ]);
  });

  test.each(["\n", "\r\n", "\r"])("USR-13 line ends %j", (end) => {
    const table = parseCsv(["", "a,b", '1,"x', 'y"', "2,z", ""].join(end));
    expect([table.header?.line, ...table.rows.map((row) => row.line)]).toEqual([2, 3, 5]);
  });

  test("USR-13 a doubled quote is read as one quote", () => {
    expect(parseCsv('a\n"say ""hola"""\n').rows[0]?.cells).toEqual(['say "hola"']);
  });

  test.each([
    ["stays open", 'Pau,"Vidal,p@example.com'],
    ["is closed too early", 'Pau,"Vi"dal,p@example.com'],
  ])("USR-13 a quote that %s breaks its line and none of those after it", (_what, line) => {
    const table = parseCsv(`a,b,c\n1,2,3\n${line}\n4,"5\n5",6\n7,"8",9\n`);
    expect(table.rows.map((row) => [row.line, row.broken])).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [6, false],
    ]);
    expect(table.rows[1]?.cells).toEqual(line.split(","));
    expect(table.rows[2]?.cells).toEqual(["4", "5\n5", "6"]);
  });

  test("USR-13 among ten thousand rows, only those with an unclosed quote are broken", () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      index % 1000 === 500 ? `n${index},"s,e` : `n${index},"s",e`,
    );
    const { rows } = parseCsv(`a,b,c\n${lines.join("\n")}\n`);
    expect(rows).toHaveLength(10_000);
    expect(rows.filter(({ broken }) => broken).map(({ line }) => line)).toEqual(
      Array.from({ length: 10 }, (_, index) => index * 1000 + 502),
    );
  });

  test("USR-13 in a file full of unclosed quotes, rows without quotes are still read", () => {
    const { rows } = parseCsv(`a,b\n${'1,"2\n3,4\n'.repeat(5000)}`);
    expect(rows).toHaveLength(10_000);
    expect(rows.filter(({ broken }) => !broken).every(({ line }) => line % 2 === 1)).toBe(true);
    expect(rows.filter(({ broken }) => !broken)).toHaveLength(5000);
  });

  test.each(['"a\n', 'a,"b\n', '"a"b\n', '""a\n"'])(
    "USR-13 a file full of %j is read quickly, each line once",
    (line) => {
      const { header, rows } = parseCsv(line.repeat(20_000));
      expect(rows.length + (header ? 1 : 0)).toBeGreaterThan(19_000);
      expect(rows.at(-1)?.line).toBeGreaterThan(19_000);
    },
  );

  test("USR-13 line numbers are correct for any cells", () => {
    const cell = fc.stringMatching(/^[ab",;\n]{1,6}$/).map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = writeCsv([["h1", "h2"], ...rows]);
        const expected = rows.map((_row, index) => {
          const before = writeCsv([["h1", "h2"], ...rows.slice(0, index)]);
          return before.replaceAll("\r\n", "\n").split("\n").length;
        });
        expect(parseCsv(text).rows.map((row) => row.line)).toEqual(expected);
      }),
    );
  });
});

describe("writing", () => {
  test("USR-13 cells are divided by the delimiter and rows end as RFC 4180 says", () => {
    expect(
      writeCsv(
        [
          ["a", "b"],
          ["1;2", ""],
        ],
        ";",
      ),
    ).toBe('a;b\r\n"1;2";\r\n');
    expect(writeCsv([["a", 53.3, -2, 1e21]], ";")).toBe("a;53,3;-2;1e+21\r\n");
    expect(writeCsv([["12.5", 53.3]])).toBe("12.5,53.3\r\n");
    expect(writeCsv([["12.5", 53.3]], ";")).toBe("12.5;53,3\r\n");
    expect(writeCsv([["a", "b"]])).toBe("a,b\r\n");
    expect(writeCsv([])).toBe("");
    expect(CSV_MARK.codePointAt(0)).toBe(0xfeff);
  });

  test.each(["=1+1", "+34 600", "-1+1", "@SUM(A1)", "\tx", "\rx"])(
    "USR-13 a cell does not run as a formula: %j",
    (cell) => {
      const written = writeCsv([[cell]]);
      expect(written.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );

  test.each([
    ["x;=1+1", "x;'=1+1"],
    ["x, @SUM(A1)", "x, '@SUM(A1)"],
    ["x\t-1", "x\t'-1"],
    ["x\n+1;\n =2", "x\n'+1;\n '=2"],
    ["a;'=1", "a;''=1"],
    [";=1;=2", ";'=1;'=2"],
  ])(
    "USR-13 nor does a part of it in a program that divides at other signs: %j",
    (cell, guarded) => {
      expect(writeCsv([[cell]]).replaceAll('"', "")).toBe(`${guarded}\r\n`);
    },
  );

  test("negative numbers are no formulas", () => {
    expect(writeCsv([["-3.7", -3.7]])).toBe("'-3.7,-3.7\r\n");
    expect(readCsv(utf8("lon\n-3.7")).rows[0]?.cells).toEqual(["-3.7"]);
  });

  test("USR-13 a quote before the first character of a formula does not hide the formula", () => {
    expect(writeCsv([['x;"=1+1"']])).toBe(`"x;""'=1+1"""\r\n`);
  });

  test("USR-13 formula characters that do not follow a delimiter stay unchanged", () => {
    expect(writeCsv([["pau+rutas@example.com", "1 - 2 = -1"]])).toBe(
      "pau+rutas@example.com,1 - 2 = -1\r\n",
    );
  });

  test("USR-13 in a written file, no delimiter is followed by the beginning of a formula", () => {
    const cell = fc.stringMatching(/^[a '=+@\t\n\r",;-]{0,8}$/);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 3 }), (cells) => {
        expect(writeCsv([cells])).not.toMatch(/(^|[,;\t\r\n])["\s]*[=+@-]/);
      }),
    );
  });

  test("USR-13 any rows are read as they were written, with any delimiter", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[ '=+@\t\n",;-]{0,8}$/),
    );
    const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 });
    const delimiters = fc.constantFrom<CsvDelimiter[]>(",", ";", "\t");
    fc.assert(
      fc.property(rows, delimiters, (body, delimiter) => {
        const text = writeCsv([["a", "b", "c"], ...body], delimiter);
        const expected = body.map((cells) => cells.map((each) => each.replaceAll(/\r\n?/g, "\n")));
        expect(readCsv(utf8(CSV_MARK + text)).rows.map((row) => row.cells)).toEqual(expected);
      }),
    );
  });

  test("USR-13 ten thousand rows are read, each once", () => {
    const text = writeCsv(
      Array.from({ length: 10_000 }, (_, i) => [`n${i}`, `s${i}`, `e${i}@x.y`]),
    );
    expect(readCsv(utf8(text)).rows).toHaveLength(9_999);
  });
});

test("USR-13 a file of any bytes is read, and the line numbers of its rows ascend", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .array(fc.constantFrom("a", ",", ";", '"', "\t", "\r", "\n"), { maxLength: 60 })
      .map((parts) => utf8(parts.join(""))),
  );
  fc.assert(
    fc.property(bytes, (file) => {
      const { rows } = readCsv(file);
      const lines = rows.map((row) => row.line);
      expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
    }),
  );
});

test("commas of decimals are no delimiter beside semicolons or tabs", () => {
  expect(parseCsv("Sol;40,4168;-3,7038\n").delimiter).toBe(";");
  expect(parseCsv("Sol\t40,4168\t-3,70\n").delimiter).toBe("\t");
  expect(parseCsv("1,2,3\n").delimiter).toBe(",");
  expect(parseCsv("Sol,40.4168,-3.7;x\n").delimiter).toBe(",");
});

test("a wrong byte garbles no other letter of a UTF-8 file", () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("Peñíscola;Alcañiz;"), 0xf1]);
  expect(decodeText(bytes)).toEqual({ text: "Peñíscola;Alcañiz;ñ", encoding: "utf-8" });
});

test("XML that says it is UTF-8 and is not, is read by its bytes", () => {
  const start = new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?><n>a');
  expect(decodeXml(new Uint8Array([...start, 0xf1, 0x6f]))).toMatch(/<n>año$/);
});

test("a semicolon in the text of the first row does not divide what commas do", () => {
  // As gpsbabel writes waypoints without titles.
  const table = parseCsv(
    "41.4, 2.17, El faro;viejo\n41.5, 2.18, El molino\n41.6, 2.19, La ermita\n",
  );
  expect(table).toMatchObject({ delimiter: ",", rows: [{ line: 2 }, { line: 3 }] });
  // Texts of several lines may have more commas than their table has semicolons.
  const texts = 'nombre;texto, largo\nFaro;"a, b\nc, d\ne, f\ng, h"\n';
  expect(parseCsv(texts).delimiter).toBe(";");
});
