import { describe, expect, test } from "vitest";
import {
  isRole,
  mayView,
  PANEL_PATHS,
  panelPathOf,
  ROLES,
  rolesWithout,
  sectionsFor,
  type Role,
} from "./roles.ts";

const users = ["users", "users/new", "users/edit"];
const experiences = [
  "experiences",
  "experiences/new",
  "experiences/edit",
  "experiences/:id/texts",
  "experiences/:id/desk",
  "experiences/:id/events",
  "experiences/:id/events/:event",
];
const chatbots = ["chatbot", "chatbot/new", "chatbot/edit"];

const allowed: Record<Role, string[]> = {
  "super-admin": [
    "welcome",
    ...users,
    ...experiences,
    ...chatbots,
    "libraryar",
    "profile",
    "audit",
  ],
  admin: ["welcome", ...users, ...chatbots, "profile"],
  supervisor: ["welcome", ...users, ...experiences, "mylibrary", "profile"],
  editor: ["welcome", ...experiences, "mylibrary", "profile"],
};

describe("who may view what", () => {
  test.each(ROLES)("SES-07 %s views exactly the paths of the table", (role) => {
    expect(PANEL_PATHS.filter((path) => mayView(role, path))).toEqual(
      PANEL_PATHS.filter((path) => allowed[role].includes(path)),
    );
  });

  test("SES-11 the menu holds one entry per permitted section", () => {
    expect(sectionsFor("admin")).toEqual(["users", "chatbot", "profile"]);
    expect(sectionsFor("editor")).toEqual(["experiences", "mylibrary", "profile"]);
  });

  test("SES-07 the roles that may not view a path are all except those that may", () => {
    expect(rolesWithout("users/edit")).toEqual(["editor"]);
    expect(rolesWithout("libraryar")).toEqual(["admin", "supervisor", "editor"]);
    expect(rolesWithout("profile")).toEqual([]);
  });

  test("only the four role names are roles", () => {
    expect(["super-admin", "admin", "supervisor", "editor"].every(isRole)).toBe(true);
    expect(["", "Admin", "editors", undefined, 1].some(isRole)).toBe(false);
  });

  test("a URL path gives a panel path only if it is one", () => {
    expect(panelPathOf("/panel/users/new/")).toBe("users/new");
    expect([panelPathOf("/panel/users"), panelPathOf("/panel/users//")]).toEqual([
      "users",
      "users",
    ]);
    expect(panelPathOf("/panel/experiences/12/texts")).toBe("experiences/:id/texts");
    expect(panelPathOf("/panel/experiences/12/events")).toBe("experiences/:id/events");
    expect(panelPathOf("/panel/experiences/12/events/7")).toBe("experiences/:id/events/:event");
    expect(panelPathOf("/es/panel/users")).toBeUndefined();
    const unknown = [
      "/panel/users/other",
      "/panel/USERS",
      "/panel//users",
      "/users",
      "/panel",
      "/panel/experiences/:id/texts",
      "/panel/experiences/0/texts",
      "/panel/experiences/12",
      "/panel/experiences/12/edit",
      "/panel/experiences/12/events/0",
      "/panel/experiences/12/events/:event",
      "/panel/experiences/12/texts/7",
      "/panel/users/12/texts",
    ];
    expect(unknown.filter((path) => panelPathOf(path) !== undefined)).toEqual([]);
  });
});
