import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.ts";
import { NOT_RUN } from "./steps.ts";

/** Debian's packages of the browser and of a display without a screen. */
const packages = ["firefox-esr", "xvfb", "xauth"];

const isThere = () => ["/usr/bin/firefox-esr", "/usr/bin/xvfb-run"].every(existsSync);

// The journeys to run, by their files' names; without any, all.
const files = process.argv.slice(2);

if (!isThere()) installPackages(packages);
if (isThere()) {
  const display = ["-a", "-s", "-screen 0 1600x1100x24 -nolisten tcp"];
  const journeys = ["playwright", "test", "-c", "e2e/firefox.config.ts", ...files];
  const { status } = spawnSync("xvfb-run", [...display, ...journeys], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(`No Firefox for its journeys (Debian: apt-get install ${packages.join(" ")}).`);
  process.exitCode = NOT_RUN;
}
