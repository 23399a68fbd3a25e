import type { Finding } from "@panel/domain/check/finding";
import {
  countsOf,
  sectionOf,
  type CheckedSection,
  type Findings,
  type KeyedFinding,
} from "../../route/check/findings.ts";
import type { CheckAnswer } from "./typed-route.ts";

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
  const walk = "walk" in params ? params.walk : undefined;
  return [kind, point, field, language, other, walk].join(" ");
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
