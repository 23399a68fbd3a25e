import { afterAll, beforeAll, expect, test } from "vitest";
import { createModelClient, type ModelLimits } from "../src/bots/answers/model-client.ts";
import { ModelError } from "../src/bots/answers/model-failure.ts";
import { note, nothingSpent, tokensOf } from "../src/bots/answers/spent.ts";
import { tryModel } from "../src/bots/answers/try-model.ts";
import {
  ModelProvider,
  begin,
  finish,
  refusesWith,
  says,
  saysAtOnce,
  send,
  sendText,
  type ChatCall,
  type Reply,
} from "./support/model-provider.ts";

/* What models of today take and send, each as a provider that behaves so. */

const LIMITS: ModelLimits = { first: 60_000, gap: 60_000, total: 60_000 };

let provider: ModelProvider;
beforeAll(async () => {
  provider = await ModelProvider.start();
});
afterAll(() => provider.stop());

let names = 0;
/** Every model is another one, so that nothing is known of it. */
const newModel = () => ({ url: provider.url, name: `m-${(names += 1)}`, key: "secret-key-1" });

async function ask(reply: Reply, settings = newModel(), question = "¿Qué hora es?") {
  provider.reply = reply;
  const before = provider.calls.length;
  const client = createModelClient(settings, LIMITS);
  const spent = nothingSpent();
  spent.mayCost = true;
  let error: unknown;
  let ending: string | undefined;
  try {
    const messages = [
      { role: "system" as const, content: "Answer." },
      { role: "user" as const, content: question },
    ];
    const { signal } = new AbortController();
    for await (const chunk of client.chat({ messages, maxTokens: 100, signal })) {
      note(spent, chunk);
      ending ??= chunk.finish;
    }
  } catch (thrown) {
    error = thrown;
  }
  return { ...spent, error, ending, calls: provider.calls.slice(before), room: client.room() };
}

/** Answers once the call is as it wants it, and else refuses. */
const wants =
  (isRight: (call: ChatCall) => boolean, status: number, refusal: unknown): Reply =>
  (response, call) =>
    (isRight(call) ? says("Las diez.") : refusesWith(status, refusal))(response, call);

const error = (message: string, param?: string) => ({
  error: { message, type: "invalid_request_error", ...(param ? { param } : {}) },
});

const refusing: [string, Reply, (call: ChatCall) => unknown, unknown][] = [
  [
    "max_tokens by its name",
    wants(
      (call) => call.max_tokens === undefined,
      400,
      error(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        "max_tokens",
      ),
    ),
    // What counts completions counts thoughts too.
    (call) => call.max_completion_tokens,
    4100,
  ],
  [
    "both names of the limit",
    wants(
      (call) => call.max_tokens === undefined && call.max_completion_tokens === undefined,
      422,
      {
        detail: [
          { loc: ["body", "max_tokens"], msg: "Extra inputs are not permitted" },
          { loc: ["body", "max_completion_tokens"], msg: "Extra inputs are not permitted" },
        ],
      },
    ),
    (call) => call.max_tokens ?? call.max_completion_tokens,
    undefined,
  ],
  [
    "more tokens than it has",
    wants((call) => (call.max_tokens ?? 0) <= 64, 400, {
      message: "max_tokens is too large: 100. This model supports at most 64 completion tokens.",
    }),
    (call) => call.max_tokens,
    64,
  ],
  [
    "stream_options in words",
    wants(
      (call) => !call.stream_options,
      400,
      error("Unrecognized request argument: stream_options"),
    ),
    (call) => call.stream_options,
    undefined,
  ],
  [
    "stream_options as FastAPI does",
    wants((call) => !call.stream_options, 422, {
      detail: [{ loc: ["body", "stream_options"], msg: "Extra inputs are not permitted" }],
    }),
    (call) => call.stream_options,
    undefined,
  ],
  [
    "a stream",
    (response, call) =>
      (call.stream
        ? refusesWith(400, error("Streaming is not supported for this model."))
        : saysAtOnce({ content: "Las diez." }))(response, call),
    (call) => call.stream,
    false,
  ],
  [
    "a system message",
    wants((call) => call.messages.length === 1, 400, error("System role not supported")),
    (call) => call.messages[0]?.content,
    "Answer.\n\n¿Qué hora es?",
  ],
];

test.each(refusing)(
  "BOT-12 a model that refuses %s is asked without, from then on at once",
  async (_what, reply, sent, expected) => {
    const settings = newModel();
    const first = await ask(reply, settings);
    expect(first.error).toBeUndefined();
    expect(first.written).toBe("Las diez.");
    expect(sent(first.calls.at(-1)!)).toEqual(expected);
    const again = await ask(reply, settings);
    expect(again.written).toBe("Las diez.");
    expect(again.calls).toHaveLength(1);
  },
);

test("BOT-12 what several refusals say is done one after the other", async () => {
  const { written, calls } = await ask((response, call) => {
    const refused = call.stream_options
      ? "stream_options"
      : call.max_tokens === undefined
        ? undefined
        : "max_tokens";
    return (refused ? refusesWith(400, error(`no ${refused} here`, refused)) : says("Las diez."))(
      response,
      call,
    );
  });
  expect(written).toBe("Las diez.");
  expect(calls).toHaveLength(3);
});

