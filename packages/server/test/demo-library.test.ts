import { expect, test } from "vitest";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { findByEmail } from "../src/account/repository.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ DEMO: "true" });

async function demoPerson(role: Person["role"]): Promise<Person> {
  const email = demoAccounts().find((account) => account.role === role)?.email ?? "";
  const user = await findByEmail(server.db, email);
  if (!user) throw new Error(`The demo has no ${role}`);
  return { id: user.id, role, email, token: await server.signIn(user) };
}

test("LIB-01 the demo's editor finds assets of each type in both libraries, and all of them load", async () => {
  const as = await demoPerson("editor");
  for (const list of ["getModels", "getUserModels"]) {
    const { body } = await server.call(list, { as });
    const assets = body.data as { type: number; thumbnail: string[]; file: string }[];
    expect(new Set(assets.map(({ type }) => type))).toEqual(new Set([0, 1, 2]));
    for (const { thumbnail, file } of assets) {
      for (const path of [...thumbnail, file]) {
        expect((await fetch(server.url + path)).status).toBe(200);
      }
    }
  }
});

test("EXP-06 the demo's routes have their pictures, sounds and models", async () => {
  const as = await demoPerson("editor");
  const list = await server.call("getUserGymkhanas", { as });
  for (const { id } of JSON.parse(list.body.data) as { id: number }[]) {
    const { body } = await server.call("getGymkhanaById", { as, query: { gymId: id } });
    const { IdMod, library } = JSON.parse(body.data);
    const used = library as { Id: number; Type: number }[];
    expect(used.map((asset) => asset.Id)).toContain(IdMod);
    expect(new Set(used.map(({ Type }) => Type))).toEqual(new Set([0, 1, 2]));
  }
});
