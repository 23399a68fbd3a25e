/*
 * Lists the packages that are shipped, by their licences, and names what copyleft libraries are in them. Ends with 1 where
 * one of these is not described in docs/licences.md.
 */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A part of what pnpm reports. */
export type Report = Readonly<
  Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>
>;

/** What copyleft libraries packages have in them, whatever licence they declare for themselves. */
const LIBRARIES: readonly { package: RegExp; library: string }[] = [
  { package: /^ical\.js$/, library: "ical.js, MPL-2.0, unmodified, in the panel" },
  { package: /^libheif-js$/, library: "libheif and libde265, LGPL-3.0, in the panel" },
  { package: /^wasm-media-encoders$/, library: "LAME, LGPL-2.0-or-later, in the panel" },
  { package: /^mpg123-decoder$/, library: "mpg123, LGPL-2.1-only, on the server" },
  {
    package: /^@img\/sharp-libvips-/,
    library: "libvips and others, LGPL-3.0-or-later, on the server",
  },
];

const COPYLEFT = /GPL|MPL|EPL|EUPL|CDDL|OSL|CC-BY-SA/;

/** The lines of the list, and the packages that docs/licences.md has to describe first. */
export function listed(report: Report): { lines: string[]; unknown: string[] } {
  const lines: string[] = [];
  const unknown: string[] = [];
  for (const [licence, packages] of Object.entries(report).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )) {
    lines.push("", `${licence} (${packages.length})`);
    for (const { name, versions } of packages) {
      const found = LIBRARIES.find((each) => each.package.test(name));
      const note = found ? `: has ${found.library}; see docs/licences.md` : "";
      lines.push(`  ${name} ${versions.join(", ")}${note}`);
      if (!found && COPYLEFT.test(licence)) unknown.push(`${name} (${licence})`);
    }
  }
  return { lines: lines.slice(1), unknown };
}

export function reportOfPnpm(): Report {
  const { stdout, status } = spawnSync("pnpm", ["-r", "licenses", "list", "--prod", "--json"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`pnpm cannot list the licences: ${stdout}`);
  return JSON.parse(stdout) as Report;
}

if (import.meta.main) {
  const { lines, unknown } = listed(reportOfPnpm());
  process.stdout.write(`${lines.join("\n")}\n`);
  if (unknown.length > 0) {
    process.stderr.write(
      `\nCopyleft, and not described in docs/licences.md and tools/licences.ts:\n  ${unknown.join("\n  ")}\n`,
    );
    process.exitCode = 1;
  }
}
