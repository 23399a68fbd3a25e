import { LRUCache } from "lru-cache";
import { assetIdsOf } from "@panel/domain/experience/archive";
import { toExperienceRecord } from "@panel/domain/experience/experience-record";
import { toPointRecord } from "@panel/domain/experience/point-record";
import { playedClips } from "@panel/domain/model-clips";
import { playRules, type PlayRules } from "@panel/domain/play/route";
import { timeZoneOfPlaces } from "@panel/domain/time-zone";
import { mayPlayAnywhere } from "@panel/domain/visits/publication";
import type { Route } from "@panel/domain/versions/compare";
import type { TryExperience } from "@panel/api-client/tryouts-types";
import type { OpenRoute } from "@panel/api-client/visits-types";
import type { ReadRouteBots } from "../chatbots/route-bots.ts";
import type { Db } from "../db/connection.ts";
import { filesOf } from "../library/used-assets.ts";
import type { UsdzAddresses } from "../library/usdz/usdz-address.ts";
import { routeMedia } from "../library/usdz/usdz-media.ts";
import { mapInTurns } from "../turns.ts";
import { readVersion } from "../versions/list.ts";
import { writtenJson, type WrittenJson } from "../written-json.ts";

/** A published version, ready to be played and to be sent. */
export interface PublishedRoute {
  readonly rules: PlayRules;
  /** Whether its prize is drawn. */
  readonly isDrawn: boolean;
  /** Whether it may be played without walking. */
  readonly anywhere: boolean;
  /** IANA name of the time zone in which it lies. */
  readonly zone: string;
  /** Of the one in which the days and hours of its prize are meant. */
  readonly prizeZone: string;
  /** Of its points, in the author's order. */
  readonly names: readonly PointName[];
}

interface PointName {
  readonly id: number;
  readonly name: Readonly<Record<"cas" | "cat" | "eng", string>>;
}

export type OpenRouteParts = Pick<OpenRoute, "media" | "bots"> & { experience: WrittenJson };

export interface PublishedRoutes {
  /** The rules of a version, for as long as they are asked for. */
  rulesOf(id: number, number: number): Promise<PublishedRoute>;
  /** What a player needs of a version. */
  partsOf(id: number, number: number, ownerId: number): Promise<OpenRouteParts>;
}

/** Versions whose rules are kept: a few kB each. */
const KEPT_RULES = 500;
/** Characters of all written routes together. */
const KEPT_CHARACTERS = 32_000_000;
/** For how long the chats of a route and its files are taken as they were, in ms. */
const FRESH = 60_000;

export function createPublishedRoutes(
  db: Db,
  botsOf: ReadRouteBots,
  usdz: UsdzAddresses,
): PublishedRoutes {
  const rules = new LRUCache<string, Promise<PublishedRoute>>({ max: KEPT_RULES });
  const parts = new LRUCache<string, Promise<OpenRouteParts>>({ max: KEPT_RULES, ttl: FRESH });
  const written = new LRUCache<string, WrittenJson>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ json }) => json.length + 1,
  });

  /** Whoever asks meanwhile waits for the same one; one that fails is made anew. */
  function once<Value>(
    kept: LRUCache<string, Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const found = kept.get(key);
    if (found) return found;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  }

  async function readParts(id: number, number: number, ownerId: number): Promise<OpenRouteParts> {
    const { route } = await readVersion(db, id, number);
    const key = `${id} ${number}`;
    const experience = written.get(key) ?? (await writtenJson(await recordOf(id, route)));
    written.set(key, experience);
    const points = route.points.map(({ point }) => point);
    const bots = new Set(points.flatMap(({ chatbot }) => (chatbot === "" ? [] : [chatbot])));
    return {
      experience,
      media: await routeMedia(
        db,
        usdz,
        await filesOf(db, assetIdsOf(route.experience, points)),
        playedClips(points),
      ),
      bots: await botsOf(ownerId, bots),
    };
  }

  return {
    rulesOf: (id, number) =>
      once(rules, `${id} ${number}`, async () => {
        const { route } = await readVersion(db, id, number);
        return publishedRoute(route);
      }),
    partsOf: (id, number, ownerId) =>
      once(parts, `${id} ${number}`, () => readParts(id, number, ownerId)),
  };
}

export function publishedRoute({ experience, points }: Route): PublishedRoute {
  const played = playRules({
    experience: {
      geolocated: experience.geolocated,
      freeMovement: experience.freeMovement,
      repeat: experience.repeat,
      prize: { enabled: experience.prize.enabled, score: experience.prize.score },
    },
    points: points.map(({ id, point }) => ({
      id,
      position: point.position,
      checkIn: point.checkIn,
      duration: point.duration,
      activationDependency: point.activationDependency,
      deactivationDependency: point.deactivationDependency,
      isFinal: point.isFinal,
      challenge: point.challenge,
    })),
  });
  const { prize } = experience;
  const places = points.map(({ point }) => point.position);
  return {
    rules: played,
    isDrawn: prize.enabled && prize.delivery === "lottery",
    anywhere: mayPlayAnywhere(played.route),
    zone: timeZoneOfPlaces(places),
    prizeZone: timeZoneOfPlaces([prize.pickup.place, ...places]),
    names: points.map(({ id, point }) => ({ id, name: point.name })),
  };
}

/** In the contract's TryExperience: without anything of its authors. */
async function recordOf(id: number, { experience, points }: Route): Promise<TryExperience> {
  const own = toExperienceRecord({ ...experience, collaborators: [] });
  const records = await mapInTurns(points, (each) => toPointRecord(each.id, each.point));
  return {
    id,
    ...own,
    code: "",
    editors: [],
    mappoints: records.map(({ point }) => point),
    mappointstory: [...own.mappointstory, ...records.flatMap((each) => each.mappointstory)],
    mappointardesc: records.flatMap((each) => each.mappointardesc),
    mappointMinigames: records.flatMap((each) => each.mappointMinigames),
  };
}
