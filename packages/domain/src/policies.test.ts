import { describe, expect, test } from "vitest";
import {
  creatableRoles,
  defaultRole,
  hasRight,
  mayCreate,
  mayImportBelow,
  maySetLimits,
  mayViewUser,
  ROOT_ROLE,
  mayMoveTo,
  userPermissions,
  type Right,
} from "./policies.ts";
import { cells, letters } from "../test/policy-table.ts";
import { ROLES, type Role } from "./roles.ts";

describe("rights of a role", () => {
  test.each<[requirements: string, right: Right, roles: Role[]]>([
    ["USR-04, EXP-01", "see-companies", ["super-admin"]],
    ["WEL-02", "see-resources", ["admin", "supervisor"]],
    ["WEL-02", "see-supervisor-limit", ["admin"]],
    ["WEL-04", "distribute-resources", ["admin"]],
    ["USR-06", "activate-users", ["admin", "supervisor"]],
    ["USR-05", "import-editors", ["super-admin", "admin", "supervisor"]],
    ["USR-05", "choose-import-supervisor", ["super-admin", "admin"]],
    ["USR-09", "choose-entity", ["super-admin"]],
    ["PNT-04", "select-chatbot", ["supervisor", "editor"]],
    ["BOT-06", "create-chatbots", ["admin"]],
    ["BOT-03", "manage-every-chatbot", ["super-admin"]],
  ])("%s %s", (_, right, roles) => {
    expect(ROLES.filter((role) => hasRight(role, right))).toEqual(roles);
  });

  test.each<[creator: Role, roles: Role[]]>([
    ["super-admin", ["admin", "supervisor", "editor"]],
    ["admin", ["supervisor"]],
    ["supervisor", ["editor"]],
    ["editor", []],
  ])("USR-08 %s creates %j, the first by default", (creator, roles) => {
    expect(creatableRoles(creator)).toEqual(roles);
    expect(defaultRole(creator)).toBe(roles[0]);
    expect(ROLES.filter((role) => mayCreate(creator, role))).toEqual(
      ROLES.filter((role) => roles.includes(role)),
    );
  });

  test("USR-05 a supervisor imports editors of its own, those above it below a supervisor, nobody below anybody else", () => {
    const below = ROLES.flatMap((viewer) =>
      ROLES.filter((role) => mayImportBelow({ id: 1, role: viewer }, { id: 2, role })).map(
        (role) => `${viewer} ${role}`,
      ),
    );
    expect(below).toEqual(["super-admin supervisor", "admin supervisor"]);
    const own = ROLES.filter((role) => mayImportBelow({ id: 1, role }, { id: 1, role }));
    expect(own).toEqual(["supervisor"]);
  });

  test("USR-10 only a super-admin sets limits, and only those of an admin", () => {
    const pairs = ROLES.flatMap((viewer) => ROLES.map((subject) => [viewer, subject] as const));
    expect(pairs.filter(([viewer, subject]) => maySetLimits(viewer, subject))).toEqual([
      ["super-admin", "admin"],
    ]);
  });
});

const ME = 10;
const RELATIVES = {
  self: { id: ME, ancestorIds: [5, 1] },
  child: { id: 11, ancestorIds: [ME, 5, 1] },
  grandchild: { id: 12, ancestorIds: [11, ME, 5, 1] },
  sibling: { id: 13, ancestorIds: [5, 1] },
  parent: { id: 5, ancestorIds: [1] },
  foreign: { id: 14, ancestorIds: [6, 1] },
};

// Documents 1 §4 and §6, decisions 4: E edit, D delete, A activate, R resend the confirmation.
const USERS = `
  viewer      | state    | self | child | grandchild | sibling | parent | foreign
  super-admin | pending  | E--R | ED-R  | ED-R       | ED-R    | ED-R   | ED-R
  super-admin | active   | E--- | ED--  | ED--       | ED--    | ED--   | ED--
  super-admin | disabled | E--- | ED--  | ED--       | ED--    | ED--   | ED--
  super-admin | deleted  | ---- | ----  | ----       | ----    | ----   | ----
  admin       | pending  | ---- | EDAR  | EDAR       | ----    | ----   | ----
  admin       | active   | ---- | ED--  | ED--       | ----    | ----   | ----
  admin       | disabled | ---- | ED--  | ED--       | ----    | ----   | ----
  admin       | deleted  | ---- | ----  | ----       | ----    | ----   | ----
  supervisor  | pending  | ---- | EDAR  | EDAR       | ----    | ----   | ----
  supervisor  | active   | ---- | ED--  | ED--       | ----    | ----   | ----
  supervisor  | disabled | ---- | ED--  | ED--       | ----    | ----   | ----
  supervisor  | deleted  | ---- | ----  | ----       | ----    | ----   | ----
  editor      | pending  | ---- | ----  | ----       | ----    | ----   | ----
  editor      | active   | ---- | ----  | ----       | ----    | ----   | ----
  editor      | disabled | ---- | ----  | ----       | ----    | ----   | ----
  editor      | deleted  | ---- | ----  | ----       | ----    | ----   | ----
`;
const STATUS = { pending: 0, active: 1, disabled: 2, deleted: 1 };

describe("what may be done with a user", () => {
  test.each(cells(USERS))(
    "USR-01, USR-06, USR-07 $viewer, $column, $state: $expected",
    ({ viewer, state, column, expected }) => {
      const user = {
        ...RELATIVES[column as keyof typeof RELATIVES],
        role: "editor" as const,
        status: STATUS[state as keyof typeof STATUS],
        deletedAt: state === "deleted" ? "2026-03-01T10:00:00.000Z" : null,
      };
      const as = { id: ME, role: viewer as Role };
      const may = userPermissions(as, user);
      expect(letters("EDAR", [may.edit, may.delete, may.activate, may.resendConfirmation])).toBe(
        expected,
      );
      expect(mayViewUser(as, user)).toBe(expected.includes("E"));
      const moves = viewer === "super-admin" || viewer === "admin";
      expect(may.move).toBe(moves && expected.includes("E"));
      expect(userPermissions(as, { ...user, role: "supervisor" }).move).toBe(false);
      expect(may.resetSecondFactor).toBe(false);
      const protectedUser = { ...user, hasSecondFactor: true };
      expect(userPermissions(as, protectedUser).resetSecondFactor).toBe(
        expected.includes("E") && user.id !== as.id,
      );
      expect(may.endSessions).toBe(expected.includes("E") && user.id !== as.id);
    },
  );
});

test("USR-01 an editor moves to another supervisor, and to nobody else", () => {
  const editor = { role: "editor", parentId: 3 } as const;
  expect(mayMoveTo(editor, { id: 4, role: "supervisor" })).toBe(true);
  expect(mayMoveTo(editor, { id: 3, role: "supervisor" })).toBe(false);
  for (const role of ["super-admin", "admin", "editor"] as const)
    expect(mayMoveTo(editor, { id: 4, role })).toBe(false);
  expect(mayMoveTo({ ...editor, role: "supervisor" }, { id: 4, role: "supervisor" })).toBe(false);
});

test("the root of the tree of users is a super-admin", () => {
  expect(ROOT_ROLE).toBe("super-admin");
});
