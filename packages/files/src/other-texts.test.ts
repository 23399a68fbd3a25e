import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { otherTexts } from "./other-texts.ts";
import { readTexts } from "./read-texts.ts";

const named = (content: string) => otherTexts(strToU8(content, true));

test.each([
  ['<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx11.dtd"><tmx version="1.1">', "TMX"],
  ["<!DOCTYPE TS><TS version='2.1'>", "Qt Linguist (TS)"],
  ["<root><data name='a'>", "RESX"],
  ["<!-- c -->\n<resources>", "Android XML"],
  ['<martif type="TBX">', "TBX"],
  ["\u00DE\u0012\u0004\u0095\0", "MO (gettext)"],
  ["%20261129~201047\t%User ID", "Wordfast (TM)"],
  ['{"experience/name": "La ruta"}', "JSON"],
  ['/* c */\n"a" = "La ruta";', ".strings"],
  ["# c\nexperience/name=La ruta\n", ".properties"],
])("a file of translations that is not read is called by its name: %j", (content, name) => {
  expect(named(content)).toBe(name);
});

test.each([
  '<?xml version="1.0"?><xliff version="1.2">',
  'msgid ""\nmsgstr ""\n"Language: ca\\n"\n',
  '# c\nmsgid "a"\nmsgstr "b=c"\n',
  "id;es;ca\npoint/7/name;La fuente;La font\n",
  '"id","es","ca"\n',
  "hola, qué tal",
  "",
])("%j has no such name", (content) => {
  expect(named(content)).toBeUndefined();
});

test("a memory is refused by its name rather than for its DTD", async () => {
  const tmx = new Blob(['<!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"/>']);
  expect(await readTexts(tmx, "es", () => undefined)).toEqual({
    outcome: "refused",
    reason: "otherFormat",
    params: { name: "TMX" },
  });
});
