import type { ModelSettings } from "../../settings/bots-settings.ts";
import { UsageError } from "../../usage-error.ts";
import type { Passage } from "../knowledge/knowledge.ts";
import { createEmbeddings } from "./embeddings.ts";
import { createModelClient, MODEL_LIMITS, type ModelClient } from "./model-client.ts";
import type { ChatRequest } from "./model-request.ts";
import { habitsOf, type Habits } from "./model-habits.ts";
import { ANSWER_TOKENS, messagesOf, NO_ANSWER } from "./prompt.ts";
import { note, nothingSpent } from "./spent.ts";

/** What was tried, and how it went. */
export interface ModelTrial {
  lines: string[];
  /** Whether answers can be written with it. */
  works: boolean;
}

const EMBEDDINGS_LIMIT = 10_000;

const PASSAGE: Passage = {
  fileName: "trial.pdf",
  publicName: "trial.pdf",
  page: 1,
  text: "La torre mide 31 metros y abre de martes a domingo, de 10:00 a 18:00.",
  score: 1,
  language: "es",
};
/** A white square of 32 by 32 pixels. */
const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAAAAABWESUoAAAAF0lEQVR4nGP8z4AfMBGQH1UwqmAIKwAAR0kBP3k4BWsAAAAASUVORK5CYII=";

/**
 * Asks the language model of the settings as visitors, translators and editors would, and says what works.
 * @throws UsageError without a model
 */
export async function tryModel(
  settings: ModelSettings | undefined,
  limits = MODEL_LIMITS,
): Promise<ModelTrial> {
  if (!settings) throw new UsageError("try-model expects LLM_URL and LLM_MODEL");
  const client = createModelClient(settings, limits);
  const habits = habitsOf(settings);
  const before = { ...habits };
  const { host, pathname } = new URL(settings.url);
  const lines = [`${settings.name} at ${host}${pathname}`];
  let works = true;
  const attempt = async (what: string, run: () => Promise<string | undefined>) => {
    try {
      const wrong = await run();
      works &&= wrong === undefined;
      lines.push(wrong === undefined ? `  works   ${what}` : `  fails   ${what}: ${wrong}`);
    } catch (error) {
      works = false;
      lines.push(`  fails   ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  let counted = false;
  await attempt("it answers from a passage and cites it", async () => {
    const asked = { question: "¿Cuánto mide la torre?", history: [], language: "es" } as const;
    const answer = await answerTo(client, messagesOf({ passages: [PASSAGE], ...asked }));
    counted = answer.usedTokens !== undefined;
    if (answer.text.trim() === "") return "the answer is empty";
    return /31/.test(answer.text) && /\[1\]/.test(answer.text)
      ? undefined
      : `it wrote ${quoted(answer.text)}`;
  });
  await attempt("it says so where the passages do not answer", async () => {
    const asked = { question: "¿Hay aparcamiento?", history: [], language: "es" } as const;
    const { text } = await answerTo(client, messagesOf({ passages: [PASSAGE], ...asked }));
    return text.includes(NO_ANSWER) ? undefined : `it wrote ${quoted(text)}`;
  });
  if (settings.seesPictures) {
    await attempt("it takes pictures", async () => {
      const { text } = await answerTo(client, [
        { role: "system", content: "Say in a few words what is seen." },
        { role: "user", content: [{ type: "image_url", image_url: { url: PICTURE } }] },
      ]);
      return text.trim() === "" ? "the answer is empty" : undefined;
    });
  }
  const { embeddings: model } = settings;
  if (model) {
    await attempt(`${model} makes embeddings`, async () => {
      const { url, key } = settings;
      const embeddings = createEmbeddings({ url, model, key }, EMBEDDINGS_LIMIT);
      await embeddings.rank("torre", [PASSAGE], new AbortController().signal);
      return undefined;
    });
  }
  lines.push(...learnt(before, habits, counted).map((each) => `  note    ${each}`));
  return { lines, works };
}

async function answerTo(client: ModelClient, messages: ChatRequest["messages"]) {
  const spent = nothingSpent();
  const { signal } = new AbortController();
  for await (const chunk of client.chat({ messages, maxTokens: ANSWER_TOKENS, signal })) {
    note(spent, chunk);
  }
  return { text: spent.written, usedTokens: spent.usedTokens };
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 120));

/** What the server does otherwise for this model, in words. */
function learnt(before: Habits, now: Habits, counted: boolean): string[] {
  const notes: string[] = [];
  if (now.limit !== before.limit) {
    notes.push(
      `it refuses ${before.limit}: ${now.limit ? `${now.limit} is sent` : "none is sent"}`,
    );
  }
  if (Number.isFinite(now.mostTokens)) notes.push(`an answer has at most ${now.mostTokens} tokens`);
  if (!now.countsStream) notes.push("it refuses stream_options, which are left out");
  if (!now.streams) notes.push("it does not stream: answers come in one piece");
  if (!now.hasSystem) notes.push("it takes no system message: instructions go into the user's");
  if (now.thinks) notes.push("it thinks before it answers, and gets more tokens for it");
  if (!counted) notes.push("it does not count tokens: they are estimated");
  return notes;
}
