import { join } from "node:path";
import { buildPages } from "./build.ts";
import { runTogether } from "./children.ts";

const root = join(import.meta.dirname, "..");
const port = process.env["PORT"] ?? "4173";
const serverPort = process.env["SERVER_PORT"] ?? String(Number(port) + 1);
const address = `http://127.0.0.1:${port}`;

// The server serves the chat and the player as they are built; after a change of it, start again.
if (!buildPages({ names: ["widget", "player"] })) process.exit(1);

runTogether([
  {
    command: [
      process.execPath,
      "--watch",
      "--watch-preserve-output",
      "packages/server/src/main.js",
    ],
    cwd: root,
    env: {
      DEMO: "1",
      HOST: "127.0.0.1",
      PORT: serverPort,
      PUBLIC_URL: address,
      DATA_DIR: process.env["DATA_DIR"] ?? "data",
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
    },
  },
  {
    command: ["vite", "--port", port, "--strictPort", "--logLevel", "warn"],
    cwd: join(root, "packages/app"),
    env: { API_PROXY: `http://127.0.0.1:${serverPort}` },
  },
]);
