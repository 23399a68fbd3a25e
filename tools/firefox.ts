import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.ts";
import { NOT_RUN } from "./steps.ts";

/** Debian's packages of the browser and of a display without a screen. */
const packages = ["firefox-esr", "xvfb", "xauth"];

/** The first version that was seen to do what its driver asks of it; 140 does not. */
const LEAST_VERSION = 153;

const isThere = () => ["/usr/bin/firefox-esr", "/usr/bin/xvfb-run"].every(existsSync);

function version(): number {
  const { stdout } = spawnSync("/usr/bin/firefox-esr", ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\./.exec(stdout)?.[1] ?? 0);
}

// The journeys to run, by their files' names; without any, all.
const files = process.argv.slice(2);

if (!isThere()) installPackages(packages);
if (isThere() && version() < LEAST_VERSION) {
  console.error(`Firefox ${version()} cannot be driven: ${LEAST_VERSION} or newer is needed.`);
  process.exitCode = NOT_RUN;
} else if (isThere()) {
  const display = ["-a", "-s", "-screen 0 1600x1100x24 -nolisten tcp"];
  const journeys = ["playwright", "test", "-c", "e2e/firefox.config.ts", ...files];
  const { status } = spawnSync("xvfb-run", [...display, ...journeys], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(`No Firefox for its journeys (Debian: apt-get install ${packages.join(" ")}).`);
  process.exitCode = NOT_RUN;
}
