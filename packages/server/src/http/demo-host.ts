import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
/** Of a target that names its host itself, which counts then. */
const AUTHORITY = /^https?:\/\/([^/?#]*)/i;

/** Whether whoever calls believes that this machine is called by one of its own names. */
export function isLocalHost({ headers, url = "" }: IncomingMessage): boolean {
  const named = url.startsWith("/") || AUTHORITY.exec(url)?.[1];
  if (named === undefined || (named !== true && !LOCAL.test(named))) return false;
  return LOCAL.test(headers.host ?? "");
}

export const foreignHost = (): AppError =>
  new AppError(
    "forbidden",
    "ERRORS.notAllowed",
    "The demo answers only at 127.0.0.1, localhost and [::1]",
  );

/**
 * The demo's passwords are public, so it may be called from this machine alone. A page elsewhere whose name has
 * come to lead here would be, for the browser, of the demo's own origin.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _reply, done) =>
    done(isLocalHost(raw) ? undefined : foreignHost()),
  );
}
