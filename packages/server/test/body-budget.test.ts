import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createBodyBudget } from "../src/http/body-budget.ts";
import { createExperience, testServer } from "./support/server.ts";

describe("the budget of bodies", () => {
  const open = (budget: ReturnType<typeof createBodyBudget>, name: string, isKnown = false) => {
    const told = { refused: false };
    const body = budget.open({ name, isKnown }, () => {
      told.refused = true;
    });
    return { ...body, told };
  };

  test("TRU-20 whoever holds the most makes room, with its largest body", () => {
    const budget = createBodyBudget({ known: 0, unknown: 100 });
    const [large, small] = [open(budget, "flood"), open(budget, "flood")];
    large.add(60);
    small.add(30);
    const other = open(budget, "other");
    other.add(20);
    expect([large, small, other].map(({ told }) => told.refused)).toEqual([true, false, false]);
  });

  test("TRU-20 nobody without a session makes somebody with one wait", () => {
    const budget = createBodyBudget({ known: 50, unknown: 100 });
    const author = open(budget, "editor 1", true);
    author.add(50);
    for (let index = 0; index < 10; index += 1) open(budget, `network ${index}`).add(20);
    expect(author.told.refused).toBe(false);
  });

  test("TRU-20 what has left, was refused or written counts no more", () => {
    const budget = createBodyBudget({ known: 0, unknown: 100 });
    const first = open(budget, "a");
    first.add(100);
    first.end();
    const second = open(budget, "b");
    second.add(90);
    second.remove(80);
    const third = open(budget, "c");
    third.add(90);
    expect([first, second, third].map(({ told }) => told.refused)).toEqual([false, false, false]);
  });
});

const server = testServer({}, { bodyLimits: { known: 1024 * 1024, unknown: 40_000 } });
const held: Socket[] = [];
afterEach(() => held.splice(0).forEach((socket) => socket.destroy()));

interface Begun {
  socket: Socket;
  answer: () => string;
}

/** Sends a body of which the last byte does not come. */
function begin(path: string, type: string, text: string, length: string): Promise<Begun> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  held.push(socket);
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => socket.destroy());
  return new Promise((resolve) =>
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n${text}`,
      () => resolve({ socket, answer: () => answer }),
    ),
  );
}

const FIELD = '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\n';
const beginForm = () => {
  const text = FIELD.padEnd(15_000, "x");
  const type = "multipart/form-data; boundary=b";
  return begin("/api/user/forgotPassword", type, text, `content-length: ${text.length + 1}`);
};
const beginJson = () => {
  const text = '{"token":"'.padEnd(15_000, "x");
  const chunk = `${(text.length + 1).toString(16)}\r\n${text}`;
  return begin("/bots/widget/getBot", "application/json", chunk, "transfer-encoding: chunked");
};
const refusedOf = (begun: readonly Begun[]) =>
  begun.filter(({ answer }) => answer().startsWith("HTTP/1.1 503 "));

test.each([
  ["forms", beginForm],
  ["JSON", beginJson],
])("TRU-20 bodies that are not whole share a budget; one more is 503: %s", async (_, one) => {
  const begun = [await one(), await one(), await one()];
  await expect.poll(() => refusedOf(begun)).toHaveLength(1);
  expect(refusedOf(begun)[0]?.answer()).toMatch(/retry-after: \d+[\s\S]*ERRORS\.unavailable/);
  // Somebody who is signed in saves meanwhile, and a small call of the same network is answered.
  await createExperience(server, server.person("editor"));
  const { body } = await server.call("login", {
    json: { email: "a@example.com", password: "secret" },
  });
  expect(body.data.translation_key).toBe("ERRORS.incorrectCredentials");
});

test("TRU-20 what made room is not waited for: its connection ends", async () => {
  const begun = [await beginForm(), await beginForm(), await beginForm()];
  await expect.poll(() => begun.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
});

test("TRU-20 the room of senders who have gone is there again", async () => {
  for (let time = 0; time < 3; time += 1) {
    const begun = [await beginForm(), await beginForm()];
    await Promise.all(
      begun.map(
        ({ socket }) =>
          new Promise<void>((resolve) => {
            socket.once("close", () => resolve());
            socket.end();
          }),
      ),
    );
    expect(refusedOf(begun)).toEqual([]);
  }
});

test("TRU-20 a public form of more than 16 kB is 413, a call without a body leaves one unread", async () => {
  const { status } = await server.call("forgotPassword", { form: { email: "x".repeat(17_000) } });
  expect(status).toBe(413);
  const as = server.person("editor");
  const ended = await server.call("endOtherSessions", { as, form: { more: "x".repeat(100_000) } });
  expect(ended.status).toBe(200);
});
