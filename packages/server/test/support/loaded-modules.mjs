import { registerHooks } from "node:module";

/* Read before a server's own program: has it print what it has loaded when it ends, of Node's own modules too. */

const loaded = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
process.on("exit", () => {
  process.stdout.write(`loaded ${JSON.stringify([...loaded, ...process.moduleLoadList])}\n`);
});
