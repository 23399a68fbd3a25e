import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ARCHIVE_HISTORY, HISTORY_BYTES } from "@panel/domain/versions/archived-history";
import { packed, unpackedManifest } from "../src/versions/packed.ts";
import { archiveFile, exportedArchive } from "./support/archives.ts";
import { newImage } from "./support/assets.ts";
import {
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";
import { versionsOf } from "./support/versions.ts";

const server = testServer();
const elsewhere = testServer();

/** An experience whose history has a change of a text, a picture that was there once, and a deleted point. */
async function route() {
  const as = server.person("editor");
  const gymId = await createExperience(server, as, { gymName: "Ruta" });
  const picture = await newImage(server, as);
  const first = await newPoint(server, as, gymId, { mappointName: "Uno", storyImg: picture });
  const second = await newPoint(server, as, gymId, { mappointName: "Dos", dependency: first });
  const call = async (operation: string, form: Form) => {
    const { body } = await server.call(operation, { as, form: { mappointGymId: gymId, ...form } });
    expect(body.success).toBe(true);
  };
  const place = { mappointId: first, latitude: 40.4, longitude: -3.7 };
  await call("updateMapPoint", { ...place, mappointName: "Uno", storyImg: 0 });
  await call("deleteMapPoint", { mappointId: second });
  const versions = versionsOf(server, as, gymId);
  const history = async () => {
    const { body } = await server.call("getGymkhanaHistory", { as, query: { gymId } });
    return body.data as { versions: number; leftOut: number; bytes: number; text: string };
  };
  const archive = async (text?: string | Uint8Array) => {
    const files = unzipSync(
      new Uint8Array(await (await exportedArchive(server, as, gymId)).arrayBuffer()),
    );
    if (text === undefined) return archiveFile(files);
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    return archiveFile({ ...files, [ARCHIVE_HISTORY]: bytes });
  };
  return { as, gymId, first, second, history, archive, ...versions };
}

async function taken(archive: File) {
  const to = elsewhere.person("supervisor");
  const { status, body } = await elsewhere.call("importGymkhana", { as: to, form: { archive } });
  expect([status, body.success]).toEqual([200, true]);
  const { id, history } = body.data;
  return { to, id: id as number, history, ...versionsOf(elsewhere, to, id) };
}

const told = ({ number, savedAt, by, device, name, notes }: Record<string, unknown>) => ({
  number,
  savedAt,
  by,
  device,
  name,
  notes,
});

describe("the history of an experience in an archive", () => {
  test("comes back with its days, names and notes, and is nobody's user", async () => {
    const { history, archive, list } = await route();
    const before = await list();
    const { versions, leftOut, text, bytes } = await history();
    expect([versions, leftOut, bytes]).toEqual([before.length, 0, Buffer.byteLength(text)]);
    const users = () => elsewhere.db.selectFrom("users").select("id").execute();
    const known = await users();
    const { id, to, history: said, list: listThere } = await taken(await archive(text));
    const { mappoints } = await readExperience(elsewhere, to, id);
    expect(mappoints).toMatchObject([{ PointName: "Uno" }]);
    expect(said).toEqual({ versions: before.length, missingAssets: 1 });
    const after = await listThere();
    // What has come of the import is one more, because the access code is another one.
    expect(after.slice(1).map(told)).toEqual(before.map(told));
    expect(after[1]?.by).not.toBe("");
    expect(await users()).toEqual(known);
    const rows = await elsewhere.db
      .selectFrom("versions")
      .select("saved_by")
      .where("gymkhana_id", "=", id)
      .where("number", "<=", before.length)
      .execute();
    expect(rows.every(({ saved_by }) => saved_by === null)).toBe(true);
  });

  test("can be brought back: a point that was deleted gets an id of its own, with what it depended on", async () => {
    const { history, archive } = await route();
    const { text } = await history();
    // Points have other ids there.
    const owner = elsewhere.person("supervisor");
    const known = await createExperience(elsewhere, owner);
    const others: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      others.push(await newPoint(elsewhere, owner, known));
    }
    const pointsOf = async (but: number) => {
      const rows = elsewhere.db.selectFrom("map_points").select("id").orderBy("id");
      return rows.where("gymkhana_id", "!=", but).execute();
    };
    const before = await pointsOf(0);
    const { id, to, restore, list } = await taken(await archive(text));
    expect(await pointsOf(id)).toEqual(before);
    const other = await newPoint(elsewhere, to, await createExperience(elsewhere, to));
    const [, , beforeDeletion] = await list();
    await restore(beforeDeletion?.number ?? 0);
    const { mappoints } = await readExperience(elsewhere, to, id);
    const [one, two] = mappoints as { IdPoint: number; PointName: string; Dependency: string }[];
    expect([one?.PointName, two?.PointName]).toEqual(["Uno", "Dos"]);
    expect(two?.Dependency).toBe(String(one?.IdPoint));
    expect([...others, other]).not.toContain(two?.IdPoint);
    expect(two?.IdPoint).toBeLessThan(other);
    // It is saved on as any other.
    const form = { mappointGymId: id, mappointId: two?.IdPoint ?? 0, latitude: 1, longitude: 1 };
    const { body } = await elsewhere.call("updateMapPoint", { as: to, form });
    expect(body.success).toBe(true);
  });

  test("is left out of an archive as before, and of one whose sender may not edit it", async () => {
    const { archive, gymId } = await route();
    const { history, list } = await taken(await archive());
    expect(history).toBeUndefined();
    expect(await list()).toHaveLength(1);
    const as = server.person("stranger");
    const query = { gymId };
    expect((await server.call("getGymkhanaHistory", { as, query })).status).toBe(404);
  });

  test("its size is told without its text", async () => {
    const { as, gymId, history } = await route();
    const { text, ...size } = await history();
    const query = { gymId, sizeOnly: 1 };
    const { body } = await server.call("getGymkhanaHistory", { as, query });
    expect(body.data).toEqual({ ...size, text: "" });
    expect(text).not.toBe("");
  });

  test("the latest versions go along where not all fit", async () => {
    const { gymId, history, list, first } = await route();
    const all = await list();
    const [, second] = all.toReversed();
    const { manifest } = await server.db
      .selectFrom("versions")
      .select("manifest")
      .where("gymkhana_id", "=", gymId)
      .where("number", "=", second?.number ?? 0)
      .executeTakeFirstOrThrow();
    const part = unpackedManifest(manifest).points.find(({ id }) => id === first)?.part ?? 0;
    // The first point as it was until it was changed, in the second version and in the third.
    const name = { cas: "x".repeat(HISTORY_BYTES), cat: "", eng: "" };
    await server.db
      .updateTable("version_parts")
      .set({ content: packed(JSON.stringify({ name })) })
      .where("id", "=", part)
      .execute();
    const { versions, leftOut, bytes } = await history();
    expect([versions, leftOut]).toEqual([all.length - 3, 3]);
    expect(bytes).toBeLessThan(HISTORY_BYTES);
  });
});

