import type { ModelFailure } from "@panel/api-client/bots-types";
import { textId } from "@panel/domain/texts/texts";
import type { TokenLedger } from "../bots/answers/ledger.ts";
import type { ModelClient } from "../bots/answers/model-client.ts";
import type { Translator } from "../bots/translation/apertium.ts";
import type { Connection } from "../db/connection.ts";
import { storedTexts } from "../experiences/stored-texts.ts";
import { ledgerAccountOf, payerOf } from "../resources/payer.ts";
import { askBatch, type BatchAnswer } from "./ask-batch.ts";
import { glossaryOf } from "./glossary.ts";
import { brought, nextBatch, type Plan } from "./plan.ts";
import * as repository from "./repository.ts";
import { translateBatch } from "./translate-batch.ts";

/** Longer than a call may take, in ms: then the run of a node that is gone is another's. */
const CLAIM = 150_000;
/** Runs at a time on one node. */
const AT_ONCE = 4;
/** So many calls in a row that bring nothing end a run. */
const USELESS = 3;

/** Works at the runs of all experiences, call by call. */
export interface DraftRuns {
  /** Takes up what waits, and goes on with it beside. */
  takeUp(): Promise<void>;
  /** Ends the call of an experience's run that this node makes. */
  interrupt(experienceId: number): void;
  /** Ends all calls, whose runs go on once a server is there again. */
  stop(): Promise<void>;
}

export interface RunParts {
  connection: Connection;
  /** Without one, drafts are translated on this machine. */
  client: ModelClient | undefined;
  findTranslator: () => Promise<Translator | undefined>;
  ledger: TokenLedger;
  onProblem: (error: unknown, message: string) => void;
}

export function createRuns(parts: RunParts): DraftRuns {
  const { connection, client, findTranslator, ledger, onProblem } = parts;
  const { db } = connection;
  const working = new Map<number, { call: AbortController; ended: Promise<void> }>();
  let isStopping = false;

  /** Makes one call of a run; whether there is more to do. */
  async function step(experienceId: number, signal: AbortSignal): Promise<boolean> {
    const now = new Date();
    const until = new Date(now.getTime() + CLAIM);
    const run = await repository.claimRun(db, experienceId, now, until);
    if (!run) return false;
    const row = await repository.findExperienceRow(db, experienceId);
    const payer = row && (await payerOf(db, row));
    if (!row || !payer) {
      await repository.endRun(db, run, { state: "stopped" });
      return false;
    }
    const { texts, outdated, sources } = await storedTexts(db, row);
    const { batch, rest } = nextBatch(JSON.parse(run.plan) as Plan, { texts, outdated: sources });
    if (!batch) {
      await repository.saveProgress(db, run, { plan: JSON.stringify(rest), more: 0 });
      await repository.endRun(db, run, { state: "done" });
      return false;
    }
    const ofLanguage = outdated.filter(({ language }) => language === batch.language);
    const glossary = (await glossaryOf(db, payer.id)).entries;
    const answer = client
      ? await askBatch(batch, {
          client,
          ledger,
          accountId: await ledgerAccountOf(db, payer),
          glossary,
          sources: new Map(ofLanguage.map((each) => [textId(each), each.source])),
          signal,
          onProblem,
        })
      : await translateBatch(batch, { find: findTranslator, glossary, signal });
    const isCounted = !signal.aborted && !endsRun(answer.failure);
    const { drafts, fresh, plan } = brought(batch, rest, answer.received, isCounted);
    const failure = failureOf(answer, plan);
    await db.transaction().execute(async (transaction) => {
      await repository.putDrafts(transaction, experienceId, drafts);
      await repository.saveProgress(transaction, run, { plan: JSON.stringify(plan), more: fresh });
      if (failure) await repository.endRun(transaction, run, { state: "failed", failure });
    });
    return failure === undefined;
  }

  async function work(experienceId: number, { signal }: AbortController): Promise<void> {
    try {
      while (!signal.aborted && (await step(experienceId, signal)));
    } catch (error) {
      onProblem(error, "a run of drafts failed; it is taken up again");
    } finally {
      working.delete(experienceId);
    }
  }

  return {
    async takeUp() {
      const room = AT_ONCE - working.size;
      if (isStopping || room <= 0) return;
      if (!client && !(await findTranslator())) return;
      for (const id of await repository.listWaiting(db, new Date(), room)) {
        if (isStopping || working.has(id)) continue;
        const call = new AbortController();
        const entry = { call, ended: Promise.resolve() };
        working.set(id, entry);
        entry.ended = work(id, call);
      }
    },
    interrupt: (experienceId) => working.get(experienceId)?.call.abort(),
    async stop() {
      isStopping = true;
      const all = [...working.values()];
      for (const { call } of all) call.abort();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

/** What asking for more would not mend. */
const endsRun = (failure: ModelFailure | undefined) =>
  failure !== undefined && failure !== "broken";

function failureOf({ failure }: BatchAnswer, plan: Plan): ModelFailure | undefined {
  if (endsRun(failure)) return failure;
  return plan.useless >= USELESS ? "broken" : undefined;
}
