import { SEVERITIES, type Finding, type Severity } from "@panel/domain/check/finding";
import type { NamedRoute } from "@panel/domain/check/finding-text";
import type { CheckAnswer } from "./typed-route.ts";

/** A finding, and what tells it from all others of the route. */
export interface KeyedFinding {
  readonly key: string;
  readonly finding: Finding;
}

export type FindingCounts = Readonly<Record<Severity, number>>;

/** The ids of the sections of the form. */
export type CheckedSection = "my-experience" | "options" | "story" | "prize" | "credits" | "points";

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

/** @param before what was found last; the lists of points in which nothing has changed stay the same objects */
export function sortedFindings({ findings, route }: CheckAnswer, before?: Findings): Findings {
  const faults = findings
    .filter(({ group }) => group !== "plan")
    .map((finding): KeyedFinding => ({ key: keyOf(finding), finding }));
  const points = new Map<number, KeyedFinding[]>();
  const sections = new Map<CheckedSection, KeyedFinding[]>();
  for (const fault of faults) {
    const { point } = fault.finding.at;
    if (point !== undefined) addTo(points, point, fault);
    addTo(sections, sectionOf(fault.finding), fault);
  }
  return {
    route,
    faults,
    plan: findings.filter(({ group }) => group === "plan"),
    keys: new Set(faults.map(({ key }) => key)),
    counts: countsOf(faults),
    ofPoint: new Map(
      [...points].map(([id, found]) => [id, sameOr(before?.ofPoint.get(id), found)]),
    ),
    ofSection: new Map([...sections].map(([section, found]) => [section, countsOf(found)])),
  };
}

/** The place and the kind of a finding stay while its values change with each key. */
function keyOf({ kind, at: { point, field, language }, params }: Finding): string {
  const other = "other" in params ? params.other : undefined;
  return [kind, point, field, language, other].join(" ");
}

function addTo<Key>(lists: Map<Key, KeyedFinding[]>, key: Key, fault: KeyedFinding): void {
  const list = lists.get(key);
  if (list) list.push(fault);
  else lists.set(key, [fault]);
}

function sameOr(before: readonly KeyedFinding[] | undefined, now: readonly KeyedFinding[]) {
  const same =
    before?.length === now.length && before.every(({ key }, index) => key === now[index]?.key);
  return same ? before : now;
}

export function countsOf(found: readonly KeyedFinding[]): FindingCounts {
  const counts: Record<Severity, number> = { error: 0, warning: 0, hint: 0 };
  for (const { finding } of found) counts[finding.severity]++;
  return counts;
}

const OPTIONS = ["requiresRegister", "geolocated", "freeMovement", "repeat", "collaborators"];

/** The section of the form in which a finding is mended. */
export function sectionOf({ at: { point, field } }: Finding): CheckedSection {
  return point !== undefined || field === "points" ? "points" : sectionOfField(field);
}

/** The section of the form that shows a value of the experience, by the value's path. */
export function sectionOfField(field: string): CheckedSection {
  if (OPTIONS.includes(field)) return "options";
  const [group] = field.split(".");
  return group === "story" || group === "prize" || group === "credits" ? group : "my-experience";
}

/** The gravest severity of some findings; undefined for none. */
export function gravest(counts: FindingCounts): Severity | undefined {
  return SEVERITIES.find((severity) => counts[severity] > 0);
}
