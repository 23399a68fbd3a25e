import { describe, expect, it } from "vitest";
import { ASSET_SCALE } from "./asset-types.ts";
import {
  roundedScale,
  scaleOfHeight,
  scaleText,
  steppedScale,
  typedLength,
} from "./model-links.ts";

describe("LIB-07 the scale that is chosen for a model", () => {
  it("has three digits that count, within the bounds", () => {
    expect([1.348_72, 0.012_345, 123.456].map(roundedScale)).toEqual([1.35, 0.0123, 123]);
    expect([0, 5000].map(roundedScale)).toEqual([ASSET_SCALE.least, ASSET_SCALE.most]);
  });

  it("grows and shrinks in steps of a tenth, back to where it was, and stops at the bounds", () => {
    expect(steppedScale(1, 1)).toBe(1.1);
    expect(steppedScale(1.1, -1)).toBe(1);
    expect(steppedScale(ASSET_SCALE.most, 1)).toBe(ASSET_SCALE.most);
    expect(steppedScale(ASSET_SCALE.least, -1)).toBe(ASSET_SCALE.least);
  });

  it("always changes by a step within the bounds, however small it is", () => {
    for (let scale: number = ASSET_SCALE.least; scale < ASSET_SCALE.most / 1.1;) {
      const next = steppedScale(scale, 1);
      expect(next).toBeGreaterThan(scale);
      scale = next;
    }
  });

  it("is found for a height, and none where it lies beyond the bounds or the model is flat", () => {
    expect(scaleOfHeight(2.1, 1.4)).toBe(1.5);
    expect(scaleOfHeight(2000, 1)).toBeUndefined();
    expect(scaleOfHeight(2, 0)).toBeUndefined();
    expect(scaleOfHeight(0, 2)).toBeUndefined();
  });

  it("is written with the comma of the language, and read with either", () => {
    expect([scaleText(1.35, "es"), scaleText(0.0123, "en-GB")]).toEqual(["1,35", "0.0123"]);
    expect([" 2,10 ", "2.1", ".5", "3."].map(typedLength)).toEqual([2.1, 2.1, 0.5, 3]);
    expect(["", "-1", "0", "1,2,3", "2 m", "1e3"].map(typedLength)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});
