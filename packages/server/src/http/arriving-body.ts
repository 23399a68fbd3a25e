import type { FastifyRequest } from "fastify";
import { senderGone, tooLarge, unavailable } from "../app-error.ts";
import type { BodyBudget, HeldBody } from "./body-budget.ts";
import { holderOf } from "./holder.ts";
import { dropBody } from "./unread-bodies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the body had to make room for others: its rest is hardly waited for. */
    madeRoom: boolean;
  }
}

/** What a piece of a body takes in memory besides its bytes, however small it is. */
export const PIECE_COST = 64;

/** A body that is being read. */
export interface ArrivingBody {
  /** Bytes that have come so far. */
  readonly total: number;
  readonly held: HeldBody;
}

/**
 * Has a body read while its bytes are counted.
 * @throws AppError too-large past `most` bytes, unavailable when it has to make room
 */
export async function arriving<T>(
  request: FastifyRequest,
  budget: BodyBudget,
  most: number,
  read: (body: ArrivingBody) => Promise<T>,
): Promise<T> {
  const { raw } = request;
  if (Number(request.headers["content-length"]) > most) throw tooLarge();
  let total = 0;
  let refuse: (reason: Error) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  const held = budget.open(holderOf(request), () => {
    request.madeRoom = true;
    refuse(unavailable());
  });
  const count = (chunk: Buffer): void => {
    total += chunk.length;
    if (total > most) refuse(tooLarge());
    else held.add(chunk.length + PIECE_COST);
  };
  const gone = (): void => {
    if (!raw.complete) refuse(senderGone());
  };
  raw.on("data", count).once("close", gone);
  try {
    const body: ArrivingBody = {
      get total() {
        return total;
      },
      held,
    };
    return await Promise.race([read(body), refused]);
  } catch (error) {
    // The rest is read and dropped: many senders read the answer only after sending everything.
    // The parser of forms lets go of what it has when it hears of an error.
    if (raw.listenerCount("error") > 0) raw.emit("error", error);
    dropBody(raw);
    throw raw.complete || !raw.destroyed ? error : senderGone();
  } finally {
    raw.off("data", count).off("close", gone);
    held.end();
  }
}