describe("a history that cannot be read keeps nobody from importing the route", () => {
  test.each([
    ["no JSON", "nothing"],
    ["another version", '{"format":"explorar-history","version":9}'],
    ["too large", "x".repeat(HISTORY_BYTES + 1)],
  ])("%s", async (_, text) => {
    const { archive } = await route();
    const { history, list } = await taken(await archive(text));
    expect(history).toEqual({ versions: 0, missingAssets: 0 });
    expect(await list()).toHaveLength(1);
  });

  test("whatever is changed in its bytes", async () => {
    const { archive, history } = await route();
    const bytes = new TextEncoder().encode((await history()).text);
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      to: fc.integer({ min: 0, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const damaged = bytes.slice();
        for (const { at, to } of changes) damaged[at] = to;
        const { history: said, list } = await taken(await archive(damaged));
        expect(await list()).toHaveLength(said.versions === 0 ? 1 : said.versions + 1);
      }),
      { numRuns: 12 },
    );
  });

  test("one whose packed bytes are broken", async () => {
    const { archive, history } = await route();
    const whole = new Uint8Array(await (await archive((await history()).text)).arrayBuffer());
    const files = unzipSync(whole);
    const packedHistory = zipSync({
      [ARCHIVE_HISTORY]: files[ARCHIVE_HISTORY] ?? new Uint8Array(),
    });
    // The last entry's bytes begin behind its name; some in their middle are another ones.
    const at = indexOf(whole, packedHistory.subarray(60, 100));
    whole.fill(0, at, at + 40);
    const { history: said } = await taken(new File([whole], "ruta.zip"));
    expect(said).toEqual({ versions: 0, missingAssets: 0 });
  });
});

function indexOf(bytes: Uint8Array, part: Uint8Array): number {
  return Buffer.from(bytes).indexOf(part);
}
