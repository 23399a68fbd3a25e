import { describe, expect, test } from "vitest";
import { writeCsv } from "@panel/domain/csv";
import { testServer, type Person } from "./support/server.ts";
import { auditOf, mailsTo, newBranch, usersWith, userOf } from "./support/users.ts";

const server = testServer({ LOG_LEVEL: "error" });
const supervisor = () => server.person("supervisor");

interface Report {
  imported: number;
  repeated: string[];
  rejected: { line: number; reason: string; column?: string }[];
}

async function upload(csv: string | Uint8Array<ArrayBuffer>, as: Person = supervisor()) {
  const csvFile = new Blob([csv], { type: "text/csv" });
  return server.call("uploadEditors", { as, form: { csvFile } });
}

const reportOf = async (csv: string | Uint8Array<ArrayBuffer>, as?: Person): Promise<Report> =>
  (await upload(csv, as)).body.data;

describe("import of editors", () => {
  test("USR-13, USR-05 good rows become pending editors of the supervisor, each with a mail", async () => {
    const answer = await upload(
      "nombre,apellidos,email,telefono,ciudad,entidad\nPau,Vidal,PAU.CSV@example.com,'+34 600 123 456,Lleida,Other\n",
    );
    expect(answer.body).toEqual({
      success: true,
      message: "1 editor importado",
      data: { imported: 1, repeated: [], rejected: [] },
    });
    expect(await userOf(server, "pau.csv@example.com")).toMatchObject({
      role: "editor",
      status: 0,
      parent_id: supervisor().id,
      name: "Pau",
      surname: "Vidal",
      phone: "+34 600 123 456",
      city: "Lleida",
      entity: "Company of supervisor",
    });
    expect(await mailsTo(server, "pau.csv@example.com")).toEqual([
      "Confirma tu cuenta de Explorar",
    ]);
    expect(await auditOf(server, supervisor().email)).toEqual(["user-import"]);
  });

  test("USR-13 bad rows are told by line and reason, repeated ones listed, good ones kept", async () => {
    const report = await reportOf(
      [
        "name;surname;email;phone",
        "Ona;Mas\u0007;ona@example.com;",
        "Jan;Roca;jan@example.com;",
        "Jan;Roca;JAN@example.com;",
        ";Roca;nobody@example.com;",
        "Nuria;Soler;editor@example.com;",
        "Pol;Roca;pol@example.com;600",
        "Rut;Roca;rut@example.com;600 123 456",
      ].join("\r\n"),
    );
    expect(report).toEqual({
      imported: 3,
      repeated: ["jan@example.com", "editor@example.com"],
      rejected: [
        { line: 2, column: "surname", reason: "VALIDATION.invalidText" },
        { line: 5, column: "name", reason: "VALIDATION.required" },
      ],
      withoutPhone: [7],
    });
    expect(await userOf(server, "rut@example.com")).toMatchObject({ phone: "+34 600 12 34 56" });
  });

  test.each(["maría@example.com", "a..b@example.com", 'a""b@example.com', "a(b)@example.com"])(
    "USR-13 an e-mail that nobody could sign in with is told: %s",
    async (email) => {
      const report = await reportOf(`nombre,apellidos,email\nPau,Vidal,"${email}"\n`);
      expect(report.rejected).toEqual([
        { line: 2, column: "email", reason: "VALIDATION.invalidEmail" },
      ]);
      expect(report.imported).toBe(0);
    },
  );

  test("USR-13 a formula, an error of a spreadsheet or markup in place of a name makes nobody", async () => {
    const report = await reportOf(
      [
        "nombre;apellidos;email",
        "=HYPERLINK(1);Roca;f1@example.com",
        "Jan;#REF!;f2@example.com",
        "<b>Jan</b>;Roca;f3@example.com",
        "'+Jan;Roca;f4@example.com",
      ].join("\n"),
    );
    const reason = "VALIDATION.notAName";
    expect(report).toMatchObject({
      imported: 0,
      rejected: [
        { line: 2, column: "name", reason },
        { line: 3, column: "surname", reason },
        { line: 4, column: "name", reason },
        { line: 5, column: "name", reason },
      ],
    });
    expect(await usersWith(server, "f1@example.com")).toBe(0);
  });

  test("USR-13 a row with an open quote is told by its line, and those after it are imported", async () => {
    const report = await reportOf(
      'nombre,apellidos,email\nPau,"Vidal,open1@example.com\nOna,Mas,open2@example.com\nJan,"Roca",open3@example.com\n',
    );
    expect(report).toEqual({
      imported: 2,
      repeated: [],
      rejected: [{ line: 2, reason: "VALIDATION.brokenRow" }],
    });
  });

  test("USR-13 the same file again imports nobody and lists everybody", async () => {
    const csv = writeCsv([
      ["nom", "cognoms", "correu"],
      ["Blai", "Pla", "blai@example.com"],
      ["Mar", "Pla", "mar@example.com"],
    ]);
    expect((await reportOf(csv)).imported).toBe(2);
    expect(await reportOf(csv)).toEqual({
      imported: 0,
      repeated: ["blai@example.com", "mar@example.com"],
      rejected: [],
    });
    expect(await mailsTo(server, "mar@example.com")).toHaveLength(1);
  });

  test("USR-13 a check tells what would become of each row and creates nobody; an undo deletes who has not answered", async () => {
    const { supervisors } = await newBranch(server, { max_editors: 4 });
    const as = supervisors[0] ?? supervisor();
    const csv = writeCsv([
      ["nombre", "apellidos", "email"],
      ...["u1", "editor", "u2", "u3"].map((name) => ["N", "S", `${name}@example.com`]),
    ]);
    const requestId = "fedcba9876543210";
    const send = async (checkOnly: 0 | 1): Promise<Report> => {
      const form = { csvFile: new Blob([csv]), requestId, checkOnly };
      return (await server.call("uploadEditors", { as, form })).body.data;
    };
    const expected = {
      imported: 2,
      repeated: ["editor@example.com"],
      rejected: [{ line: 5, reason: "ERRORS.editorLimitReached" }],
    };
    const places = { limit: 4, used: 2, isShare: false };
    expect(await send(1)).toEqual({ ...expected, places });
    expect(await usersWith(server, "u1@example.com")).toBe(0);
    expect(await send(0)).toEqual(expected);
    await server.db
      .updateTable("users")
      .set({ status: 1 })
      .where("email", "=", "u2@example.com")
      .execute();
    const undo = async (person = as) =>
      (await server.call("undoImport", { as: person, form: { requestId } })).body.data;
    const list = async (person = as) =>
      (await server.call("listImports", { as: person })).body.data;
    const importedAt = expect.any(String);
    expect(await list()).toEqual([{ requestId, importedAt, pending: 1, answered: 1 }]);
    expect(await list(supervisors[1])).toEqual([]);
    expect(await undo(supervisor())).toEqual({ deleted: 0, kept: 0, stay: [] });
    const stay = ["u2@example.com"];
    expect(await undo()).toEqual({ deleted: 1, kept: 1, stay });
    expect(await list()).toEqual([]);
    expect(await undo()).toEqual({ deleted: 0, kept: 1, stay });
    expect((await send(1)).repeated).toContain("u2@example.com");
    expect((await send(1)).imported).toBe(1);
  });

  test("USR-13 an import whose answer was lost counts its rows when they come again, and mails once", async () => {
    const { supervisors } = await newBranch(server, { max_editors: 4 });
    const as = supervisors[0] ?? supervisor();
    const csv = writeCsv([
      ["nombre", "apellidos", "email"],
      ...["l1", "l2", "editor"].map((name) => ["N", "S", `${name}@example.com`]),
    ]);
    const send = async (requestId: string, person = as): Promise<Report> => {
      const form = { csvFile: new Blob([csv]), requestId };
      return (await server.call("uploadEditors", { as: person, form })).body.data;
    };
    const first = await send("0123456789abcdef");
    expect(first).toEqual({ imported: 2, repeated: ["editor@example.com"], rejected: [] });
    expect(await send("0123456789abcdef")).toEqual(first);
    expect(await mailsTo(server, "l1@example.com")).toHaveLength(1);
    const all = ["l1@example.com", "l2@example.com", "editor@example.com"];
    expect(await send("another-import-1")).toEqual({ imported: 0, repeated: all, rejected: [] });
    expect((await send("0123456789abcdef", supervisors[1])).repeated).toEqual(all);
  });

  test("USR-13 UTF-16 with tabs, and Latin-1 with semicolons, are understood", async () => {
    const bytes = (codes: number[]) => Uint8Array.from(codes);
    const codesOf = (text: string) =>
      Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    const utf16 = codesOf("\uFEFFnombre\tapellidos\temail\nMaría\tNúñez\tm16@example.com\n");
    await upload(bytes(utf16.flatMap((code) => [code & 255, code >> 8])));
    await upload(bytes(codesOf("nombre;apellidos;email\nMaría;Núñez;m1@example.com\n")));
    for (const email of ["m16@example.com", "m1@example.com"]) {
      expect(await userOf(server, email)).toMatchObject({ name: "María", surname: "Núñez" });
    }
  });

  test.each(["", "a,b,c\n1,2,3\n", "nombre,email\nPau,x@example.com\n", "\u0000\u0001\u0002"])(
    "USR-13 a file without the columns is refused: %j",
    async (csv) => {
      const answer = await upload(`${csv}\n`);
      expect(answer.body.data.translation_key).toBe("ERRORS.csvColumns");
    },
  );

  test("USR-13 a text in place of the file is refused", async () => {
    const answer = await server.call("uploadEditors", {
      as: supervisor(),
      form: { csvFile: "nombre,apellidos,email" },
    });
    expect(answer.status).toBe(400);
  });

  test("TRU-20 a file of more than 4 MB is 413", async () => {
    const row = `Pau,Vidal,${"x".repeat(300)}\n`;
    const csv = `nombre,apellidos,email\n${row.repeat(Math.ceil(4_194_304 / row.length))}`;
    expect((await upload(csv)).status).toBe(413);
  });

  test("USR-14, TRU-17 rows past the limit are rejected with their lines; two files at once share it", async () => {
    const { supervisors } = await newBranch(server, { max_editors: 5 });
    const [first, second] = supervisors;
    const csv = (name: string) =>
      writeCsv([
        ["nombre", "apellidos", "email"],
        ...[1, 2, 3].map((index) => ["N", "S", `${name}${index}@example.com`]),
      ]);
    const reports = await Promise.all([reportOf(csv("p"), first), reportOf(csv("q"), second)]);
    // Each supervisor has one editor already.
    expect(reports.map((report) => report.imported).reduce((sum, count) => sum + count)).toBe(3);
    const rejected = reports.flatMap((report) => report.rejected);
    expect(rejected.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => "ERRORS.editorLimitReached"),
    );
    const full = await reportOf(csv("r"), first);
    expect(full.rejected.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(await usersWith(server, "r1@example.com")).toBe(0);
  });

  test("USR-13 the class or group of a row becomes the editor's label, which its profile tells", async () => {
    await reportOf("nombre,apellidos,email,clase\nPau,Vidal,class1@example.com,2n A\n");
    expect(await userOf(server, "class1@example.com")).toMatchObject({ label: "2n A" });
    const long = await reportOf(
      `nombre,apellidos,email,clase\nA,B,class2@example.com,${"x".repeat(81)}\n`,
    );
    expect(long.rejected).toEqual([{ line: 2, column: "label", reason: "VALIDATION.tooLong" }]);
  });

  describe("below a supervisor that is chosen", () => {
    const csvOf = (...names: string[]) =>
      writeCsv([
        ["nombre", "apellidos", "email"],
        ...names.map((name) => ["N", "S", `${name}@example.com`]),
      ]);
    const send = (as: Person, csv: string, supervisorId?: number, more: object = {}) =>
      server.call("uploadEditors", {
        as,
        form: { csvFile: new Blob([csv]), ...(supervisorId ? { supervisorId } : {}), ...more },
      });

    test.each(["admin", "root"])(
      "USR-05, USR-13 %s imports editors of a supervisor",
      async (who) => {
        const { admin, supervisors } = await newBranch(server);
        const as = who === "admin" ? admin : server.person("root");
        const [target] = supervisors;
        const email = `below-${who}@example.com`;
        const answer = await send(as, csvOf(`below-${who}`), target?.id);
        expect(answer.body.data).toMatchObject({ imported: 1, rejected: [] });
        expect(await userOf(server, email)).toMatchObject({
          role: "editor",
          parent_id: target?.id,
          entity: (await userOf(server, target?.email ?? "")).entity,
        });
        expect(await mailsTo(server, email)).toHaveLength(1);
        const [entry] = await server.db
          .selectFrom("audit")
          .select(["actor", "subject"])
          .where("event", "=", "user-import")
          .orderBy("id", "desc")
          .limit(1)
          .execute();
        expect(entry).toEqual({ actor: as.email, subject: target?.email });
      },
    );

    test("USR-14 the places are those of the supervisor", async () => {
      const { admin, supervisors } = await newBranch(server, { max_editors: 4, is_equitable: 1 });
      const target = supervisors[0]?.id;
      const { body } = await send(admin, csvOf("place1", "place2"), target, { checkOnly: 1 });
      expect(body.data).toEqual({
        imported: 1,
        repeated: [],
        rejected: [{ line: 3, reason: "ERRORS.editorLimitReached" }],
        places: { limit: 2, used: 1, isShare: true },
      });
    });

    test("USR-13 it is listed and undone for that supervisor, by either of them", async () => {
      const { admin, supervisors } = await newBranch(server);
      const [target, other] = supervisors;
      const requestId = "0123456789abcdef-admin";
      await send(admin, csvOf("undo1", "undo2"), target?.id, { requestId });
      const list = async (as: Person, supervisorId?: number) =>
        (await server.call("listImports", { as, query: supervisorId ? { supervisorId } : {} })).body
          .data;
      const expected = [{ requestId, importedAt: expect.any(String), pending: 2, answered: 0 }];
      expect(await list(admin, target?.id)).toEqual(expected);
      expect(await list(target ?? admin)).toEqual(expected);
      expect(await list(admin, other?.id)).toEqual([]);
      const undo = async (supervisorId?: number) =>
        (
          await server.call("undoImport", {
            as: admin,
            form: { requestId, supervisorId: supervisorId ?? 0 },
          })
        ).body.data;
      expect(await undo(other?.id)).toEqual({ deleted: 0, kept: 0, stay: [] });
      expect(await undo(target?.id)).toEqual({ deleted: 2, kept: 0, stay: [] });
      expect(await list(admin, target?.id)).toEqual([]);
    });

    test("TRU-15 nobody else can be chosen, and who may choose has to", async () => {
      const { admin, supervisors, editors } = await newBranch(server);
      const [target, other] = supervisors;
      const statusOf = async (as: Person, id?: number) => (await send(as, csvOf("no"), id)).status;
      expect(await statusOf(admin)).toBe(400);
      expect(await statusOf(admin, admin.id)).toBe(403);
      expect(await statusOf(admin, editors[0]?.id)).toBe(403);
      expect(await statusOf(admin, supervisor().id)).toBe(404);
      expect(await statusOf(target ?? admin, other?.id)).toBe(404);
      expect(await statusOf(target ?? admin, editors[0]?.id)).toBe(403);
      expect(await statusOf(target ?? admin, target?.id)).toBe(200);
      expect(await statusOf(editors[0] ?? admin, target?.id)).toBe(403);
    });
  });

  test("USR-13 10,000 rows are imported in one call, and all of them are listed", async () => {
    const { supervisors } = await newBranch(server);
    const as = supervisors[0] ?? supervisor();
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Nombre ${index}`,
      "Apellido",
      `many${index}@example.com`,
      "+34 600 123 456",
    ]);
    const csv = writeCsv([["nombre", "apellidos", "email", "telefono"], ...rows]);
    expect(await reportOf(csv, as)).toMatchObject({ imported: 10_000, rejected: [] });
    const { body } = await server.call("getMyUsers", { as });
    expect(body.data).toHaveLength(10_001);
  });
});
