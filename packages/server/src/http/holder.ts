import type { FastifyRequest } from "fastify";
import type { Holder } from "./body-budget.ts";
import { clientNetwork } from "../client-network.ts";

/** Who a request's bytes are counted for: the user or the installation, or else the network. */
export function holderOf({ viewer, ip }: Pick<FastifyRequest, "viewer" | "ip">): Holder {
  if (!viewer) return { name: clientNetwork(ip), isKnown: false };
  return { name: `${viewer.role} ${viewer.id ?? viewer.name ?? ""}`, isKnown: true };
}
