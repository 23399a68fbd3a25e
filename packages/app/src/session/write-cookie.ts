import { SESSION_SECONDS } from "@panel/domain/session";
import { PLAIN, readCookie, SECURE, setCookie } from "./cookies.ts";

/** Whether the page comes from this machine without TLS, as with `npm start`. Its cookies are sent over no network. */
function isPlainLoopback({ protocol, hostname }: Location): boolean {
  return (
    protocol === "http:" && /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}

/**
 * Writes a cookie that lasts a day. Returns false if the browser did not store it. This is a separate file, because the first
 * load of the login screen only reads and deletes cookies.
 */
export function writeCookie(name: string, value: string): boolean {
  const write = (form: string) => {
    setCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${SESSION_SECONDS}; Path=/; ${form}`);
    return readCookie(name) === value;
  };
  return write(SECURE) || (isPlainLoopback(location) && write(PLAIN));
}
