import { parentPort } from "node:worker_threads";

/* Stands in for the program of the threads: does what the bytes of the input say. */

parentPort?.on("message", ({ input }: { input: { bytes: Uint8Array } }) => {
  const what = new TextDecoder().decode(input.bytes);
  if (what === "hang") for (;;);
  if (what === "end") process.exit(1);
  if (what === "fill") {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `${held.length} ${index}`));
  }
  if (what === "fail") parentPort?.postMessage({ failed: "broken" }, []);
  else parentPort?.postMessage({ done: what }, []);
});
