#!/usr/bin/env node
import { keepCompiledModules } from "./compile-cache.ts";

keepCompiledModules();
await import("./commands.ts");
