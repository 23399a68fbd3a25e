import { describe, expect, it } from "vitest";
import { modelTokenIn, tryTokenIn } from "./tryouts.ts";

const TOKEN = `try.12.${"aZ9_-".repeat(9).slice(0, 43)}`;

describe("the token of a trial link", () => {
  it("is found with the signs that ended the sentence it was copied from", () => {
    for (const end of ["", ".", ",", ")", "».", "%20", "%E2%80%9D.", "!?", " "]) {
      expect(tryTokenIn(TOKEN + end)).toBe(TOKEN);
    }
  });

  it("is none where it was cut off or goes on", () => {
    for (const text of [
      "",
      TOKEN.slice(0, -1),
      `${TOKEN}a`,
      `${TOKEN}-x`,
      `x${TOKEN}`,
      `${TOKEN}.x`,
    ]) {
      expect(tryTokenIn(text)).toBeUndefined();
    }
  });

  it("is not that of a link of a model, nor the other way round", () => {
    const ofModel = TOKEN.replace("try", "model");
    expect([modelTokenIn(`${ofModel}.`), tryTokenIn(ofModel)]).toEqual([ofModel, undefined]);
    expect(modelTokenIn(TOKEN)).toBeUndefined();
  });
});
