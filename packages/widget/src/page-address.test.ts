import { expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

const read = (address: string) => readPageAddress(new URL(address) as unknown as Location);

test("BOT-09 the page reads the bot and the platform from its own address", () => {
  expect(read("https://a.example/bots/chat/guia-7f3a?lang=ca&theme=dark&preview=t1")).toEqual({
    baseUrl: "/bots",
    botPath: "guia-7f3a",
    language: "ca",
    theme: "dark",
    previewToken: "t1",
    hasOuterClose: false,
    focusesBox: false,
  });
  expect(read("https://bots.example/chat/gu%C3%ADa%20x?close=outside&focus=box")).toMatchObject({
    baseUrl: "",
    botPath: "guía x",
    hasOuterClose: true,
    focusesBox: true,
  });
});

test("what the address asks for and nobody knows is left to the visitor's browser", () => {
  expect(
    read("https://a.example/bots/chat/guia?lang=constructor&theme=pink&preview="),
  ).toMatchObject({ language: undefined, theme: undefined, previewToken: undefined });
});
