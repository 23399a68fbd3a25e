import { experienceFields } from "../experience/experience.ts";
import type { AnyField, Fields, FieldKind } from "../experience/field.ts";
import { pointFields } from "../experience/point.ts";
import { isBlank, fieldsOf } from "../experience/fields.ts";
import { isExperiencePathShown, isPointPathShown } from "../experience/written-languages.ts";
import { CONTENT_LANGUAGES, type ContentLanguage, type PerLanguage } from "../languages.ts";
import type { Route, RoutePoint } from "../play/route.ts";
import type { CheckContext, RouteAsset } from "./context.ts";
import { ofExperience, ofPoint, type FindingPlace } from "./finding.ts";

/** A value of a route that visitors meet, and where it stands. */
export interface ShownValue {
  readonly kind: FieldKind;
  readonly field: AnyField;
  /** For each language; undefined for a value that all languages share. */
  readonly values: PerLanguage<unknown> | undefined;
  /** The value that all languages share. */
  readonly value: unknown;
  at(language?: ContentLanguage): FindingPlace;
  /** Id of its point; undefined for the experience. */
  readonly point: number | undefined;
  readonly path: string;
}

/** What the checks read of a route, found once. */
export interface RouteFacts {
  readonly route: Route;
  readonly context: CheckContext;
  /** The languages in which anything is written. */
  readonly languages: readonly ContentLanguage[];
  /** Texts, words, pictures, models, audios and bots in force, those of the experience first. */
  readonly shown: readonly ShownValue[];
  /** The asset with this id; undefined if it is gone or nothing is known of it. */
  asset(id: number): RouteAsset | undefined;
}

interface ShownField {
  readonly path: string;
  readonly field: AnyField;
  readonly names: readonly string[];
}

const SHOWN_KINDS: readonly FieldKind[] = ["text", "words", "asset", "bot"];
const shownFields = (fields: Fields): ShownField[] =>
  fieldsOf(fields)
    .filter(({ field }) => SHOWN_KINDS.includes(field.kind))
    .map((each) => ({ ...each, names: each.path.split(".") }));
const SHOWN_OF_EXPERIENCE = shownFields(experienceFields);
const SHOWN_OF_POINT = shownFields(pointFields);

export function routeFacts(route: Route, context: CheckContext): RouteFacts {
  const { experience, points } = route;
  const shown = [
    ...SHOWN_OF_EXPERIENCE.filter(({ path }) => isExperiencePathShown(path, experience)).map(
      (field) => shownValue(field, experience, undefined),
    ),
    ...points.flatMap(shownOfPoint),
  ];
  const assets = new Map(context.assets?.map((asset) => [asset.id, asset]));
  const languages = CONTENT_LANGUAGES.filter((language) =>
    shown.some(({ values }) => values && !isBlank(values[language])),
  );
  return { route, context, languages, shown, asset: (id) => assets.get(id) };
}

/** A point is never changed in place, so what it shows is found once. */
const SHOWN = new WeakMap<RoutePoint, readonly ShownValue[]>();

function shownOfPoint(point: RoutePoint): readonly ShownValue[] {
  const known = SHOWN.get(point);
  if (known) return known;
  const shown = SHOWN_OF_POINT.filter(({ path }) => isPointPathShown(path, point)).map((field) =>
    shownValue(field, point, point.id),
  );
  SHOWN.set(point, shown);
  return shown;
}

function shownValue({ path, field, names }: ShownField, model: object, point?: number): ShownValue {
  const value = names.reduce<unknown>(
    (group, name) => (group as Record<string, unknown>)[name],
    model,
  );
  return {
    kind: field.kind,
    field,
    path,
    point,
    values: field.translated ? (value as PerLanguage<unknown>) : undefined,
    value: field.translated ? undefined : value,
    at: (language) =>
      point === undefined
        ? ofExperience(path as Parameters<typeof ofExperience>[0], language)
        : ofPoint({ id: point }, path as Parameters<typeof ofPoint>[1], language),
  };
}
