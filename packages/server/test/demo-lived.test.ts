import type { Experience } from "@panel/domain/experience/experience";
import { expect, test } from "vitest";
import { findByEmail } from "../src/account/repository.ts";
import { madrid } from "../src/demo/madrid.ts";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { experienceOf } from "../src/experiences/stored.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({ DEMO: "true" });

const DAY = 24 * 60 * 60_000;

async function demoPerson(role: Person["role"]): Promise<Person> {
  const email = demoAccounts().find((account) => account.role === role)?.email ?? "";
  const user = await findByEmail(server.db, email);
  if (!user) throw new Error(`The demo has no ${role}`);
  return { id: user.id, role, email, token: await server.signIn(user) };
}

const routeNamed = async (name: string) => {
  const rows = await server.db.selectFrom("gymkhanas").selectAll().execute();
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`The demo has no ${name}`);
  return row;
};

test.each([
  ["Madrid de los Austrias", 2, 30],
  ["Barcelona, del gótico al modernismo", 3, 25],
  ["Girona, dentro de la muralla", 2, 8],
])("%s was written over weeks by several people", async (name, people, days) => {
  const { id, updated_at } = await routeNamed(name);
  const versions = await server.db
    .selectFrom("versions")
    .select(["number", "saved_at", "saved_by"])
    .where("gymkhana_id", "=", id)
    .orderBy("number")
    .execute();
  const moments = versions.map(({ saved_at }) => Date.parse(saved_at));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(days * DAY);
  expect(new Set(versions.map(({ saved_by }) => saved_by)).size).toBe(people);
  expect(updated_at).toBe(versions.at(-1)?.saved_at);
});

test("after its edits a route is what is written in its file, and its visitors have that", async () => {
  const row = await routeNamed("Madrid de los Austrias");
  const { slogan, description, prize }: Experience = experienceOf(row);
  expect({ slogan, description }).toEqual({
    slogan: madrid.experience.slogan,
    description: madrid.experience.description,
  });
  expect(prize.description).toEqual(madrid.experience.prize?.description);
  expect(row.published_state).toBe(row.updated_at);
  expect(await server.db.selectFrom("outdated_texts").selectAll().execute()).toEqual([]);
});

test("people of its branches have signed in, which the log has in order; who was only invited has not", async () => {
  const as = await demoPerson("admin");
  const { body } = await server.call("getOverview", { as });
  const { team } = body.data as { team: { name: string; lastSignIn?: string }[] };
  expect(team).toHaveLength(6);
  const times = team.map(({ lastSignIn = "" }) => Date.parse(lastSignIn));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(team.map(({ name }) => name)).not.toContain("Iker Lasa Otaegi");
  const entries = await server.db
    .selectFrom("audit")
    .select(["at", "actor"])
    .where("event", "=", "sign-in")
    .orderBy("id")
    .execute();
  expect(entries.length).toBeGreaterThan(40);
  const at = entries.map((entry) => entry.at);
  expect(at).toEqual(at.toSorted());
});

test("the prize of a past feast is drawn, with a record that anybody reads", async () => {
  const as = await demoPerson("supervisor");
  const { id } = await routeNamed("Verbena de las plazas");
  const { body } = await server.call("getLottery", { as, query: { gymId: id } });
  expect(body.data).toMatchObject({ state: "drawn", entries: expect.any(Number) });
  expect(body.data.entries).toBeGreaterThan(20);
  const page = await fetch(`${server.url}/lottery/${body.data.code}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("font-src 'self'");
  expect(await page.text()).toContain(body.data.commitment);
});

test("there are notes from the street, each at a point of the route", async () => {
  const as = await demoPerson("editor");
  const { id } = await routeNamed("Madrid de los Austrias");
  const { body } = await server.call("listTryNotes", { as, query: { gymId: id } });
  const { notes } = body.data as {
    notes: { point: number | null; language: string; done: boolean }[];
  };
  expect(notes.length).toBeGreaterThan(3);
  expect(notes.filter(({ point }) => point === null)).toEqual([]);
  expect(new Set(notes.map(({ language }) => language))).toEqual(new Set(["es", "ca", "en"]));
  expect(notes.filter(({ done }) => done)).toHaveLength(1);
});

test("the outbox has the mails of the past days, however often it is opened", async () => {
  const open = async () => (await fetch(`${server.url}/demo/outbox`)).text();
  const first = await open();
  const again = await open();
  for (const page of [first, again]) {
    expect(page.match(/<details class="mail"/g)).toHaveLength(4);
    expect(page).toContain("iker.lasa@demo.explorar");
    expect(page).toContain(`${server.url}/confirm-email`);
  }
});
