import type { TextDrafts } from "@panel/api-client/panel-types";
import { LANGUAGE, type ContentLanguage } from "@panel/domain/languages";
import {
  currentDrafts,
  draftMarks,
  wantedDrafts,
  type Drafted,
  type TextCell,
} from "@panel/domain/texts/drafts";
import { outdatedKey, SOURCE_LANGUAGE, TARGET_LANGUAGES, textId } from "@panel/domain/texts/texts";
import { findEditable, lockEditable } from "../access/editable.ts";
import { notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import { createLedger } from "../bots/answers/ledger.ts";
import { createModelClient, MODEL_LIMITS, type ModelLimits } from "../bots/answers/model-client.ts";
import type { Endpoint } from "../bots/answers/model-request.ts";
import { pairOf, type Translator } from "../bots/translation/apertium.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { storedTexts } from "../experiences/stored-texts.ts";
import type { Viewer } from "../viewer.ts";
import { ledgerAccountOf, payerOf } from "../resources/payer.ts";
import { mostTokens } from "./ask-batch.ts";
import { glossaryOf } from "./glossary.ts";
import { leftOf, newPlan, nextBatch, type Plan } from "./plan.ts";
import * as repository from "./repository.ts";
import { createRuns, type DraftRuns } from "./run.ts";
import { BY_RULES } from "./translate-batch.ts";

/** After this, in ms, a reservation belongs to no call any more. */
const FORGOTTEN_AFTER = 2 * MODEL_LIMITS.total;

export interface RunRequest {
  experienceId: number;
  languages: readonly ContentLanguage[];
  which: readonly Drafted[];
}

/** Machine drafts of translations, which lie beside the texts until a person accepts them. */
export interface Drafts {
  read(viewer: Viewer, experienceId: number): Promise<TextDrafts>;
  /** @throws Refusal where a run is under way, nothing is wanted, or the account has no tokens left */
  start(viewer: Viewer, request: RunRequest): Promise<TextDrafts>;
  stop(viewer: Viewer, experienceId: number): Promise<TextDrafts>;
  drop(viewer: Viewer, experienceId: number, cells: readonly TextCell[]): Promise<TextDrafts>;
  runs: DraftRuns;
  /** Settles the tokens of calls whose node is gone. */
  settleForgotten(now?: Date): Promise<void>;
}

interface Parts {
  connection: Connection;
  settings: { model: Endpoint | undefined; tokensPerAccount: number };
  limits?: ModelLimits | undefined;
  /** What translates on this machine, for where there is no model. */
  findTranslator: () => Promise<Translator | undefined>;
  onProblem: (error: unknown, message: string) => void;
}

export function createDrafts(parts: Parts): Drafts {
  const { connection, settings, limits, findTranslator, onProblem } = parts;
  const { db } = connection;
  const ledger = createLedger(connection, settings.tokensPerAccount);
  const client = settings.model && createModelClient(settings.model, limits ?? MODEL_LIMITS);
  const runs = createRuns({ connection, client, findTranslator, ledger, onProblem });

  /** Languages that drafts can be made in. */
  async function languages(): Promise<readonly ContentLanguage[]> {
    if (client) return TARGET_LANGUAGES;
    const translator = await findTranslator();
    const source = LANGUAGE[SOURCE_LANGUAGE].interface;
    return BY_RULES.filter((language) =>
      translator?.pairs.has(pairOf(source, LANGUAGE[language].interface)),
    );
  }

  async function draftsOf(row: ExperienceRow): Promise<TextDrafts> {
    const possible = await languages();
    if (possible.length === 0) return { available: false, languages: [], run: null, drafts: [] };
    const [run, drafts] = await Promise.all([
      repository.findRun(db, row.id),
      repository.listDrafts(db, row.id),
    ]);
    return {
      available: true,
      languages: [...possible],
      ...(client ? {} : { byRules: true as const }),
      run: run ? runOf(run) : null,
      drafts: drafts.length > 0 ? await shown(row, drafts) : [],
    };
  }

  async function shown(
    row: ExperienceRow,
    drafts: Awaited<ReturnType<typeof repository.listDrafts>>,
  ): Promise<TextDrafts["drafts"]> {
    const payer = await payerOf(db, row);
    const glossary = payer ? (await glossaryOf(db, payer.id)).entries : [];
    const { texts, sources } = await storedTexts(db, row);
    return currentDrafts({ texts, outdated: sources }, drafts).map(({ draft, of }) => ({
      id: draft.id,
      language: draft.language,
      text: draft.text,
      marks: draftMarks(of, draft, glossary),
    }));
  }

  /** What a run would ask for; drafts that stand for nothing any more are deleted. */
  async function planned(transaction: Db, row: ExperienceRow, request: RunRequest) {
    const { texts, outdated, sources } = await storedTexts(transaction, row);
    const stored = { texts, outdated: sources };
    const drafts = await repository.listDrafts(transaction, row.id);
    const keyOf = ({ id, language }: TextCell) => outdatedKey(id, language);
    const current = new Set(currentDrafts(stored, drafts).map(({ draft }) => keyOf(draft)));
    const gone = drafts.filter((draft) => !current.has(keyOf(draft)));
    await repository.deleteDrafts(transaction, row.id, gone);
    const plan = newPlan(wantedDrafts(stored, request, current));
    const { batch } = nextBatch(plan, stored);
    if (!batch) throw new Refusal("DRAFTS.nothingWanted", "No translation is missing or changed");
    const ofLanguage = outdated.filter(({ language }) => language === batch.language);
    const former = new Map(ofLanguage.map((each) => [textId(each), each.source]));
    return { plan, batch, former };
  }

  return {
    runs,

    read: async (viewer, experienceId) => draftsOf(await findEditable(db, viewer, experienceId)),

    async start(viewer, asked) {
      const possible = await languages();
      const request = {
        ...asked,
        languages: asked.languages.filter((language) => possible.includes(language)),
      };
      const row = await db.transaction().execute(async (transaction) => {
        const held = await lockEditable(connection, transaction, viewer, request.experienceId);
        if (possible.length === 0) {
          throw new Refusal("DRAFTS.noModel", "The server has no language model");
        }
        const before = await repository.findRun(transaction, held.id);
        if (before?.state === "running") {
          throw new Refusal("DRAFTS.alreadyRunning", "A run of the experience is under way");
        }
        const payer = await payerOf(transaction, held);
        if (!payer) throw notFound();
        const { plan, batch, former } = await planned(transaction, held, request);
        const { entries } = await glossaryOf(transaction, payer.id);
        const most = mostTokens(batch, { glossary: entries, sources: former });
        const accountId = await ledgerAccountOf(transaction, payer);
        if (client && !(await ledger.hasLeft(transaction, accountId, most))) {
          throw new Refusal("DRAFTS.noTokens", "The account has no tokens left");
        }
        await repository.putRun(transaction, {
          gymkhana_id: held.id,
          started_at: new Date().toISOString(),
          total: plan.cells.length,
          plan: JSON.stringify(plan),
        });
        await recordBy(transaction, viewer, {
          event: "text-drafts",
          subject: `gymkhana ${held.id}`,
          details: { texts: plan.cells.length, languages: request.languages.join(", ") },
        });
        return held;
      });
      return draftsOf(row);
    },

    async stop(viewer, experienceId) {
      const row = await findEditable(db, viewer, experienceId);
      const run = await repository.findRun(db, row.id);
      if (run) await repository.endRun(db, run, { state: "stopped" });
      runs.interrupt(row.id);
      return draftsOf(row);
    },

    async drop(viewer, experienceId, cells) {
      const row = await findEditable(db, viewer, experienceId);
      await repository.deleteDrafts(db, row.id, cells);
      return draftsOf(row);
    },

    settleForgotten: (now = new Date()) =>
      ledger.settleForgotten(new Date(now.getTime() - FORGOTTEN_AFTER)),
  };
}

function runOf(run: repository.RunRow): NonNullable<TextDrafts["run"]> {
  return {
    state: run.state,
    ...(run.failure ? { failure: run.failure } : {}),
    total: run.total,
    drafted: run.drafted,
    left: leftOf(JSON.parse(run.plan) as Plan),
    startedAt: run.started_at,
    ...(run.ended_at ? { endedAt: run.ended_at } : {}),
  };
}
