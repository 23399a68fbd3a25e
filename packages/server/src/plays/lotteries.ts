import { randomBytes } from "node:crypto";
import type { Lottery } from "@panel/api-client/panel-types";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { drawDay } from "@panel/domain/experience/prize";
import { completed } from "@panel/domain/experience/fields";
import {
  commitmentOf,
  DRAW_HOUR,
  entriesOf,
  keepsItsDay,
  localDay,
  localHour,
  METHOD,
  startOfDay,
  winnerOf,
  type DrawRecord,
} from "@panel/domain/lottery/draw";
import { dayAt } from "@panel/domain/plays/days";
import { timeZoneOfPlaces } from "@panel/domain/time-zone";
import { lockEditable } from "../access/editable.ts";
import { findExperience } from "../access/service.ts";
import { Refusal } from "../app-error.ts";
import { record as writeDown, recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { createEncryption, type Encryption } from "../db/encryption.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { LotteryRow } from "../db/plays-schema.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { mapInTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { countsOf } from "./counts.ts";
import * as repository from "./lotteries-repository.ts";
import { planLottery, storedDrawDay } from "./lottery-plan.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { sha256 } from "./sha256.ts";
import { totalSums } from "./statistics-repository.ts";

/** What anybody with its address reads of a lottery. */
export interface PublicLottery {
  name: Readonly<Record<"cas" | "cat" | "eng", string>>;
  day: string;
  timeZone: string;
  /** Null while the seed is still to be made, and where it was too late for one. */
  commitment: string | null;
  committedAt: string | null;
  record: DrawRecord | null;
}

/** The draws of prizes. Each experience has one, for good: by the clock or by hand, whichever comes first. */
export interface Lotteries {
  /** Null where the prize of the experience, as it is stored, is not drawn. */
  read(viewer: Viewer, experienceId: number): Promise<Lottery | null>;
  /** @throws Refusal when it cannot be drawn yet, or not at all; a second time gives what was drawn */
  draw(viewer: Viewer, experienceId: number): Promise<Lottery>;
  publicOf(code: string): Promise<PublicLottery | undefined>;
  /** Makes the seeds that are missing, and draws what is due. */
  run(options?: { now?: number; isStopped?: () => boolean }): Promise<void>;
}

export interface LotteryParts {
  connection: Connection;
  /** Keeps seeds until they are published. */
  encryption: Encryption;
  pseudonyms: Pick<Pseudonyms, "number">;
  now?: () => number;
}

/** Keeps the seeds of draws until they are published. */
export const lotteryEncryption = (secrets: Secrets): Encryption =>
  createEncryption(secrets, "seeds of draws");

const HOUR = 3_600_000;
const SEED_BYTES = 32;

export function createLotteries({
  connection,
  encryption,
  pseudonyms,
  now: clock = Date.now,
}: LotteryParts): Lotteries {
  const { db } = connection;

  /** Publishes the digest of a new seed, if the day is still to come: a later one would prove nothing. */
  async function commit(transaction: Db, row: ExperienceRow, now: number): Promise<void> {
    const lottery = await repository.findLottery(transaction, row.id);
    const plan = await planOf(transaction, row);
    if (!lottery || lottery.commitment !== null || !plan) return;
    if (localDay(now, plan.timeZone) >= plan.day) return;
    const seed = randomBytes(SEED_BYTES).toString("hex");
    await repository.commit(transaction, row.id, {
      seed: encryption.encrypt(seed),
      commitment: await commitmentOf(seed, sha256),
      committed_at: new Date(now).toISOString(),
    });
  }

  /** Draws in a transaction that holds the experience. Undefined where there is nothing to draw, or not yet. */
  async function draw(
    transaction: Db,
    row: ExperienceRow,
    now: number,
    mayDraw: (plan: Plan) => boolean,
  ): Promise<DrawRecord | undefined> {
    const lottery = await repository.findLottery(transaction, row.id);
    const plan = await planOf(transaction, row);
    if (!lottery || !plan || !canDraw(lottery, plan, now)) return;
    // A draw publishes the seed: without one it is drawn already.
    const { commitment, committed_at, seed: sealed, code } = lottery;
    if (commitment === null || committed_at === null || sealed === null || !mayDraw(plan)) return;
    const plays = await repository.winningPlays(
      transaction,
      row.id,
      startOfDay(plan.day, plan.timeZone),
    );
    const seed = encryption.decrypt(sealed);
    const numbers = await mapInTurns(plays, (play) => pseudonyms.number(row.id, play));
    const entries = entriesOf(numbers);
    const drawn: DrawRecord = {
      method: METHOD,
      code,
      ...plan,
      commitment,
      committedAt: committed_at,
      seed,
      drawnAt: new Date(now).toISOString(),
      entries,
      winner: await winnerOf({ seed, code, day: plan.day, entries }, sha256),
    };
    await repository.keepRecord(transaction, row.id, JSON.stringify(drawn));
    return drawn;
  }

  async function ofRow(row: ExperienceRow): Promise<Lottery | null> {
    const lottery = await repository.findLottery(db, row.id);
    const plan = await planOf(db, row);
    const drawn = lottery && recordOf(lottery);
    if (!lottery || (!plan && !drawn)) return null;
    const { code, commitment } = lottery;
    if (drawn) {
      const { day, timeZone, drawnAt, winner, entries } = drawn;
      const count = entries.length;
      return { state: "drawn", code, day, timeZone, commitment, drawnAt, winner, entries: count };
    }
    if (!plan) return null;
    const sums = await totalSums(db, row.id);
    const earned = countsOf(0, dayAt(clock()), sums, []).of("earned");
    return {
      state: stateOf(lottery, plan, clock()),
      code,
      ...plan,
      commitment,
      drawnAt: null,
      winner: null,
      // Of a few people even their number is not told.
      entries: earned.shown || earned.count === 0 ? earned.count : null,
    };
  }

  return {
    async read(viewer, experienceId) {
      const row = await findExperience(db, viewer, experienceId);
      const lottery = await repository.findLottery(db, row.id);
      if (!lottery?.commitment && storedDrawDay(row.content) !== null) {
        await db.transaction().execute(async (transaction) => {
          // An experience of an archive from before there were lotteries has none.
          if (!lottery) await planLottery(transaction, row.id, undefined, row.content);
          await commit(transaction, row, clock());
        });
      }
      return ofRow(row);
    },

    async draw(viewer, experienceId) {
      const row = await db.transaction().execute(async (transaction) => {
        const held = await lockEditable(connection, transaction, viewer, experienceId);
        const drawn = await draw(transaction, held, clock(), () => true);
        if (drawn) {
          await recordBy(transaction, viewer, {
            event: "lottery-draw",
            subject: `gymkhana ${held.id}`,
            details: { entries: drawn.entries.length },
          });
        }
        return held;
      });
      const lottery = await ofRow(row);
      if (lottery?.state !== "drawn") {
        throw new Refusal("LOTTERY.cannotDraw", "The prize cannot be drawn now");
      }
      return lottery;
    },

    async publicOf(code) {
      const found = await repository.findByCode(db, code);
      if (!found) return undefined;
      const { lottery, experience } = found;
      const drawn = recordOf(lottery);
      const plan = drawn ?? (await planOf(db, experience));
      if (!plan) return undefined;
      return {
        name: completed(experienceFields, JSON.parse(experience.content)).name,
        day: plan.day,
        timeZone: plan.timeZone,
        commitment: lottery.commitment,
        committedAt: lottery.committed_at,
        record: drawn ?? null,
      };
    },

    async run({ now = clock(), isStopped = () => false } = {}) {
      await repository.deleteOfDeleted(db);
      const problems: unknown[] = [];
      const each = async (
        ids: readonly number[],
        act: (held: Db, row: ExperienceRow) => unknown,
      ) => {
        for (const id of ids) {
          if (isStopped()) return;
          try {
            await db.transaction().execute(async (transaction) => {
              const row = await repository.lockDrawn(connection, transaction, id);
              if (row) await act(transaction, row);
            });
          } catch (error) {
            problems.push(error);
          }
        }
      };
      // No place is more than 12 hours behind UTC, or 14 before it.
      const [first, last] = [now - 12 * HOUR, now + 14 * HOUR].map((at) => localDay(at, "UTC"));
      await each(await repository.withoutSeed(db, first ?? ""), (transaction, row) =>
        commit(transaction, row, now),
      );
      await each(await repository.dueBy(db, last ?? ""), async (transaction, row) => {
        const drawn = await draw(transaction, row, now, (plan) => isTime(plan, now));
        if (!drawn) return;
        const details = { entries: drawn.entries.length, by: "clock" };
        const subject = `gymkhana ${row.id}`;
        await writeDown(transaction, { event: "lottery-draw", subject, details });
      });
      if (problems.length > 0) throw new AggregateError(problems, "lotteries failed");
    },
  };
}

/** The day of a draw, in the time zone of the route. */
interface Plan {
  day: string;
  timeZone: string;
}

async function planOf(db: Db, row: ExperienceRow): Promise<Plan | undefined> {
  const { prize } = completed(experienceFields, JSON.parse(row.content));
  const day = drawDay(prize);
  if (day === null) return undefined;
  const point = await repository.firstPoint(db, row.id);
  const places = point === undefined ? [] : [completed(pointFields, JSON.parse(point)).position];
  return { day, timeZone: timeZoneOfPlaces([prize.pickup.place, ...places]) };
}

function canDraw({ committed_at }: LotteryRow, plan: Plan, now: number): boolean {
  if (committed_at === null) return false;
  return keepsItsDay({ ...plan, committedAt: committed_at, drawnAt: new Date(now).toISOString() });
}

function stateOf(lottery: LotteryRow, plan: Plan, now: number): Lottery["state"] {
  if (canDraw(lottery, plan, now)) return "open";
  return localDay(now, plan.timeZone) < plan.day ? "waiting" : "tooLate";
}

/** Whether the server draws by itself: from noon of the day on. */
function isTime({ day, timeZone }: Plan, now: number): boolean {
  return localDay(now, timeZone) > day || localHour(now, timeZone) >= DRAW_HOUR;
}

const recordOf = ({ record }: LotteryRow): DrawRecord | undefined =>
  record === null ? undefined : (JSON.parse(record) as DrawRecord);
