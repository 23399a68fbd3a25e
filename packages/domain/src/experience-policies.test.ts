import { describe, expect, test } from "vitest";
import { cells, letters } from "../test/policy-table.ts";
import {
  experiencePermissions,
  experienceRelations,
  mayChooseCollaborator,
  mayShareExperience,
  mayViewExperience,
} from "./experience-policies.ts";
import { ROLES, type Role } from "./roles.ts";

const ME = 10;
const MY_PARENT = 5;
const NOBODYS = { ownerId: 20, ownerParentId: 6, collaboratorIds: [21] };
const RECORDS = {
  own: { ...NOBODYS, ownerId: ME, ownerParentId: MY_PARENT },
  "child's": { ...NOBODYS, ownerId: 11, ownerParentId: ME },
  "sibling's": { ...NOBODYS, ownerId: 13, ownerParentId: MY_PARENT },
  shared: { ...NOBODYS, collaboratorIds: [21, ME] },
  foreign: NOBODYS,
};

// Decisions 5 and docs/decisions/0008: V views, E edits, S activates and deactivates, C copies, D deletes.
const EXPERIENCES = `
  viewer      | state    | own   | child's | sibling's | shared | foreign
  super-admin | none     | VESCD | VESCD   | VESCD     | VESCD  | VESCD
  super-admin | active   | VESCD | VESCD   | VESCD     | VESCD  | VESCD
  super-admin | inactive | VESCD | VESCD   | VESCD     | VESCD  | VESCD
  super-admin | deleted  | ----- | -----   | -----     | -----  | -----
  admin       | none     | ----- | -----   | -----     | -----  | -----
  admin       | active   | ----- | -----   | -----     | -----  | -----
  admin       | inactive | ----- | -----   | -----     | -----  | -----
  admin       | deleted  | ----- | -----   | -----     | -----  | -----
  supervisor  | none     | VESCD | VESCD   | -----     | VESC-  | -----
  supervisor  | active   | VESCD | VESCD   | -----     | VESC-  | -----
  supervisor  | inactive | VESCD | VESCD   | -----     | VESC-  | -----
  supervisor  | deleted  | ----- | -----   | -----     | -----  | -----
  editor      | none     | VESCD | -----   | -----     | VESC-  | -----
  editor      | active   | VESCD | -----   | -----     | VESC-  | -----
  editor      | inactive | VESCD | -----   | -----     | VESC-  | -----
  editor      | deleted  | ----- | -----   | -----     | -----  | -----
`;
const STATES = { none: null, active: 1, inactive: 2, deleted: 3 };

describe("what may be done with an experience", () => {
  test.each(cells(EXPERIENCES))(
    "EXP-01, EXP-03 $viewer, $column, state $state: $expected",
    ({ viewer, state, column, expected }) => {
      const as = { id: ME, role: viewer as Role };
      const experience = {
        ...RECORDS[column as keyof typeof RECORDS],
        state: STATES[state as keyof typeof STATES],
      };
      const may = experiencePermissions(as, experience);
      const granted = [
        mayViewExperience(as, experience),
        may.edit,
        may.setState,
        may.duplicate,
        may.delete,
      ];
      expect(letters("VESCD", granted)).toBe(expected);
      const shares = [true, false].map((hasSharedGyms) =>
        mayShareExperience(as, experience, { hasSharedGyms }),
      );
      expect(shares).toEqual([expected.includes("E"), false]);
    },
  );

  test("EXP-03 with two relations to an experience, the one with more rights decides about deleting", () => {
    const experience = { ...RECORDS["child's"], collaboratorIds: [ME], state: 1 };
    expect(experiencePermissions({ id: ME, role: "supervisor" }, experience).delete).toBe(true);
  });
});

const PEOPLE = {
  self: { id: ME, parentId: MY_PARENT },
  child: { id: 11, parentId: ME },
  sibling: { id: 13, parentId: MY_PARENT },
  parent: { id: MY_PARENT, parentId: 1 },
  foreign: { id: 20, parentId: 6 },
};

// Document 2 §6, decisions 5: only editors can be chosen. The columns say which user is to be chosen.
const CHOICE = `
  viewer      | self | child | sibling | parent | foreign
  super-admin | yes  | yes   | yes     | yes    | yes
  admin       | no   | no    | no      | no     | no
  supervisor  | no   | yes   | no      | no     | no
  editor      | no   | no    | yes     | no     | no
`;

describe("who may be chosen as a collaborator", () => {
  test.each(cells(CHOICE))("EXP-07 $viewer, $column: $expected", ({ viewer, column, expected }) => {
    const as = { ...PEOPLE.self, role: viewer as Role };
    const candidate = PEOPLE[column as keyof typeof PEOPLE];
    const chosen = ROLES.filter((role) => mayChooseCollaborator(as, { ...candidate, role }));
    expect(chosen).toEqual(expected === "yes" ? ["editor"] : []);
    const editor = { ...candidate, role: "editor" as const };
    expect(mayChooseCollaborator(as, { ...editor, deletedAt: "2026-03-01T10:00:00Z" })).toBe(false);
  });

  test("EXP-07 an admin may choose no collaborators, not even editors", () => {
    const as = { ...PEOPLE.self, role: "admin" } as const;
    expect(mayChooseCollaborator(as, { ...PEOPLE.child, role: "editor" })).toBe(false);
  });

  test("EXP-07 editors without a supervisor are not siblings", () => {
    const as = { id: ME, parentId: null, role: "editor" } as const;
    expect(mayChooseCollaborator(as, { id: 13, parentId: null, role: "editor" })).toBe(false);
  });
});

test("EXP-01 no relation gives an admin rights over experiences; a super-admin has rights over all", () => {
  expect(ROLES.map(experienceRelations)).toEqual([
    "all",
    [],
    ["owner", "supervisor", "collaborator"],
    ["owner", "collaborator"],
  ]);
});
