import { accessKey } from "@panel/domain/experience/access-code";
import { typedCode } from "@panel/domain/visits/address";
import { doorState } from "@panel/domain/visits/publication";
import type { ListedRoute, OpenRoute, OperationTypes, Visit } from "@panel/api-client/visits-types";
import { notFound, Refusal, tooManyTries } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { VisitRow } from "../db/visits-schema.ts";
import { doorsOf } from "../experiences/doors.ts";
import { filesOf } from "../library/used-assets.ts";
import { deleteErased, erasePlayers } from "../plays/erasure.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import type { VisitsSettings } from "../settings/visits-settings.ts";
import { fileAddress } from "../storage/file-address.ts";
import type { WrittenJson } from "../written-json.ts";
import * as publications from "./publications-repository.ts";
import type { PublishedRoutes } from "./published-routes.ts";
import type { RouteSummary } from "./route-summary.ts";
import type { PlayedSteps, StepQueue } from "./step-queue.ts";
import { newVisitRow, requestHashOf } from "./new-visit.ts";
import { lotteryOf, stateOf, visitRecord } from "./visit-record.ts";
import { unauthenticatedVisit, visitOfToken, visitToken } from "./visit-tokens.ts";
import * as repository from "./visits-repository.ts";

type Start = OperationTypes["startVisit"]["body"];
type Counted = OperationTypes["getMyVisit"]["data"]["steps"][number];
export type WrittenRoute = Omit<OpenRoute, "experience"> & { experience: WrittenJson };

/** A visit with what its player needs. */
interface MyVisit {
  visit: Visit;
  token: string;
  route: WrittenRoute;
  steps: Counted[];
}

interface Started extends Omit<MyVisit, "route" | "steps"> {
  /** Left out where the player has it. */
  route?: WrittenRoute;
  /** The experience and its canonical code. */
  of: { id: number; code: string };
}

/** What the public does with published routes. */
export interface Visits {
  /** Open routes whose authors list them. */
  list(): Promise<ListedRoute[]>;
  /** @throws AppError not-found for a code that leads nowhere */
  route(code: string): Promise<WrittenRoute>;
  /**
   * @throws AppError not-found for a code that leads nowhere, and for a route that is not open
   * @throws Refusal where it is to be played from anywhere and may not
   */
  start(start: Start): Promise<Started>;
  addSteps(
    steps: Parameters<StepQueue["take"]>[0],
  ): Promise<Pick<PlayedSteps, "refused"> & { visit: Visit }>;
  /** The visit to a route. @param tokenOf an experience: what the caller has for it */
  mine(code: string, tokenOf: (id: number) => string | undefined): Promise<MyVisit>;
  /** @returns the experience that was visited */
  leave(visitId: number, address: string): Promise<number>;
}

export interface VisitsParts {
  connection: Connection;
  routes: PublishedRoutes;
  queue: StepQueue;
  pseudonyms: Pseudonyms;
  settings: VisitsSettings;
}

const DAY = 24 * 60 * 60_000;
const MOST_LISTED = 200;

