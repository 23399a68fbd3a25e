import type { Role } from "./api.ts";

/** The 13 paths below /panel of document 1, section 6. */
export const PANEL_PATHS = [
  "welcome",
  "users",
  "users/new",
  "users/edit",
  "experiences",
  "experiences/new",
  "experiences/edit",
  "chatbot",
  "chatbot/new",
  "chatbot/edit",
  "libraryar",
  "mylibrary",
  "profile",
] as const;

/** Who may view what: document 1, section 6. */
export const VIEWS: Record<Role, readonly string[]> = {
  "super-admin": ["welcome", "users", "experiences", "chatbot", "libraryar", "profile"],
  admin: ["welcome", "users", "chatbot", "profile"],
  supervisor: ["welcome", "users", "experiences", "mylibrary", "profile"],
  editor: ["welcome", "experiences", "mylibrary", "profile"],
};

export const mayView = (role: Role, path: string): boolean =>
  VIEWS[role].includes(path.split("/")[0] ?? "");
