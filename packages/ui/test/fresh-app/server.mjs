import { registerHooks } from "node:module";

/*
 * What a framework with server components does (run with --conditions=react-server): modules marked
 * "use client" are named only, all others run. React's build for servers has no hooks and no contexts:
 * a module of ours that forgot its mark ends here.
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
