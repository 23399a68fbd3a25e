import { spawnSync } from "node:child_process";
import { installPackages } from "./debian-packages.ts";
import { NOT_RUN } from "./steps.ts";
import { hasWebKit, WEBKIT_PACKAGES } from "./webkit-path.ts";

if (!hasWebKit()) installPackages(WEBKIT_PACKAGES);
if (hasWebKit()) {
  const { status } = spawnSync("vitest", ["run", "--project", "webkit"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `No WebKit for its journey (Debian: apt-get install ${WEBKIT_PACKAGES.join(" ")}).`,
  );
  process.exitCode = NOT_RUN;
}
