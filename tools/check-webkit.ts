import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { NOT_RUN } from "./steps.ts";
import { hasWebKit, WEBKIT_PACKAGES } from "./webkit-path.ts";

/** As root on Debian, installs WebKit with apt-get; otherwise prints what to install. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=60", ...words], {
      stdio: "inherit",
      env,
    }).status === 0;
  if (run("update")) run("install", "-y", "--no-install-recommends", ...WEBKIT_PACKAGES);
}

if (!hasWebKit()) install();
if (hasWebKit()) {
  const { status } = spawnSync("vitest", ["run", "--project", "webkit"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `No WebKit for its journey (Debian: apt-get install ${WEBKIT_PACKAGES.join(" ")}).`,
  );
  process.exitCode = NOT_RUN;
}
