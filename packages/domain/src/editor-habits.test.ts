import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { missingColumns, validateRows } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";
import { withoutTwiceEncoded } from "./twice-encoded.ts";

const MARTA = "Marta|López Ruiz|marta.lopez@example.com";
const JORDI = "Jordi|Puig i Ferrer|jpuig@example.com";

function read(text: string) {
  const table = editorTable(readCsv(new TextEncoder().encode(text), withoutTwiceEncoded));
  if (!table) throw new Error("There are no rows");
  const { good, partOfName } = validateRows(table.rows, table.match);
  return {
    people: good.map(({ name, surname, email }) => [name, surname, email].join("|")),
    missing: missingColumns(table.match),
    partOfName,
    isOrderGuessed: table.match.isOrderGuessed ?? false,
  };
}

test.each([
  [
    "what stands above the titles with a line between is of another table",
    "Nombre de reunión,ID\nClasse,123\n\nNombre,Apellidos,Correo electrónico\nMarta,López Ruiz,marta.lopez@example.com\nJordi,Puig i Ferrer,jpuig@example.com",
  ],
  [
    "a name of the account stands before the given name",
    "name,email,first_name,last_name\nmlopez,marta.lopez@example.com,Marta,López Ruiz\njp,jpuig@example.com,Jordi,Puig i Ferrer",
  ],
  [
    "a name beside the given name is the surname",
    "Name;Vorname;Klasse;E-Mail\nLópez Ruiz;Marta;1A;marta.lopez@example.com\nPuig i Ferrer;Jordi;1A;jpuig@example.com",
  ],
  [
    "a number behind the title, and a name for lists that few have",
    'givenName,familyName1,formattedName,emailUri\nMarta,López Ruiz,"López Ruiz, Marta",marta.lopez@example.com\nJordi,Puig i Ferrer,,jpuig@example.com',
  ],
  [
    "titles in Dutch",
    "Achternaam;Voornaam;E-mailadres\nLópez Ruiz;Marta;marta.lopez@example.com\nPuig i Ferrer;Jordi;jpuig@example.com",
  ],
  [
    "the parts of a name behind a line between underscores",
    "ID,Legal_Name_-_First_Name,Legal_Name_-_Last_Name,primaryWorkEmail\n1,Marta,López Ruiz,marta.lopez@example.com\n2,Jordi,Puig i Ferrer,jpuig@example.com",
  ],
  [
    "the parts of a name in brackets",
    '"Nom i cognoms [Nom]";"Nom i cognoms [Cognoms]";"Correu"\nMarta;López Ruiz;marta.lopez@example.com\nJordi;Puig i Ferrer;jpuig@example.com',
  ],
  [
    "addresses behind their protocol",
    "displayName;givenName;sn;proxyAddresses\nM;Marta;López Ruiz;SMTP:marta.lopez@example.com\nJ;Jordi;Puig i Ferrer;SMTP:jpuig@example.com",
  ],
  [
    "addresses with the name before them, beside another column",
    "Marta López Ruiz <marta.lopez@example.com>\tOrganizador\nJordi Puig i Ferrer <jpuig@example.com>\tObligatorio",
  ],
  [
    "a role behind the address",
    "Marta López Ruiz\tmarta.lopez@example.com\tPropietario\nJordi Puig i Ferrer\tjpuig@example.com\tMiembro",
  ],
  [
    "a role and a colon before the name",
    "Directora: Marta López Ruiz <marta.lopez@example.com>\nSecretari: Jordi Puig i Ferrer <jpuig@example.com>",
  ],
  [
    "a mail from one person to another, the surnames first",
    'Date: Mon, 27 Nov 2026 09:12:00 +0100\nFrom: "López Ruiz, Marta" <marta.lopez@example.com>\nTo: "Puig i Ferrer, Jordi" <jpuig@example.com>\nSubject: Lista\n\nHola,\n',
  ],
  [
    "one line that joins the last person",
    "Asistentes: Marta López Ruiz (marta.lopez@example.com) y Jordi Puig i Ferrer (jpuig@example.com).",
  ],
  [
    "who wrote the mails of a thread",
    "El lun, 27 nov 2026 a las 9:12, Marta López Ruiz (<marta.lopez@example.com>) escribió:\n\nEl mar, 28 nov 2026 a las 9:12, Jordi Puig i Ferrer (<jpuig@example.com>) escribió:",
  ],
  [
    "addresses in square brackets",
    "De: Marta López Ruiz [mailto:marta.lopez@example.com]\nEnviado: lunes\nPara: Jordi Puig i Ferrer [mailto:jpuig@example.com]",
  ],
  ["arrows", "Marta López Ruiz → marta.lopez@example.com\nJordi Puig i Ferrer → jpuig@example.com"],
  [
    "letters that were encoded twice",
    "Nombre;Apellidos;Correo\nMarta;LÃ³pez Ruiz;marta.lopez@example.com\nJordi;Puig i Ferrer;jpuig@example.com",
  ],
  [
    "messages with the word for an e-mail in a cell of their own",
    "id,from,text,kind\n1,Marta López Ruiz,marta.lopez@example.com,email\n2,Jordi Puig i Ferrer,jpuig@example.com,email",
  ],
])("USR-13 %s", (_what, file) => {
  expect(read(file)).toMatchObject({ people: [MARTA, JORDI], missing: [] });
});

