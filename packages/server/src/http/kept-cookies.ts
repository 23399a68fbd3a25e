import { playPath } from "@panel/domain/visits/address";
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

/** What a browser keeps of its visits under way, one to a route. */
export interface VisitCookies {
  /** The token of the visit. @param route an experience */
  read(route: number): string | undefined;
  /** @param code with which the page of the route is opened */
  write(route: number, code: string, token: string, seconds: number): void;
  clear(route: number): void;
}

/**
 * The tokens go with the call that gives visits back. The page sees a mark only that there is one to ask for: some browsers
 * delete what scripts have stored after a week, cookies of scripts too, and no cookies of servers.
 */
export function visitCookies(request: FastifyRequest, reply: FastifyReply): VisitCookies {
  const tokenOf = (route: number) =>
    keptCookie(`explorar-visit-${route}`, [`${VISITS_PREFIX}/mine`], "Strict")(request, reply);
  return {
    read: (route) => tokenOf(route).read(),
    write(route, code, token, seconds) {
      tokenOf(route).write(token, seconds);
      reply.header(
        "set-cookie",
        `visited=1; Path=${playPath(code)}; Max-Age=${seconds}; SameSite=Lax${secured(request)}`,
      );
    },
    clear: (route) => tokenOf(route).write("", 0),
  };
}

/** Whether a browser that opens the page of a route has a visit to it. */
export const isVisited = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.split(/;\s*/).includes("visited=1") ?? false;

const secured = ({ protocol }: FastifyRequest): string => (protocol === "https" ? "; Secure" : "");

function keptCookie(name: string, paths: readonly string[], sameSite: "Strict" | "Lax") {
  return (request: FastifyRequest, reply: FastifyReply): KeptCookie => ({
    read: () =>
      request.headers.cookie
        ?.split(/;\s*/)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write(value, seconds) {
      for (const path of paths) {
        reply.header(
          "set-cookie",
          `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secured(request)}`,
        );
      }
    },
  });
}
