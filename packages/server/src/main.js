import { keepCompiledModules } from "./compile-cache.js";

keepCompiledModules();
await import("./run-server.ts");
