import { expect, test } from "vitest";
import { Refusal } from "../src/app-error.ts";
import type { User } from "../src/db/schema.ts";
import { requireQuota } from "../src/resources/quota.ts";
import { testServer } from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const server = testServer();

async function branchOf(columns: Partial<User>) {
  const { admin, supervisors, editors } = await newBranch(server, columns);
  const [first, second] = supervisors;
  const [one, two] = editors;
  if (!first || !second || !one || !two) throw new Error("A branch has two supervisors");
  return { admin, first, second, one, two };
}

/** Takes files up as an upload does, and says why not. */
async function takeUp(userId: number, bytes: number): Promise<string> {
  try {
    await server.db.transaction().execute(async (transaction) => {
      await requireQuota(server.running.connection, transaction, userId, { files: 1, bytes });
      await transaction
        .insertInto("stored_files")
        .values({
          key: `${crypto.randomUUID().replaceAll("-", "")}.webp`,
          node: "",
          state: "kept",
          bytes,
          sha256: "",
          created_at: "",
          owner_id: userId,
        })
        .execute();
    });
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

test("USR-14, TRU-17 files and bytes: exactly what fits, also at once", async () => {
  const { one, two, admin } = await branchOf({ max_files: 3, max_bytes: 100 });
  expect(await takeUp(one.id, 101)).toBe("ERRORS.storageLimitReached");
  expect(await takeUp(one.id, 60)).toBe("done");
  const answers = await Promise.all([takeUp(one.id, 40), takeUp(two.id, 40)]);
  expect(answers.toSorted()).toEqual(["ERRORS.storageLimitReached", "done"]);
  expect(await takeUp(two.id, 0)).toBe("done");
  expect(await takeUp(two.id, 0)).toBe("ERRORS.fileLimitReached");
  const { body } = await server.call("getResources", { as: admin });
  expect(body.data).toMatchObject({ admin_current_files: 3, admin_current_mb: 100 });
});

test("USR-14 with fair distribution one supervisor's files leave the others' part alone", async () => {
  const { one, two } = await branchOf({ max_bytes: 100, is_equitable: 1 });
  expect(await takeUp(one.id, 51)).toBe("ERRORS.storageLimitReached");
  expect([await takeUp(one.id, 50), await takeUp(two.id, 50)]).toEqual(["done", "done"]);
});

test("USR-14 with fair distribution a part is worth no more than what the branch has left", async () => {
  const { admin, first, one } = await branchOf({ max_bytes: 100, is_equitable: 1 });
  // The admin's own files are nobody's part; they count against the branch alone.
  expect(await takeUp(admin.id, 70)).toBe("done");
  expect(await takeUp(one.id, 31)).toBe("ERRORS.storageLimitReached");
  expect(await takeUp(one.id, 30)).toBe("done");
  expect(await takeUp(first.id, 1)).toBe("ERRORS.storageLimitReached");
});

test("USR-14 with fair distribution the branch's own admin is held to the whole alone", async () => {
  const { admin, one } = await branchOf({ max_bytes: 100, is_equitable: 1 });
  expect(await takeUp(one.id, 10)).toBe("done");
  expect(await takeUp(admin.id, 91)).toBe("ERRORS.storageLimitReached");
  expect(await takeUp(admin.id, 90)).toBe("done");
});
