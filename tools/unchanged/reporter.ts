import { relative, sep } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { keyIn, readPassed, writePassed, type TestPlan } from "./test-plan.ts";

/** Records which test files have passed, and with what they reach, so that the next check need not repeat them. */
export class PassedTests implements Reporter {
  readonly #plan: TestPlan;

  constructor(plan: TestPlan) {
    this.#plan = plan;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const [name, ofProject] of Map.groupBy(modules, ({ project }) => project.name)) {
      // An instance of a browser has its name in brackets.
      const project = name.replace(/ \(.*\)$/, "");
      const { root } = ofProject[0]?.project.vitest.config ?? { root: "." };
      const passed = readPassed(root, project);
      for (const module of ofProject) {
        const file = relative(root, module.moduleId).split(sep).join("/");
        const key = keyIn(this.#plan, project, file);
        const states = [...module.children.allTests()].map((test) => test.result().state);
        const tests = states.filter((state) => state === "passed").length;
        // What was skipped because the machine lacks a program has not passed.
        const isWhole = tests === states.length || !this.#plan.needPrograms.includes(file);
        if (key && tests > 0 && isWhole && module.state() === "passed")
          passed[file] = { key, tests };
        else Reflect.deleteProperty(passed, file);
      }
      writePassed(root, project, passed);
    }
  }
}
