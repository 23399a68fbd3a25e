import { type ChildProcess, spawn } from "node:child_process";

/** A child program, with environment variables added to ours. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs programs until one of them ends or a signal arrives; then all of them end, and this process
 * with the first one's code.
 */
export function runTogether(programs: readonly Program[]): void {
  let ending = false;
  const children: ChildProcess[] = [];
  const running = () =>
    children.some(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const end = (signal: NodeJS.Signals, code: number) => {
    if (ending) return;
    ending = true;
    process.exitCode = code;
    for (const child of children) child.kill(signal);
  };
  // On Ctrl-C the terminal signals the child programs as well; a second signal is harmless.
  process.on("SIGINT", () => end("SIGINT", 0));
  process.on("SIGTERM", () => end("SIGTERM", 0));
  for (const { command, cwd, env } of programs) {
    const [name, ...words] = command;
    const child = spawn(name, words, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
    children.push(child);
    child.on("error", (error) => {
      console.error(error.message);
      end("SIGTERM", 1);
    });
    child.on("exit", (code) => {
      end("SIGTERM", code ?? 1);
      if (!running()) process.exit();
    });
  }
}
