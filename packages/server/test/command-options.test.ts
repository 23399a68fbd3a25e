import { expect, test } from "vitest";
import { readOptions } from "../src/command-options.ts";
import { UsageError } from "../src/usage-error.ts";

test.each([
  ["restore", ["--replace", "a.tar.gz"], ["a.tar.gz"], { replace: true }],
  ["restore", ["a.tar.gz", "--replace"], ["a.tar.gz"], { replace: true }],
  ["restore", ["a.tar.gz"], ["a.tar.gz"], {}],
  ["rotate-token-secret", ["--finish"], [], { finish: true }],
  ["make-play-key", ["--all", "Madrid app"], ["Madrid app"], { all: true }],
  ["make-play-key", ["Madrid app", "--all"], ["Madrid app"], { all: true }],
  ["check-routes", ["--hints", "--language", "ca"], [], { hints: true, language: "ca" }],
  ["check-routes", ["--language=ca", "--hints"], [], { hints: true, language: "ca" }],
  ["erase-player", ["-x8"], ["-x8"], {}],
])("options of %s stand where they like: %j", (command, args, words, options) => {
  expect(readOptions(command, args)).toEqual({ words, options });
});

test.each([
  ["restore", ["a.tar.gz", "--replce"]],
  ["rotate-token-secret", ["--finished"]],
  ["make-play-key", ["Madrid app", "--every"]],
  ["check-routes", ["--language"]],
])("an option that %s does not have is told: %j", (command, args) => {
  expect(() => readOptions(command, args)).toThrow(UsageError);
});
