import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildPages } from "./build.ts";

const cli = fileURLToPath(new URL("../packages/server/src/cli.js", import.meta.url));

// The files are compressed here, so that no server has to compress them at its first request.
const built =
  buildPages({ anew: Boolean(process.env["WHOLE_CHECK"]) }) &&
  spawnSync(process.execPath, [cli, "compress-panel"], { stdio: "inherit" }).status === 0;
if (!built) process.exitCode = 1;
