import { cleanText } from "../clean-text.ts";
import { CONTENT_LANGUAGES, DEFAULT_CONTENT_LANGUAGE, type ContentLanguage } from "../languages.ts";
import type {
  AnyField,
  FieldKind,
  FieldPath,
  FieldProblem,
  Fields,
  FormModel,
  Model,
  Patch,
  PathOf,
} from "./field.ts";
import { isDay, isTime } from "../calendar.ts";
import { storedPosition, type Position } from "./position.ts";

/** A field and the path of its value in the model, such as `prize.name`. */
export interface FieldWithPath {
  readonly path: string;
  readonly field: AnyField;
}

/** One value of a model and its path. A translated field has one value for each language, such as `prize.name.cat`. */
export interface ValueWithPath extends FieldWithPath {
  /** Path of the field, without the language. */
  readonly fieldPath: string;
  readonly language: ContentLanguage | undefined;
}

export function isField(entry: AnyField | Fields): entry is AnyField {
  return typeof entry["kind"] === "string";
}

/** All fields, in the order in which they are written. */
export function fieldsOf(fields: Fields, prefix = ""): FieldWithPath[] {
  return Object.entries(fields).flatMap(([name, entry]) => {
    const path = `${prefix}${name}`;
    return isField(entry) ? [{ path, field: entry }] : fieldsOf(entry, `${path}.`);
  });
}

/** The field at a path. */
export function fieldAt<F extends Fields>(fields: F, path: FieldPath<F>): AnyField {
  return valueAt(fields, path) as AnyField;
}

/** Paths of the fields of these kinds that are translated or not, in the order of the fields. */
export function pathsOf<F extends Fields, Kind extends FieldKind, Translated extends boolean>(
  fields: F,
  kinds: readonly Kind[],
  translated: Translated,
): PathOf<F, Kind, Translated>[] {
  return fieldsOf(fields)
    .filter(({ field }) => field.translated === translated && kinds.some((k) => k === field.kind))
    .map(({ path }) => path as PathOf<F, Kind, Translated>);
}

/** All values, in the order of their fields. */
export function valuesOf(fields: Fields): readonly ValueWithPath[] {
  const known = VALUES.get(fields);
  if (known) return known;
  const values = fieldsOf(fields).flatMap(({ path, field }): ValueWithPath[] =>
    field.translated
      ? CONTENT_LANGUAGES.map((language) => ({
          path: `${path}.${language}`,
          fieldPath: path,
          field,
          language,
        }))
      : [{ path, fieldPath: path, field, language: undefined }],
  );
  VALUES.set(fields, values);
  return values;
}
const VALUES = new WeakMap<Fields, readonly ValueWithPath[]>();

/** The names in a path. Paths are those of fields, so there are few of them. */
function namesOf(path: string): readonly string[] {
  let names = NAMES.get(path);
  if (!names) NAMES.set(path, (names = path.split(".")));
  return names;
}
const NAMES = new Map<string, readonly string[]>();

/** The value at a path; undefined if the path does not exist. */
export function valueAt(values: unknown, path: string): unknown {
  let found: unknown = values;
  for (const name of namesOf(path)) found = memberOf(found, name);
  return found;
}

/** Returns a copy with the values set at their paths. Undefined values are skipped. */
export function withValues<T extends object>(
  into: T,
  values: Iterable<readonly [path: string, value: unknown]>,
): T {
  const copy = structuredClone(into);
  for (const [path, value] of values) {
    if (value === undefined) continue;
    const names = namesOf(path);
    const last = names.length - 1;
    let group = copy as Record<string, unknown>;
    for (const [at, name] of names.entries()) {
      if (at === last) group[name] = value;
      else group = (group[name] ??= {}) as Record<string, unknown>;
    }
  }
  return copy;
}

/** Makes a value from those at its place in the models that are read along. */
type MakeValue = (value: ValueWithPath, first: unknown, second: unknown) => unknown;

/** The fields of a group, by name. */
type Plan = readonly (readonly [name: string, inner: Plan | ValueWithPath])[];

function planOf(fields: Fields): Plan {
  const known = PLANS.get(fields);
  if (known) return known;
  const values = new Map(valuesOf(fields).map((value) => [value.path, value]));
  const group = (entries: Fields, prefix: string): Plan =>
    Object.entries(entries).map(([name, entry]) => {
      const path = `${prefix}${name}`;
      return [name, isField(entry) ? leaf(path) : group(entry, `${path}.`)];
    });
  const leaf = (path: string): Plan | ValueWithPath =>
    values.get(path) ??
    CONTENT_LANGUAGES.map((language) => [language, values.get(`${path}.${language}`) ?? []]);
  const plan = group(fields, "");
  PLANS.set(fields, plan);
  return plan;
}
const PLANS = new WeakMap<Fields, Plan>();

/**
 * Makes a model by calling `make` for each value with those of `first` and `second` at its place.
 * Undefined values are skipped, and groups without any value.
 */
export function made(fields: Fields, make: MakeValue, first?: unknown, second?: unknown): unknown {
  return madeGroup(planOf(fields), make, first, second) ?? {};
}

function madeGroup(plan: Plan, make: MakeValue, first: unknown, second: unknown): unknown {
  let group: Record<string, unknown> | undefined;
  for (const [name, inner] of plan) {
    const [one, two] = [memberOf(first, name), memberOf(second, name)];
    const value = "path" in inner ? make(inner, one, two) : madeGroup(inner, make, one, two);
    if (value !== undefined) (group ??= {})[name] = value;
  }
  return group;
}

