import { describe, expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { readEditors } from "./editor-file.ts";
import { validateRows, matchColumns, missingColumns } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";

const encoded = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array | string) {
  const table = editorTable(readCsv(typeof bytes === "string" ? encoded(bytes) : bytes));
  if (!table) throw new Error("There are no rows");
  return { table, ...validateRows(table.rows, table.match) };
}

const people = (file: Uint8Array | string) =>
  read(file).good.map((row) => `${row.name}|${row.surname}|${row.email}`);

const PERSON = ["Nora|Vidal Pons|nora@example.com"];

describe("USR-13 lists as products export them", () => {
  test.each([
    [
      "a directory of accounts",
      "First Name [Required],Last Name [Required],Email Address [Required],Org Unit Path [Required],Recovery Email,Manager Email",
      "Nora,Vidal Pons,nora@example.com,/x,other@example.com,boss@example.com",
    ],
    [
      "contacts with numbers",
      "Given Name,Family Name,Nickname,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Value,Organization 1 - Name",
      "Nora,Vidal Pons,No,*,nora@example.com ::: n2@example.com ::: n3@example.com,n4@example.com,Acme",
    ],
    [
      "programmers' names",
      "id,userPrincipalName,givenName,displayName,surname,mobilePhone",
      "7,nora@example.com,Nora,Nora Vidal Pons,Vidal Pons,",
    ],
    [
      "accounts in Spanish",
      "Nombre para mostrar;Nombre principal de usuario;Nombre;Apellidos;Departamento",
      "Vidal;nora@example.com;Nora;Vidal Pons;Web",
    ],
    [
      "mail beside the account",
      "User principal name,mail,First name,Last name",
      "n@tenant.example.com,nora@example.com,Nora,Vidal Pons",
    ],
    [
      "a learning platform",
      "username,firstname,lastname,email,institution",
      "nv,Nora,Vidal Pons,nora@example.com,IES",
    ],
    [
      "a learning platform in Spanish",
      "Nombre,Apellido(s),Nombre de usuario,Dirección de correo,Institución",
      "Nora,Vidal Pons,nv,nora@example.com,IES",
    ],
    [
      "a school",
      "Alumno/a;Curso;Correo electrónico;Email del tutor",
      "Vidal Pons, Nora;2A;nora@example.com;mare@example.com",
    ],
    [
      "a school with the tutor first",
      "Nombre tutor;Email tutor;Nombre alumno;Primer apellido alumno;Segundo apellido alumno;Correo alumno",
      "Pep;pep@example.com;Nora;Vidal;Pons;nora@example.com",
    ],
    [
      "a school in Catalan",
      "Nom del centre;Nom;Primer cognom;Segon cognom;Adreça electrònica;Nom de la mare;Correu de la mare",
      "IES;Nora;Vidal;Pons;nora@example.com;Ada;ada@example.com",
    ],
    [
      "groups of columns",
      "Tutor legal;;Alumno;;\nNombre;Email;Nombre;Apellidos;Email",
      "Pep;pep@example.com;Nora;Vidal Pons;nora@example.com",
    ],
    [
      "a form",
      "Marca temporal;Dirección de correo electrónico;¿Cuál es tu nombre?;¿Y tus apellidos?",
      "1/2/2026;nora@example.com;Nora;Vidal Pons",
    ],
    [
      "a form of another product",
      "ID;Hora de inicio;Correo electrónico;Nombre completo (como en el DNI)",
      "1;10:00;nora@example.com;Nora Vidal Pons",
    ],
    [
      "a mailing list",
      "Email Address,First Name,Last Name,Address,Phone Number,TAGS",
      "nora@example.com,Nora,Vidal Pons,,,",
    ],
    [
      "tickets",
      "Buyer First Name,Buyer Last Name,Buyer Email,Event Name,First Name,Last Name,Email",
      "Pep,Puig,pep@example.com,Fair,Nora,Vidal Pons,nora@example.com",
    ],
    ["one column called a name", "Nombre;Correo", "Nora Vidal Pons;nora@example.com"],
    [
      "the surname first without a comma",
      "Apellidos y nombre;Correo",
      "Vidal Pons Nora;nora@example.com",
    ],
    [
      "French",
      "Nom;Prénom;Adresse électronique;Nom de l'établissement",
      "Vidal Pons;Nora;nora@example.com;Lycée",
    ],
    [
      "Portuguese",
      "Nome;Apelido;Correio eletrónico;Nome do pai",
      "Nora;Vidal Pons;nora@example.com;Rui",
    ],
    [
      "Galician",
      "Nome;Apelidos;Enderezo electrónico;Concello",
      "Nora;Vidal Pons;nora@example.com;Lugo",
    ],
    [
      "Basque",
      "Izena;Abizenak;Helbide elektronikoa;Herria",
      "Nora;Vidal Pons;nora@example.com;Bilbo",
    ],
    [
      "an empty first e-mail",
      "Correo;Correo 2;Nombre;Apellidos",
      ";nora@example.com;Nora;Vidal Pons",
    ],
    [
      "an account that is the e-mail",
      "Usuario;Nombre;Apellidos",
      "nora@example.com;Nora;Vidal Pons",
    ],
    ["bars", "Nombre|Apellidos|Email", "Nora|Vidal Pons|nora@example.com"],
    [
      "a table of Markdown",
      "| Nombre | Apellidos | Email |\n|---|:--|---|",
      "| Nora | Vidal Pons | nora@example.com |",
    ],
    ["short words", "Nombre;Ap. 1;Ap. 2;@", "Nora;Vidal;Pons;nora@example.com"],
    ["short words together", "NOMBRE;AP1;AP2;CORREO-E", "Nora;Vidal;Pons;nora@example.com"],
    ["two words", "First,Middle,Last,Email", "Nora,Eva,Vidal Pons,nora@example.com"],
    ["German", "Vorname;Familienname;E-Mail-Adresse;Klasse", "Nora;Vidal Pons;nora@example.com;2A"],
    [
      "three surnames",
      "Nombre;Primer apellido;Segundo apellido;Tercer apellido;Correo",
      "Nora;Vidal;Pons;;nora@example.com",
    ],
    [
      "commas in texts between semicolons",
      "Apellidos, Nombre;Correo",
      "Vidal Pons, Nora;nora@example.com",
    ],
    [
      "many lines above",
      "Àrea\nServei\n2026\nData: 1/1\nVersió 2\nNota\nUs intern\nNom;Cognoms;Correu",
      "Nora;Vidal Pons;nora@example.com",
    ],
    ["sums below", "Nombre;Apellidos;Email", "Nora;Vidal Pons;nora@example.com\nTotal: 1;;"],
    [
      "the titles on each page",
      "Nombre;Apellidos;Email",
      "Nora;Vidal Pons;nora@example.com\nNombre;Apellidos;Email",
    ],
  ])("%s", (_what, header, row) => {
    const { table, rejected } = read(`${header}\n${row}\n`);
    expect(missingColumns(table.match)).toEqual([]);
    expect(people(`${header}\n${row}\n`)).toEqual(PERSON);
    expect(rejected).toEqual([]);
  });

  test.each([
    "Nombre del tutor",
    "Nombre (padre)",
    "Nom de la mare",
    "Nombre del centro",
    "Nombre de usuario",
    "Nom d'usuari",
    "Organization 1 - Name",
    "Event Name",
    "Phonetic First Name",
    "Persona de contacto",
    "Nombre del contacto de emergencia",
    "Company name",
    "login",
    "Manager's name",
    "Nombre de la empresa",
    "Nom de la classe",
    "File name",
    "Name prefix",
    "Middle Name",
    "Nome da mãe",
    "Guardian name",
    "Apellidos del padre",
    "Parent surname",
    "Email del tutor",
    "Correo de la madre",
    "Recovery Email",
    "E-mail 1 - Label",
    "Acepto recibir correo",
    "Teléfono de emergencia",
    "Código postal",
    "Lugar de nacimiento",
  ])("the title %j is not of the person", (title) => {
    expect(matchColumns(["?", title])).toEqual(matchColumns(["?", "?"]));
  });
});

