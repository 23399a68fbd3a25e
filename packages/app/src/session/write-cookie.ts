import { SESSION_SECONDS } from "@panel/domain/session";
import { PLAIN, readCookie, SECURE } from "./cookies.ts";

/** A page of this machine without TLS, such as that of `npm start`: its cookies pass no network. */
function isPlainLoopback({ protocol, hostname }: Location): boolean {
  return (
    protocol === "http:" && /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  );
}

/**
 * Keeps a value for a day; false where the browser does not keep it. A file of its own: the first
 * load of the login screen reads and deletes cookies only.
 */
export function writeCookie(name: string, value: string): boolean {
  const write = (form: string) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${SESSION_SECONDS}; Path=/; ${form}`;
    return readCookie(name) === value;
  };
  return write(SECURE) || (isPlainLoopback(location) && write(PLAIN));
}
