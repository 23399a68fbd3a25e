import { personName } from "@panel/domain/person-name";
import { assetIdsOf } from "@panel/domain/experience/archive";
import { isActive } from "@panel/domain/experience/state";
import { changesSince, publicationState } from "@panel/domain/visits/publication";
import type { Publication, PublishedVersion } from "@panel/api-client/visits-types";
import { findEditable, lockEditable } from "../access/editable.ts";
import { notFound } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { doorsOf } from "../experiences/doors.ts";
import { publishCode } from "../experiences/access-codes.ts";
import { latestVersion } from "../versions/keep.ts";
import { latestNumber, readVersion } from "../versions/list.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./publications-repository.ts";
import { publishedRoute } from "./published-routes.ts";
import { summaryOf } from "./route-summary.ts";
import { countVisits, type VisitCounts } from "./visit-counts-repository.ts";

/** What visitors get of experiences, for those who may edit them. */
export interface Publications {
  read(viewer: Viewer, experienceId: number): Promise<Publication>;
  /**
   * @param number of a version that was published before; left out: the latest one
   * @throws Refusal where another experience's code leads elsewhere
   */
  publish(viewer: Viewer, experienceId: number, number?: number): Promise<Publication>;
}

/** Publications that are looked through for the versions to go back to. */
const LOOKED_AT = 100;
const MOST_EARLIER = 20;

export function createPublications(connection: Connection): Publications {
  const { db } = connection;
  return {
    async read(viewer, experienceId) {
      return publicationOf(db, await findEditable(db, viewer, experienceId));
    },

    async publish(viewer, experienceId, number) {
      const row = await db.transaction().execute(async (transaction) => {
        const stored = await lockEditable(connection, transaction, viewer, experienceId);
        return publish(transaction, viewer, stored, number);
      });
      return publicationOf(db, row);
    },
  };
}

/** @param number left out: the latest version */
async function publish(
  transaction: Db,
  viewer: Viewer,
  stored: ExperienceRow,
  number?: number,
): Promise<ExperienceRow> {
  const latest = await latestVersion(transaction, stored);
  const chosen = number ?? latest.number;
  const isLatest = chosen === latest.number;
  if (!isLatest && !(await repository.wasPublished(transaction, stored.id, chosen))) {
    throw notFound();
  }
  await publishCode(transaction, stored);
  const { route } = await readVersion(transaction, stored.id, chosen);
  const { rules, zone } = publishedRoute(route);
  const published = {
    published_number: chosen,
    published_state: isLatest ? stored.updated_at : "",
    time_zone: zone,
  };
  if (stored.published_number !== chosen) {
    const now = new Date().toISOString();
    await repository.insertPublication(
      transaction,
      {
        gymkhana_id: stored.id,
        number: chosen,
        published_at: now,
        prepare_at: now,
        published_by: viewer.id,
        summary: JSON.stringify(summaryOf(route, rules)),
      },
      assetIdsOf(
        route.experience,
        route.points.map(({ point }) => point),
      ),
    );
    await recordBy(transaction, viewer, {
      event: "experience-publish",
      subject: `gymkhana ${stored.id}`,
      details: { version: chosen },
    });
  }
  await repository.setPublished(transaction, stored.id, published);
  return { ...stored, ...published };
}

async function publicationOf(db: Db, row: ExperienceRow): Promise<Publication> {
  const now = new Date();
  const listed = await repository.listPublications(db, row.id, LOOKED_AT);
  const counts = await countVisits(db, row.id, now);
  const number = row.published_number;
  const current = await latestNumber(db, row.id);
  const changes =
    number !== null && current !== undefined && current !== number
      ? await changesOf(db, row.id, number, current)
      : { notes: [], more: 0 };
  const hasChanged = changes.notes.length > 0;
  const [published, ...earlier] = versionsOf(listed, counts, number);
  return {
    state: publicationState(doorsOf(row), hasChanged, now),
    code: row.access_code ?? "",
    published: published ?? null,
    earlier: earlier.slice(0, MOST_EARLIER),
    current: current ?? 0,
    notes: changes.notes,
    moreNotes: changes.more,
    visits: {
      underWay: counts.underWay.reduce((sum, { count }) => sum + count, 0),
      week: counts.week,
      others: counts.underWay.reduce(
        (sum, each) => (each.number === number ? sum : sum + each.count),
        0,
      ),
    },
    settings: {
      active: isActive(row.state),
      openOnWeb: row.open_on_web === 1,
      listed: row.is_listed === 1,
      opensOn: row.opens_on,
      closesOn: row.closes_on,
      ...(number !== null && { timeZone: row.time_zone }),
    },
  };
}

async function changesOf(db: Db, id: number, published: number, current: number) {
  const [before, now] = [await readVersion(db, id, published), await readVersion(db, id, current)];
  return changesSince(before.route, now.route);
}

/** Each version once, the published one first. */
function versionsOf(
  listed: readonly repository.ListedPublication[],
  { underWay }: VisitCounts,
  number: number | null,
): PublishedVersion[] {
  const seen = new Set<number>();
  const versions = listed.flatMap((each) => {
    if (seen.has(each.number)) return [];
    seen.add(each.number);
    return {
      number: each.number,
      publishedAt: each.published_at,
      by: personName(each.name, each.surname),
      visits: underWay.find((visits) => visits.number === each.number)?.count ?? 0,
    };
  });
  return versions.toSorted(
    (one, other) => Number(other.number === number) - Number(one.number === number),
  );
}
