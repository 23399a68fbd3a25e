import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/* Loaded into the server that bench/loop.ts starts: tells how long its event loop was kept, in ms. */

const TICK_MS = 1;
const ms = ({ user, system }) => (user + system) / 1000;

if (isMainThread && process.send) {
  const delays = monitorEventLoopDelay({ resolution: TICK_MS });
  let most = 0;
  let last = process.threadCpuUsage();
  // What the main thread has used of the processor between two turns; other programs do not lengthen it.
  setInterval(() => {
    const now = process.threadCpuUsage();
    most = Math.max(most, ms(now) - ms(last));
    last = now;
  }, TICK_MS).unref();
  delays.enable();
  process.on("message", () => {
    process.send({ delay: delays.max / 1e6, processor: most, at: performance.now() });
    delays.reset();
    most = 0;
  });
  process.channel.unref();
}
