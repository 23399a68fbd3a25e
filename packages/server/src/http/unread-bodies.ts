import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** What is read of a body after its answer, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long that may take, in ms. */
const MAX_TIME = 30_000;
/** And where memory is scarce. */
const LAST_READ = 1_000;
const LOOK_EVERY = 50;

/**
 * Ends connections whose body goes on for too long after it has been refused. They are not closed
 * at once, because many senders read the answer only when they have sent everything.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.decorateRequest("madeRoom", false);
  app.addHook("onSend", ({ raw }, _reply, _payload, done) => {
    if (!raw.complete && raw.readableFlowing === null) dropBody(raw);
    done();
  });
  app.addHook("onResponse", ({ raw, madeRoom }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) watch(raw, madeRoom ? LAST_READ : MAX_TIME);
    done();
  });
}

/** Has what still comes of a body read and thrown away. */
export function dropBody(raw: IncomingMessage): void {
  raw.unpipe();
  raw.removeAllListeners("data");
  raw.on("data", ({ buffer, byteLength }: Buffer<ArrayBuffer>) => {
    // At once: the engine would let 64 MB of these pile up. What shares its memory with others is left to it.
    if (buffer.byteLength === byteLength) buffer.transfer(0);
  });
}

function watch(raw: IncomingMessage, time: number): void {
  const { socket } = raw;
  const before = socket.bytesRead;
  const end = Date.now() + time;
  const timer = setInterval(() => {
    const isOver = raw.complete || socket.destroyed;
    const isTooMuch = socket.bytesRead - before > MAX_BYTES || Date.now() > end;
    if (isOver || isTooMuch) clearInterval(timer);
    if (!isOver && isTooMuch) socket.destroy();
  }, LOOK_EVERY);
  timer.unref();
}
