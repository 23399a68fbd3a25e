import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAltDrafts } from "../src/drafts/alt-texts.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { ALT_DRAFTS_PER_USER, createThrottles } from "../src/throttle/throttle.ts";
import { newAudio, newImage } from "./support/assets.ts";
import type { Viewer } from "../src/viewer.ts";
import { available } from "./support/database.ts";
import {
  breaksOffAfter,
  ModelProvider,
  refuses,
  says,
  stallsAfter,
  type Reply,
} from "./support/model-provider.ts";
import { newBranch } from "./support/users.ts";
import { testServer, type Person } from "./support/server.ts";
import { waits } from "./support/waits.ts";

const env: Record<string, string> = {
  LLM_MODEL: "m-1",
  LLM_SEES_PICTURES: "true",
  BOT_TOKENS_PER_ACCOUNT: "100000",
};
const blind: Record<string, string> = { LLM_MODEL: "m-1" };
let provider: ModelProvider;
beforeAll(async () => {
  provider = await ModelProvider.start();
  env["LLM_URL"] = blind["LLM_URL"] = provider.url;
});
afterAll(() => provider.stop());
const { limits: modelLimits, shorten } = waits();
const limits = { modelLimits };
const server = testServer(env, limits);
const withoutEyes = testServer(blind, limits);

const TEXTS = { es: "Puerta de piedra", ca: "Porta de pedra", en: "Stone gate" };
const WRITTEN = JSON.stringify(TEXTS);
beforeEach(() => {
  provider.calls.length = 0;
  provider.reply = says(WRITTEN);
});

let as: Person;
let stranger: Person;
let image: number;
beforeAll(async () => {
  if (!available) return;
  const [own, other] = await Promise.all([newBranch(server), newBranch(server)]);
  [as, stranger] = [own.editors[0] as Person, other.editors[0] as Person];
  image = await newImage(server, as);
});

const draft = (id = image, by = as, of = server) =>
  of.call("draftAltTexts", { as: by, json: { id } });

/** The latest entry of the ledger of tokens. */
const lastEntry = () =>
  server.db
    .selectFrom("bot_token_ledger")
    .innerJoin("bot_accounts", "bot_accounts.id", "bot_token_ledger.account_id")
    .select(["subject", "kind", "tokens", "state", "is_estimate"])
    .orderBy("bot_token_ledger.id", "desc")
    .executeTakeFirst();

test("a model is shown the image and says what is seen, in each language; nothing is stored", async () => {
  const { body } = await draft();
  expect(body.data).toEqual({
    altText: TEXTS.es,
    altTextCat: TEXTS.ca,
    altTextEng: TEXTS.en,
  });
  const [call] = provider.calls;
  const [part] = (call?.messages[1]?.content ?? []) as unknown as [
    { type: string; image_url: { url: string } },
  ];
  expect(part).toMatchObject({ type: "image_url" });
  expect(part.image_url.url).toMatch(/^data:image\/webp;base64,UklGR/);
  const { body: stored } = await server.call("getUserModels", { as });
  expect(stored.data).toMatchObject([{ id: image, altText: "", altTextCat: "", altTextEng: "" }]);
});

test.each<[string, Reply, string]>([
  ["is refused", refuses(429), "limited"],
  ["wants payment", refuses(402), "unpaid"],
  ["breaks off", breaksOffAfter("{"), "broken"],
  ["stalls", stallsAfter("{"), "slow"],
  ["says something else", says("I cannot see pictures."), "broken"],
  ["leaves a language out", says(JSON.stringify({ es: "Puerta", ca: "Porta" })), "broken"],
  ["sends no texts", says(JSON.stringify({ es: 1, ca: {}, en: [] })), "broken"],
])("a model that %s is told as such", async (_, reply, why) => {
  provider.reply = reply;
  if (why === "slow") shorten();
  const { body } = await draft();
  expect(body).toMatchObject({
    success: false,
    data: { translation_key: `ASSET.altDrafts.${why}` },
  });
});

test("what stands around the texts does not matter, and what nobody sees is left out of them", async () => {
  provider.reply = says(
    `Here:\n\`\`\`json\n${JSON.stringify({ ...TEXTS, en: "Stone\u200B gate\n" })}\n\`\`\``,
  );
  const { body } = await draft();
  expect(body.data.altTextEng).toBe("Stone gate");
});

test("the tokens are those that the provider counts, of the account of the image's owner, until they are used up", async () => {
  const { editors, admin } = await newBranch(server);
  const [owner] = editors as [Person];
  const id = await newImage(server, owner);
  provider.reply = says(WRITTEN, { usage: { prompt_tokens: 99_000, completion_tokens: 20 } });
  expect((await draft(id, owner)).body.success).toBe(true);
  expect(await lastEntry()).toMatchObject({
    subject: String(admin.id),
    kind: "drafts",
    tokens: 99_020,
    is_estimate: 0,
  });
  const { body } = await draft(id, owner);
  expect(body.data.translation_key).toBe("ASSET.altDrafts.quota");
  expect(provider.calls).toHaveLength(1);
});

test("only images that one may edit are described, where a model takes pictures", async () => {
  expect((await draft(image, stranger)).status).toBe(404);
  const sound = await newAudio(server, as);
  expect((await draft(sound)).status).toBe(400);
  expect(provider.calls).toHaveLength(0);
  const there = withoutEyes.person("editor");
  const { body } = await draft(await newImage(withoutEyes, there), there, withoutEyes);
  expect(body.data.translation_key).toBe("ASSET.altDrafts.off");
  const config = async (url: string) => (await fetch(`${url}/config.json`)).json();
  expect(await config(server.url)).toMatchObject({ altDrafts: true });
  expect(await config(withoutEyes.url)).not.toHaveProperty("altDrafts");
});

test("whoever leaves ends the call; its tokens are counted", async () => {
  provider.reply = stallsAfter("{");
  const left = new AbortController();
  const call = fetch(`${server.url}/api/assets/draftAltTexts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${as.token}` },
    body: JSON.stringify({ id: image }),
    signal: left.signal,
  });
  await expect.poll(() => provider.open).toBe(1);
  const before = provider.left;
  left.abort();
  await expect(call).rejects.toThrow("aborted");
  await expect.poll(() => provider.left).toBe(before + 1);
  await expect.poll(lastEntry).toMatchObject({ kind: "drafts", state: "settled", is_estimate: 1 });
});

test("a call under way ends when the server stops, and says so", async () => {
  provider.reply = stallsAfter("{");
  const stopped = createAltDrafts({
    connection: server.running.connection,
    settings: server.settings.bots,
    storage: await openStorage(server.settings),
    throttles: createThrottles(server.running.connection),
  });
  const viewer = { id: as.id, role: as.role } as Viewer;
  const refused = stopped.draft(viewer, image, () => false).catch((error: unknown) => error);
  await expect.poll(() => provider.open).toBe(1);
  stopped.stop(0);
  expect(await refused).toMatchObject({ key: "ASSET.altDrafts.unreachable" });
});

test("a user may have so many images described in a while", async () => {
  const { editors } = await newBranch(server);
  const [owner] = editors as [Person];
  const sound = await newAudio(server, owner);
  const id = await newImage(server, owner);
  // Refused for its type, before it is counted.
  expect((await draft(sound, owner)).status).toBe(400);
  for (let count = 0; count < ALT_DRAFTS_PER_USER; count += 1) {
    expect((await draft(id, owner)).status).toBe(200);
  }
  expect((await draft(id, owner)).status).toBe(429);
});