export function createVisits(parts: VisitsParts): Visits {
  const { connection, routes, queue, pseudonyms, settings } = parts;
  const { db } = connection;

  async function published(code: string): Promise<ExperienceRow & { published_number: number }> {
    const row = await publications.findByCode(db, accessKey(typedCode(code)));
    if (!row || row.published_number === null) throw notFound();
    return { ...row, published_number: row.published_number };
  }

  async function routeOf(row: ExperienceRow, number: number): Promise<WrittenRoute> {
    const { anywhere } = await routes.rulesOf(row.id, number);
    return {
      code: row.access_code ?? "",
      number,
      doors: doorState(doorsOf(row), new Date()),
      opensOn: row.opens_on,
      anywhere,
      ...(await routes.partsOf(row.id, number, row.owner_id)),
    };
  }

  async function recordOf(row: VisitRow): Promise<Visit> {
    const route = await routes.rulesOf(row.gymkhana_id, row.number);
    return visitRecord(row, stateOf(row), route, await lotteryOf(db, row, route));
  }

  async function insert(row: ExperienceRow, number: number, start: Start): Promise<VisitRow> {
    const { requestId, language, gender, anywhere = false } = start;
    const requestHash = requestHashOf(pseudonyms, row.id, requestId);
    const before = await repository.findByRequest(db, row.id, requestHash);
    if (before) return before;
    const now = new Date();
    const since = new Date(now.getTime() - DAY).toISOString();
    if ((await repository.countStarted(db, row.id, since)) >= settings.startsPerDay) {
      throw tooManyTries(HOUR_SECONDS);
    }
    const made = await repository.insertVisit(
      db,
      newVisitRow(pseudonyms, {
        gymkhana_id: row.id,
        number,
        language,
        gender: gender ?? null,
        anywhere: anywhere ? 1 : 0,
        team_id: null,
        requestId,
        startedAt: now,
      }),
    );
    const own = made ?? (await repository.findByRequest(db, row.id, requestHash));
    if (!own) throw notFound();
    return own;
  }

  return {
    async list() {
      const rows = await publications.listListed(db, MOST_LISTED);
      const now = new Date();
      const open = rows.filter((row) => doorState(doorsOf(row), now) === "open");
      const summaries = open.map(({ summary }) => JSON.parse(summary) as RouteSummary);
      const files = await filesOf(db, [...new Set(summaries.map(({ cover }) => cover))]);
      const covers = new Map(files.map((file) => [file.id, file.large_key ?? file.file_key]));
      return open.flatMap((row, index) => {
        const summary = summaries[index];
        const cover = covers.get(summary?.cover ?? 0);
        return summary ? listedRoute(row.access_code ?? "", summary, cover) : [];
      });
    },

    async route(code) {
      const row = await published(code);
      if (doorState(doorsOf(row), new Date()) === "closed") throw notFound();
      return routeOf(row, row.published_number);
    },

    async start(start) {
      const row = await published(start.code);
      if (doorState(doorsOf(row), new Date()) !== "open") throw notFound();
      const number = row.published_number;
      const { anywhere } = await routes.rulesOf(row.id, number);
      if (start.anywhere && !anywhere) {
        throw new Refusal("VISITS.notAnywhere", "This route is played on site");
      }
      const visit = await insert(row, number, start);
      return {
        visit: await recordOf(visit),
        token: visitToken(pseudonyms, visit.id),
        of: { id: row.id, code: row.access_code ?? "" },
        ...(start.number === visit.number ? {} : { route: await routeOf(row, visit.number) }),
      };
    },

    async addSteps(steps) {
      const { row, state, route, refused } = await queue.take(steps);
      return { visit: visitRecord(row, state, route, await lotteryOf(db, row, route)), refused };
    },

    async mine(code, tokenOf) {
      const row = await published(code);
      const token = tokenOf(row.id);
      const id = token === undefined ? undefined : visitOfToken(pseudonyms, token);
      const visit = id === undefined ? undefined : await repository.findVisit(db, id);
      if (!visit || Date.parse(visit.ends_at) <= Date.now()) throw notFound();
      if (row.id !== visit.gymkhana_id) throw notFound();
      const steps = await repository.listSteps(db, visit.id);
      return {
        visit: await recordOf(visit),
        token: visitToken(pseudonyms, visit.id),
        route: await routeOf(row, visit.number),
        steps: steps.map(({ phone, number, kind, point_id, after }) => ({
          phone,
          number,
          kind,
          point: point_id,
          after,
        })),
      };
    },

    async leave(visitId, address) {
      const visit = await repository.findVisit(db, visitId);
      // A team's is not one phone's to erase.
      if (!visit || visit.team_id !== null) throw unauthenticatedVisit();
      await db.transaction().execute(async (transaction) => {
        await repository.deleteVisit(transaction, visitId);
        await erasePlayers(connection, transaction, [visit.player], {
          event: "visit-erase",
          subject: `gymkhana ${visit.gymkhana_id}`,
          address,
        });
      });
      await deleteErased(connection);
      return visit.gymkhana_id;
    },
  };
}

const HOUR_SECONDS = 3600;

function listedRoute(code: string, summary: RouteSummary, cover: string | undefined): ListedRoute {
  const { name, city, languages, points, metres, minutes, place } = summary;
  return {
    code,
    name: name.cas,
    nameCat: name.cat,
    nameEng: name.eng,
    city,
    cover: cover === undefined ? "" : fileAddress(cover),
    languages: [...languages],
    points,
    metres,
    minutes,
    latitude: place?.lat ?? null,
    longitude: place?.lon ?? null,
  };
}
