import { describe, expect, test } from "vitest";
import type { Db } from "../src/db/connection.ts";
import { remembered } from "../src/experiences/remembered.ts";
import { newImage } from "./support/assets.ts";
import { createExperience, newPoint, readExperience, testServer } from "./support/server.ts";

const server = testServer();

interface Ids {
  experience: number;
  points: readonly number[];
  image: number;
  colleague: number;
}

/** What another node may write, none of which says so by a version. */
const CHANGES: Readonly<Record<string, (db: Db, ids: Ids) => Promise<unknown>>> = {
  "its state": (db, { experience }) =>
    db.updateTable("gymkhanas").set({ state: 1 }).where("id", "=", experience).execute(),
  "its owner": (db, { experience }) =>
    db
      .updateTable("gymkhanas")
      .set({ owner_id: server.person("colleague").id })
      .where("id", "=", experience)
      .execute(),
  "its texts": (db, { experience }) =>
    db
      .updateTable("gymkhanas")
      .set(({ fn, val }) => ({
        content: fn("replace", ["content", val("Una ruta"), val("Otra ruta")]),
      }))
      .where("id", "=", experience)
      .execute(),
  "the texts of a point": (db, { points }) =>
    db
      .updateTable("map_points")
      .set(({ fn, val }) => ({ content: fn("replace", ["content", val("First"), val("Other")]) }))
      .where("id", "=", points[0] ?? 0)
      .execute(),
  "the order of the points": (db, { points }) =>
    db
      .updateTable("map_points")
      .set({ position: 9 })
      .where("id", "=", points[0] ?? 0)
      .execute(),
  "a dependency": (db, { points }) =>
    db
      .updateTable("map_points")
      .set({ depends_on: points[0] ?? 0 })
      .where("id", "=", points[1] ?? 0)
      .execute(),
  "a point less": (db, { points }) =>
    db
      .deleteFrom("map_points")
      .where("id", "=", points[1] ?? 0)
      .execute(),
  "the name of a collaborator": (db, { colleague }) =>
    db.updateTable("users").set({ surname: "Changed" }).where("id", "=", colleague).execute(),
  "a collaborator less": (db, { experience }) =>
    db.deleteFrom("gymkhana_editors").where("gymkhana_id", "=", experience).execute(),
  "the name of an asset": (db, { image }) =>
    db.updateTable("assets").set({ name: "Changed" }).where("id", "=", image).execute(),
  "an asset less": (db, { experience }) =>
    db.deleteFrom("asset_uses").where("gymkhana_id", "=", experience).execute(),
};

async function exampleRoute(): Promise<Ids> {
  const [as, { id: colleague }] = [server.person("editor"), server.person("colleague")];
  const image = await newImage(server, as);
  const editorIds = JSON.stringify([colleague]);
  const experience = await createExperience(server, as, { editorIds, storyImgCat: image });
  const points: number[] = [];
  for (const mappointName of ["First", "Second"]) {
    points.push(await newPoint(server, as, experience, { mappointName }));
  }
  return { experience, points, image, colleague };
}

describe("an experience that was read before", () => {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`EXP-11 is answered with ${what} when another node has changed that`, async () => {
      const ids = await exampleRoute();
      const as = server.person("root");
      const before = await readExperience(server, as, ids.experience);
      expect(await readExperience(server, as, ids.experience)).toEqual(before);
      await change(server.db, ids);
      expect(await readExperience(server, as, ids.experience)).not.toEqual(before);
    });
  }

  test("TRU-15 is not answered to somebody who does not see it, or no longer", async () => {
    const { experience } = await exampleRoute();
    const read = async (name: string) =>
      (
        await server.call("getGymkhanaById", {
          as: server.person(name),
          query: { gymId: experience },
        })
      ).status;
    expect([await read("editor"), await read("colleague"), await read("stranger")]).toEqual([
      200, 200, 404,
    ]);
    await server.db.deleteFrom("gymkhana_editors").where("gymkhana_id", "=", experience).execute();
    expect([await read("editor"), await read("colleague")]).toEqual([200, 404]);
  });
});

/** What another node may write of what a list tells. */
const LIST_CHANGES: Readonly<Record<string, (db: Db, ids: Ids) => Promise<unknown>>> = {
  "the state": (db, { experience }) =>
    db.updateTable("gymkhanas").set({ state: 1 }).where("id", "=", experience).execute(),
  "the name": (db, { experience }) =>
    db.updateTable("gymkhanas").set({ name: "Changed" }).where("id", "=", experience).execute(),
  "the owner's entity": (db) =>
    db
      .updateTable("users")
      .set({ entity: "Changed" })
      .where("id", "=", server.person("editor").id)
      .execute(),
  "whoever changed it": (db) =>
    db
      .updateTable("users")
      .set({ surname: "Changed" })
      .where("id", "=", server.person("editor").id)
      .execute(),
  "a point less": (db, { points }) =>
    db
      .deleteFrom("map_points")
      .where("id", "=", points[1] ?? 0)
      .execute(),
};

describe("a list that was read before", () => {
  const listed = async (name: string): Promise<string> =>
    (await server.call("getUserGymkhanas", { as: server.person(name) })).body.data;

  for (const [what, change] of Object.entries(LIST_CHANGES)) {
    test(`EXP-01 is answered with ${what} when another node has changed that`, async () => {
      const ids = await exampleRoute();
      const before = await listed("supervisor");
      expect(await listed("supervisor")).toBe(before);
      await change(server.db, ids);
      expect(await listed("supervisor")).not.toBe(before);
    });
  }

  test("TRU-15 has nothing of what its reader does not see, or no longer", async () => {
    const { experience } = await exampleRoute();
    const has = async (name: string) => (await listed(name)).includes(`"id":${experience},`);
    expect([await has("editor"), await has("colleague"), await has("stranger")]).toEqual([
      true,
      true,
      false,
    ]);
    await server.db.deleteFrom("gymkhana_editors").where("gymkhana_id", "=", experience).execute();
    expect([await has("editor"), await has("colleague")]).toEqual([true, false]);
  });
});

test("what is made of unchanged rows is made once, and of no more than it may remember", async () => {
  let made = 0;
  const make = remembered(async () => (made += 1));
  const of = async (id: number, length: number, points = 1) =>
    make(id, {
      row: { id, content: "x".repeat(length) },
      points: Array.from({ length: points }, () => ({ content: "y" })),
    });
  const each = async (...asked: [id: number, length: number, points?: number][]) => {
    const answers: number[] = [];
    for (const one of asked) answers.push(await of(...one));
    return answers;
  };
  expect(await each([1, 10], [1, 10], [2, 10], [1, 10])).toEqual([1, 1, 2, 1]);
  expect(await each([2, 10, 2], [2, 10], [1, 10])).toEqual([3, 4, 1]);
  expect(await each([3, 1_999_790], [1, 10])).toEqual([5, 6]);
});
