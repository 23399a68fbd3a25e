import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

/*
 * Read before a server's own program: has it write into the file LOADED_MODULES what it has loaded when it ends, of Node's
 * own modules too. Not into its output: a process that ends waits for no reader, and a pipe takes no more than 200 kB.
 */

const loaded = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
process.on("exit", () => {
  const all = JSON.stringify([...loaded, ...process.moduleLoadList]);
  writeFileSync(process.env.LOADED_MODULES, all);
});
