import { registerHooks } from "node:module";

/*
 * Imports the package as a framework with server components does (run with --conditions=react-server): modules marked
 * "use client" are only referenced, all others run. React's server build has no hooks or contexts,
 * so a module of ours without the mark that uses them fails.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const text = Buffer.from(loaded.source ?? "").toString();
    if (!/^["']use client["']/.test(text)) return loaded;
    const names = [...text.matchAll(/^export \{([^}]*)\};/gm)]
      .flatMap(([, list]) => list.split(","))
      .map((name) => name.trim().split(" as ").at(-1));
    const source = names.map((name) => `export const ${name} = "client";`).join("\n");
    return { format: "module", source, shortCircuit: true };
  },
});

const every = await import("./src/every.ts");
const onServer = Object.entries(every).map(([path, exported]) => [
  path,
  Object.keys(exported).filter((name) => exported[name] !== "client"),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(onServer)));
