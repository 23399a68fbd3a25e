import { personName } from "@panel/domain/person-name";
import { isPickupOpen } from "@panel/domain/experience/prize";
import type { Experience } from "@panel/domain/experience/experience";
import { hasEnded } from "@panel/domain/play/play";
import { routeTimeZone } from "@panel/domain/time-zone";
import type { ReportedStep } from "@panel/domain/visits/visit-step";
import type { Desk, DeskResult, OperationTypes } from "@panel/api-client/visits-types";
import { findExperience } from "../access/service.ts";
import { AppError, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { VisitRow } from "../db/visits-schema.ts";
import { experienceOf } from "../experiences/stored.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { readVersion } from "../versions/list.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./desk-repository.ts";
import type { PublishedRoutes } from "./published-routes.ts";
import type { StepQueue } from "./step-queue.ts";
import { readable, stateOf, typedNumber, UNDO_MS } from "./visit-record.ts";
import { visitOfToken } from "./visit-tokens.ts";
import * as visits from "./visits-repository.ts";

type Collecting = OperationTypes["collectPrize"]["data"];

/** What somebody shows at a desk. */
export interface Shown {
  play?: string | undefined;
  token?: string | undefined;
  phone?: string | undefined;
  steps?: readonly ReportedStep[] | undefined;
}

/** Where prizes are handed over, for whoever may see the experience. */
export interface PrizeDesk {
  read(viewer: Viewer, experienceId: number): Promise<Desk>;
  verify(viewer: Viewer, experienceId: number, shown: Shown): Promise<DeskResult>;
  /** Once: of two desks at the same moment, one does. */
  collect(viewer: Viewer, experienceId: number, play: string): Promise<Collecting>;
  /** @throws Refusal where that is too long ago */
  undo(viewer: Viewer, experienceId: number, play: string): Promise<Desk>;
}

export interface DeskParts {
  connection: Connection;
  routes: PublishedRoutes;
  queue: StepQueue;
  pseudonyms: Pick<Pseudonyms, "signature">;
}

const MOST_LISTED = 50;

export function createDesk({ connection, routes, queue, pseudonyms }: DeskParts): PrizeDesk {
  const { db } = connection;

  async function deskOf(row: ExperienceRow): Promise<Desk> {
    const { name, prize } = await shownTo(db, row);
    const { published_number: number } = row;
    const timeZone =
      number === null
        ? routeTimeZone(prize.pickup.place)
        : (await routes.rulesOf(row.id, number)).prizeZone;
    const log = await repository.listCollections(db, row.id, MOST_LISTED);
    return {
      name: name.cas,
      nameCat: name.cat,
      nameEng: name.eng,
      prize: prize.name.cas,
      prizeCat: prize.name.cat,
      prizeEng: prize.name.eng,
      delivery: prize.enabled ? prize.delivery : "none",
      isOpenNow: isPickupOpen(prize.pickup, new Date(), timeZone),
      stock: experienceOf(row).prize.stock,
      collected: await repository.countCollected(db, row.id),
      log: log.map((each) => ({
        play: readable(each.play_number),
        at: each.at,
        by: personName(each.name, each.surname),
        undone: each.undone_at !== null,
        undoUntil: new Date(Date.parse(each.at) + UNDO_MS).toISOString(),
      })),
    };
  }

  /** The visit that is shown, after what its phone could not send. */
  async function visitOf(
    experienceId: number,
    { play, token, phone, steps }: Shown,
  ): Promise<VisitRow | "otherRoute" | undefined> {
    const id = token === undefined ? undefined : visitOfToken(pseudonyms, token);
    if (id !== undefined) {
      const visit = await visits.findVisit(db, id);
      if (!visit) return undefined;
      if (visit.gymkhana_id !== experienceId) return "otherRoute";
      if (phone === undefined || !steps || steps.length === 0) return visit;
      return played(id, phone, steps, visit);
    }
    return play === undefined ? undefined : visits.findByPlay(db, experienceId, typedNumber(play));
  }

  async function played(
    visitId: number,
    phone: string,
    steps: readonly ReportedStep[],
    before: VisitRow,
  ): Promise<VisitRow> {
    try {
      return (await queue.take({ visitId, phone, steps })).row;
    } catch (error) {
      // Its time is over: what it has earned until then counts.
      if (error instanceof AppError && error.kind === "unauthenticated") return before;
      throw error;
    }
  }

  async function isPlayDrawn(experienceId: number, play: string): Promise<boolean> {
    const visit = await visits.findByPlay(db, experienceId, play);
    return visit !== undefined && (await routes.rulesOf(experienceId, visit.number)).isDrawn;
  }

  async function resultOf(row: ExperienceRow, visit: VisitRow): Promise<DeskResult> {
    const { rules, isDrawn } = await routes.rulesOf(row.id, visit.number);
    const state = stateOf(visit);
    const desk = await deskOf(row);
    const needed = rules.route.experience.prize.score;
    return {
      result: standing(),
      play: readable(visit.play_number),
      score: state.play.score,
      needed,
      startedAt: visit.started_at,
      collectedAt: visit.collected_at,
      isFast: state.isFast,
      anywhere: visit.anywhere === 1,
      isOpenNow: desk.isOpenNow,
      left: leftOf(desk),
    };

    function standing(): DeskResult["result"] {
      if (visit.collected_at !== null) return "collected";
      if (!hasEnded(rules, state.play)) return "notEnded";
      if (visit.earned_at === null) return "notEarned";
      return isDrawn ? "lottery" : "valid";
    }
  }

  return {
    async read(viewer, experienceId) {
      return deskOf(await findExperience(db, viewer, experienceId));
    },

    async verify(viewer, experienceId, shown) {
      const row = await findExperience(db, viewer, experienceId);
      const visit = await visitOf(experienceId, shown);
      if (visit !== undefined && visit !== "otherRoute") return resultOf(row, visit);
      const desk = await deskOf(row);
      return {
        result: visit ?? "unknown",
        play: shown.play === undefined ? "" : readable(typedNumber(shown.play).slice(0, 16)),
        score: 0,
        needed: 0,
        startedAt: null,
        collectedAt: null,
        isFast: false,
        anywhere: false,
        isOpenNow: desk.isOpenNow,
        left: leftOf(desk),
      };
    },

    async collect(viewer, experienceId, play) {
      const number = typedNumber(play);
      // Read before the transaction: within it, no other connection may be waited for.
      const isWonLater = await isPlayDrawn(experienceId, number);
      const result = await db.transaction().execute(async (transaction) => {
        const row = await findExperience(transaction, viewer, experienceId);
        await repository.lockDesk(connection, transaction, experienceId);
        const visit = await visits.findByPlay(transaction, experienceId, number);
        if (!visit) return "unknown" as const;
        if (visit.earned_at === null || isWonLater) return "notEarned" as const;
        if (visit.collected_at !== null) return "already" as const;
        const { stock } = experienceOf(row).prize;
        const collected = await repository.countCollected(transaction, experienceId);
        if (stock > 0 && collected >= stock) return "noneLeft" as const;
        const now = Date.now();
        const at = new Date(now).toISOString();
        const countAt = new Date(now + UNDO_MS).toISOString();
        const isFirst = await repository.markCollected(
          transaction,
          experienceId,
          number,
          at,
          // What has not been counted yet is not put off.
          visit.count_at ?? countAt,
        );
        if (!isFirst) return "already" as const;
        await repository.insertCollection(transaction, {
          gymkhana_id: experienceId,
          play_number: number,
          at,
          user_id: viewer.id,
        });
        await recordBy(transaction, viewer, {
          event: "prize-collect",
          subject: `gymkhana ${experienceId}`,
          details: { play: readable(number) },
        });
        return "collected" as const;
      });
      return { result, desk: await deskOf(await findExperience(db, viewer, experienceId)) };
    },

    async undo(viewer, experienceId, play) {
      const number = typedNumber(play);
      await db.transaction().execute(async (transaction) => {
        await findExperience(transaction, viewer, experienceId);
        await repository.lockDesk(connection, transaction, experienceId);
        const collection = await repository.findCollection(transaction, experienceId, number);
        const now = Date.now();
        if (!collection || now > Date.parse(collection.at) + UNDO_MS) {
          throw new Refusal("VISITS.undoTooLate", "It was handed over more than ten minutes ago");
        }
        await repository.setUndone(transaction, collection.id, new Date(now).toISOString());
        await repository.markUncollected(transaction, experienceId, number);
        await recordBy(transaction, viewer, {
          event: "prize-undo",
          subject: `gymkhana ${experienceId}`,
          details: { play: readable(number) },
        });
      });
      return deskOf(await findExperience(db, viewer, experienceId));
    },
  };
}

const leftOf = ({ stock, collected }: Desk): number | null =>
  stock > 0 ? Math.max(0, stock - collected) : null;

/** The route as visitors get it; as it is stored where it was never published. */
async function shownTo(db: Db, row: ExperienceRow): Promise<Experience> {
  if (row.published_number === null) return experienceOf(row);
  return (await readVersion(db, row.id, row.published_number)).route.experience;
}
