import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { boxFbx, boxGlb, boxObj, encode } from "../src/fixtures/boxes.ts";
import { defaultModelLimits } from "../src/limits.ts";
import { readFiles } from "../src/read-files.ts";

const isWhole = Boolean(process.env["WHOLE_CHECK"]);
const isMissing = isWhole && Boolean(spawnSync("assimp", ["version"]).error);
const folder = mkdtempSync(join(tmpdir(), "references-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The ground around a court. */
const court = `${[0, 0, 6, 0, 6, 4, 4.5, 4, 4.5, 1.5, 1.5, 1.5, 1.5, 4, 0, 4]
  .map((value, at, all) => (at % 2 === 0 ? `v ${value} 0 ${all[at + 1]}` : ""))
  .join("\n")}\nf 1 2 3 4 5 6 7 8\n`;

test.skipIf(!isWhole || isMissing).each<[string, Uint8Array<ArrayBuffer>]>([
  ["box.glb", boxGlb()],
  ["box.obj", boxObj()["box.obj"]],
  ["court.obj", encode(court)],
  ["box.fbx", boxFbx()],
])(
  `UIK-05 %s has the triangles and the size that assimp finds${isMissing ? " (not run: assimp is not installed)" : ""}`,
  async (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const { stdout } = spawnSync("assimp", ["info", path], { encoding: "utf8" });
    const { info } = await readFiles([{ name, content }], defaultModelLimits, false);
    expect(info.triangles).toBe(Number(/^Faces:\s+(\d+)/m.exec(stdout)?.[1]));
    const [least, most] = ["Minimum", "Maximum"].map((word) =>
      (new RegExp(`^${word} point\\s+\\(([^)]*)\\)`, "m").exec(stdout)?.[1] ?? "")
        .split(/\s+/)
        .map(Number),
    );
    // It leaves the units of FBX as they are, which are centimetres here.
    const unit = name.endsWith(".fbx") ? 100 : 1;
    for (const [side, length] of info.size.entries())
      expect(length * unit).toBeCloseTo((most?.[side] ?? NaN) - (least?.[side] ?? NaN), 3);
  },
);