describe("USR-13 cells where titles do not decide", () => {
  test("a title over two cells is of name and surname, as the addresses tell", () => {
    const rows = "Vidal Pons;Nora;nora.vidal@example.com\nRiu;Teo;teo@example.com";
    expect(people(`Nombre y apellidos;;Correo\n${rows}`)).toEqual([
      "Nora|Vidal Pons|nora.vidal@example.com",
      "Teo|Riu|teo@example.com",
    ]);
    expect(people(`${rows}\n`)[0]).toBe("Nora|Vidal Pons|nora.vidal@example.com");
  });

  test("where the addresses do not tell which is the name, it is asked", () => {
    const { table } = read("Nombre y apellidos;;Correo\nVidal Pons;Nora;info@example.com");
    expect(missingColumns(table.match)).toEqual(["name", "surname"]);
  });
});

describe("USR-13 columns without titles", () => {
  test.each([
    ["a number", "1;Nora;Vidal;n@example.com\n2;Teo;Riu;t@example.com"],
    ["a document", "12345678Z;Vidal, Nora;n@example.com\n12345679Z;Riu, Teo;t@example.com"],
    ["a date", "01/02/2000;Nora;Vidal;n@example.com\n02/02/2000;Teo;Riu;t@example.com"],
    ["a form of address", "Sra.;Nora;Vidal;n@example.com\nSr.;Teo;Riu;t@example.com"],
    ["one letter", "Nora;F;Vidal;n@example.com\nTeo;M;Riu;t@example.com"],
    ["a class", "Nora Vidal;2A;n@example.com\nTeo Riu;2B;t@example.com"],
    ["a town", "Vidal, Nora;Burgos;n@example.com\nRiu, Teo;Lugo;t@example.com"],
  ])("%s is no name", (_what, file) => {
    expect(people(file).map((row) => row.split("|").slice(0, 2).join("|"))).toEqual([
      "Nora|Vidal",
      "Teo|Riu",
    ]);
  });

  test("whole names are told from names by the addresses, and a class is a label", () => {
    expect(people("Nora Vidal Pons;Burgos;nora.vidal@example.com")).toEqual([
      "Nora|Vidal Pons|nora.vidal@example.com",
    ]);
    expect(read("Nora;Vidal;2.º A;n@example.com").good).toMatchObject([
      { label: "2.º A", city: "" },
    ]);
  });
});