test("USR-13 surnames alone are no whole names, though addresses hold them", () => {
  const file =
    "Przezwisko;Pierwsze;E-mail\nLópez Ruiz;Marta;lopez@example.com\nGil Mas;Pau;gil@example.com";
  expect(read(file)).toMatchObject({ people: [], missing: ["name", "surname"] });
});

test("USR-13 a whole name beside the given name, in some rows, is no surname", () => {
  const file =
    'Name,First name,Email\n"López Ruiz, Marta",Marta,marta.lopez@example.com\n,Jordi,jpuig@example.com';
  expect(read(file).people).toEqual([MARTA]);
});

test.each([
  ["LÓPEZ RUIZ Marta", "Marta|LÓPEZ RUIZ"],
  ["DE LA TORRE Ana", "Ana|DE LA TORRE"],
  ["Marta LÓPEZ RUIZ", "Marta|LÓPEZ RUIZ"],
  ["MARTA LÓPEZ RUIZ", "MARTA|LÓPEZ RUIZ"],
  ["Pere Joan Martorell i Coll", "Pere Joan|Martorell i Coll"],
  ["Santiago Ramón y Cajal", "Santiago|Ramón y Cajal"],
])("USR-13 %s is taken apart by its capitals and what joins surnames", (whole, expected) => {
  expect(read(`Nombre completo;Correo\n${whole};a@example.com`).people).toEqual([
    `${expected}|a@example.com`,
  ]);
});

test("USR-13 what stands beside a person in the cell of the name is left out, and said", () => {
  const cells = [
    "Marta López Ruiz (ACME)",
    "Marta López Ruiz - Ajuntament de Girona",
    "ACME SL | Marta López Ruiz",
    "Consorci de Turisme, Marta López Ruiz",
    "Marta López Ruiz",
  ];
  const rows = cells.map((cell, at) => `"${cell}";a${at}@example.com`);
  const { people, partOfName } = read(["Nombre completo;Correo", ...rows].join("\n"));
  expect(people.map((row) => row.split("|").slice(0, 2).join("|"))).toEqual(
    cells.map(() => "Marta|López Ruiz"),
  );
  expect(partOfName).toEqual([2, 3, 4, 5]);
});

test("USR-13 an order of names that no title tells is said to be a guess", () => {
  const isGuessed = (file: string) => read(file).isOrderGuessed;
  expect(isGuessed("Nombre completo;Correo\nVidal Nora;nora@example.com")).toBe(true);
  expect(isGuessed("Nora;Vidal;nora@example.com\nTeo;Riu;teo@example.com")).toBe(true);
  expect(isGuessed("Nombre completo;Correo\nNora Vidal;nora@example.com")).toBe(false);
  expect(isGuessed("Apellidos y nombre;Correo\nVidal Pons Nora;nora@example.com")).toBe(false);
});
