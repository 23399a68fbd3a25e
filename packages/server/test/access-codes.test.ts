import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertExperience } from "../src/experiences/access-codes.ts";
import { describeDoubleCodes } from "../src/experiences/double-codes.ts";
import { experienceOf } from "../src/experiences/stored.ts";
import {
  name as STEP,
  settleAccessCodes,
  upgradeRow,
} from "../src/db/migrations/027-access-codes.ts";
import { migrate } from "../src/db/migrate.ts";
import {
  cover,
  experienceForm,
  newCode,
  createExperience,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";

const server = testServer();
const editor = () => server.person("editor");
const stranger = () => server.person("stranger");
const TAKEN = { translation_key: "ERRORS.codeTaken", fields: ["gymCode"] };

async function save(form: Form, as = editor()) {
  const image: Form = form["gymId"] ? {} : { gymModelId: await cover(server) };
  const answer = await server.call("saveGymkhana", {
    as,
    form: experienceForm({ ...image, ...form }),
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Two experiences with one code, as was possible before codes were unique; the second one is active. */
async function doubles(): Promise<{ code: string; ids: [number, number] }> {
  const code = newCode();
  const ids: [number, number] = [
    await createExperience(server, editor()),
    await createExperience(server, stranger()),
  ];
  for (const [id, written] of [
    [ids[0], code],
    [ids[1], code.toLowerCase()],
  ] as const) {
    const row = await server.db
      .selectFrom("gymkhanas")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const content = JSON.stringify({ ...experienceOf(row), code: written });
    const changes = {
      content,
      code_shared: 1,
      access_code: code,
      state: id === ids[1] ? 1 : 2,
    } as const;
    await server.db.updateTable("gymkhanas").set(changes).where("id", "=", id).execute();
  }
  await settleAccessCodes(server.db);
  return { code, ids };
}

test("EXP-09 a code that another experience has is refused, whatever its case and whosever it is", async () => {
  const code = `SAME${newCode().slice(4)}`;
  await createExperience(server, editor(), { gymCode: code });
  expect((await save({ gymCode: code })).data).toEqual(TAKEN);
  expect((await save({ gymCode: code.toLowerCase() }, stranger())).data).toEqual(TAKEN);
  const other = await createExperience(server, stranger());
  expect((await save({ gymId: other, gymCode: code }, stranger())).data).toEqual(TAKEN);
  expect((await readExperience(server, stranger(), other)).code).not.toBe(code);
});

test("EXP-09 an experience keeps its code when it is saved, and may change its case", async () => {
  const gymCode = newCode();
  const gymId = await createExperience(server, editor(), { gymCode });
  expect((await save({ gymId, gymCode })).success).toBe(true);
  expect((await save({ gymId, gymCode: gymCode.toLowerCase() })).success).toBe(true);
});

test("EXP-09, TRU-17 of many creations and changes at once with one code, one gets it", async () => {
  const gymCode = newCode();
  const gymId = await createExperience(server, stranger());
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => save({ gymCode })),
    save({ gymId, gymCode }, stranger()),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const refused = answers.filter(({ success }) => !success).map(({ data }) => data);
  expect(refused).toEqual(Array.from({ length: 6 }, () => TAKEN));
});

test("EXP-09 the same request sent again is no second experience with its code", async () => {
  const form = { gymCode: newCode(), requestId: "0123456789abcdef-codes" };
  const [first, second] = [await save(form), await save(form)];
  expect(second.data.id).toBe(first.data.id);
});

test("EXP-09 the code of a deleted experience is free", async () => {
  const gymCode = newCode();
  const idGym = await createExperience(server, editor(), { gymCode });
  await server.call("updateGymkhanaState", { as: editor(), form: { idGym, newSt: 3 } });
  expect((await save({ gymCode })).success).toBe(true);
});

test("EXP-09 a code that is made is made again where it is taken", async () => {
  const { code } = await doubles();
  const [taken, free] = [newCode(), newCode()];
  const id = await createExperience(server, editor(), { gymCode: taken });
  const {
    id: _id,
    code_shared: _shared,
    ...row
  } = await server.db
    .selectFrom("gymkhanas")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const made = [taken.toLowerCase(), code, free];
  const copy = await insertExperience(server.db, experienceOf(row), row, () => made.shift() ?? "");
  expect(copy?.access_code).toBe(free);
});

test("EXP-09 of codes that are double from before, the active or else the oldest experience keeps it, and the others get one at their next save", async () => {
  const { code, ids } = await doubles();
  const [older, active] = ids;
  expect(await describeDoubleCodes(server.db)).toMatchObject({
    text: expect.stringMatching(
      new RegExp(
        `${code}\\n.*\\(${active}, active\\).*stranger@.*keeps it\\n.*\\(${older}, inactive\\).*editor@.*needs a new one`,
      ),
    ),
  });
  expect((await save({ gymId: active, gymCode: code }, stranger())).success).toBe(true);
  expect((await save({ gymId: older, gymCode: code })).data).toEqual(TAKEN);
  // Neither does a third one get it while the first is leaving it.
  expect((await save({ gymId: active, gymCode: newCode() }, stranger())).success).toBe(true);
  expect((await save({ gymCode: code }, stranger())).data).toEqual(TAKEN);
  expect((await save({ gymId: older, gymCode: code })).success).toBe(true);
  expect((await describeDoubleCodes(server.db)).text).not.toContain(code);
});

test("TRU-35 the step that makes codes unique keeps those that are double, also of an archive", async () => {
  const { code, ids } = await doubles();
  const { db } = server;
  await sql`drop index gymkhanas_unique_code`.execute(db);
  await sql`drop index gymkhanas_access_code`.execute(db);
  const before = await db.selectFrom("gymkhanas").selectAll().orderBy("id").execute();
  for (const column of ["access_code", "code_shared"])
    await sql`alter table gymkhanas drop column ${sql.id(column)}`.execute(db);
  await db.deleteFrom("migrations").where("name", "=", STEP).execute();
  expect(await migrate(server.running.connection)).toEqual([STEP]);
  const after = await db.selectFrom("gymkhanas").selectAll().orderBy("id").execute();
  const live = (rows: typeof after) => rows.filter(({ state }) => state !== 3);
  expect(live(after)).toEqual(live(before));
  for (const { code_shared: _, ...row } of before)
    expect(upgradeRow("gymkhanas", { ...row })).toEqual({ ...row, code_shared: 1 });
  const shared = after.filter(({ id }) => ids.includes(id));
  expect(shared.map(({ access_code, code_shared }) => [access_code, code_shared])).toEqual([
    [code, 1],
    [code, 0],
  ]);
});