function memberOf(values: unknown, name: string): unknown {
  return typeof values === "object" && values !== null
    ? (values as Record<string, unknown>)[name]
    : undefined;
}

/** A model in which every value is the default. */
export function emptyModel<F extends Fields>(fields: F): Model<F> {
  return made(fields, ({ field }) => field.default) as Model<F>;
}

/** Applies a patch to a model. Values missing in the patch stay unchanged. */
export function patched<F extends Fields>(fields: F, before: Model<F>, patch: Patch<F>): Model<F> {
  const next = ({ field }: ValueWithPath, old: unknown, changed: unknown) => {
    if (changed === undefined) return old === undefined ? field.default : old;
    return saved(field, changed, old);
  };
  return made(fields, next, before, patch) as Model<F>;
}

/** Reads a stored model and adds defaults for fields that did not exist when it was stored. */
export function completed<F extends Fields>(fields: F, stored: unknown): Model<F> {
  return made(fields, ({ field }, value) => value ?? field.default, stored) as Model<F>;
}

/**
 * A value as it is saved: texts and words cleaned and trimmed, positions with six decimals. If only one coordinate of a place
 * is given, the other one is kept.
 */
function saved(field: AnyField, value: unknown, before?: unknown): unknown {
  if (field.kind === "text") return cleanText(value as string, field.lines === true).trim();
  if (field.kind === "words") return (value as readonly string[]).map(cleanWord).filter(Boolean);
  if (field.kind !== "place" || value === null) return value;
  const given = value as Partial<Position>;
  return storedPosition({ lat: 0, lon: 0, ...(before as Position | null), ...given });
}

const cleanWord = (word: string) => cleanText(word, false).trim();

/** Converts a model to the values of a form. */
export function toFormModel<F extends Fields>(fields: F, model: Model<F>): FormModel<F> {
  const typed = ({ field }: ValueWithPath, value: unknown) =>
    field.kind === "number" ? String(value) : value;
  return made(fields, typed, model) as FormModel<F>;
}

/**
 * Converts a form to the patch that is saved. Texts of numbers become numbers, and an empty text gives the default. An
 * invalid value is left out, so that the stored one is kept. This only concerns values that the form does not show,
 * because an invalid value that it shows prevents the save.
 */
export function fromFormModel<F extends Fields>(fields: F, form: FormModel<F>): Patch<F> {
  const changed = ({ field }: ValueWithPath, typed: unknown) => {
    const value = field.kind === "number" ? numberOf(field, typed as string) : typed;
    return problemOf(field, typed) ? undefined : saved(field, value);
  };
  return made(fields, changed, form) as Patch<F>;
}

/** The form as it looks after a save. Invalid values stay as typed. */
export function settledForm<F extends Fields>(fields: F, form: FormModel<F>): FormModel<F> {
  const settled = ({ field }: ValueWithPath, typed: unknown, value: unknown) => {
    if (value === undefined) return typed;
    return field.kind === "number" ? `${value as number}` : value;
  };
  return made(fields, settled, form, fromFormModel(fields, form)) as FormModel<F>;
}

function numberOf(field: AnyField, typed: string): number {
  return typed.trim() === "" ? (field.default as number) : Number(typed);
}

/** Whether a value is empty: a blank text, no asset, or not set. */
export function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || value === 0 || (Array.isArray(value) && value.length === 0);
}

/** The problem of a form value according to its field. Required values are checked elsewhere. */
export function problemOf(field: AnyField, value: unknown): FieldProblem | undefined {
  switch (field.kind) {
    case "text":
      if (cleanText(value as string, field.lines === true).length > (field.max ?? Infinity))
        return "VALIDATION.tooLong";
      break;
    case "number": {
      const number = numberOf(field, value as string);
      const whole = /^\d*$/.test((value as string).trim());
      if (!whole || number > (field.max ?? Infinity) || number < (field.min ?? -Infinity))
        return field.problem ?? "VALIDATION.wholeNumber";
      break;
    }
    case "day":
      if (value !== "" && !isDay(value as string)) return "VALIDATION.impossibleDay";
      break;
    case "time":
      if (value !== "" && !isTime(value as string)) return "VALIDATION.impossibleTime";
      break;
    default:
  }
  return isBlank(value) ? undefined : field.validate?.(value);
}

export interface Problem {
  /** Path of the value, such as `prize.name.cat`. */
  readonly path: string;
  readonly problem: FieldProblem;
  /** Maximum length, for a text that is too long. */
  readonly maximum?: number | undefined;
}

/**
 * The problems of the values of a form.
 * @param inForce whether a value is validated now
 */
export function problemsOf<F extends Fields>(
  fields: F,
  form: FormModel<F>,
  inForce: (value: ValueWithPath) => boolean = () => true,
): Problem[] {
  return valuesOf(fields)
    .filter(inForce)
    .flatMap((each): Problem[] => {
      const { path, field, language } = each;
      const value = valueAt(form, path);
      const needed =
        field.required && (language === undefined || language === DEFAULT_CONTENT_LANGUAGE);
      const problem = needed && isBlank(value) ? "VALIDATION.required" : problemOf(field, value);
      return problem ? [{ path, problem, maximum: field.max }] : [];
    });
}

/** The problems of the values that a patch changes, whether they are in force or not; whether they are required is judged elsewhere. */
export function changedProblems<F extends Fields>(
  fields: F,
  changes: Patch<F>,
  form: FormModel<F>,
): Problem[] {
  return problemsOf(fields, form, ({ path }) => valueAt(changes, path) !== undefined).filter(
    ({ problem }) => problem !== "VALIDATION.required",
  );
}
