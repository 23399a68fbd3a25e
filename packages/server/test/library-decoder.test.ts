import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { UploadedFile } from "../src/storage/uploaded-file.ts";
import { openDecoder, type Decoder } from "../src/library/decoder.ts";
import { assetForm, newImage, pngFile } from "./support/assets.ts";
import { available, freshDatabase } from "./support/database.ts";
import { demoToken, startProcess, WITHOUT_CHATBOTS } from "./support/process.ts";
import { testServer, type Person } from "./support/server.ts";

/** Stands in for the decoders: does what the name of the file says. */
const SCRIPTED = fileURLToPath(new URL("./support/scripted-decoder.ts", import.meta.url));
/** By the clock longer than a test may take, in ms: only a clock that a test moves comes to its end. */
const MAX_TIME = { processor: 300, clock: 600_000 };

const fileCalled = (fileName: string): UploadedFile => ({
  path: "",
  fileName,
  bytes: 0,
  sha256: "",
});

describe("TRU-22 the process that decodes", () => {
  let decoder: Decoder;
  beforeEach(() => {
    decoder = openDecoder({ program: SCRIPTED, maxTime: MAX_TIME });
  });
  afterEach(() => {
    vi.useRealTimers();
    decoder.close();
  });

  const take = (fileName: string, isGone = () => false) =>
    decoder
      .process({ type: 1, upload: fileCalled(fileName) }, { userId: 1, isGone })
      .then(({ file }) => file?.path ?? "", String);
  /** A file that the process never answers for; `begun` once the process has it. */
  const hanging = () => {
    let answer = Promise.resolve("");
    const asked = new Promise<void>((resolve) => {
      answer = take("hang", () => {
        resolve();
        return false;
      });
    });
    // It is handed over right after that question.
    return { begun: asked.then(() => setImmediate()), answer };
  };
  /** The id of the decoder process. */
  const processOf = () => take("tell");

  test("takes one file after the other", async () => {
    const [first, second] = await Promise.all([processOf(), processOf()]);
    expect(Number(first)).toBeGreaterThan(0);
    expect(second).toBe(first);
  });

  test("is replaced once a file has crashed it, and only that file is refused", async () => {
    const [, refused, next] = await Promise.all([processOf(), take("die"), processOf()]);
    expect(refused).toBe("AppError: The decoder has crashed over the file");
    expect(Number(next)).toBeGreaterThan(0);
  });

  test("does not refuse a file for a crash that the one before has caused", async () => {
    expect(await take("break")).toBe("broken");
    expect(Number(await processOf())).toBeGreaterThan(0);
  });

  test("is stopped when a file takes too much of the processor's time", async () => {
    expect(await take("work")).toBe("AppError: Decoding the file takes too much work");
    expect(Number(await processOf())).toBeGreaterThan(0);
  });

  test("is stopped when it waits for very long, for which the file is not to blame", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { begun, answer } = hanging();
    await begun;
    const next = processOf();
    vi.advanceTimersByTime(MAX_TIME.clock);
    expect(await answer).toBe("AppError: The server was too slow");
    expect(Number(await next)).toBeGreaterThan(0);
  });

  test("is replaced when it has died without any work", async () => {
    const pid = Number(await processOf());
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(Number(await processOf())).not.toBe(pid);
  });

  test("is replaced when its memory has grown", async () => {
    const pid = await processOf();
    await take("grow");
    expect(await processOf()).not.toBe(pid);
  });

  test("may collect what unpacking leaves behind", async () => {
    expect(await take("collect")).toBe("true");
  });

  test("skips a file whose sender has gone away", async () => {
    expect(await take("tell", () => true)).toBe("AppError: The sender has gone away");
  });

  test("ends with the server, and takes nothing more", async () => {
    const pid = Number(await processOf());
    const { begun, answer: working } = hanging();
    await begun;
    const waiting = take("tell");
    decoder.close();
    expect(await working).toBe("Error: The server is stopping");
    expect(await waiting).toBe("Error: The server is stopping");
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

test("TRU-23 an error that nobody catches in the process refuses the file, and the next one is looked into", async () => {
  const program = fileURLToPath(new URL("./support/failing-decoder.ts", import.meta.url));
  const decoder = openDecoder({ program });
  try {
    const upload = fileCalled("a.zip");
    const sender = { userId: 1, isGone: () => false };
    for (let file = 0; file < 2; file += 1) {
      await expect(decoder.process({ type: 0, upload }, sender)).rejects.toMatchObject({
        key: "ASSET_ERRORS.processing",
        message: "A decoder has failed",
      });
    }
  } finally {
    decoder.close();
  }
});

/** What a process was started with; nothing once it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** A process that has ended stays listed until whoever started it has noticed. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("TRU-22 a server that is killed", () => {
  test.skipIf(!available)("takes the process that decodes with it", async () => {
    const database = await freshDatabase();
    // With a platform of its own the server has processes that read PDFs too.
    const server = await startProcess({ ...database.env, ...WITHOUT_CHATBOTS, DEMO: "true" });
    const token = await demoToken(server.url);
    const body = new FormData();
    for (const [name, value] of Object.entries(assetForm({ file: await pngFile() }))) {
      body.append(name, value instanceof Blob ? value : String(value));
    }
    const headers = { authorization: `Bearer ${token}` };
    const url = `${server.url}/api/library2ixr/uploadFile`;
    expect((await fetch(url, { method: "POST", headers, body })).status).toBe(200);
    const { pid = 0 } = server.child;
    // Optional programs that are looked for at the start are children too.
    const decoders = childrenOf(pid).filter((child) => commandOf(child).includes("decoder"));
    expect(decoders).toHaveLength(1);
    const [decoder = 0] = decoders;
    expect(isRunning(decoder)).toBe(true);

    server.child.kill("SIGKILL");
    await server.ended;
    await expect.poll(() => isRunning(decoder)).toBe(false);
    await database.remove();
  });
});

/** The children of a process. */
function childrenOf(pid: number | "self"): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

describe("TRU-22 a server whose decoder is killed", () => {
  const server = testServer();

  /** The decoder processes. */
  const decoders = (): number[] =>
    childrenOf("self").filter((pid) => commandOf(pid).includes("decoder-process.ts"));

  test("refuses the upload under way, leaves nothing of it, and takes the next", async () => {
    const editor = server.person("editor");
    const large = await pngFile({ width: 4000, height: 3000 });
    const answer = server.call("uploadAsset", { as: editor, form: assetForm({ file: large }) });
    await expect.poll(decoders, { interval: 1 }).toHaveLength(1);
    for (const pid of decoders()) process.kill(pid, "SIGKILL");

    const { status, body } = await answer;
    expect(`${status} ${body.data.translation_key}`).toBe("422 ASSET_ERRORS.processing");
    expect(readdirSync(join(server.settings.dataDir, "incoming"))).toEqual([]);
    expect(await server.db.selectFrom("stored_files").selectAll().execute()).toEqual([]);
    expect(await newImage(server, editor)).toBeGreaterThan(0);
  });

  test("USR-14 processes the files of several users in turn, and queues no more than 20 of one", async () => {
    const [one, other] = [server.person("editor"), server.person("stranger")];
    const send = async (as: Person, width: number) => {
      const form = assetForm({ file: await pngFile({ width, height: Math.floor(width * 0.75) }) });
      return server.call("uploadAsset", { as, form });
    };
    const waiting = () =>
      readdirSync(join(server.settings.dataDir, "incoming")).filter((name) =>
        name.endsWith(".work"),
      );
    const first = send(one, 4000);
    await expect.poll(waiting, { interval: 1 }).toHaveLength(1);
    await expect.poll(decoders, { interval: 1 }).toHaveLength(1);
    const [decoder = 0] = decoders();
    process.kill(decoder, "SIGSTOP");

    const more = Array.from({ length: 20 }, (_, index) => send(one, 100 + index));
    const refused = await Promise.race(more);
    expect([refused.status, refused.body.data.translation_key]).toEqual([
      429,
      "ASSET_ERRORS.tooManyWaiting",
    ]);
    await expect.poll(waiting).toHaveLength(20);
    const others = send(other, 99);
    await expect.poll(waiting).toHaveLength(21);

    process.kill(decoder, "SIGCONT");
    const ids = (await Promise.all([first, ...more]))
      .filter(({ body }) => body.success)
      .map(({ body }) => body.data.id as number)
      .toSorted((a, b) => a - b);
    expect(ids).toHaveLength(20);
    // It is processed next; while it is being stored, others may be answered before it.
    expect((await others).body.data.id).toBeLessThan(ids[10] ?? 0);
  });
});
