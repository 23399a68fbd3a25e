import { SESSION_SECONDS } from "@panel/domain/session";

export const TOKEN_COOKIE = "token";
export const CHAT_COOKIE = "parlia_session";

/** The specified form. */
const SECURE = "SameSite=None; Secure";
/** For WebKit, which refuses Secure cookies of pages without TLS, loopback included. */
const PLAIN = "SameSite=Lax";

/** A page of this machine without TLS, such as that of `npm start`: its cookies pass no network. */
function isPlainLoopback({ protocol, hostname }: Location): boolean {
  return (
    protocol === "http:" && /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}

/** A cookie's value; undefined where there is none, or none that can be decoded. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for a day; false where the browser does not keep it. */
export function writeCookie(name: string, value: string): boolean {
  const write = (form: string) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${SESSION_SECONDS}; Path=/; ${form}`;
    return readCookie(name) === value;
  };
  return write(SECURE) || (isPlainLoopback(location) && write(PLAIN));
}

/** Deletes a cookie in whichever form it was written. */
export function deleteCookie(name: string): void {
  for (const form of [SECURE, PLAIN]) document.cookie = `${name}=; Max-Age=0; Path=/; ${form}`;
}
