import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** What is read of a body after its answer, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long that may take, in ms. */
const MAX_TIME = 30_000;
const LOOK_EVERY = 50;

/**
 * Ends connections whose body goes on for too long after it has been refused. They are not closed
 * at once, because many senders read the answer only when they have sent everything.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) watch(raw);
    done();
  });
}

function watch(raw: IncomingMessage): void {
  const { socket } = raw;
  const before = socket.bytesRead;
  const end = Date.now() + MAX_TIME;
  const timer = setInterval(() => {
    const isOver = raw.complete || socket.destroyed;
    const isTooMuch = socket.bytesRead - before > MAX_BYTES || Date.now() > end;
    if (isOver || isTooMuch) clearInterval(timer);
    if (!isOver && isTooMuch) socket.destroy();
  }, LOOK_EVERY);
  timer.unref();
}
