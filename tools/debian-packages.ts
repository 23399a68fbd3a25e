import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** As root on Debian, installs packages with apt-get; elsewhere it does nothing. Those that are there stay as they are. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=60", ...words], {
      stdio: "inherit",
      env,
    }).status === 0;
  if (run("update")) run("install", "-y", "--no-upgrade", "--no-install-recommends", ...packages);
}
