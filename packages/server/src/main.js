import { compileModules, keepCompiledModules } from "./compile-cache.js";

keepCompiledModules();
compileModules();
const { runServer } = await import("./run-server.ts");
await runServer();
