import { execFileSync } from "node:child_process";

/** The folder of the repository that is worked on. */
export const root = process.cwd();

/** Runs a program and shows what it says. @throws when it fails */
export function run(program: string, ...words: string[]): void {
  execFileSync(program, words, { cwd: root, stdio: "inherit" });
}

/** What a program prints, without the blanks around. @throws when it fails */
export const output = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: root, encoding: "utf8" }).trim();
