import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

/** A temporary S3 storage on a free port of loopback, with a user who has all permissions. */
export interface PrivateS3 {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

const PROGRAMS = ["ceph-mon", "ceph-osd", "monmaptool", "ceph", "radosgw", "radosgw-admin"];
/** Debian's packages that hold the programs. */
export const S3_PACKAGES = ["radosgw", "ceph-mon", "ceph-osd", "ceph-base", "ceph-common"];
/** Timeout of the start in ms, generous for busy machines. */
const PATIENCE = 120_000;

const run = promisify(execFile);

/** Whether packages of Debian can be installed here. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Whether a check has to fail instead of skip if there is no S3 storage: on CI machines, and
 * wherever the storage can be installed.
 */
export function mustHaveRadosgw(
  { ON_CI, CI }: NodeJS.ProcessEnv = process.env,
  installable = canInstall(),
): boolean {
  return installable || !["", "0", "false"].includes(ON_CI ?? CI ?? "");
}

/**
 * Whether Ceph's programs are there: installed with apt-get when that is possible and allowed.
 */
export function hasRadosgw(install = true): boolean {
  const there = () => PROGRAMS.every((name) => existsSync(join("/usr/bin", name)));
  if (there() || !install || !canInstall()) return there();
  const aptGet = (timeout: number, ...words: string[]) =>
    execFileSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=120", ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "ignore",
      timeout,
    });
  // The files can be downloaded again at any time, so dpkg need not wait for the disk at each.
  const quick = ["-o", "Dpkg::Options::=--force-unsafe-io"];
  const packages = ["install", "-y", "--no-install-recommends", ...quick, ...S3_PACKAGES];
  try {
    aptGet(120_000, "update");
    aptGet(300_000, ...packages, "--download-only");
    // No timeout from here on: nothing needs the network, and an interrupted installation is worse than a slow one.
    aptGet(0, ...packages);
  } catch {
    return false;
  }
  return there();
}

/** Tries another port if a different process takes the port first. */
export async function startRadosgw(): Promise<PrivateS3> {
  return startOnce().catch(startOnce);
}

/**
 * Starts the smallest cluster that serves S3: one monitor, one store in memory, one gateway. All
 * of it ends with the process that starts it, however that ends.
 */
async function startOnce(): Promise<PrivateS3> {
  const folder = mkdtempSync(join(tmpdir(), "explorar-s3-"));
  const daemons: Daemon[] = [];
  const stop = async () => {
    await Promise.all(daemons.map((daemon) => daemon.end()));
    rmSync(folder, { recursive: true, force: true });
  };
  const conf = join(folder, "ceph.conf");
  const start = (program: string, ...words: string[]): Daemon => {
    const daemon = startDaemon(program, ["-c", conf, "-f", ...words]);
    daemons.push(daemon);
    return daemon;
  };
  try {
    const [monPort, port] = [await freePort(), await freePort()];
    const cluster = randomUUID();
    const monitor = `[v2:127.0.0.1:${monPort}]`;
    const [mon, osd] = [join(folder, "mon"), join(folder, "osd")];
    for (const name of [mon, osd]) mkdirSync(name);
    writeFileSync(conf, configuration({ folder, cluster, monitor, mon, osd }));
    const tool = (program: string, ...words: string[]) =>
      run(program, words, {
        cwd: folder,
        timeout: PATIENCE,
        env: { ...process.env, TMPDIR: folder },
      });

    const map = join(folder, "monmap");
    await tool("monmaptool", "--create", "--fsid", cluster, "--addv", "a", monitor, map);
    await tool("ceph-mon", "-c", conf, "--mkfs", "-i", "a", "--monmap", map);
    const store = randomUUID();
    const monDaemon = start("ceph-mon", "-i", "a");
    await monDaemon.or(tool("ceph", "-c", conf, "osd", "new", store));
    await tool("ceph-osd", "-c", conf, "-i", "0", "--mkfs", "--osd-uuid", store);
    const osdDaemon = start("ceph-osd", "-i", "0");

    const accessKeyId = randomBytes(10).toString("hex").toUpperCase();
    const secretAccessKey = randomBytes(20).toString("hex");
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    const user = ["user", "create", "--uid=panel", "--display-name=panel", ...keys];
    await osdDaemon.or(tool("radosgw-admin", "-c", conf, ...user));
    const listen = `beast endpoint=127.0.0.1:${port}`;
    const gateway = start("radosgw", "-n", "client.rgw", "--rgw-frontends", listen);
    const endpoint = `http://127.0.0.1:${port}`;
    await gateway.or(answers(endpoint));
    return { endpoint, accessKeyId, secretAccessKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Daemon {
  /** Waits for the work; rejects if the daemon ends first. */
  or<T>(work: Promise<T>): Promise<T>;
  /** Kills it at once, since its data is not needed any more. */
  end(): Promise<void>;
}

/** The kernel ends it together with this process, even if this process is killed. */
function startDaemon(program: string, words: string[]): Daemon {
  const child: ChildProcess = spawn("setpriv", ["--pdeathsig", "KILL", program, ...words], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", (error) => {
      output += String(error);
      resolve();
    });
  });
  return {
    or: (work) =>
      Promise.race([
        work,
        ended.then(() => {
          throw new Error(`${program} ended:\n${output}`);
        }),
      ]),
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

interface Cluster {
  folder: string;
  cluster: string;
  monitor: string;
  mon: string;
  osd: string;
}

/** Authentication is turned off except in S3 itself, because only this machine can reach the ports. */
function configuration({ folder, cluster, monitor, mon, osd }: Cluster): string {
  return `[global]
fsid = ${cluster}
mon host = ${monitor}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms mon client mode = crc
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket =
log file =
mon cluster log file =
log to stderr = true
debug rocksdb = 0
debug ms = 0
mon data = ${mon}
mon data avail warn = 1
mon data avail crit = 0
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = ${osd}
osd objectstore = memstore
memstore device bytes = 2147483648
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
rgw rados pool pg num min = 1
rgw data = ${folder}
rgw dns name =
`;
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return void (await answer.text());
    if (Date.now() > end) throw new Error(`Nothing answers at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
