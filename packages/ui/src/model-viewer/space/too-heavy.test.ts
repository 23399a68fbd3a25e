import { expect, test } from "vitest";
import { ModelError } from "@panel/models/problem";
import { usdzProblem } from "./problem.ts";
import { spaceLimits, tooHeavy } from "./too-heavy.ts";

const texture = { name: "a", width: 4096, height: 4096, bytes: 1 };

test("a model beyond a limit is told with that limit, in the reader's language", () => {
  const light = { triangles: spaceLimits.triangles, textures: [texture] };
  expect(tooHeavy("webxr", light, "es")).toBeUndefined();
  const dense = { ...light, triangles: spaceLimits.triangles + 1 };
  expect(tooHeavy("webxr", dense, "es")).toEqual({ code: "tooManyTriangles", detail: "1.000.000" });
  // 89.5 MB each with its mipmaps; packed ones take a quarter of it.
  const painted = { ...light, textures: Array.from({ length: 7 }, () => texture) };
  expect(tooHeavy("webxr", painted, "en")).toEqual({ code: "texturesTooHeavy", detail: "512 MB" });
  const packed = painted.textures.map((each) => ({ ...each, bytesPerPixel: 1 }));
  expect(tooHeavy("webxr", { ...light, textures: packed }, "en")).toBeUndefined();
  // Quick Look draws by itself, with limits of its own.
  expect(tooHeavy("quickLook", dense, "en")).toBeUndefined();
});

test("a model that makes too large a file for Quick Look is told so, and not that it may work the next time", () => {
  expect(usdzProblem(new ModelError("tooLarge"))).toBe("fileTooLarge");
  expect(usdzProblem(new ModelError("failed"))).toBe("failed");
  expect(usdzProblem(new TypeError("network"))).toBe("failed");
});
