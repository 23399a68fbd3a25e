import type { Glossary } from "@panel/api-client/panel-types";
import { cleanText } from "@panel/domain/clean-text";
import { sameValue } from "@panel/domain/experience/same-value";
import { glossaryProblem, type GlossaryEntry } from "@panel/domain/texts/glossary";
import { findEditable } from "../access/editable.ts";
import { notFound, Refusal } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { payerOf } from "../resources/payer.ts";
import { findGlossary, saveGlossary } from "./repository.ts";

/** The glossaries of accounts, each for those who may edit an experience of the account. */
export interface Glossaries {
  read(viewer: Viewer, experienceId: number): Promise<Glossary>;
  /** @throws Refusal where somebody else has saved it since `version`, or a line is not valid */
  save(viewer: Viewer, experienceId: number, glossary: Glossary): Promise<Glossary>;
}

export function createGlossaries(db: Db): Glossaries {
  const accountOf = async (viewer: Viewer, experienceId: number): Promise<number> => {
    const payer = await payerOf(db, await findEditable(db, viewer, experienceId));
    if (!payer) throw notFound();
    return payer.id;
  };
  return {
    read: async (viewer, experienceId) => glossaryOf(db, await accountOf(viewer, experienceId)),

    async save(viewer, experienceId, { version, entries }) {
      const userId = await accountOf(viewer, experienceId);
      const clean = (text: string) => cleanText(text, false).trim();
      const cleaned = entries.map(({ term, cat, eng }) => ({
        term: clean(term),
        cat: clean(cat),
        eng: clean(eng),
      }));
      const problem = glossaryProblem(cleaned);
      if (problem) throw new Refusal("DRAFTS.glossaryInvalid", `A line is not valid: ${problem}`);
      const isSaved = await saveGlossary(db, userId, version, JSON.stringify(cleaned));
      if (isSaved) return { version: version + 1, entries: cleaned };
      const current = await glossaryOf(db, userId);
      // Whoever has saved the same meanwhile is no conflict.
      if (sameValue(current.entries, cleaned)) return current;
      throw new Refusal("DRAFTS.glossaryChanged", "Somebody else has saved the glossary");
    },
  };
}

/** The glossary of the account that a user stands for. */
export async function glossaryOf(
  db: Db,
  userId: number,
): Promise<{ version: number; entries: GlossaryEntry[] }> {
  const found = await findGlossary(db, userId);
  return {
    version: found?.version ?? 0,
    entries: JSON.parse(found?.entries ?? "[]") as GlossaryEntry[],
  };
}
