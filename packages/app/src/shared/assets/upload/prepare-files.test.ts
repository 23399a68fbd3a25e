import { expect, test } from "vitest";
import type { FileProblem } from "./file-problem.ts";
import { prepareFiles } from "./prepare-files.ts";

/** FBX stay as they are. */
const models = (...names: string[]) => names.map((name) => new File(["x"], name));

async function made(files: readonly File[], stopsAt?: string) {
  const control = new AbortController();
  const told: string[] = [];
  const problems: FileProblem[] = [];
  await prepareFiles(files, {
    type: "model",
    choose: {
      model: () => Promise.reject(new Error("Nobody is asked")),
      sound: () => Promise.reject(new Error("Nobody is asked")),
    },
    signal: control.signal,
    onFile: ({ name }, done) => {
      told.push(`${done} ${name}`);
      if (name === stopsAt) control.abort();
    },
    onReady: ({ name }) => told.push(`ready ${name}`),
    onProblem: (problem) => problems.push(problem),
  });
  return { told, problems };
}

test("LIB-03 of many files each goes on, whatever becomes of another", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `${index}.fbx`);
  const files = models(...names);
  const broken = new File(["x"], "7.glb");
  Object.defineProperty(broken, "arrayBuffer", { value: () => Promise.reject(new Error("Gone")) });
  files[7] = broken;
  const { told, problems } = await made(files);
  expect(told.filter((line) => line.startsWith("ready"))).toHaveLength(59);
  expect(told.at(-1)).toBe("ready 59.fbx");
  expect(problems).toEqual([{ refusal: "unprepared", file: broken, purpose: "model" }]);
});

test("LIB-03 who stops keeps what is ready and is told of no problem", async () => {
  const { told, problems } = await made(models("a.fbx", "b.fbx", "c.fbx"), "b.fbx");
  expect(told).toEqual(["0 a.fbx", "ready a.fbx", "1 b.fbx"]);
  expect(problems).toEqual([]);
});
