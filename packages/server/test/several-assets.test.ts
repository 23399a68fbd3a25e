import { beforeAll, describe, expect, test } from "vitest";
import { newImage, newModel } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { createExperience, testServer, type Person } from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

interface Listed {
  id: number;
  category: number;
}
const listed = async (): Promise<Listed[]> =>
  (await server.call("getUserModels", { as })).body.data as Listed[];
const remove = (ids: number[]) =>
  server.call("deleteAssets", { as, form: { idMods: JSON.stringify(ids) } });
const change = (changes: object[]) =>
  server.call("updateAssets", { as, form: { changes: JSON.stringify(changes) } });
const entries = async (event: "file-delete" | "file-change") =>
  (
    await server.db
      .selectFrom("audit")
      .select("subject")
      .where("event", "=", event)
      .where("outcome", "=", "done")
      .execute()
  ).map(({ subject }) => subject);

describe("several assets at once", () => {
  test("LIB-06 are deleted with their files, one named twice as well", async () => {
    const [a, b] = [await newImage(server, as), await newModel(server, as)];
    expect((await remove([b, a, b])).body.success).toBe(true);
    expect((await listed()).filter(({ id }) => id === a || id === b)).toEqual([]);
    expect(await entries("file-delete")).toEqual(
      expect.arrayContaining([`asset ${a}`, `asset ${b}`]),
    );
  });

  test("LIB-06 none is deleted while one is in use, and the answer names it and its places", async () => {
    const free = await newImage(server, as);
    const used = await newImage(server, as, { name: "Puerta" });
    const gymId = await createExperience(server, as, { gymName: "Ruta", gymModelId: used });
    const { status, body } = await remove([free, used]);
    expect([status, body.success]).toEqual([200, false]);
    expect(body.data).toEqual({
      translation_key: "ASSET_ERRORS.inUseSeveral",
      inUse: [used],
      places: [
        {
          id: used,
          name: "Puerta",
          hidden: 0,
          uses: [{ gymId, gymName: "Ruta", field: "gymModelId" }],
        },
      ],
    });
    expect((await listed()).map(({ id }) => id)).toEqual(expect.arrayContaining([free, used]));
  });

  test("TRU-15, LIB-06 none is deleted or changed where one is another user's", async () => {
    const mine = await newImage(server, as, { category: 1 });
    const foreign = await newImage(server, server.person("colleague"));
    expect((await remove([mine, foreign])).status).toBe(404);
    const changes = [mine, foreign].map((idMod) => ({ idMod, category: 3 }));
    expect((await change(changes)).status).toBe(404);
    expect(await listed()).toContainEqual(expect.objectContaining({ id: mine, category: 1 }));
  });

  test("LIB-06 get the category that each is given, or none does", async () => {
    const [a, b] = [await newImage(server, as), await newImage(server, as)];
    const wrong = await change([
      { idMod: a, category: 4 },
      { idMod: b, category: 9999 },
    ]);
    expect([wrong.status, wrong.body.data.fields]).toEqual([400, ["category"]]);
    const categories = async () =>
      (await listed()).filter(({ id }) => id === a || id === b).map(({ category }) => category);
    expect(await categories()).toEqual([1, 1]);
    await change([
      { idMod: a, category: 4 },
      { idMod: b, category: 1 },
    ]);
    expect((await listed()).find(({ id }) => id === a)?.category).toBe(4);
    const changed = await entries("file-change");
    expect(changed).toContain(`asset ${a}`);
    expect(changed).not.toContain(`asset ${b}`);
  });

  test("LIB-06 more than a thousand are refused", async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    expect((await remove(ids)).status).toBe(400);
  });
});
