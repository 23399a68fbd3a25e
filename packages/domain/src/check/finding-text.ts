import { dayText } from "../calendar.ts";
import type { ExperiencePath } from "../experience/experience.ts";
import type { PointPath } from "../experience/point.ts";
import { contentLanguageOf, type ContentLanguage, type InterfaceLanguage } from "../languages.ts";
import { shownText } from "../play/shown-language.ts";
import type { Route, RoutePoint } from "../play/route.ts";
import type {
  Finding,
  FindingGroup,
  FindingKind,
  FindingPlace,
  Severity,
  WalkStep,
} from "./finding.ts";

/** Gives the text of a key of the check's words, its places filled in. */
export type TranslateCheck = (
  key: CheckTextKey,
  values?: Record<string, string | number>,
) => string;

/** The keys of the check's words. */
export type CheckTextKey =
  | "CHECK.untitled"
  | "CHECK.expired"
  | `CHECK.languages.${ContentLanguage}`
  | `CHECK.severities.${Severity}`
  | `CHECK.groups.${FindingGroup}`
  | `CHECK.kinds.${FindingKind}`
  | `EXPERIENCE_FIELDS.${ExperiencePath}`
  | `POINT_FIELDS.${PointPath}`;

/** What the words of a finding need of a route: the names of its points. */
export interface NamedRoute {
  readonly experience: Pick<Route["experience"], "language">;
  readonly points: readonly Pick<RoutePoint, "id" | "name">[];
}

/** What a finding is told with. */
export interface FindingWords {
  readonly translate: TranslateCheck;
  /** The language of the words, for numbers and days. */
  readonly language: InterfaceLanguage;
  readonly route: NamedRoute;
}

/** The name of a point in the language of the words, else as visitors see it, else its number. */
export function pointLabel({ route, language, translate }: FindingWords, id: number): string {
  const index = route.points.findIndex((point) => point.id === id);
  const name = route.points[index]?.name;
  const shown = name ? shownText(name, contentLanguageOf(language), route.experience.language) : "";
  return shown || translate("CHECK.untitled", { number: index + 1 });
}

/** The label of the field that a finding is about; "" for the list of points. */
export function fieldLabel({ translate }: FindingWords, { point, field }: FindingPlace): string {
  if (field === "points") return "";
  return translate(
    point === undefined
      ? `EXPERIENCE_FIELDS.${field as ExperiencePath}`
      : `POINT_FIELDS.${field as PointPath}`,
  );
}

/** A finding in plain words. */
export function findingText(words: FindingWords, { kind, at, params }: Finding): string {
  const values: Record<string, string | number> = {
    here: at.point === undefined ? "" : pointLabel(words, at.point),
    field: fieldLabel(words, at),
    language: at.language ? languageName(words, at.language) : "",
  };
  for (const [name, value] of Object.entries(params)) {
    values[name] = written(words, name, value);
  }
  return words.translate(`CHECK.kinds.${kind}`, values);
}

/** With the name of the point in front, where the words do not have it. */
export function findingLine(words: FindingWords, found: Finding): string {
  const text = findingText(words, found);
  if (found.at.point === undefined) return text;
  const label = pointLabel(words, found.at.point);
  return text.includes(label) ? text : `${label}: ${continued(text, words.language)}`;
}

/** A sentence after a colon: in small letters but for what is a name by itself. */
const continued = (text: string, language: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase(language));

const languageName = ({ translate }: FindingWords, language: ContentLanguage) =>
  translate(`CHECK.languages.${language}`);

/** The text of a value by its name. */
function written(words: FindingWords, name: string, value: unknown): string {
  const number = (of: number, digits: number) =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(of);
  switch (name) {
    case "other":
      return pointLabel(words, value as number);
    case "points":
      return (value as readonly number[]).map((id) => pointLabel(words, id)).join(" → ");
    case "steps":
      return (value as readonly WalkStep[]).map((step) => stepText(words, step)).join(" → ");
    case "shown":
      return languageName(words, value as ContentLanguage);
    case "words":
      return (value as readonly string[]).join(", ");
    case "clip":
    case "walk":
      return value as string;
    case "day":
      return dayText(words.language, value as string);
    case "bytes":
      return number((value as number) / 2 ** 20, 1);
    default:
      return number(value as number, 0);
  }
}

/** A step of a walk in words: the name of the point, or that its time runs out. */
export function stepText(words: FindingWords, { point, event }: WalkStep): string {
  const label = pointLabel(words, point);
  return event === "reach" ? label : words.translate("CHECK.expired", { point: label });
}
