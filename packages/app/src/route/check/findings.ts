import { SEVERITIES, type Finding, type Severity } from "@panel/domain/check/finding";
import type { NamedRoute } from "@panel/domain/check/finding-text";

/** A finding, and what tells it from all others of the route. */
export interface KeyedFinding {
  readonly key: string;
  readonly finding: Finding;
}

export type FindingCounts = Readonly<Record<Severity, number>>;

/** The ids of the sections of the form. */
export type CheckedSection =
  | "my-experience"
  | "points"
  | "story"
  | "prize"
  | "credits"
  | "visitors"
  | "options";

/** What the check has found, sorted for those who show it. The plan of the visit is no fault and is not counted. */
export interface Findings {
  readonly route: NamedRoute;
  /** Without those of the plan, the most severe first. */
  readonly faults: readonly KeyedFinding[];
  readonly plan: readonly Finding[];
  readonly keys: ReadonlySet<string>;
  readonly counts: FindingCounts;
  readonly ofPoint: ReadonlyMap<number, readonly KeyedFinding[]>;
  readonly ofSection: ReadonlyMap<CheckedSection, FindingCounts>;
}

export const NO_FINDINGS: readonly KeyedFinding[] = [];

export function countsOf(found: readonly KeyedFinding[]): FindingCounts {
  const counts: Record<Severity, number> = { error: 0, warning: 0, hint: 0 };
  for (const { finding } of found) counts[finding.severity]++;
  return counts;
}

const VISITORS = ["openOnWeb", "listed", "opensOn", "closesOn"];
const OPTIONS = ["requiresRegister", "geolocated", "freeMovement", "repeat", "collaborators"];

/** The section of the form in which a finding is mended. */
export function sectionOf({ at: { point, field } }: Finding): CheckedSection {
  return point !== undefined || field === "points" ? "points" : sectionOfField(field);
}

/** The section of the form that shows a value of the experience, by the value's path. */
export function sectionOfField(field: string): CheckedSection {
  if (VISITORS.includes(field)) return "visitors";
  if (OPTIONS.includes(field)) return "options";
  const [group] = field.split(".");
  return group === "story" || group === "prize" || group === "credits" ? group : "my-experience";
}

/** The gravest severity of some findings; undefined for none. */
export function gravest(counts: FindingCounts): Severity | undefined {
  return SEVERITIES.find((severity) => counts[severity] > 0);
}