test("TRU-31 a refusal that nothing mends is told in the provider's words, without key and prompt", async () => {
  const reply = refusesWith(
    400,
    error("Unsupported value: 'model' m is not for secret-key-1 (sk-abcdef123456).", "model"),
  );
  const { error: thrown, calls } = await ask(reply);
  expect(thrown).toBeInstanceOf(ModelError);
  expect((thrown as ModelError).said).toBe("Unsupported value: 'model' m is not for … (…).");
  expect((thrown as ModelError).message).toContain("status 400: Unsupported value");
  expect(calls).toHaveLength(1);
  const question = "Me llamo Ana Serra y vivo en la calle Mayor, 4";
  const repeated = await ask(
    refusesWith(400, error(`bad input: ${question}`)),
    newModel(),
    question,
  );
  expect((repeated.error as ModelError).said).toBeUndefined();
});

test("TRU-31 a model that refuses the same again and again is not asked for ever", async () => {
  const { error: thrown, calls } = await ask(
    refusesWith(400, error("max_tokens, stream_options, stream")),
  );
  expect(thrown).toMatchObject({ failure: "broken", mayCost: false });
  expect(calls.length).toBeLessThanOrEqual(6);
});

test.each([
  ["a text", { content: "Las diez.", reasoning_content: "pienso" }],
  [
    "parts",
    {
      content: [
        { type: "thinking", thinking: [] },
        { type: "text", text: "Las diez." },
      ],
    },
  ],
  ["thoughts between marks", { content: "<think>pienso un rato</think>Las diez." }],
])("BOT-12 an answer in one piece is taken, as %s", async (_what, message) => {
  const usage = { prompt_tokens: 20, completion_tokens: 5 };
  const heard = await ask(saysAtOnce(message, { usage }));
  expect(heard).toMatchObject({ written: "Las diez.", usedTokens: 25, error: undefined });
});

test.each([
  ["is an error", JSON.stringify(error("The model is loading")), "The model is loading"],
  ["is no JSON", '{"choices":', undefined],
])("TRU-31 an answer in one piece that %s is none", async (_what, body, said) => {
  const { error: thrown } = await ask(refusesWith(200, body));
  expect(thrown).toMatchObject({ failure: "broken", said });
});

/** Thinks until its tokens are used up, unless it may take more than 1,000. */
const thinks =
  (think: (response: Parameters<Reply>[0], hasRoom: boolean) => void): Reply =>
  (response, call) => {
    begin(response);
    const hasRoom = (call.max_tokens ?? 0) > 1000;
    think(response, hasRoom);
    if (hasRoom) sendText(response, "Las diez.");
    const usage = { prompt_tokens: 20, completion_tokens: hasRoom ? 300 : 100 };
    finish(response, { reason: hasRoom ? "stop" : "length", usage });
  };

test.each([
  [
    "in a field",
    thinks((response) =>
      send(response, { choices: [{ delta: { reasoning_content: "pienso y pienso" } }] }),
    ),
  ],
  [
    "between marks",
    thinks((response, hasRoom) =>
      sendText(response, `<think>pienso y pienso${hasRoom ? "</think>" : ""}`),
    ),
  ],
  ["silently", thinks(() => {})],
])(
  "BOT-12 a model that thinks %s until its tokens are used up gets more of them, and both calls count",
  async (_what, reply) => {
    const settings = newModel();
    const first = await ask(reply, settings);
    expect(first).toMatchObject({ written: "Las diez.", ending: "stop", usedTokens: 440 });
    expect(first.calls).toHaveLength(2);
    expect(first.room).toBeGreaterThan(1000);
    expect((await ask(reply, settings)).calls).toHaveLength(1);
  },
);

test("BOT-12 what a model thinks counts as used where nobody counts, and not as its answer", async () => {
  const thought = "pienso ".repeat(4000);
  const heard = await ask((response) => {
    begin(response);
    send(response, { choices: [{ delta: { content: "", reasoning: thought } }] });
    sendText(response, "Las diez.");
    finish(response);
  });
  expect(heard).toMatchObject({ written: "Las diez.", thought: thought.length, error: undefined });
  expect(tokensOf(heard)).toBeGreaterThanOrEqual(thought.length / 4);
});

const reads: Reply = (response, call) => {
  const asked = call.messages.at(-1)?.content ?? "";
  const knows = asked.includes("Cuánto mide");
  return says(knows ? "Mide 31 metros [1]." : "NO_ANSWER")(response, call);
};

test("BOT-12 the trial of a model says what works and what is done otherwise", async () => {
  provider.embed = () => [1, 2];
  provider.reply = (response, call) =>
    (call.stream_options ? refusesWith(400, error("no stream_options")) : reads)(response, call);
  const { lines, works } = await tryModel({ ...newModel(), embeddings: "e-1" }, LIMITS);
  expect(works).toBe(true);
  expect(lines.slice(1)).toEqual([
    "  works   it answers from a passage and cites it",
    "  works   it says so where the passages do not answer",
    "  works   e-1 makes embeddings",
    "  note    it refuses stream_options, which are left out",
    "  note    it does not count tokens: they are estimated",
  ]);
});

test("BOT-12 the trial of a model says why it fails", async () => {
  provider.reply = refusesWith(404, error("The model does not exist"));
  const { lines, works } = await tryModel({ ...newModel(), embeddings: undefined }, LIMITS);
  expect(works).toBe(false);
  expect(lines[1]).toContain("status 404: The model does not exist");
  await expect(tryModel(undefined)).rejects.toThrow("LLM_URL");
});
