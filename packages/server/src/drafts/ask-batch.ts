import { randomBytes } from "node:crypto";
import type { ModelFailure } from "@panel/api-client/bots-types";
import type { GlossaryEntry } from "@panel/domain/texts/glossary";
import type { TokenLedger } from "../bots/answers/ledger.ts";
import type { ModelClient } from "../bots/answers/model-client.ts";
import { ModelError } from "../bots/answers/model-failure.ts";
import { estimateTokens } from "../bots/answers/prompt.ts";
import { note, nothingSpent, tokensOf } from "../bots/answers/spent.ts";
import type { Batch } from "./plan.ts";
import { answerTokens, messagesOf, textsIn } from "./prompt.ts";

/** What a call of the model has brought. */
export interface BatchAnswer {
  /** By the place of the text. */
  received: Map<number, string>;
  /** Why there is not more of it. */
  failure: ModelFailure | undefined;
}

interface Asking {
  client: ModelClient;
  ledger: TokenLedger;
  accountId: number;
  glossary: readonly GlossaryEntry[];
  /** The sources that outdated translations were made from, by the ids of the texts. */
  sources: ReadonlyMap<string, string>;
  /** Ends the call; what came until then counts. */
  signal: AbortSignal;
  onProblem: (error: unknown, message: string) => void;
}

/** The most tokens that asking for a batch may take. */
export function mostTokens(
  batch: Batch,
  { glossary, sources }: Pick<Asking, "glossary" | "sources">,
): number {
  const messages = messagesOf(batch, idsFor(batch), glossary, sources);
  return estimateTokens(...messages.map(({ content }) => content)) + answerTokens(batch);
}

/** Texts are called otherwise in each call, so that none can speak of another one. */
const idsFor = ({ items }: Batch) => items.map(() => randomBytes(4).toString("hex"));

/** Asks for a batch. Its tokens are reserved before and settled when the call ends, however it ends. */
export async function askBatch(batch: Batch, asking: Asking): Promise<BatchAnswer> {
  const { client, ledger, accountId, signal, onProblem } = asking;
  const ids = idsFor(batch);
  const messages = messagesOf(batch, ids, asking.glossary, asking.sources);
  const spent = nothingSpent();
  spent.promptTokens = estimateTokens(...messages.map(({ content }) => content));
  const maxTokens = answerTokens(batch);
  const whose = { accountId, botId: undefined };
  const most = spent.promptTokens + maxTokens + client.room();
  const reservation = await ledger.reserve(whose, most, "drafts");
  if (!reservation) return { received: new Map(), failure: "quota" };
  let failure: ModelFailure | undefined;
  spent.mayCost = true;
  try {
    for await (const chunk of client.chat({ messages, maxTokens, signal })) {
      note(spent, chunk);
    }
  } catch (error) {
    if (error instanceof ModelError) {
      spent.mayCost = error.mayCost;
      failure = error.failure;
      onProblem(error, "the language model did not draft translations");
    } else if (!signal.aborted) throw error;
  } finally {
    await ledger
      .settle(reservation, tokensOf(spent), spent.usedTokens === undefined)
      .catch((error: unknown) =>
        onProblem(error, "the tokens of drafts could not be settled; they are settled later"),
      );
  }
  return { received: textsIn(spent.written, ids), failure };
}
