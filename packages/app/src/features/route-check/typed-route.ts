import type { GymkhanaRecord, MapPoint } from "@panel/api-client/panel";
import { checkRoute } from "@panel/domain/check/check";
import type { KeptWalk, RouteAsset, RouteBot } from "@panel/domain/check/context";
import { routeFacts } from "@panel/domain/check/facts";
import type { Finding } from "@panel/domain/check/finding";
import type { NamedRoute } from "@panel/domain/check/finding-text";
import { assetUses } from "@panel/domain/check/part-findings";
import {
  experienceFields,
  type Experience,
  type ExperienceForm,
} from "@panel/domain/experience/experience";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { pointFields, type PointForm } from "@panel/domain/experience/point";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { isUnsavedId } from "@panel/domain/experience/point-rules";
import { emptyModel, fromFormModel, patched, valueAt } from "@panel/domain/experience/fields";
import { sameValue } from "@panel/domain/experience/same-value";
import type { Route, RoutePoint } from "@panel/domain/play/route";
import type { TextInLanguage } from "@panel/domain/texts/texts";

/** What is stored of a route. */
export type StoredRoute = Pick<
  GymkhanaRecord,
  | keyof Parameters<typeof fromExperienceRecord>[0]
  | "mappoints"
  | "mappointardesc"
  | "mappointMinigames"
>;

/** Assets that the panel knows, and ids of assets of which it knows that they are gone. */
export interface KnownAssets {
  readonly known: readonly RouteAsset[];
  readonly gone: readonly number[];
}

/** Values of a point's form. The id of a point that was never saved is above a million. */
export interface TypedPoint {
  readonly id: number;
  readonly values: PointForm;
}

/** What is typed, and what has changed since the last request; plain data for another thread. */
export interface CheckRequest {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly experience?: ExperienceForm | undefined;
  readonly points: readonly TypedPoint[];
  /** Undefined where it is the same as before. */
  readonly stored?: StoredRoute | null | undefined;
  readonly assets?: KnownAssets | undefined;
  readonly bots?: readonly RouteBot[] | undefined;
  readonly walks?: readonly KeptWalk[] | undefined;
  readonly outdated?: readonly TextInLanguage[] | undefined;
}

export interface CheckAnswer {
  readonly findings: readonly Finding[];
  readonly route: NamedRoute;
  /** Assets in use of which the panel does not know whether they exist. */
  readonly unknownAssets: readonly number[];
}

const NO_EXPERIENCE = emptyModel(experienceFields);
const NO_POINT = emptyModel(pointFields);

/** A route as it is stored, with what is typed in place of it. Keeps what is stored between checks. */
export class TypedRoute {
  #experience: Experience = NO_EXPERIENCE;
  #points: readonly RoutePoint[] = [];
  #assets: KnownAssets | undefined;
  #bots: readonly RouteBot[] | undefined;
  #walks: readonly KeptWalk[] | undefined;
  #outdated: readonly TextInLanguage[] = [];

  check(request: CheckRequest): CheckAnswer {
    this.#assets = request.assets ?? this.#assets;
    this.#bots = request.bots ?? this.#bots;
    this.#walks = request.walks ?? this.#walks;
    this.#outdated = request.outdated ?? this.#outdated;
    const route = this.read(request);
    const known = this.#assets?.known;
    const used = known
      ? [...new Set(assetUses(routeFacts(route, { now: request.now })).map(({ id }) => id))]
      : [];
    const ids = new Set([...(known ?? []).map(({ id }) => id), ...(this.#assets?.gone ?? [])]);
    const unknownAssets = used.filter((id) => !ids.has(id));
    const findings = checkRoute(route, {
      now: request.now,
      // Of an asset that may exist nothing is to be said.
      assets: known && [...known, ...unknownAssets.map((id) => ({ id, type: "image" as const }))],
      bots: this.#bots,
      walks: this.#walks,
      outdated: this.#outdated.filter((text) => this.#isAsStored(text, route)),
    });
    const { experience, points } = route;
    return {
      findings,
      route: {
        experience: { language: experience.language },
        points: points.map(({ id, name }) => ({ id, name })),
      },
      unknownAssets,
    };
  }

  /** Whether a text is typed as it is stored: one that is typed anew is a new translation. */
  #isAsStored({ point, path, language }: TextInLanguage, route: Route): boolean {
    const ofPoint = ({ id }: RoutePoint) => id === point;
    const [before, now] =
      point === undefined
        ? [this.#experience, route.experience]
        : [this.#points.find(ofPoint), route.points.find(ofPoint)];
    const at = `${path}.${language}`;
    return before === now || sameValue(valueAt(before, at), valueAt(now, at));
  }

  /** The route of a request, without a check. */
  read(request: CheckRequest): Route {
    if (request.stored !== undefined) this.#store(request.stored);
    return this.#typed(request);
  }

  #store(stored: StoredRoute | null): void {
    this.#experience = stored ? fromExperienceRecord(stored) : NO_EXPERIENCE;
    this.#points = stored ? pointsOf(stored) : [];
  }

  #typed({ experience: form, points: typed }: CheckRequest): Route {
    const experience = form
      ? patched(experienceFields, this.#experience, fromFormModel(experienceFields, form))
      : this.#experience;
    const open = new Map(typed.map((point) => [point.id, point.values]));
    const points = this.#points.map((point) => {
      const values = open.get(point.id);
      open.delete(point.id);
      return values ? pointFrom(point.id, point, values) : point;
    });
    const added = [...open]
      // A stored point that is open here may have been deleted elsewhere.
      .filter(([id]) => isUnsavedId(id))
      .map(([id, values]) => pointFrom(id, NO_POINT, values))
      .filter(isBegun);
    return { experience, points: [...points, ...added] };
  }
}

function pointsOf(stored: StoredRoute): RoutePoint[] {
  const { mappoints, mappointstory, mappointardesc, mappointMinigames } = stored;
  const rows = { mappointstory, mappointardesc, mappointMinigames };
  return mappoints.map((point: MapPoint) => ({
    ...fromPointRecord(point, rows),
    id: point.IdPoint,
  }));
}

function pointFrom(id: number, stored: typeof NO_POINT, values: PointForm): RoutePoint {
  return { ...patched(pointFields, stored, fromFormModel(pointFields, values)), id };
}

/** Whether anything says which point it is. */
function isBegun({ name, position }: RoutePoint): boolean {
  return position !== null || Object.values(name).some(Boolean);
}
