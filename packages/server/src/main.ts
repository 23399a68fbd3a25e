import { keepCompiledModules } from "./compile-cache.ts";

keepCompiledModules();
await import("./run-server.ts");
