import { readFile } from "node:fs/promises";
import { checkRoute } from "@panel/domain/check/check";
import { isActive } from "@panel/domain/experience/state";
import { RADIUS } from "@panel/domain/experience/point";
import type { Route } from "@panel/domain/play/route";
import { expect, test } from "vitest";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { findByEmail } from "../src/account/repository.ts";
import { EXAMPLE_FILE } from "./support/example-file.ts";
import { experienceOf } from "../src/experiences/stored.ts";
import { listPoints } from "../src/points/repository.ts";
import { pointOf } from "../src/points/stored.ts";
import { fileOf } from "./support/assets.ts";
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

/** The stored routes of the demo, as the check takes them. */
async function demoRoutes(): Promise<{ id: number; active: boolean; route: Route }[]> {
  const rows = await server.db.selectFrom("gymkhanas").selectAll().orderBy("id").execute();
  return Promise.all(
    rows.map(async (row) => {
      const points = await listPoints(server.db, row.id);
      const route = {
        experience: experienceOf(row),
        points: points.map((point) => ({ ...pointOf(point), id: point.id })),
      };
      return { id: row.id, active: isActive(row.state), route };
    }),
  );
}

test("the demo has a dozen assets and more, among them models that move", async () => {
  const as = await demoPerson("editor");
  const lists = await Promise.all(
    ["getModels", "getUserModels"].map((list) => server.call(list, { as })),
  );
  const assets = lists.flatMap(({ body }) => body.data as { type: number; animation: boolean }[]);
  const count = (type: number) => assets.filter((asset) => asset.type === type).length;
  expect([assets.length, count(0), count(1), count(2)]).toEqual([18, 4, 10, 4]);
  expect(assets.filter(({ animation }) => animation)).toHaveLength(2);
});

test("its routes that are active have neither errors nor warnings, its draft has", async () => {
  const routes = await demoRoutes();
  const context = { now: Date.now() };
  const errors = routes.map(({ active, route }) => ({
    active,
    kinds: checkRoute(route, context)
      .filter(({ severity }) => severity !== "hint")
      .map(({ kind }) => kind),
  }));
  expect(errors).toEqual([
    { active: true, kinds: [] },
    { active: true, kinds: [] },
    { active: false, kinds: expect.arrayContaining(["activationCycle", "prizeOutOfReach"]) },
    // Its feast is over.
    { active: false, kinds: expect.any(Array) },
  ]);
  expect(routes.map(({ route }) => route.experience.prize.delivery)).toEqual([
    "lottery",
    "prize",
    "prize",
    "lottery",
  ]);
});

test("points of its routes open and close after others", async () => {
  const points = (await demoRoutes()).flatMap(({ active, route }) => (active ? route.points : []));
  const named = (depends: "activationDependency" | "deactivationDependency") =>
    points.flatMap((point) => {
      const other = points.find(({ id }) => id === point[depends]);
      return other ? [`${point.name.cas} / ${other.name.cas}`] : [];
    });
  expect(named("activationDependency")).toEqual([
    "Mercado de San Miguel / Plaza Mayor",
    "Palacio Real / Plaza de Oriente",
  ]);
  expect(named("deactivationDependency")).toEqual(["Mercado de San Miguel / Plaza de Oriente"]);
});

test("its first route shows a distance, a code, a word after each answer and a hint that costs, in three languages", async () => {
  const [first] = await demoRoutes();
  const points = first?.route.points ?? [];
  const placesOf = (has: (point: Route["points"][number]) => boolean) =>
    points.filter(has).map(({ name }) => name.cas);
  const isWhole = (texts: Record<string, string>) => Object.values(texts).every(Boolean);
  expect({
    distance: placesOf(({ checkIn }) => checkIn.radius !== RADIUS.default),
    code: placesOf(({ checkIn }) => checkIn.by === "code" && checkIn.code !== ""),
    word: placesOf(
      ({ challenge: { question } }) =>
        isWhole(question.whyCorrect) && isWhole(question.whyIncorrect),
    ),
    hint: placesOf(({ challenge: { hint } }) => isWhole(hint.text) && hint.cost > 0),
  }).toEqual({
    distance: ["Plaza de Oriente"],
    code: ["Mercado de San Miguel"],
    word: ["Plaza de Oriente"],
    hint: ["Palacio Real"],
  });
});

test("the example becomes an inactive route of one's own in which the check finds neither error nor warning", async () => {
  const as = await demoPerson("supervisor");
  const archive = fileOf(new Uint8Array(await readFile(EXAMPLE_FILE)), "ruta.zip");
  const { body } = await server.call("importGymkhana", { as, form: { archive } });
  expect(body).toMatchObject({ success: true });
  const { active, route } = (await demoRoutes()).find(({ id }) => id === body.data.id) ?? {};
  expect([active, route?.points.length]).toEqual([false, 6]);
  const found = route ? checkRoute(route, { now: Date.now() }) : [];
  expect(found.filter(({ severity }) => severity !== "hint")).toEqual([]);
});
