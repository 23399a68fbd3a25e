import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX } from "./panel-files.ts";

const NAME = "explorar-device";

/** What the caller's device has kept of its last sign-in, out of reach of the panel's scripts. */
export interface DeviceCookie {
  read(): string | undefined;
  /** @param seconds how long the device keeps it */
  write(value: string, seconds: number): void;
}

export function deviceCookie(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  return {
    read: () =>
      request.headers.cookie
        ?.split(/;\s*/)
        .find((pair) => pair.startsWith(`${NAME}=`))
        ?.slice(NAME.length + 1),
    write(value, seconds) {
      const secure = request.protocol === "https" ? "; Secure" : "";
      reply.header(
        "set-cookie",
        `${NAME}=${value}; Path=${API_PREFIX}/login; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
