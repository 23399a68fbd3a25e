import { checkRoute } from "@panel/domain/check/check";
import type { CheckContext } from "@panel/domain/check/context";
import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { perLanguage } from "@panel/domain/languages";
import type { Route, RoutePoint } from "@panel/domain/play/route";

/*
 * The program of bench/route-check.ts: checks large routes and sends what each check has taken.
 */

/** Milliseconds of processor that the checks of a route have taken, one after the other. */
interface CheckTimes {
  name: string;
  times: number[];
}

const POINTS = 300;
const ROUNDS = 32;

const long = perLanguage((language) => `${language} ${"palabra ".repeat(120)}`);
const short = perLanguage((language) => `texto ${language}`);
const asset = (id: number) => perLanguage(() => id);

/** Texts in three languages, every kind of challenge, and 40 points apart, 30 m from one to the next. */
function pointAt(index: number, after: number, until: number): RoutePoint {
  const point = patched(pointFields, emptyModel(pointFields), {
    name: short,
    position: { lat: 41.38 + Math.floor(index / 20) * 0.0003, lon: 2.17 + (index % 20) * 0.0003 },
    address: { location: "Carrer Major 1" },
    activationDependency: after,
    deactivationDependency: until,
    duration: index % 50 === 0 ? 3600 : 0,
    isFinal: index === POINTS - 1,
    chatbot: "b-1",
    story: { title: short, text: long, image: asset(1 + (index % 40)), audio: asset(41) },
    model: { asset: 42, title: short },
    challenge: {
      kind: (["question", "puzzle", "wordSearch", "points"] as const)[index % 4] ?? "points",
      question: {
        question: short,
        answerCorrect: short,
        answerIncorrect1: long,
        answerIncorrect2: short,
      },
      puzzle: { image: 1, description: short },
      wordSearch: { words: perLanguage(() => ["sol", "luna", "mar"]), description: short },
    },
  });
  return { ...point, id: index + 1 };
}

function routeOf(after: (index: number) => number, until: (index: number) => number): Route {
  const points = Array.from({ length: POINTS }, (_, index) =>
    pointAt(index, after(index), until(index)),
  );
  const experience = patched(experienceFields, newExperience("ABC123"), {
    name: short,
    description: long,
    slogan: short,
    story: { text: long, audio: asset(41) },
    prize: { enabled: true, name: short, score: 1400 },
  });
  return { experience, points };
}

let seed = 1;
/** The same numbers in every run. */
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const none = () => 0;
const last = POINTS - 1;
const ROUTES: Readonly<Record<string, Route>> = {
  "no dependencies": routeOf(none, none),
  "one after another": routeOf((index) => index, none),
  "pairs, one or the other": routeOf(none, (index) =>
    index === last ? 0 : index % 2 === 0 ? index + 2 : index,
  ),
  "without any order": routeOf(
    (index) => (index > 0 && index < last && random(2) === 0 ? 1 + random(index) : 0),
    (index) => (index === last ? 0 : 1 + random(POINTS)),
  ),
};

const CONTEXT: CheckContext = {
  now: Date.UTC(2026, 4, 22),
  assets: Array.from({ length: 42 }, (_, index) => ({
    id: index + 1,
    type:
      index === 41 ? ("model" as const) : index === 40 ? ("audio" as const) : ("image" as const),
    bytes: 1_000_000,
    seconds: 60,
    width: 600,
    height: 600,
    alternativeText: "",
  })),
  bots: [{ id: "b-1", active: true }],
};

function processorTime(route: Route): number {
  const before = process.cpuUsage();
  checkRoute(route, CONTEXT);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const measured = Object.entries(ROUTES).map(([name, route]): CheckTimes => {
  return { name, times: Array.from({ length: ROUNDS }, () => processorTime(route)) };
});
process.send?.(measured);
