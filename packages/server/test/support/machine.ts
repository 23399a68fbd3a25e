/**
 * Whether the machine has what tests need, for `describe.runIf`. Where it has not, a line says so, by
 * which the check counts them as not run.
 */
export function machineHas(present: boolean, needed: string): boolean {
  if (!present) process.stderr.write(`NOT RUN: tests that need ${needed}\n`);
  return present;
}
