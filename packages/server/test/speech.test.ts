import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { speechHash } from "@panel/domain/texts/speech";
import { RECORDINGS_PER_USER } from "../src/throttle/throttle.ts";
import { fileOf, mp3, newAudio } from "./support/assets.ts";
import {
  breaksOff,
  refuses,
  sends,
  sendsJson,
  SpeechProvider,
  speaks,
  stalls,
} from "./support/speech-provider.ts";
import {
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";
import { newBranch } from "./support/users.ts";
import { waits } from "./support/waits.ts";

const provider = await SpeechProvider.start();
const { limits: speechLimits, shorten } = waits();
const server = testServer(
  {
    SPEECH_URL: provider.url,
    SPEECH_MODEL: "tts-1",
    SPEECH_KEY: "secret-key",
    SPEECH_VOICE_ES: "nova",
    SPEECH_VOICE_CA: "alloy",
    BOT_TOKENS_PER_ACCOUNT: "500",
  },
  { speechLimits },
);
afterAll(() => provider.stop());
beforeEach(() => {
  provider.reply = speaks();
  provider.calls.length = 0;
  provider.left = 0;
});

const STORY = "La puerta tiene tres arcos.";

/** Somebody's experience with a point, in a branch whose account is its own. */
async function route(columns: Parameters<typeof newBranch>[1] = {}) {
  const { editors, admin } = await newBranch(server, columns);
  const [as] = editors;
  if (!as) throw new Error("A branch has an editor");
  const gymId = await createExperience(server, as);
  const pointId = await newPoint(server, as, gymId, { mappointName: "Puerta", storyText: STORY });
  const sent = (changes: object) => ({
    gymId,
    text: `point/${pointId}/story.text`,
    language: "cas",
    value: STORY,
    name: "Puerta, voz en castellano",
    ...changes,
  });
  const speak = (changes: object = {}, by: Person = as) =>
    server.call("speakText", { as: by, json: sent(changes) });
  return {
    as,
    gymId,
    pointId,
    speak,
    sent,
    /** The key of the refusal. */
    refusal: async (changes: object = {}) => {
      const { status, body } = await speak(changes);
      expect([status, body.success]).toEqual([200, false]);
      return body.data.translation_key as string;
    },
    assets: async () => (await server.call("getUserModels", { as })).body.data as { id: number }[],
    ledger: async () => {
      const account = await server.db
        .selectFrom("bot_accounts")
        .select("id")
        .where("subject", "=", String(admin.id))
        .executeTakeFirst();
      return server.db
        .selectFrom("bot_token_ledger")
        .select(["kind", "tokens", "state", "bot_id"])
        .where("account_id", "=", account?.id ?? 0)
        .orderBy("id")
        .execute();
    },
  };
}

describe("a story that is spoken", () => {
  test("is an audio of the author's library that says what it was made from, and is used nowhere", async () => {
    const { as, gymId, pointId, speak, ledger } = await route();
    const { body } = await speak({ value: ` ${STORY} ` });
    const speech = {
      text: `point/${pointId}/story.text`,
      hash: speechHash(STORY),
      language: "cas",
      voice: "nova",
    };
    expect(body.data.asset).toMatchObject({
      id: body.data.id,
      model: "Puerta, voz en castellano",
      type: 2,
      idUser: as.id,
      uses: 0,
      facts: { duration: 5.22 },
      speech,
    });
    expect(provider.calls).toEqual([
      {
        model: "tts-1",
        input: STORY,
        voice: "nova",
        response_format: "mp3",
        authorization: "Bearer secret-key",
      },
    ]);
    const media = await server.call("getAssetById", { as, query: { id: body.data.id } });
    expect(JSON.parse(media.body.data)).toMatchObject({ Speech: speech });
    const { mappointstory } = await readExperience(server, as, gymId);
    expect(JSON.stringify(mappointstory)).not.toContain(`"${body.data.id}"`);
    expect(await ledger()).toEqual([
      { kind: "speech", tokens: STORY.length, state: "settled", bot_id: null },
    ]);
    const written = await server.db
      .selectFrom("audit")
      .select("details")
      .where("subject", "=", `asset ${body.data.id}`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(written.details)).toMatchObject({ voice: "nova" });
  });

  test("is told to be no longer the machine's once its file is replaced", async () => {
    const { as, speak } = await route();
    const { id } = (await speak()).body.data;
    const form = { idMod: id, file: fileOf(mp3(77), "propio.mp3") };
    const { body } = await server.call("replaceAssetFile", { as, form });
    expect(body.data.asset.speech).toBeUndefined();
  });

  test("may be the experience's own, in another language with its own voice; not in one without a voice", async () => {
    const { speak, refusal } = await route();
    const catalan = { text: "experience/story.text", language: "cat", value: "Hi havia" };
    expect((await speak(catalan)).body.data.asset.speech).toMatchObject({ voice: "alloy" });
    expect(await refusal({ language: "eng" })).toBe("SPEECH.off");
    expect(provider.calls).toHaveLength(1);
  });

  test("is of an experience that its author may edit, and of a text that has an audio beside it", async () => {
    const { speak, gymId } = await route();
    const other = await route();
    const status = async (changes: object, by?: Person) => (await speak(changes, by)).status;
    expect(await status({}, other.as)).toBe(404);
    expect(await status({ text: `point/${other.pointId}/story.text` })).toBe(404);
    expect(await status({ text: `experience/name` })).toBe(400);
    expect(await status({ text: `experience/nothing` })).toBe(400);
    expect(await status({ value: " \n " })).toBe(400);
    expect(await status({ value: "x".repeat(4097) })).toBe(400);
    expect(await status({ gymId: gymId + 1000 })).toBe(404);
    expect(provider.calls).toEqual([]);
  });
});

describe("nothing is made, and told in plain words, where the endpoint", () => {
  test.each([
    [
      "sends no MP3",
      speaks(Buffer.from("no sound at all".repeat(500))),
      "SPEECH.broken",
      STORY.length,
    ],
    ["stalls", stalls, "SPEECH.slow", STORY.length],
    [
      "sends an image",
      speaks(Buffer.from("\x89PNG\r\n\x1a\n".repeat(99))),
      "SPEECH.broken",
      STORY.length,
    ],
    ["does not answer", () => undefined, "SPEECH.slow", STORY.length],
    ["sends JSON with 200", sendsJson, "SPEECH.broken", 0],
    ["is out of order", refuses(503), "SPEECH.unreachable", 0],
    ["breaks off", breaksOff, "SPEECH.broken", STORY.length],
    ["sends nothing", speaks(Buffer.alloc(0)), "SPEECH.broken", STORY.length],
    ["sends 50 MB", sends(50 * 1_048_576), "SPEECH.tooLarge", STORY.length],
    ["is not paid", refuses(402), "SPEECH.unpaid", 0],
    ["leads elsewhere", refuses(307, { location: "http://127.0.0.1:1/" }), "SPEECH.broken", 0],
    ["does not know the voice", refuses(400), "SPEECH.broken", 0],
  ])("%s", async (_, reply, key, tokens) => {
    provider.reply = reply;
    const { refusal, assets, ledger } = await route();
    if (key === "SPEECH.slow") shorten();
    const stored = async () => {
      const rows = await server.db.selectFrom("stored_files").select("id").execute();
      return rows.map(({ id }) => id);
    };
    const before = await stored();
    expect(await refusal()).toBe(key);
    // What earlier tests have let go may be swept meanwhile.
    expect((await stored()).filter((id) => !before.includes(id))).toEqual([]);
    expect(await assets()).toEqual([]);
    expect(await ledger()).toEqual([{ kind: "speech", tokens, state: "settled", bot_id: null }]);
  });
});

test("whoever stops a recording ends the call, and has no audio of it", async () => {
  const { as, sent, assets, ledger } = await route();
  const stopped = new AbortController();
  const called = new Promise<void>((resolve) => {
    provider.reply = (response) => {
      response.writeHead(200, { "content-type": "audio/mpeg" });
      // Goes on for longer than the test, so that nothing else ends it.
      const speaking = setInterval(() => response.write(mp3(1)), 50);
      response.on("close", () => {
        clearInterval(speaking);
        resolve();
      });
      response.write(mp3(5), () => stopped.abort());
    };
  });
  const call = fetch(`${server.url}/api/gymkhanas/speak`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${as.token}` },
    body: JSON.stringify(sent({})),
    signal: stopped.signal,
  });
  await expect(call).rejects.toThrow("aborted");
  await called;
  expect(provider.left).toBe(1);
  await expect
    .poll(ledger)
    .toEqual([{ kind: "speech", tokens: STORY.length, state: "settled", bot_id: null }]);
  expect(await assets()).toEqual([]);
});

describe("the endpoint is not called", () => {
  test("where the branch has no room for another file", async () => {
    const { as, refusal, ledger } = await route({ max_files: 1 });
    await newAudio(server, as);
    expect(await refusal()).toBe("ERRORS.fileLimitReached");
    expect(provider.calls).toEqual([]);
    expect(await ledger()).toEqual([]);
  });

  test("where the account's tokens are used up: one for each character", async () => {
    const { speak, refusal, ledger } = await route();
    await speak({ value: "a".repeat(480) });
    expect(await refusal()).toBe("SPEECH.quota");
    expect((await speak({ value: "a".repeat(20) })).body.success).toBe(true);
    expect(provider.calls).toHaveLength(2);
    const sum = (await ledger()).reduce((all, { tokens }) => all + tokens, 0);
    expect(sum).toBe(500);
  });

  test("more often than a user may in a quarter of an hour", async () => {
    const { speak } = await route();
    const tooDear = { value: "a".repeat(501) };
    for (let count = 0; count < RECORDINGS_PER_USER; count += 1) await speak(tooDear);
    expect((await speak()).status).toBe(429);
    expect(provider.calls).toEqual([]);
  });

  // Leaves the endpoint alone, so that it comes last.
  test("while it wants to be left alone", async () => {
    provider.reply = refuses(429, { "retry-after": "60" });
    const { refusal } = await route();
    expect(await refusal()).toBe("SPEECH.limited");
    provider.reply = speaks();
    expect(await refusal()).toBe("SPEECH.limited");
    expect(provider.calls).toHaveLength(1);
  });
});
