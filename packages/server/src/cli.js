#!/usr/bin/env node
import { keepCompiledModules } from "./compile-cache.js";

keepCompiledModules();
await import("./commands.ts");
