import { parentPort } from "node:worker_threads";
import type { MeasuredRoute, Outcome, Task, TaskFunctions, TaskName } from "./tasks.ts";

/* The program of a thread. It loads what a task needs with the first one of its kind. */

const TASKS: TaskFunctions = {
  async archive({ bytes }) {
    const { readArchive } = await import("@panel/domain/experience/archive");
    const archive = readArchive(bytes);
    if (typeof archive === "string") return archive;
    return { ...archive, points: archive.points.map((point) => JSON.stringify(point)) };
  },

  async history({ bytes }) {
    const { readHistory } = await import("@panel/domain/versions/archived-history");
    return readHistory(bytes);
  },

  async editors({ bytes, phoneRegion }) {
    const { readEditors } = await import("@panel/domain/editor-file");
    return readEditors(bytes, phoneRegion);
  },

  async length({ bytes }) {
    const { routeLength } = await import("@panel/domain/check/plan");
    const { route, assets } = JSON.parse(new TextDecoder().decode(bytes)) as MeasuredRoute;
    return routeLength(route, assets);
  },
};

async function work<Name extends TaskName>(name: Name, input: Task<Name>): Promise<Outcome> {
  try {
    return { done: await TASKS[name](input) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

parentPort?.on("message", ({ name, input }: { name: TaskName; input: Task<TaskName> }) => {
  work(name, input as never)
    .then((outcome) => parentPort?.postMessage(outcome, []))
    .catch((error: Error) => parentPort?.postMessage({ failed: error.message }, []));
});
