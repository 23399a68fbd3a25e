import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { median } from "./painted.ts";
import { memoryMb, startPanelServer, temporaryFolder } from "./panel-server.ts";

/* How long the server takes from its start until it is ready, and what it has in memory at rest. */

const LIMIT_MS = 1_000;
/** MiB, as the kernel and its tools count. */
const LIMIT_MB = 130;
/** After the first start of an installation, which has nothing in compiled form. */
const FIRST_LIMIT_MB = 150;
const STARTS = 5;
/** Until the engine has given back what the start took. */
const REST_MS = 20_000;

/** What Node alone has mapped of its files, which the kernel decides anew with each state of its cache. */
async function bareMb(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 60_000)"]);
  await setTimeout(2_000);
  const size = memoryMb(child.pid ?? 0, "RssFile");
  child.kill();
  return size;
}

const dataDir = temporaryFolder();
const options = { dataDir, mapOrigin: "http://127.0.0.1:9" };
// The first start creates the demo tenant, whose guides are read then, and keeps the modules in compiled form.
const first = await startPanelServer(options);
await setTimeout(REST_MS);
const firstSize = memoryMb(first.pid, "VmRSS");
console.log(
  `First start: resident at rest ${firstSize.toFixed(0)} MB, ${(firstSize / FIRST_LIMIT_MB).toFixed(2)} × ${FIRST_LIMIT_MB} MB; ` +
    `anonymous ${memoryMb(first.pid, "RssAnon").toFixed(0)} MB; at most ${memoryMb(first.pid, "VmHWM").toFixed(0)} MB`,
);
await first.stop();
const times: number[] = [];
const sizes: number[] = [];
const anonymous: number[] = [];
for (let start = 0; start < STARTS; start++) {
  const began = performance.now();
  const server = await startPanelServer(options);
  times.push(performance.now() - began);
  await setTimeout(REST_MS);
  sizes.push(memoryMb(server.pid, "VmRSS"));
  anonymous.push(memoryMb(server.pid, "RssAnon"));
  const mapped = memoryMb(server.pid, "RssFile");
  await server.stop();
  console.log(
    `${times.at(-1)?.toFixed(0)} ms, ${sizes.at(-1)?.toFixed(0)} MB, ${mapped.toFixed(0)} of them mapped files`,
  );
}
rmSync(dataDir, { recursive: true });
console.log(`Of Node alone ${(await bareMb()).toFixed(0)} MB of files are mapped.`);
const [time, size] = [median(times), median(sizes)];
console.log(
  `Start to ready: ${time.toFixed(0)} ms, ${(time / LIMIT_MS).toFixed(2)} × ${LIMIT_MS} ms; ` +
    `resident at rest: ${size.toFixed(0)} MB, ${(size / LIMIT_MB).toFixed(2)} × ${LIMIT_MB} MB, anonymous ${median(anonymous).toFixed(0)} MB (medians of ${STARTS})`,
);
if (time > LIMIT_MS || size > LIMIT_MB || firstSize > FIRST_LIMIT_MB) process.exitCode = 1;
