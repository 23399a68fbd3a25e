import type { CheckContext, RouteAsset } from "../src/check/context.ts";
import { experienceFields, newExperience } from "../src/experience/experience.ts";
import type { ExperienceChanges } from "../src/experience/experience.ts";
import { pointFields, type PointChanges } from "../src/experience/point.ts";
import { emptyModel, patched } from "../src/experience/fields.ts";
import { perLanguage } from "../src/languages.ts";
import type { Route, RoutePoint } from "../src/play/route.ts";

/** Noon of 22 May 2026 in Madrid. */
const NOW = Date.UTC(2026, 4, 22, 10);

const inEach = (text: string) => perLanguage((language) => `${text} ${language}`);
const same = (id: number) => perLanguage(() => id);

const MB = 2 ** 20;
export const ASSETS: readonly RouteAsset[] = [
  { id: 1, type: "image", bytes: MB, width: 1920, height: 1080, alternativeText: "A square" },
  { id: 2, type: "image", bytes: MB, width: 600, height: 600, alternativeText: "A tower" },
  {
    id: 3,
    type: "model",
    bytes: MB,
    weight: { triangles: 12, textureSide: 64, textureMemory: 21_846, uncountedTextures: 0 },
  },
  { id: 4, type: "audio", bytes: 2 * MB, seconds: 90 },
];

export const CONTEXT: CheckContext = {
  now: NOW,
  assets: ASSETS,
  bots: [{ id: "b-1", active: true }],
};

/** The context with one asset changed, or taken away. */
export function contextWith(id: number, changes: Partial<RouteAsset> | undefined): CheckContext {
  const assets = ASSETS.flatMap((asset) =>
    asset.id !== id ? [asset] : changes ? [{ ...asset, ...changes }] : [],
  );
  return { ...CONTEXT, assets };
}

const EXPERIENCE: ExperienceChanges = {
  name: inEach("Name"),
  description: inEach("Description"),
  slogan: inEach("Welcome"),
  image: 1,
  city: "Barcelona",
  credits: { text: inEach("Credits"), image: same(1) },
  story: { text: inEach("Story"), image: same(1), audio: same(4) },
  prize: {
    enabled: true,
    name: inEach("Prize"),
    description: inEach("Prize"),
    image: same(1),
    score: 15,
    pickup: {
      firstDay: "2026-05-22",
      lastDay: "2026-05-29",
      morningStart: "09:00",
      morningEnd: "13:00",
      afternoonStart: "16:00",
      afternoonEnd: "18:00",
      place: { lat: 41.381, lon: 2.17 },
    },
    lotteryDay: "2026-05-22",
  },
};

const CHALLENGES: PointChanges["challenge"][] = [
  {
    kind: "question",
    question: {
      question: inEach("Who?"),
      answerCorrect: inEach("She"),
      answerIncorrect1: inEach("He"),
      answerIncorrect2: inEach("They"),
    },
  },
  { kind: "puzzle", puzzle: { image: 2, description: inEach("Puzzle") } },
  {
    kind: "wordSearch",
    wordSearch: { words: perLanguage(() => ["sol", "lluna"]), description: inEach("Search") },
  },
  { kind: "points" },
];

const POINTS: readonly RoutePoint[] = CHALLENGES.map((challenge, index) => {
  const changes: PointChanges = {
    name: inEach(`Point ${index + 1}`),
    position: { lat: 41.38 + index * 0.001, lon: 2.17 },
    address: { location: `Street ${index + 1}` },
    activationDependency: index,
    isFinal: index === 3,
    chatbot: "b-1",
    story: { title: inEach("Title"), text: inEach("Text"), image: same(1), audio: same(4) },
    model: { asset: 3, title: inEach("Model") },
    ...(challenge ? { challenge } : {}),
  };
  return { ...patched(pointFields, emptyModel(pointFields), changes), id: index + 1 };
});

/** Changes of points by their ids. */
type PointsChanged = Readonly<Record<number, PointChanges>>;

/** A route of four points that follow each other, with nothing left to say but its plan; then these changes. */
export function completeRoute(
  changedPoints: PointsChanged = {},
  changes: ExperienceChanges = {},
): Route {
  const complete = patched(experienceFields, newExperience("ABC123"), EXPERIENCE);
  return {
    experience: patched(experienceFields, complete, changes),
    points: POINTS.map((point) => ({
      ...patched(pointFields, point, changedPoints[point.id] ?? {}),
      id: point.id,
    })),
  };
}
