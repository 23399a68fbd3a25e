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
        const tests = [...module.children.allTests()];
        // What was skipped, because the machine lacks a program or the check is short, has not passed.
        const isPassed =
          tests.length > 0 && tests.every((test) => test.result().state === "passed");
        if (key && isPassed && module.state() === "passed")
          passed[file] = { key, tests: tests.length };
        else Reflect.deleteProperty(passed, file);
      }
      writePassed(root, project, passed);
    }
  }
}
