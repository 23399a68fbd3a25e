import { randomInt } from "node:crypto";
import { accessCode } from "@panel/domain/experience/access-code";
import type { Experience } from "@panel/domain/experience/experience";
import { TIME_ZONE } from "@panel/domain/experience/prize";
import { isUniqueViolation, type Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { Refusal } from "../app-error.ts";
import { isCodeTaken, reserveCode } from "./access-codes-repository.ts";
import { planLottery } from "../plays/lottery-plan.ts";
import { findByRequest, insertExperienceRow, updateExperienceRow } from "./repository.ts";
import { contentOf } from "./stored.ts";

const codeTaken = () =>
  new Refusal("ERRORS.codeTaken", "Another experience has this access code", {
    fields: ["gymCode"],
  });

type Content = ReturnType<typeof contentOf>;

/** Makes the code of an experience; it is called again where another one has that code. */
export type MakeCode = () => string;
export const randomCode: MakeCode = () => accessCode((below) => randomInt(below));

const UNPUBLISHED = {
  published_number: null,
  published_state: "",
  time_zone: TIME_ZONE,
} as const;

/** So many codes are made; of two thousand million possible ones, one that is taken is rare. */
const TRIES = 20;

/**
 * Inserts an experience under a code that no other one has.
 * @param makeCode makes its code; left out: it has one
 * @returns undefined where the same request has made its experience already
 * @throws Refusal where another experience has its code
 */
export async function insertExperience(
  db: Db,
  experience: Experience,
  row: Omit<ExperienceRow, "id" | "code_shared" | keyof typeof UNPUBLISHED | keyof Content>,
  makeCode?: MakeCode,
): Promise<ExperienceRow | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const content = contentOf(makeCode ? { ...experience, code: makeCode() } : experience);
    if (makeCode && (await isCodeTaken(db, content.access_code))) continue;
    const made = await insertExperienceRow(db, {
      ...row,
      ...content,
      ...UNPUBLISHED,
      code_shared: 0,
    });
    if (made && !made.isShared) {
      await planLottery(db, made.row.id, undefined, content.content);
      return made.row;
    }
    const { owner_id: owner, request_id: request } = row;
    if (!made && request !== null && (await findByRequest(db, owner, request))) return undefined;
    if (!makeCode) throw codeTaken();
  }
  throw new Error("No access code is free");
}

/**
 * Stores another content of an experience, which has a code of its own from then on.
 * @throws Refusal where another experience has its new code, or shares its code with it from before
 */
export async function updateContent(
  db: Db,
  before: ExperienceRow,
  content: Content,
  changes: Pick<ExperienceRow, "version" | "updated_at" | "changed_by">,
): Promise<ExperienceRow> {
  const { access_code: code } = content;
  const isKept = before.code_shared === 0 && code === before.access_code;
  if (!isKept && (await isCodeTaken(db, code, before.id))) throw codeTaken();
  try {
    const row = await updateExperienceRow(db, before.id, {
      ...content,
      ...changes,
      code_shared: 0,
    });
    if (before.published_number !== null && code !== null) await reserveCode(db, code, before.id);
    await planLottery(db, before.id, before.content, content.content);
    return row;
  } catch (error) {
    throw isUniqueViolation(error) ? codeTaken() : error;
  }
}

/**
 * Has a code lead to an experience for good.
 * @throws Refusal where it has none, or another one's leads elsewhere
 */
export async function publishCode(
  db: Db,
  { id, access_code: code }: Pick<ExperienceRow, "id" | "access_code">,
): Promise<void> {
  if (code === null || (await isCodeTaken(db, code, id))) throw codeTaken();
  await reserveCode(db, code, id);
}
