import { isRole, type Role } from "@panel/domain/roles";
import { serverNow } from "./clock.ts";
import { rememberEnd } from "./session-end.ts";
import { CHAT_COOKIE, deleteCookie, readCookie, TOKEN_COOKIE } from "./cookies.ts";

/** The claims that the panel reads from a token. Only the server decides whether a token is valid. */
export interface TokenContent {
  /** Seconds since 1970. */
  exp: number;
  /** Seconds since 1970; undefined if the token does not say. */
  iat: number | undefined;
  /** Id of the user; undefined if the token does not say. */
  userId: number | undefined;
  role: Role;
}

interface TokenUser {
  id?: unknown;
  role?: unknown;
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : undefined);

/** The content of a token; undefined if it cannot be decoded. */
export function decodeToken(token: string): TokenContent | undefined {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
      c.charCodeAt(0),
    );
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { exp, iat, data } = content as {
      exp?: unknown;
      iat?: unknown;
      data?: TokenUser & { user?: TokenUser };
    };
    // Data "holding the user" (document 1, section 3): it may be the user, or have it.
    const { id, role } = data?.user ?? data ?? {};
    if (typeof exp !== "number" || !isRole(role)) return undefined;
    return { exp, iat: numberOf(iat), userId: numberOf(id), role };
  } catch {
    return undefined;
  }
}

/**
 * The stored token, if it has not expired by the server's clock. An expired or undecodable token is
 * deleted. Without a valid token, the chat session of the previous user is deleted as well.
 */
export function usableToken(): string | undefined {
  const token = readCookie(TOKEN_COOKIE);
  const content = token === undefined ? undefined : decodeToken(token);
  if (content && content.exp * 1000 > serverNow()) return token;
  if (content) rememberEnd("expired");
  forgetTokens();
  return undefined;
}

export function forgetTokens(): void {
  deleteCookie(TOKEN_COOKIE);
  deleteCookie(CHAT_COOKIE);
}
