import { readFileSync, rmSync } from "node:fs";
import { signedIn } from "./http-load.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { largeFiles, thumbnail, type LargeFile } from "./upload-files.ts";

const UPLOADS = 20;
const LIMIT_MB = 300;
const MB = 1_048_576;

/** Sums the lines of those names in what the kernel says of a process's memory, in MB; 0 when it has ended. */
function memoryOf(pid: number, names: RegExp): number {
  try {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").split("\n");
    const sizes = lines.filter((line) => names.test(line)).map((line) => /\d+/.exec(line)?.[0]);
    return sizes.reduce((sum, kB) => sum + Number(kB), 0) / 1024;
  } catch {
    return 0;
  }
}

/** Memory of the server's process. */
const serverMemory = (pid: number): number => memoryOf(pid, /^Rss:/);

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);

/** Memory of its child processes, without the engine's code that they share with it. */
function childMemory(pid: number): number {
  return childrenOf(pid).reduce(
    (sum, child) => sum + memoryOf(Number(child), /^Private_(Clean|Dirty):/),
    0,
  );
}

/** Waits until the server has read the demo's documents, which another process does. */
async function rest(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 20; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (childrenOf(pid).length > 0) quiet = 0;
  }
}

/** Samples the total memory until it is stopped, and returns the maximum. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, serverMemory(pid) + childMemory(pid));
  }, 10);
  return () => {
    clearInterval(timer);
    return most;
  };
}

async function upload(url: string, token: string, file: LargeFile, picture: Buffer): Promise<void> {
  const body = new FormData();
  const fields = { category: "1", description: file.kind, allowCopy: "true" };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("type", String(file.type));
  body.append("file", new File([new Uint8Array(file.content)], file.name));
  if (file.type === 0) body.append("thumbnail", new File([new Uint8Array(picture)], "a.jpg"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/library2ixr/uploadFile`, {
    method: "POST",
    headers,
    body,
  });
  const text = await answer.text();
  if (!text.includes('"success":true')) throw new Error(`${file.kind}: ${answer.status} ${text}`);
}

const files = await largeFiles();
const picture = await thumbnail();
const dataDir = temporaryFolder();
const start = () => startPanelServer({ mapOrigin: "http://127.0.0.1:9", dataDir });
// The first start creates the demo tenant, whose memory must not be measured.
await (await start()).stop();
const server = await start();
try {
  const token = await signedIn(server, "editor");
  await rest(server.pid);
  const before = serverMemory(server.pid);
  const peakOf = watchMemory(server.pid);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) => {
      const file = files[index % files.length];
      return file ? upload(server.url, token, file, picture) : Promise.resolve();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const peak = peakOf();
  for (const { kind, content } of files) {
    console.log(`${kind}: ${(content.length / MB).toFixed(1)} MB`);
  }
  console.log(`Before: ${before.toFixed(0)} MB`);
  console.log(
    `Peak of ${UPLOADS} uploads at once: ${peak.toFixed(0)} MB, ${(peak / LIMIT_MB).toFixed(2)} × ` +
      `${LIMIT_MB} MB, in ${seconds.toFixed(1)} s`,
  );
  if (peak > LIMIT_MB) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
