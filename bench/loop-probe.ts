import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/* A thread of bench/loop.ts, so that what is sent does not keep it: asks /healthz without a pause, and tells the longest wait. */

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;

const ask = (): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now();
    const done = () => {
      longest = Math.max(longest, performance.now() - start);
      setTimeout(resolve, 2);
    };
    get(`${workerData as string}/healthz`, { agent }, (response) => {
      response.resume().once("end", done);
    }).once("error", done);
  });

parentPort?.on("message", () => {
  parentPort?.postMessage(longest, []);
  longest = 0;
});
for (;;) await ask();
