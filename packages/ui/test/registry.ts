import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../tools/free-port.ts";
import { run } from "./packed.ts";

/** The registry, installed beside the project: nobody else needs its 320 packages. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  // It asks for a tag of that package, which not every registry mirrors.
  overrides: { "node-fetch": "2.7.0" },
};

/** Starts a registry that takes packages of a scope from anybody, on loopback. */
export async function startRegistry(
  folder: string,
  scope: string,
): Promise<{ url: string; stop: () => void }> {
  mkdirSync(folder);
  const config = join(folder, "config.yaml");
  writeFileSync(
    config,
    `storage: ./storage
uplinks: {}
packages: { "${scope}/*": { access: $all, publish: $all } }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`,
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify(VERDACCIO));
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  const url = `http://127.0.0.1:${await freePort()}/`;
  const words = ["--listen", url.slice("http://".length, -1), "--config", config];
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("The registry has ended");
  });
  const ready = async () => {
    for (;;) {
      const isThere = await fetch(`${url}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.race([ready(), ended]);
  return {
    url,
    stop() {
      ended.catch(() => undefined);
      child.kill();
    },
  };
}
