import { keepCompiledModules } from "./compile-cache.ts";
import { keepYoungMemory } from "./young-memory.ts";

// Before the modules are read, which would have it grow to its most.
keepYoungMemory();
keepCompiledModules();
await import("./run-server.ts");
