import { playedClips } from "@panel/domain/model-clips";
import { TRY_LIMITS } from "@panel/domain/tryouts";
import type { TryExperience, TryRoute } from "@panel/api-client/tryouts-types";
import { notFound } from "../app-error.ts";
import type { BotPlatform } from "../chatbots/bot-platform.ts";
import { createRouteBots } from "../chatbots/route-bots.ts";
import type { Connection } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { recordOf, type RecordParts } from "../experiences/record.ts";
import { usedFiles } from "../library/used-assets.ts";
import type { UsdzAddresses } from "../library/usdz/usdz-address.ts";
import { routeMedia } from "../library/usdz/usdz-media.ts";
import { countPoints, pointRows } from "../points/experience-points.ts";
import { pointOf } from "../points/stored.ts";
import { mapInTurns } from "../turns.ts";
import type { TrialLink } from "../viewer.ts";
import { writtenJson, type WrittenJson } from "../written-json.ts";
import { noteUse } from "./links-repository.ts";
import { createKeptRoutes, type KeptRoute } from "./kept-routes.ts";
import { latestNumber } from "../versions/list.ts";
import { findRoute } from "./route-repository.ts";

export interface TryRouteParts {
  connection: Connection;
  platform: Pick<BotPlatform, "list">;
  /** Is told why the chats of a route are not known; it is played without them. */
  onNoBots: (error: unknown) => void;
  usdz: UsdzAddresses;
}

/**
 * Reads the route of a link as its visitors meet it; the experience is written already, as the contract has it.
 * @param pay called before an answer is made that is not kept, with the number of the route's points; what it throws is thrown
 */
export type ReadTryRoute = (
  link: TrialLink,
  pay: (points: number) => Promise<void>,
) => Promise<Omit<TryRoute, "experience"> & { experience: WrittenJson }>;

export function createTryRoute({
  connection,
  platform,
  onNoBots,
  usdz,
}: TryRouteParts): ReadTryRoute {
  const { db } = connection;
  const kept = createKeptRoutes();
  const botsOf = createRouteBots(db, platform, onNoBots);

  async function routeOf(row: ExperienceRow): Promise<KeptRoute> {
    const points = await pointRows(db, row.id);
    return {
      experience: await writtenJson(await experienceOf({ row, points, editors: [], library: [] })),
      bots: new Set(points.flatMap(({ bot_id }) => bot_id ?? [])),
      clips: playedClips(await mapInTurns(points, pointOf)),
    };
  }

  return async (link, pay) => {
    const row = await findRoute(db, link.experienceId);
    if (!row) throw notFound();
    // Before the points are read: what is written meanwhile is of a version that nobody has asked for yet.
    const number = await latestNumber(db, row.id);
    const make = () => routeOf(row);
    const version = `${number} ${row.version} ${row.updated_at}`;
    const isVersion = number !== undefined;
    if (!isVersion || !kept.has(row.id, version)) await pay(await countPoints(db, row.id));
    const { experience, bots, clips } = isVersion
      ? await kept.read(row.id, version, make)
      : await make();
    await noteUse(db, link.id, new Date().toISOString());
    return {
      experience,
      media: await routeMedia(db, usdz, await usedFiles(db, row.id), clips),
      bots: await botsOf(row.owner_id, bots),
      expiresAt: link.expiresAt,
      notesLeft: Math.max(0, TRY_LIMITS.notesOfLink - link.notes),
    };
  };
}

/** Without anything of its authors, and without the code that lets players of the app in. */
async function experienceOf(parts: RecordParts): Promise<TryExperience> {
  const {
    idUser: _owner,
    version: _version,
    state: _state,
    gymprivate: _code,
    ...rest
  } = await recordOf(parts);
  const { library: _assets, ...experience } = rest;
  return { ...experience, code: "", editors: [] };
}
