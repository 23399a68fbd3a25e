import { afterAll, beforeAll, expect, test } from "vitest";
import { createModelClient, type ModelLimits } from "../src/bots/answers/model-client.ts";
import { ModelError } from "../src/bots/answers/model-failure.ts";
import {
  ModelProvider,
  begin,
  breaksOffAfter,
  endless,
  finish,
  refuses,
  says,
  send,
  sendText,
  sendsAfter,
  stallsAfter,
  type Reply,
} from "./support/model-provider.ts";

const LIMITS: ModelLimits = { first: 60_000, gap: 60_000, total: 60_000 };
const SHORT = 60;

let provider: ModelProvider;
beforeAll(async () => {
  provider = await ModelProvider.start();
});
afterAll(() => provider.stop());

interface Heard {
  text: string;
  usedTokens: number | undefined;
  finish: string | undefined;
  error: unknown;
}

async function ask(
  reply: Reply,
  limits: Partial<ModelLimits> = {},
  signal = new AbortController().signal,
  onText: () => void = () => {},
): Promise<Heard> {
  provider.reply = reply;
  const client = createModelClient(
    { url: provider.url, name: "m-1", key: "secret-key" },
    { ...LIMITS, ...limits },
  );
  const heard: Heard = { text: "", usedTokens: undefined, finish: undefined, error: undefined };
  try {
    const messages = [{ role: "user" as const, content: "¿Qué hora es?" }];
    for await (const chunk of client.chat({ messages, maxTokens: 7, signal })) {
      heard.text += chunk.text;
      heard.usedTokens ??= chunk.usedTokens;
      heard.finish ??= chunk.finish;
      onText();
    }
  } catch (error) {
    heard.error = error;
  }
  return heard;
}

const failure = ({ error }: Heard) =>
  error instanceof ModelError ? [error.failure, error.mayCost] : error;

test("BOT-12 an answer arrives as it is written, with the tokens that the provider counted", async () => {
  const usage = { prompt_tokens: 30, completion_tokens: 12, total_tokens: 42 };
  const heard = await ask(says("Abre a las diez. Ñandú 🎉", { usage }));
  expect(heard).toEqual({
    text: "Abre a las diez. Ñandú 🎉",
    usedTokens: 42,
    finish: "stop",
    error: undefined,
  });
  expect(provider.calls.at(-1)).toMatchObject({
    model: "m-1",
    max_tokens: 7,
    authorization: "Bearer secret-key",
    stream: true,
  });
});

