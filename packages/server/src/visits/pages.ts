import { accessKey } from "@panel/domain/experience/access-code";
import { doorState } from "@panel/domain/visits/publication";
import { playPath, typedCode } from "@panel/domain/visits/address";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { doorsOf } from "../experiences/doors.ts";
import { filesOf } from "../library/used-assets.ts";
import * as repository from "./publications-repository.ts";
import type { RouteSummary } from "./route-summary.ts";

/** A published route as its page says it. */
export interface PublishedPage {
  /** Canonical. */
  readonly code: string;
  readonly summary: RouteSummary;
  /** Of its cover, as browsers load it; undefined for none. */
  readonly coverKey: string | undefined;
  /** The same as the player shows it. */
  readonly shownCoverKey: string | undefined;
  readonly isListed: boolean;
}

/** What pages of routes are made from. */
export interface RoutePages {
  /** Undefined for a code that leads nowhere, and for a route that is closed. */
  find(code: string): Promise<PublishedPage | undefined>;
  /** Addresses of open routes that their authors list, with when they were published. */
  listed(): Promise<{ path: string; publishedAt: string }[]>;
}

const MOST_LISTED = 5000;

export function createRoutePages(db: Db): RoutePages {
  async function coverOf({ cover }: RouteSummary) {
    const [file] = cover === 0 ? [] : await filesOf(db, [cover]);
    return { coverKey: file && (file.large_key ?? file.file_key), shownCoverKey: file?.file_key };
  }

  return {
    async find(code) {
      const row = await repository.findByCode(db, accessKey(typedCode(code)));
      if (!row || row.published_number === null || isClosed(row)) return undefined;
      const text = await repository.findSummary(db, row.id, row.published_number);
      if (text === undefined) return undefined;
      const summary = JSON.parse(text) as RouteSummary;
      return {
        code: row.access_code ?? "",
        summary,
        ...(await coverOf(summary)),
        isListed: row.is_listed === 1,
      };
    },

    async listed() {
      const now = new Date();
      const rows = await repository.listListed(db, MOST_LISTED);
      return rows
        .filter((row) => doorState(doorsOf(row), now) === "open")
        .map((row) => ({ path: playPath(row.access_code ?? ""), publishedAt: row.published_at }));
    },
  };
}

const isClosed = (row: ExperienceRow): boolean => doorState(doorsOf(row), new Date()) === "closed";
