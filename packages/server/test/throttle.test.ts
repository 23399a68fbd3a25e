import { expect, test } from "vitest";
import { LINKS_PER_ADDRESS, TRIES_PER_ACCOUNT } from "../src/account/throttle.ts";
import { PASSWORD, testServer } from "./support/server.ts";

const server = testServer();

test("TRU-11 a restart gives no further tries", async () => {
  const json = { email: "editor@example.com", password: "wrong guess" };
  for (let index = 0; index < TRIES_PER_ACCOUNT; index += 1) await server.call("login", { json });
  await server.running.stop();
  await server.start({});
  const after = await server.call("login", { json: { ...json, password: PASSWORD } });
  const other = await server.call("login", {
    json: { email: "colleague@example.com", password: PASSWORD },
  });
  expect([after.status, other.status]).toEqual([429, 200]);
});

test.each(["resetPassword", "confirmEmail"])(
  "TRU-11 links that do not work can be tried a few times only: %s",
  async (operation) => {
    await server.db.deleteFrom("throttle").execute();
    const statuses: number[] = [];
    for (let index = 0; index <= LINKS_PER_ADDRESS; index += 1) {
      const answer = await server.call(operation, {
        form: { id: `guess-${index}`, password: "a good password" },
        headers: { "x-forwarded-for": `10.0.0.${index}`, "x-real-ip": `10.0.1.${index}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  },
);
