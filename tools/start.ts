import { join } from "node:path";
import { buildPages } from "./build.ts";
import { runTogether } from "./children.ts";

process.chdir(join(import.meta.dirname, ".."));

if (buildPages()) {
  runTogether([
    {
      command: [process.execPath, "packages/server/src/main.js"],
      env: {
        DEMO: "1",
        HOST: "127.0.0.1",
        PORT: process.env["PORT"] ?? "4173",
        DATA_DIR: process.env["DATA_DIR"] ?? "data",
        LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
        MALLOC_ARENA_MAX: "1",
        MALLOC_TRIM_THRESHOLD_: "131072",
      },
    },
  ]);
} else {
  process.exitCode = 1;
}
