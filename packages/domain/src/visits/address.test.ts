import { describe, expect, it } from "vitest";
import {
  checkInPath,
  lookOf,
  playPath,
  printedAddress,
  readPlayAddress,
  typedCode,
} from "./address.ts";

describe("addresses of published routes", () => {
  it("reads back what is printed, with any text of a point", () => {
    for (const text of ["FUENTE7", "la font/ñ?#%", "a b", "¡Olé!"]) {
      const printed = printedAddress("https://rutas.example", checkInPath("ABC123", text));
      expect(printed).toMatch(/^[\u0020-\u007e]+$/);
      const read = readPlayAddress(printed);
      expect(read?.code).toBe("ABC123");
      expect(read?.text?.toLowerCase()).toBe(text.toLowerCase());
    }
    expect(readPlayAddress(printedAddress("https://rutas.example", playPath("ABC123")))).toEqual({
      code: "ABC123",
    });
  });

  it("reads codes as people type them", () => {
    for (const typed of [" abc 123 ", "ABC-123", "abc123", "https://x.example/sub/play/abc123/"]) {
      expect(readPlayAddress(typed)).toEqual({ code: "ABC123" });
    }
    for (const other of [
      "",
      "ABC12",
      "https://x.example/other/ABC123",
      "/play/ABC1234",
      "/play/ABC123/c/%E0%A4",
    ]) {
      expect(readPlayAddress(other)).toBeUndefined();
    }
  });

  it("knows codes that look alike", () => {
    expect(lookOf("oil 0i1")).toBe(lookOf("0110LI"));
    expect(typedCode("o0.i1")).toBe("O0I1");
    expect(lookOf("ABC123")).not.toBe(lookOf("ABD123"));
  });
});
