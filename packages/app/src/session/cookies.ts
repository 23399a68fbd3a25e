export const TOKEN_COOKIE = "token";
export const CHAT_COOKIE = "parlia_session";

/** The specified form. */
export const SECURE = "SameSite=None; Secure";
/** For WebKit, which refuses Secure cookies of pages without TLS, loopback included. */
export const PLAIN = "SameSite=Lax";

/** A cookie's value; undefined where there is none, or none that can be decoded. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a cookie in whichever form it was written. */
export function deleteCookie(name: string): void {
  for (const form of [SECURE, PLAIN]) document.cookie = `${name}=; Max-Age=0; Path=/; ${form}`;
}