describe("USR-13 lists of addresses", () => {
  test("as mail programs copy them: one person an address, what lacks is asked", () => {
    const pasted = 'Nora Vidal <nora@example.com>; "Riu, Teo" <teo@example.com>; pau@example.com';
    const { good, rejected, table } = read(pasted);
    expect(good.map((row) => [row.line, row.name, row.surname])).toEqual([
      [1, "Nora", "Vidal"],
      [2, "Teo", "Riu"],
    ]);
    expect(rejected).toEqual([{ line: 3, column: "name", reason: "VALIDATION.required" }]);
    expect(missingColumns(table.match)).toEqual([]);
    expect(people("Vidal, Nora <nora@example.com>, Riu, Teo <teo@example.com>")).toEqual([
      "Nora|Vidal|nora@example.com",
      "Teo|Riu|teo@example.com",
    ]);
  });

  test.each([
    "a@example.com\nb@example.com",
    "Email\na@example.com\nb@example.com",
    "a@example.com, b@example.com",
  ])("e-mails only: each waits for its name: %j", (file) => {
    const { good, rejected } = read(file);
    expect(good).toEqual([]);
    expect(rejected.map(({ column, reason }) => [column, reason])).toEqual([
      ["name", "VALIDATION.required"],
      ["name", "VALIDATION.required"],
    ]);
  });

  test.each([
    'Nora,Vidal,"a@example.com; b@example.com; c@example.com"',
    "Nora,Vidal,Nora <a@example.com>; Teo <b@example.com>",
    '"Nora\nTeo",Vidal,"a@example.com\nb@example.com"',
    "Nora & Teo,Vidal,a@example.com b@example.com",
    "Nora y Teo,Vidal,a@example.com; b@example.com",
  ])("a cell with addresses of several people is looked at: %s", (row) => {
    expect(read(`Nombre,Apellidos,Email\n${row}`).rejected).toEqual([
      { line: 2, column: "email", reason: "VALIDATION.severalEmails" },
    ]);
  });
});

test("USR-13 without a column of surnames they are asked row by row, and a given name is not taken apart", () => {
  const { table, rejected } = read("Nombre;Email\nNora;a@example.com\nTeo;b@example.com");
  expect(missingColumns(table.match)).toEqual([]);
  expect(rejected.map(({ column }) => column)).toEqual(["surname", "surname"]);
  expect(readEditors(encoded("Nombre;Email\nNora;a@example.com"), "ES")).toBeUndefined();
  const given = read("First name;Apodo;Email\nMaría José;Coco;a@example.com");
  expect(missingColumns(given.table.match)).toEqual(["surname"]);
});

test("USR-13 addresses beside names in columns of their own are no list of addresses", () => {
  expect(people("Nora Vidal,Nora Vidal <nora@example.com>")).toEqual([
    "Nora|Vidal|nora@example.com",
  ]);
  const { table } = read("Email;Email del tutor\na@example.com;b@example.com");
  expect(missingColumns(table.match)).toEqual(["name", "surname"]);
});

