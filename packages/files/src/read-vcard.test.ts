import { expect, test } from "vitest";
import { readVcard } from "./read-vcard.ts";

const read = (...lines: string[]) => {
  const answer = readVcard(lines.join("\r\n"));
  if (answer.outcome === "refused") throw new Error(answer.reason);
  return answer;
};
const card = (version: string, ...lines: string[]) => [
  "BEGIN:VCARD",
  `VERSION:${version}`,
  ...lines,
  "END:VCARD",
];

test("USR-13 cards of vCard 3.0 are read, with the preferred address first", () => {
  expect(
    read(
      ...card(
        "3.0",
        "N:Vidal Pons;Núria;Eva;;",
        "FN:Núria Eva Vidal Pons",
        "EMAIL;TYPE=INTERNET,HOME:casa@example.com",
        "item1.EMAIL;TYPE=INTERNET,pref:feina@example.com",
        "TEL;TYPE=CELL:+34 600 111 222",
        "ADR;TYPE=HOME:;;C/ Gran\\, 1;Olot;;17800;",
      ),
    ),
  ).toEqual({
    outcome: "read",
    value: [
      {
        line: 1,
        given: "Núria Eva",
        family: "Vidal Pons",
        whole: "Núria Eva Vidal Pons",
        emails: ["feina@example.com", "casa@example.com"],
        phones: ["+34 600 111 222"],
        city: "Olot",
      },
    ],
    notes: [],
  });
});

test("USR-13 cards of vCard 4.0 may have a whole name only, and their numbers as addresses", () => {
  const { value } = read(
    ...card(
      "4.0",
      "FN:Pau Riu",
      "EMAIL;PREF=2:b@example.com",
      "EMAIL;PREF=1:a@example.com",
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+34-600-111-222',
    ),
  );
  expect(value).toMatchObject([
    {
      given: "",
      whole: "Pau Riu",
      emails: ["a@example.com", "b@example.com"],
      phones: ["+34-600-111-222"],
    },
  ]);
});

test("USR-13 cards of vCard 2.1 are decoded, over the ends of lines", () => {
  const { value } = read(
    ...card(
      "2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:L=C3=B3pez=",
      " Ruiz;Marta;;;",
      "TEL;CELL:600111222",
      "EMAIL;INTERNET;PREF:a@example.com",
    ),
    ...card(
      "2.1",
      "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Pe=F1a;Ana;;;",
      "EMAIL:b@example.com",
    ),
  );
  expect(value).toMatchObject([
    { given: "Marta", family: "López Ruiz", phones: ["600111222"], emails: ["a@example.com"] },
    { given: "Ana", family: "Peña", emails: ["b@example.com"] },
  ]);
});

test("USR-13 a card that cannot be read is noted, the others are read, and what has none is refused", () => {
  const { value, notes } = read(
    "BEGIN:VCARD",
    "VERSION:3.0",
    "what is this",
    "END:VCARD",
    ...card("3.0", "FN:Ona"),
  );
  expect(value).toMatchObject([{ line: 5, whole: "Ona" }]);
  expect(notes).toEqual([{ note: "unreadable", line: 1 }]);
  expect(readVcard("nombre;correo")).toEqual({ outcome: "refused", reason: "noCards" });
});

test("USR-13 cards of companies and groups are no people", () => {
  const cardOf = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD"].join("\n");
  const text = [
    cardOf("VERSION:4.0", "KIND:org", "FN:ACME", "EMAIL:info@example.com"),
    cardOf("VERSION:3.0", "N:;;;;", "FN:Bar Pepe", "ORG:Bar Pepe", "EMAIL:bar@example.com"),
    cardOf("VERSION:3.0", "N:;;;;", "FN:Casa", "X-ABShowAs:COMPANY", "EMAIL:casa@example.com"),
    cardOf("VERSION:3.0", "N:Riu;Pau;;;", "FN:Pau Riu", "ORG:Bar Pepe", "EMAIL:pau@example.com"),
  ].join("\n");
  const answer = readVcard(text);
  expect(answer).toMatchObject({
    outcome: "read",
    value: [{ whole: "Pau Riu" }],
    notes: [1, 7, 14].map((line) => ({ note: "noPerson", line })),
  });
});
