import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

/** Puts src/first-paint/early-page.ts into the head of the page, as one script that nothing has to be fetched for. */
export function earlyScript(): Plugin {
  let code = "";
  return {
    name: "early-script",
    async buildStart() {
      code = await bundle();
    },
    // After the encoding, which has to be among the first bytes, and before what is waited for.
    transformIndexHtml: (page) =>
      page.replace("<title>", () => `<script>${code}</script>\n    <title>`),
  };
}

async function bundle(): Promise<string> {
  const outputs = (await build({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      lib: { entry: "src/first-paint/early-page.ts", formats: ["iife"], name: "early" },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0].code.trim() ?? "";
}
