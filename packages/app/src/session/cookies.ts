export const TOKEN_COOKIE = "token";
export const CHAT_COOKIE = "parlia_session";

/** The attributes that the specification requires. */
export const SECURE = "SameSite=None; Secure";
/** Attributes for WebKit, which refuses Secure cookies on pages without TLS, even on loopback. */
export const PLAIN = "SameSite=Lax";

/** The value of a cookie; undefined if the cookie is missing, cannot be decoded or the browser refuses it. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a cookie, whichever attributes it was written with. */
export function deleteCookie(name: string): void {
  for (const form of [SECURE, PLAIN]) setCookie(`${name}=; Max-Age=0; Path=/; ${form}`);
}

/** Hands a cookie to the browser, which may refuse it without a word or by throwing. */
export function setCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // Whoever needs it reads it back.
  }
}
