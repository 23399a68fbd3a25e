import type { KnowledgeFile } from "@panel/api-client/bots";
import { expect, test } from "vitest";
import { filesToChange } from "./knowledge-upload.ts";

const pdf = (name: string, size = 10) => new File(["x".repeat(size)], name);
const stored = (fileName: string, publicName: string, size = 10): KnowledgeFile => ({
  fileName,
  publicName,
  size,
});

test("BOT-06 a file that an earlier try has sent is not sent again", () => {
  const [sent, missing] = [pdf("guia.pdf"), pdf("horaris.pdf")];
  const found = filesToChange([stored("1.pdf", "guia.pdf")], {
    added: [sent, missing],
    removed: [],
  });
  expect(found).toEqual({ toDelete: [], toSend: [missing] });
});

test("BOT-08 a file that an earlier try has deleted is not deleted again", () => {
  const [gone, there] = [stored("1.pdf", "guia.pdf"), stored("2.pdf", "horaris.pdf")];
  expect(filesToChange([there], { added: [], removed: [gone, there] }).toDelete).toEqual([there]);
});

test("BOT-08 a file takes the place of a removed one of the same name and size", () => {
  const old = stored("1.pdf", "guia.pdf");
  const next = pdf("guia.pdf");
  expect(filesToChange([old], { added: [next], removed: [old] })).toEqual({
    toDelete: [old],
    toSend: [next],
  });
});
