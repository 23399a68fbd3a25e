import { expect, test } from "vitest";
import { drawGround, roundDistance } from "./ground.ts";
import { project } from "./mercator.ts";

test.each([
  [1, 1],
  [4.9, 2],
  [5, 5],
  [99, 50],
  [240, 200],
  [1000, 1000],
  [1999, 1000],
])("UIK-06 of %d m the longest round distance is %d m", (metres, round) => {
  expect(roundDistance(metres)).toBe(round);
});

test("UIK-06 a cell of the grid is a round distance on the ground, and moves with the map", () => {
  const drawn = (lat: number, resolution: number, right = 0) => {
    const style = { backgroundSize: "", backgroundPosition: "", width: "" };
    const target = { style, clientWidth: 600, clientHeight: 400 } as unknown as HTMLElement;
    const scale = { style, textContent: "" } as unknown as HTMLElement;
    const [x, y] = project({ lat, lon: 2 });
    drawGround(target, scale, [x + right * resolution, y], resolution);
    return { text: scale.textContent, cell: parseFloat(style.width), at: style.backgroundPosition };
  };
  const equator = drawn(0, 2);
  expect(equator).toMatchObject({ text: "200 m", cell: 100 });
  // Far north a pixel is half as many metres.
  expect(drawn(60, 2)).toMatchObject({ text: "100 m" });
  expect(drawn(60, 2).cell).toBeCloseTo(100, 3);
  expect(drawn(0, 50)).toMatchObject({ text: "5 km", cell: 100 });
  const [before = 0, after = 0] = [equator.at, drawn(0, 2, 30).at].map(parseFloat);
  expect(after - before).toBeCloseTo(-30, 3);
});
