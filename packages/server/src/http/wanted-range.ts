import type { FastifyRequest } from "fastify";
import type { ByteRange } from "../storage/storage.ts";

/** One range, as players of audio and maps ask for; several at once get the whole file, which is allowed. */
export function wantedRange(
  request: FastifyRequest,
  total: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(0, total - Number(to)) : Number(from);
  const last = from === "" || to === "" ? total - 1 : Math.min(Number(to), total - 1);
  return first <= last && first < total ? { first, last } : "unsatisfiable";
}
