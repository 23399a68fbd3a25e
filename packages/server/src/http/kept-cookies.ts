import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX, VISITS_PREFIX } from "./addresses.ts";

/** A cookie out of reach of the panel's scripts. */
export interface KeptCookie {
  read(): string | undefined;
  /** @param seconds how long the browser keeps it */
  write(value: string, seconds: number): void;
}

/** What the caller's device has kept of its last sign-in: where it signs in, and where it asks for a new password. */
export const deviceCookie = keptCookie(
  "explorar-device",
  [`${API_PREFIX}/login`, `${API_PREFIX}/user/forgotPassword`],
  "Strict",
);

/**
 * What the browser keeps of a sign-in that has gone to a provider of identities. Browsers send it with the address that the
 * provider leads back to, as another site opens it, but with no call that another site makes.
 */
export const providerCookie = keptCookie("explorar-provider", [API_PREFIX], "Lax");

/** The token of the visit that a browser has under way, where the page reads it again. */
export const visitCookie = keptCookie("explorar-visit", [`${VISITS_PREFIX}/mine`], "Strict");

function keptCookie(name: string, paths: readonly string[], sameSite: "Strict" | "Lax") {
  return (request: FastifyRequest, reply: FastifyReply): KeptCookie => ({
    read: () =>
      request.headers.cookie
        ?.split(/;\s*/)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write(value, seconds) {
      const secure = request.protocol === "https" ? "; Secure" : "";
      for (const path of paths) {
        reply.header(
          "set-cookie",
          `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
        );
      }
    },
  });
}
