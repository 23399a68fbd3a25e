import { keepCompiledModules } from "./compile-cache.js";

keepCompiledModules();
const { keepYoungMemory } = await import("./young-memory.ts");
// Before the other modules are read, which would have it grow to its most.
keepYoungMemory();
await import("./run-server.ts");
