import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";
import { validateRows } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";

function read(text: string) {
  const table = editorTable(readCsv(new TextEncoder().encode(text)));
  if (!table) throw new Error("There are no rows");
  const { good, rejected } = validateRows(table.rows, table.match);
  return {
    people: good.map(({ name, surname, email }) => `${name}|${surname}|${email}`),
    asked: rejected.map(({ line, column }) => [line, column]),
  };
}

const TWO = ["Nora|Vidal Pons|nora.vidal@example.com", "Pau|Riu|pau.riu@example.com"];

test.each([
  [
    "the head of a mail",
    "Para: Nora Vidal Pons <nora.vidal@example.com>\nCC: Pau Riu <pau.riu@example.com>\n",
  ],
  [
    "a whole head in English",
    "From: Nora Vidal Pons <nora.vidal@example.com>\nSubject: Hello\nDate: 27 November 2026 at 9:12:33\nTo: Pau Riu <pau.riu@example.com>\n",
  ],
  [
    "a chat of a telephone",
    "[27/11/26, 9:12:33] Nora Vidal Pons: nora.vidal@example.com\n[27/11/26, 9:13:01] Pau Riu: el meu és pau.riu@example.com gràcies!\n",
  ],
  [
    "a chat of another telephone",
    "27/11/26, 9:11 - Los mensajes están cifrados.\n27/11/26, 9:12 - Nora Vidal Pons: nora.vidal@example.com\n27/11/26, 9:13 - Pau Riu: hola!\n27/11/26, 9:14 - Pau Riu: pau.riu@example.com\n",
  ],
  ["dashes", "- Nora Vidal Pons: nora.vidal@example.com\n- Pau Riu: pau.riu@example.com\n"],
  ["numbers", "1. Nora Vidal Pons (nora.vidal@example.com)\n2. Pau Riu (pau.riu@example.com)\n"],
  ["bullets", "Gent:\n• Nora Vidal Pons – nora.vidal@example.com\n• Pau Riu – pau.riu@example.com"],
  ["blanks", "Nora Vidal Pons nora.vidal@example.com\nPau Riu pau.riu@example.com\n"],
  ["the address first", "nora.vidal@example.com - Nora Vidal Pons\npau.riu@example.com - Pau Riu"],
  [
    "signatures",
    "--\nNora Vidal Pons\nTècnica de turisme\nTel. 600 111 222\nnora.vidal@example.com\n\n--\nPau Riu\nGuia\npau.riu@example.com\n",
  ],
  ["lines by turns", "Nora Vidal Pons\nnora.vidal@example.com\nPau Riu\npau.riu@example.com\n"],
  [
    "lines by turns, the address first",
    "nora.vidal@example.com\nNora Vidal Pons\npau.riu@example.com\nPau Riu\n",
  ],
  [
    "guests with their answers",
    "Nora Vidal Pons <nora.vidal@example.com>\nOrganizador\nPau Riu <pau.riu@example.com>\nSí\n",
  ],
  [
    "messages below who wrote them and when",
    "Nora Vidal Pons — hoy a las 12:30\nmi correo: nora.vidal@example.com\nPau Riu — hoy a las 12:31\npau.riu@example.com\n",
  ],
  [
    "messages of another chat",
    "Nora Vidal Pons  9:12 AM\nnora.vidal@example.com\nPau Riu  9:13 AM\nel meu: pau.riu@example.com\n",
  ],
  [
    "messages with a day in brackets",
    "Nora Vidal Pons, [27/11/26 9:12]\nnora.vidal@example.com\n\nPau Riu, [27/11/26 9:13]\npau.riu@example.com\n",
  ],
  [
    "records of titles and values",
    "Nom: Nora Vidal Pons\nCorreu: nora.vidal@example.com\nTelèfon: 600 111 222\n\nNom: Pau Riu\nCorreu: pau.riu@example.com\n",
  ],
  [
    "records of more titles, without lines between them",
    "Nombre: Nora\nApellidos: Vidal Pons\nEmail: nora.vidal@example.com\nNombre: Pau\nApellidos: Riu\nEmail: pau.riu@example.com\n",
  ],
  [
    "numbers, and the company behind the name",
    "Assistents (27/11/2026):\n\n1) Nora Vidal Pons, Consorci de Turisme, nora.vidal@example.com\n2) Pau Riu, Ajuntament, pau.riu@example.com\n",
  ],
  [
    "guests of a calendar",
    'ATTENDEE;CN="Nora Vidal Pons";ROLE=REQ-PARTICIPANT:mailto:nora.vidal@example.com\nATTENDEE;CN=Pau Riu:mailto:pau.riu@example.com\n',
  ],
])("USR-13 of a text with %s there is one person an address", (_what, text) => {
  expect(read(text)).toEqual({ people: TWO, asked: [] });
});

test("USR-13 whose address a message has is asked where it may be of somebody else", () => {
  const chat =
    "[27/11/26, 9:12:33] Nora Vidal: el d’en Pau és xx99@example.com\n[27/11/26, 9:13:01] Nora Vidal: nora@example.com";
  expect(read(chat)).toEqual({ people: ["Nora|Vidal|nora@example.com"], asked: [[1, "name"]] });
});

test("USR-13 two lines that could be names are asked about, and a name without an address is shown", () => {
  expect(read("Oficina de Turisme\nEva Mas Pi\ninfo@example.com\n\n").asked).toEqual([[1, "name"]]);
  const list = read("1. Nora Vidal (nora@example.com)\n2. Eva Mas\n");
  expect(list).toEqual({ people: ["Nora|Vidal|nora@example.com"], asked: [[2, "email"]] });
});