test("TRU-31 letters that two packets share arrive whole", async () => {
  const bytes = Buffer.from(
    `data: ${JSON.stringify({ choices: [{ delta: { content: "ñ🎉" } }] })}\n\ndata: [DONE]\n\n`,
  );
  const heard = await ask(async (response) => {
    begin(response);
    for (const byte of bytes) {
      response.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  expect(heard.text).toBe("ñ🎉");
  expect(heard.error).toBeUndefined();
});

test("TRU-31 comments, other fields, empty choices and empty texts are passed over", async () => {
  const heard = await ask((response) => {
    begin(response);
    response.write(": PROCESSING\n\nevent: message\nid: 1\nretry: 10\n");
    send(response, { choices: [] });
    send(response, { choices: [{ delta: { content: null, reasoning_content: "hm" } }] });
    send(response, { choices: null, usage: { prompt_tokens: -1, completion_tokens: 1e300 } });
    sendText(response, "Sí.");
    finish(response);
  });
  expect(heard).toMatchObject({ text: "Sí.", usedTokens: undefined, error: undefined });
});

test("TRU-31 an answer is whole without [DONE] when the provider said that it ends", async () => {
  const end = { choices: [{ delta: {}, finish_reason: "stop" }] };
  expect(await ask(sendsAfter("Sí.", end))).toMatchObject({ text: "Sí.", error: undefined });
});

const failing: [string, Reply, Partial<ModelLimits>, string, boolean][] = [
  ["says nothing", stallsAfter(""), { first: SHORT }, "slow", true],
  ["does not even answer", () => {}, { first: SHORT }, "slow", true],
  ["stops in the middle", stallsAfter("Abre"), { gap: SHORT }, "slow", true],
  ["takes too long in all", stallsAfter("Abre"), { total: SHORT }, "slow", true],
  ["cuts the connection", breaksOffAfter("Abre"), {}, "broken", true],
  ["cuts it before anything", (response) => void response.destroy(), {}, "unreachable", false],
  ["ends without saying so", sendsAfter("Abre", { choices: [] }), {}, "broken", true],
  ["sends no JSON", sendsAfter("Abre", '{"choices":['), {}, "broken", true],
  ["sends JSON of another form", sendsAfter("Abre", { choices: "no" }), {}, "broken", true],
  ["sends an error", sendsAfter("", { error: { message: "x", code: 500 } }), {}, "broken", true],
  ["sends an error as a text", sendsAfter("Abre", { error: "overloaded" }), {}, "broken", true],
  [
    "is over its quota in the middle",
    sendsAfter("", { error: { code: "insufficient_quota" } }),
    {},
    "unpaid",
    true,
  ],
  [
    "has a limit of questions in the middle",
    sendsAfter("", { error: { type: "rate_limit_error" } }),
    {},
    "limited",
    true,
  ],
  ["has no end", endless, {}, "broken", true],
  [
    "sends one line without end",
    async (response) => {
      begin(response);
      while (!response.destroyed) {
        response.write("data: ".padEnd(65_536, "x"));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    {},
    "broken",
    true,
  ],
  [
    "answers with a page",
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
    {},
    "broken",
    true,
  ],
  ["refuses the key", refuses(401), {}, "broken", false],
  ["knows no such model", refuses(404), {}, "broken", false],
  ["refuses for now", refuses(429), {}, "limited", false],
  ["wants money", refuses(402), {}, "unpaid", false],
  ["is down", refuses(503), {}, "unreachable", false],
  ["fails", refuses(500), {}, "unreachable", false],
];

test.each(failing)(
  "TRU-31 a provider that %s is told apart",
  async (_what, reply, limits, reason, mayCost) => {
    const heard = await ask(reply, limits);
    expect(failure(heard)).toEqual([reason, mayCost]);
    expect(String(heard.error)).not.toContain("secret-key");
  },
);

test("TRU-31 a redirect is not followed: key and documents go to one place only", async () => {
  const calls = provider.calls.length;
  const heard = await ask(refuses(307, { location: `${provider.url}/chat/completions` }));
  expect(failure(heard)).toEqual(["broken", false]);
  expect(provider.calls.length).toBe(calls + 1);
});

test("TRU-31 a provider that nobody hears is out of reach", async () => {
  const gone = await ModelProvider.start();
  const client = createModelClient({ url: gone.url, name: "m", key: undefined }, LIMITS);
  await gone.stop();
  const { signal } = new AbortController();
  const answer = client.chat({ messages: [], maxTokens: 1, signal });
  await expect(answer.next()).rejects.toMatchObject({ failure: "unreachable", mayCost: false });
});

test("TRU-31 the time that the reader takes is not the provider's", async () => {
  provider.reply = says("Abre a las diez.");
  const limits = { ...LIMITS, gap: SHORT };
  const client = createModelClient({ url: provider.url, name: "m", key: undefined }, limits);
  const { signal } = new AbortController();
  let text = "";
  for await (const chunk of client.chat({ messages: [], maxTokens: 1, signal })) {
    text += chunk.text;
    // A call that is slow takes longer than what this one may be quiet for.
    expect(failure(await ask(stallsAfter("Abre"), { gap: SHORT }))).toEqual(["slow", true]);
  }
  expect(text).toBe("Abre a las diez.");
});

test("TRU-30 when the visitor leaves, the provider stops too", async () => {
  const left = provider.left;
  const visitor = new AbortController();
  const reason = new Error("gone");
  const heard = await ask(stallsAfter("Abre a"), {}, visitor.signal, () => visitor.abort(reason));
  expect(heard.error).toBe(reason);
  await expect.poll(() => provider.left).toBe(left + 1);
});

test("TRU-30 an answer that is not read to its end is not left running", async () => {
  const left = provider.left;
  provider.reply = stallsAfter("Abre a las");
  const client = createModelClient({ url: provider.url, name: "m", key: undefined }, LIMITS);
  const { signal } = new AbortController();
  const answer = client.chat({ messages: [], maxTokens: 1, signal });
  await answer.next();
  await answer.return();
  await expect.poll(() => provider.left).toBe(left + 1);
});

test.each([
  ["<think>La hora la sé.</think>Abre a las diez.", "Abre a las diez."],
  ["<thinking>\nUna < dos.\n</thinking>\n\nAbre.", "Abre."],
  ["Abre a las <b>diez</b>. <think>¿Seguro?</think>Sí.", "Abre a las <b>diez</b>. Sí."],
  ["[THINK]no[/THINK]Abre.", "Abre."],
  ["<|channel|>analysis<|message|>no<|channel|>final<|message|>Abre.", "Abre."],
  ["<think>sin fin", ""],
  ["Cuesta < 5 €, [1] y <", "Cuesta < 5 €, [1] y <"],
])(
  "TRU-29 what a model thinks is taken out, wherever its pieces are cut: %s",
  async (text, shown) => {
    expect((await ask(says(text))).text).toBe(shown);
  },
);

test("TRU-29 fields of the protocol for what a model thinks are dropped", async () => {
  const delta = { content: null, reasoning_content: "pienso", reasoning: "pienso" };
  const heard = await ask(async (response, call) => {
    begin(response);
    send(response, { choices: [{ index: 0, delta }] });
    sendText(response, "Abre.");
    finish(response);
    void call;
  });
  expect(heard.text).toBe("Abre.");
});

test("TRU-31 how long the provider wants to be left alone is kept, in seconds or as a date", async () => {
  const wait = async (header: string) => {
    const { error } = await ask(refuses(429, { "retry-after": header }));
    return (error as ModelError).retryAfter;
  };
  expect(await wait("20")).toBe(20_000);
  expect(await wait(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(30_000);
  expect(await wait("soon")).toBeUndefined();
});