describe("USR-13 names", () => {
  test.each([
    ["Juan Carlos Pérez", "Juan Carlos|Pérez"],
    ["María del Carmen de la Fuente", "María del Carmen|de la Fuente"],
    ["Ana M.ª Gil", "Ana M.ª|Gil"],
    ["Mª José Sanz Gil", "Mª José|Sanz Gil"],
    ["Jordi Güell i Àlvarez", "Jordi|Güell i Àlvarez"],
    ["Eva de la Torre Gil", "Eva|de la Torre Gil"],
    ["GIL SANZ, EVA", "EVA|GIL SANZ"],
    ["Sra. Eva Gil Sanz", "Eva|Gil Sanz"],
    ["Dr. Pau Vila", "Pau|Vila"],
    ["D. Juan Carlos Pérez", "Juan Carlos|Pérez"],
    ["Don Quijote", "Don|Quijote"],
  ])("%s", (whole, expected) => {
    const [row] = people(`Nombre completo;Email\n${whole};a@example.com`);
    expect(row).toBe(`${expected}|a@example.com`);
  });

  test("of one word the surname is asked", () => {
    expect(read("Nombre completo;Email\nCher;a@example.com").rejected).toEqual([
      { line: 2, column: "surname", reason: "VALIDATION.required" },
    ]);
  });

  test.each([
    "#N/A",
    "#¡REF!",
    "#NOMBRE?",
    "=SUM(A1)",
    "+Eva",
    "-Eva",
    "@Eva",
    "'=1+1",
    "<b>Eva</b>",
    "Eva &amp; Co",
    "{{name}}",
    "12345",
    "eva@example.com",
    "https://example.com",
  ])("%j is no name: the row is looked at", (name) => {
    const reasons = (row: string) => read(`Nombre;Apellidos;Email\n${row};a@example.com`).rejected;
    expect(reasons(`"${name}";Gil`)).toEqual([
      { line: 2, column: "name", reason: "VALIDATION.notAName" },
    ]);
    expect(reasons(`Eva;"${name}"`)).toEqual([
      { line: 2, column: "surname", reason: "VALIDATION.notAName" },
    ]);
  });

  test.each([
    "O'Neill",
    "d’Ors",
    "’t Hooft",
    "Anna-Maria",
    "Nul",
    "N.",
    "李",
    "Sánchez (hijo)",
    "Col·lell",
  ])("%s is one", (name) => {
    expect(people(`Nombre;Apellidos;Email\n${name};${name};a@example.com`)).toHaveLength(1);
  });
});

describe("USR-13 Mac Roman", () => {
  const MAC: Record<string, number> = {
    á: 0x87,
    é: 0x8e,
    í: 0x92,
    ó: 0x97,
    ú: 0x9c,
    ñ: 0x96,
    ç: 0x8d,
    à: 0x88,
    è: 0x8f,
    ò: 0x98,
    ü: 0x9f,
    ï: 0x95,
    É: 0x83,
    Á: 0xe7,
    "·": 0xe1,
    "’": 0xd5,
  };
  const WINDOWS: Record<string, number> = { "’": 0x92, "–": 0x96, "“": 0x93, "”": 0x94 };
  const bytes = (text: string, codes: Record<string, number>) =>
    Uint8Array.from(text, (character) => codes[character] ?? character.charCodeAt(0));

  test.each([
    "María García",
    "Begoña",
    "Raúl",
    "José",
    "Núria Güell",
    "Aïna d’Ors François",
    "Ángel",
    "García",
  ])("%s is told from Windows", (name) => {
    const file = `Nombre;Email\n${name};a@example.com`;
    expect(readCsv(bytes(file, MAC))).toMatchObject({ encoding: "macintosh" });
    expect(readCsv(bytes(file, MAC)).rows[0]?.cells[0]).toBe(name);
    expect(readCsv(bytes(file, WINDOWS))).toMatchObject({ encoding: "windows-1252" });
    expect(readCsv(bytes(file, WINDOWS)).rows[0]?.cells[0]).toBe(name);
  });

  test.each(["l’home d’aquí", "“sí” – no", "2010–2020", "O’Neill", "JOSÉ NÚÑEZ", "Peña"])(
    "%s of Windows stays",
    (text) => {
      expect(readCsv(bytes(`a\n${text}`, WINDOWS)).rows[0]?.cells[0]).toBe(text);
    },
  );
});
