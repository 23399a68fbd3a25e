import { withoutEnd } from "./text-ends.ts";

/** The four roles of panel staff, from most to least rights. */
export const ROLES = ["super-admin", "admin", "supervisor", "editor"] as const;
export type Role = (typeof ROLES)[number];

/** A value for each role. */
export function perRole<Value>(make: (role: Role) => Value): Record<Role, Value> {
  return Object.fromEntries(ROLES.map((role) => [role, make(role)])) as Record<Role, Value>;
}

/** The paths below /panel: those of the specification, the audit log, and the texts, the prize desk and the events of an experience. */
export const PANEL_PATHS = [
  "welcome",
  "users",
  "users/new",
  "users/edit",
  "experiences",
  "experiences/new",
  "experiences/edit",
  "experiences/:id/texts",
  "experiences/:id/desk",
  "experiences/:id/events",
  "experiences/:id/events/:event",
  "chatbot",
  "chatbot/new",
  "chatbot/edit",
  "libraryar",
  "mylibrary",
  "profile",
  "audit",
] as const;
export type PanelPath = (typeof PANEL_PATHS)[number];

/** Sections with an entry in the top bar and a card on the welcome screen, in their order there. */
export const SECTIONS = [
  "users",
  "experiences",
  "chatbot",
  "libraryar",
  "mylibrary",
  "profile",
] as const satisfies readonly PanelPath[];
export type Section = (typeof SECTIONS)[number];

/** The first part of a path, which its `new` and `edit` pages share. */
type ViewOf<Path extends PanelPath> = Path extends `${infer First}/${string}` ? First : Path;

/** The only table of which role may view which screen. A section includes its `new` and `edit` pages. */
const VIEWERS: Record<ViewOf<PanelPath>, readonly Role[]> = {
  welcome: ROLES,
  users: ["super-admin", "admin", "supervisor"],
  experiences: ["super-admin", "supervisor", "editor"],
  chatbot: ["super-admin", "admin"],
  libraryar: ["super-admin"],
  mylibrary: ["supervisor", "editor"],
  profile: ROLES,
  audit: ["super-admin"],
};

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether the role may view the path (relative to /panel, without a leading slash). */
export function mayView(role: Role, path: PanelPath): boolean {
  return VIEWERS[path.split("/")[0] as ViewOf<PanelPath>].includes(role);
}

/** The roles that may not view the path. */
export function rolesWithout(path: PanelPath): Role[] {
  return ROLES.filter((role) => !mayView(role, path));
}

/** The sections that the role may view, in the order of the top bar. */
export function sectionsFor(role: Role): Section[] {
  return SECTIONS.filter((section) => mayView(role, section));
}

/** The panel path of a URL path such as `/panel/users/new`; undefined if it is not one. */
export function panelPathOf(pathname: string): PanelPath | undefined {
  const inside = pathname.startsWith("/panel/") ? pathname.slice("/panel/".length) : undefined;
  const path = inside && withoutEnd(inside, /\//);
  const pattern = path
    ?.replace(/^experiences\/[1-9]\d{0,9}\//, "experiences/:id/")
    .replace(/^(experiences\/:id\/events)\/[1-9]\d{0,9}$/, "$1/:event");
  return path?.includes(":") ? undefined : PANEL_PATHS.find((known) => known === pattern);
}
