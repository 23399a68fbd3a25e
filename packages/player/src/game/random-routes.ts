import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { playRules } from "@panel/domain/play/route";
import fc from "fast-check";

/* Routes as they come, for tests that play them. */

const POINTS_MAX = 6;

/** Where a point is, unless it has no place. */
export const placeOf = (id: number) => ({ lat: 41.38 + id * 0.0009, lon: 2.17 });
/** What its code says. */
export const codeOf = (id: number) => `Rosa ${id}`;

/** Ids of points, some of which a route does not have. */
export const anyId = fc.integer({ min: 0, max: POINTS_MAX + 1 });

const anyChallenge = fc.oneof(
  fc.constant({ kind: "none" as const }),
  fc.record({
    kind: fc.constant("question" as const),
    question: fc.record({
      scoreCorrect: fc.constantFrom(5, 10),
      scoreIncorrect: fc.constantFrom(0, 5, 20),
    }),
    hint: fc.record({
      text: fc.constantFrom({}, { cas: "Mira" }),
      cost: fc.constantFrom(0, 5, 20),
    }),
  }),
  fc.record({
    kind: fc.constant("puzzle" as const),
    puzzle: fc.record({ score: fc.constantFrom(5, 15) }),
  }),
  fc.record({
    kind: fc.constant("points" as const),
    points: fc.record({ score: fc.constantFrom(5, 15) }),
  }),
);

const anyPoint = fc.record({
  activationDependency: fc.oneof(fc.constant(0), anyId),
  deactivationDependency: fc.oneof(fc.constant(0), anyId),
  duration: fc.constantFrom(0, 0, 60, 300),
  isFinal: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  by: fc.constantFrom("position" as const, "position" as const, "code" as const),
  hasPlace: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  challenge: anyChallenge,
});

export const anyRoute = fc
  .record({
    geolocated: fc.boolean(),
    freeMovement: fc.boolean(),
    prizeScore: fc.constantFrom(0, 10, 30),
    points: fc.array(anyPoint, { minLength: 1, maxLength: POINTS_MAX }),
  })
  .map(({ geolocated, freeMovement, prizeScore, points }) =>
    playRules({
      experience: patched(experienceFields, newExperience("ABC123"), {
        geolocated,
        freeMovement,
        prize: { enabled: true, score: prizeScore },
      }),
      points: points.map(({ by, hasPlace, ...rest }, index) => {
        const id = index + 1;
        const changes: PointChanges = {
          ...rest,
          checkIn: { by, code: codeOf(id) },
          position: hasPlace ? placeOf(id) : null,
        };
        return { ...patched(pointFields, emptyModel(pointFields), changes), id };
      }),
    }),
  );
