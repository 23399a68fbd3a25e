import { randomBytes } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";

/**
 * Writes a text file unless it is there, and gives what it then holds. Programs that call this at
 * once get the same text, and none reads the file while another writes it.
 * @throws what the file system says of a folder that cannot be written
 */
export function writtenOnce(path: string, make: () => string): string {
  if (!existsSync(path)) {
    const whole = `${path}.${randomBytes(8).toString("hex")}`;
    try {
      writeFileSync(whole, make(), { mode: 0o600, flag: "wx" });
      give(whole, path);
    } finally {
      rmSync(whole, { force: true });
    }
  }
  return readFileSync(path, "utf8").trim();
}

/** Gives a file its name unless another file has it. */
function give(file: string, path: string): void {
  try {
    linkSync(file, path);
  } catch (error) {
    // Not every file system has links.
    if (!isTaken(error)) copyUnlessTaken(file, path);
  }
}

function copyUnlessTaken(file: string, path: string): void {
  try {
    copyFileSync(file, path, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EEXIST";
