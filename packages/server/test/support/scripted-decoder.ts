import type { Reply, Task } from "../../src/library/decoder.ts";

/* Takes the place of the process that decodes, and does what the name of the file says. */

let broken = false;

const answer = (path: string, memory = 0): void => {
  const file = { path, bytes: 0, sha256: "", extension: "" };
  process.send?.({ processed: { file }, memory } satisfies Reply);
};

process.on("message", (task) => {
  if (broken) process.kill(process.pid, "SIGKILL");
  switch ((task as Task).upload?.fileName) {
    case "tell":
      return answer(String(process.pid));
    case "collect":
      return answer(String(globalThis.gc !== undefined));
    case "break":
      broken = true;
      return answer("broken");
    case "grow":
      return answer("grown", Number.MAX_SAFE_INTEGER);
    case "die":
      return process.kill(process.pid, "SIGKILL");
    case "work":
      for (;;);
    default:
      // It hangs.
      return undefined;
  }
});
process.on("disconnect", () => process.exit());
