import type { GymkhanaRecord, MapPoint, MapPointRecord } from "@panel/api-client/panel";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { putPoint, withPoint } from "./put-point.ts";
import { experienceKeys } from "./queries.ts";

const point = (id: number, name: string) => ({ IdPoint: id, PointName: name }) as MapPoint;
const story = (id: number, title: string) => ({ IdMappoint: id, Lang: "cas", Title: title });

/** An experience with a story of its own and two points. */
const experience = {
  id: 7,
  mappoints: [point(1, "Uno"), point(2, "Dos")],
  mappointstory: [story(0, "Érase"), story(1, "a"), story(2, "b")],
  mappointardesc: [{ IdMappoint: 1, Lang: "cas", Description: "x" }],
  mappointMinigames: [{ IdMappoint: 2 }],
  library: [{ Id: 4 }],
} as unknown as GymkhanaRecord;

const saved = (id: number, name: string): MapPointRecord =>
  ({
    point: point(id, name),
    mappointstory: [story(id, "c")],
    mappointardesc: [],
    mappointMinigames: [],
    library: [{ Id: 5 }],
  }) as unknown as MapPointRecord;

test("a saved point takes its place in the experience, with its story and what the experience uses", () => {
  expect(withPoint(experience, saved(1, "Primero"))).toEqual({
    ...experience,
    mappoints: [point(1, "Primero"), point(2, "Dos")],
    mappointstory: [story(0, "Érase"), story(2, "b"), story(1, "c")],
    mappointardesc: [],
    library: [{ Id: 5 }],
  });
});

test("a new point is the last", () => {
  const { mappoints, mappointstory } = withPoint(experience, saved(3, "Tres"));
  expect(mappoints.map(({ IdPoint }) => IdPoint)).toEqual([1, 2, 3]);
  expect(mappointstory).toHaveLength(4);
});

test("an experience that nobody has opened is left to be fetched", async () => {
  const client = new QueryClient();
  await putPoint(client, 7, saved(1, "Primero"));
  expect(client.getQueryData(experienceKeys.record(7))).toBeUndefined();
  client.setQueryData(experienceKeys.record(7), experience);
  await putPoint(client, 7, saved(1, "Primero"));
  expect(client.getQueryData<GymkhanaRecord>(experienceKeys.record(7))?.mappoints[0]).toEqual(
    point(1, "Primero"),
  );
});
