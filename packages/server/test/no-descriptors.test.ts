import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngFile } from "./support/assets.ts";
import { machineHas } from "./support/machine.ts";
import {
  demoToken,
  startProcess,
  WITHOUT_CHATBOTS,
  type ServerProcess,
} from "./support/process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "explorar-descriptors-"));
let server: ServerProcess;
let token: string;

/** Sets how many descriptors the server may have; those that it has stay open. */
const limit = (most: string) =>
  spawnSync("prlimit", ["--pid", String(server.child.pid), `--nofile=${most}`]).status;
const canLimit = machineHas(spawnSync("prlimit", ["--version"]).status === 0, "prlimit");

async function upload(): Promise<unknown> {
  const form = new FormData();
  const image = await pngFile();
  const fields = {
    category: "1",
    description: "Placa",
    isGym: "false",
    special: "false",
    type: "1",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", image, image.name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/library2ixr/uploadFile`, {
    method: "POST",
    headers,
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  server = await startProcess({ ...WITHOUT_CHATBOTS, DATA_DIR: dataDir, DEMO: "1" });
  token = await demoToken(server.url);
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

describe.runIf(canLimit)("without descriptors", () => {
  test("TRU-36 an upload is 503, not a broken form, and the next one is taken once there are some", async () => {
    expect(await upload()).toMatchObject({ status: 200, body: { success: true } });
    // All that is opened has a higher number than the standard streams; the connection is open already.
    expect(limit("3:")).toBe(0);
    expect(await upload()).toMatchObject({
      status: 503,
      body: { data: { translation_key: "ERRORS.unavailable" } },
    });
    expect(limit("1024:")).toBe(0);
    expect(await upload()).toMatchObject({ status: 200, body: { success: true } });
  });
});
