import { isEventPage } from "./events/page-address.ts";
import { withoutEnd } from "./text-ends.ts";

/** The addresses that anybody may open without a session. */
export const PUBLIC_PATHS = [
  "/login",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/login/return",
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Where a browser goes on after a provider of identities: with signing in, and with linking an account. */
export const PROVIDER_RETURN_PATH: PublicPath = "/login/return";
export const PROVIDER_LINKED_PATH = "/panel/profile?identity=linked";

/** How the public screens look when they are opened. The build of the panel makes a page of each. */
export const PUBLIC_PAGES = {
  login: "/login",
  "login-demo": "/login",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?fromapp=0&id=-",
  "reset-password-no-link": "/reset-password",
  "confirm-email": "/confirm-email?id=-",
  "confirm-email-no-link": "/confirm-email",
  "login-return": "/login/return",
} as const satisfies Record<string, `${PublicPath}${string}`>;
export type PublicPage = keyof typeof PUBLIC_PAGES;

/** A page that shows nothing before its code has come. */
export type UndrawnPage = "event";

/** The secret of a link from a recovery mail; null where the address has none. */
export function recoveryIdOf(search: URLSearchParams): string | null {
  return search.get("fromapp") === "0" ? search.get("id") || null : null;
}

/** The secret of a link from an invitation; null where the address has none. */
export function invitationIdOf(search: URLSearchParams): string | null {
  return search.get("id") || null;
}

/**
 * The page of whoever opens an address without a session. Addresses other than those of the public screens, and of events for
 * whoever has a link, lead to the sign-in.
 * @param demo whether the installation offers demo accounts
 */
export function publicPageAt(
  path: string,
  search: URLSearchParams,
  demo: boolean,
): PublicPage | UndrawnPage {
  if (isEventPage(path)) return "event";
  switch (withoutEnd(path, /\//)) {
    case "/forgot-password":
      return "forgot-password";
    case "/reset-password":
      return recoveryIdOf(search) ? "reset-password" : "reset-password-no-link";
    case "/confirm-email":
      return invitationIdOf(search) ? "confirm-email" : "confirm-email-no-link";
    case PROVIDER_RETURN_PATH:
      return "login-return";
    default:
      return demo ? "login-demo" : "login";
  }
}
