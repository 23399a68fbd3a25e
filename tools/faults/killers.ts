import type { Killer } from "./fault.ts";

const at =
  (level: Killer["level"]) =>
  (file: string, title?: string): Killer => ({ level, file, ...(title ? { title } : {}) });

export const unit = at("unit");
export const server = (name: string, title?: string) =>
  at("server-sqlite")(`packages/server/test/${name}.test.ts`, title);
export const story = at("storybook");
export const journey = (name: string, title: string) => at("e2e")(`e2e/${name}.spec.ts`, title);
