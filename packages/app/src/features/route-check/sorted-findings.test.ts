import { finding, ofExperience, ofPoint } from "@panel/domain/check/finding";
import { expect, test } from "vitest";
import { sectionOf } from "../../route/check/findings.ts";
import { sortedFindings } from "./sorted-findings.ts";

const route = { experience: { language: "cas" }, points: [] } as const;
const sorted = (...findings: ReturnType<typeof finding>[]) =>
  sortedFindings({ findings, route, unknownAssets: [] });

test.each([
  ["my-experience", ofExperience("name", "cat")],
  ["my-experience", ofExperience("language")],
  ["options", ofExperience("geolocated")],
  ["visitors", ofExperience("closesOn")],
  ["story", ofExperience("story.text", "cas")],
  ["prize", ofExperience("prize.pickup.lastDay")],
  ["credits", ofExperience("credits.image", "eng")],
  ["points", ofExperience("points")],
  ["points", ofPoint({ id: 1 }, "story.text", "cas")],
] as const)("what is mended in %s is counted there", (section, at) => {
  expect(sectionOf(finding("assetDeleted", at))).toBe(section);
});

test("the plan of the visit is no fault and is counted nowhere", () => {
  const found = sorted(
    finding("noFinal", ofExperience("points")),
    finding("walkPlan", ofExperience("points"), { metres: 900, minutes: 12 }),
  );
  expect(found.counts).toEqual({ error: 1, warning: 0, hint: 0 });
  expect(found.plan).toHaveLength(1);
  expect(found.ofSection.get("points")).toEqual({ error: 1, warning: 0, hint: 0 });
});

test("a finding stays the same while its figures change, and differs by place, language and other point", () => {
  const keys = sorted(
    finding("tooClose", ofPoint({ id: 2 }, "position"), { other: 1, metres: 3 }),
    finding("tooClose", ofPoint({ id: 2 }, "position"), { other: 3, metres: 3 }),
    finding("questionMissing", ofPoint({ id: 2 }, "challenge.question.question", "cas")),
    finding("questionMissing", ofPoint({ id: 2 }, "challenge.question.question", "cat")),
  ).keys;
  expect(keys.size).toBe(4);
  const later = sorted(
    finding("tooClose", ofPoint({ id: 2 }, "position"), { other: 1, metres: 4 }),
  );
  expect([...later.keys].filter((key) => !keys.has(key))).toEqual([]);
});
