import { describe, expect, test } from "vitest";
import { ASSETS, completeRoute, CONTEXT, contextWith } from "../../test/complete-route.ts";
import { linked, pointOf, routeOf, winning } from "../../test/routes.ts";
import { shownPosition } from "../experience/position.ts";
import { perLanguage } from "../languages.ts";
import type { ModelWeight } from "../model-preflight.ts";
import { playRules, type Route, type RoutePoint } from "../play/route.ts";
import type { WalkedStep } from "../play/walk.ts";
import { speechHash } from "../texts/speech.ts";
import { checkRoute } from "./check.ts";
import { routeFacts } from "./facts.ts";
import { routeGraph } from "./graph.ts";
import { routeLength, routePlan } from "./plan.ts";
import type { CheckContext } from "./context.ts";
import { FINDING_KINDS, SEVERITIES, type FindingKind } from "./finding.ts";

interface Case {
  readonly wrong: Route;
  readonly wrongContext?: CheckContext;
  /** Close to the wrong one, and right; the complete route unless told. */
  readonly right?: Route;
  readonly rightContext?: CheckContext;
  readonly at: object;
  readonly params?: object;
}

/** A hundred points of so many bytes and more; the last one has the most. */
const full = (bytes: number) =>
  Array.from({ length: 100 }, (_, index) =>
    pointOf(index + 1, { story: { text: { cas: "ñ".repeat(bytes / 2 + index) } } }),
  );
const cat = (text: string) => ({ cat: text });
const pickup = (changes: object) => completeRoute({}, { prize: { pickup: changes } });
const catalan = { language: "cat" } as const;
const final = { isFinal: true };
const reach = (...ids: number[]) => ids.map((point) => ({ point, event: "reach" }));
const none = perLanguage(() => 0);
/** About this many metres north of the first point of the complete route. */
const north = (metres: number) => ({ position: { lat: 41.38 + metres / 111_195, lon: 2.17 } });
const WEIGHT: ModelWeight = {
  triangles: 1000,
  textureSide: 1024,
  textureMemory: 2 ** 22,
  uncountedTextures: 0,
};
const byCode = (code: string) => ({ checkIn: { by: "code" as const, code } });
const everywhere = (text: string) => perLanguage(() => text);
const noDependency = { activationDependency: 0 };

/** With an audio that was made of the story of the complete route. */
const SPOKEN: CheckContext = {
  ...CONTEXT,
  assets: [
    ...ASSETS,
    { id: 5, type: "audio", speech: { hash: speechHash("Story cas"), language: "cas" } },
  ],
};

const PRIZE = { enabled: true, score: 10 };
const WALK: readonly WalkedStep[] = [
  { kind: "reach", point: 1, after: 1000 },
  { kind: "pass", point: 1, after: 2000 },
  { kind: "reach", point: 2, after: 3000 },
  { kind: "reach", point: 3, after: 4000 },
];
const ENDED = { reached: [1, 2, 3], score: 10, ended: true, prize: true };

/** A walk that was kept of a route, of which these points have changed since, or are gone. */
function kept(changed: Record<number, RoutePoint | undefined>, changes: object = { prize: PRIZE }) {
  const points = {
    1: pointOf(1, { challenge: winning(10) }),
    2: linked(2, { after: 1 }),
    3: linked(3, { after: 2, ...final }),
  };
  const now = Object.values({ ...points, ...changed }).filter((point) => point !== undefined);
  const context = { ...CONTEXT, walks: [{ name: "Directo", steps: WALK, ended: ENDED }] };
  return {
    wrong: routeOf(now, changes),
    wrongContext: context,
    right: routeOf(Object.values(points), { prize: PRIZE }),
    rightContext: context,
    at: { field: "points" },
  };
}

const CASES: Record<FindingKind, Case> = {
  noPoints: { wrong: routeOf([]), at: { field: "points" } },
  noFinal: {
    wrong: completeRoute({ 4: { isFinal: false } }, { prize: { enabled: false } }),
    at: { field: "points" },
  },
  noFinalPrize: { wrong: completeRoute({ 4: { isFinal: false } }), at: { field: "points" } },
  severalFinals: {
    wrong: routeOf([pointOf(1, final), pointOf(2), pointOf(3, final)]),
    at: { point: 3, field: "isFinal" },
    params: { points: [1, 3] },
  },
  finalUnreachable: {
    wrong: routeOf([
      linked(1, { after: 2 }),
      linked(2, { after: 1 }),
      linked(3, { after: 2, ...final }),
    ]),
    right: routeOf([
      linked(1, { after: 2 }),
      linked(2, { after: 1 }),
      linked(3, { after: 2, ...final }),
      pointOf(4, final),
    ]),
    at: { point: 3, field: "isFinal" },
  },
  activationCycle: {
    wrong: routeOf([pointOf(1, final), linked(2, { after: 4 }), linked(4, { after: 2 })]),
    right: routeOf([pointOf(1, final), linked(2, { after: 2 })]),
    at: { point: 2, field: "activationDependency" },
    params: { points: [2, 4] },
  },
  neverOpens: {
    wrong: routeOf([
      pointOf(1),
      linked(2, { after: 1 }),
      linked(3, { after: 2, until: 1 }),
      pointOf(4, final),
    ]),
    right: routeOf([
      pointOf(1),
      linked(2, { after: 1, until: 3 }),
      linked(3, { after: 2 }),
      pointOf(4, final),
    ]),
    at: { point: 3, field: "deactivationDependency" },
    params: { other: 1 },
  },
  afterFinal: {
    wrong: routeOf([pointOf(1, final), linked(2, { after: 1 })]),
    at: { point: 2, field: "activationDependency" },
    params: { other: 1 },
  },
  unreachable: {
    wrong: routeOf([
      linked(1, { after: 2 }),
      linked(2, { after: 1 }),
      linked(3, { after: 1 }),
      pointOf(4, final),
    ]),
    at: { point: 3, field: "activationDependency" },
    params: { other: 1 },
  },
  deadEnd: {
    wrong: routeOf([
      pointOf(1),
      linked(2, { after: 1 }),
      linked(3, { after: 1, until: 2 }),
      linked(4, { after: 3, ...final }),
    ]),
    // What closes it can only be reached afterwards.
    right: routeOf([
      pointOf(1),
      linked(2, { after: 3 }),
      linked(3, { after: 1, until: 2 }),
      linked(4, { after: 3, ...final }),
    ]),
    at: { point: 3, field: "deactivationDependency" },
    params: { steps: reach(1, 2), other: 2 },
  },
  lateEnd: {
    wrong: routeOf([
      pointOf(1),
      linked(2, { after: 1, duration: 60 }),
      linked(3, { after: 2, ...final }),
    ]),
    right: routeOf([
      pointOf(1),
      linked(2, { after: 1, duration: 60 }),
      linked(3, { after: 1, ...final }),
    ]),
    at: { point: 2, field: "duration" },
    params: { steps: [...reach(1), { point: 2, event: "expire" }], seconds: 60 },
  },
  notProven: {
    wrong: routeOf(entangled(10)),
    right: routeOf(entangled(2)),
    at: { field: "points" },
    params: { count: 20_000 },
  },
  walkBlocked: {
    ...kept({ 2: linked(2, { after: 1, until: 1 }) }),
    params: { walk: "Directo", other: 2 },
  },
  walkUnended: { ...kept({ 3: linked(3, { after: 2 }) }), params: { walk: "Directo" } },
  walkPrizeless: { ...kept({}, { prize: { ...PRIZE, score: 20 } }), params: { walk: "Directo" } },
  walkScored: {
    ...kept({ 1: pointOf(1, { challenge: winning(15) }) }),
    params: { walk: "Directo", before: 10, after: 15 },
  },
  walkChanged: {
    ...kept({ 2: undefined, 3: linked(3, { after: 1, ...final }) }),
    params: { walk: "Directo" },
  },

  questionMissing: {
    wrong: completeRoute({ 1: { challenge: { question: { question: cat(" ") } } } }, catalan),
    right: completeRoute({ 1: { challenge: { question: { question: cat(" ") } } } }),
    at: { point: 1, field: "challenge.question.question", language: "cat" },
  },
  answerMissing: {
    wrong: completeRoute(
      { 1: { challenge: { question: { answerIncorrect2: cat("") } } } },
      catalan,
    ),
    right: completeRoute({ 1: { challenge: { question: { answerIncorrect2: cat("") } } } }),
    at: { point: 1, field: "challenge.question.answerIncorrect2", language: "cat" },
  },
  answerAlsoCorrect: {
    wrong: completeRoute({
      1: { challenge: { question: { answerIncorrect1: cat(" SHE  Cat") } } },
    }),
    at: { point: 1, field: "challenge.question.answerIncorrect1", language: "cat" },
  },
  answersAlike: {
    wrong: completeRoute({ 1: { challenge: { question: { answerIncorrect1: cat("they cat") } } } }),
    at: { point: 1, field: "challenge.question.answerIncorrect2", language: "cat" },
  },
  puzzleImageMissing: {
    wrong: completeRoute({ 2: { challenge: { puzzle: { image: 0 } } } }),
    right: completeRoute({ 1: { challenge: { puzzle: { image: 0 } } } }),
    at: { point: 2, field: "challenge.puzzle.image" },
  },
  puzzleNotSquare: {
    wrong: completeRoute({ 2: { challenge: { puzzle: { image: 1 } } } }),
    at: { point: 2, field: "challenge.puzzle.image" },
    params: { width: 1920, height: 1080 },
  },
  wordsMissing: {
    wrong: completeRoute({ 3: { challenge: { wordSearch: { words: { cas: [] } } } } }),
    right: completeRoute({ 3: { challenge: { wordSearch: { words: { eng: [] } } } } }),
    at: { point: 3, field: "challenge.wordSearch.words", language: "cas" },
  },
  wordsUnfit: {
    wrong: completeRoute({
      3: { challenge: { wordSearch: { words: { eng: ["sun", "cathedral"] } } } },
    }),
    right: completeRoute({
      3: { challenge: { wordSearch: { words: { eng: ["sun", "chapels"] } } } },
    }),
    at: { point: 3, field: "challenge.wordSearch.words", language: "eng" },
    params: { words: ["cathedral"] },
  },
  hintTooDear: {
    wrong: completeRoute({ 1: { challenge: { hint: { text: everywhere("Mira"), cost: 5 } } } }),
    right: completeRoute({ 1: { challenge: { hint: { text: everywhere("Mira"), cost: 4 } } } }),
    at: { point: 1, field: "challenge.hint.cost" },
    params: { cost: 5, won: 5 },
  },
  nothingToWin: {
    wrong: completeRoute({ 4: { challenge: { points: { score: 0 } } } }),
    at: { point: 4, field: "challenge.points.score" },
  },

  prizeOutOfReach: {
    wrong: completeRoute({}, { prize: { score: 21 } }),
    right: completeRoute({}, { prize: { score: 20 } }),
    at: { field: "prize.score" },
    params: { asked: 21, most: 20 },
  },
  prizeNotProven: {
    wrong: entangledPrize(300),
    right: entangledPrize(24),
    at: { field: "prize.score" },
    params: { asked: 2000, most: expect.any(Number) },
  },
  prizeMissable: {
    wrong: completeRoute({ 4: noDependency }),
    at: { field: "prize.score" },
    params: { asked: 15, most: 5, points: [4] },
  },
  pickupDaysMissing: {
    wrong: pickup({ firstDay: "" }),
    right: completeRoute({}, { prize: { delivery: "lottery", pickup: { firstDay: "" } } }),
    at: { field: "prize.pickup.firstDay" },
  },
  pickupDaysReversed: {
    wrong: pickup({ firstDay: "2026-05-30" }),
    right: pickup({ firstDay: "2026-05-29" }),
    at: { field: "prize.pickup.lastDay" },
  },
  pickupOver: {
    wrong: pickup({ firstDay: "2026-05-01", lastDay: "2026-05-21" }),
    right: pickup({ lastDay: "2026-05-22" }),
    at: { field: "prize.pickup.lastDay" },
    params: { day: "2026-05-21" },
  },
  pickupHoursMissing: {
    wrong: pickup({ morningStart: "", morningEnd: "", afternoonStart: "", afternoonEnd: "" }),
    right: pickup({ morningStart: "", morningEnd: "" }),
    at: { field: "prize.pickup.morningStart" },
  },
  pickupHoursHalf: {
    wrong: pickup({ afternoonEnd: "" }),
    right: pickup({ afternoonStart: "", afternoonEnd: "" }),
    at: { field: "prize.pickup.afternoonEnd" },
  },
  pickupHoursReversed: {
    wrong: pickup({ morningEnd: "09:00" }),
    right: pickup({ morningEnd: "09:01" }),
    at: { field: "prize.pickup.morningEnd" },
  },
  pickupPlaceMissing: { wrong: pickup({ place: null }), at: { field: "prize.pickup.place" } },
  pickupFar: {
    wrong: pickup({ place: { lat: 41.361, lon: 2.17 } }),
    right: pickup({ place: { lat: 41.363, lon: 2.17 } }),
    at: { field: "prize.pickup.place" },
    params: { metres: expect.closeTo(2113, 0) },
  },
  lotteryDayMissing: {
    wrong: completeRoute({}, { prize: { delivery: "lottery", lotteryDay: "" } }),
    at: { field: "prize.lotteryDay" },
  },
  lotteryOver: {
    wrong: completeRoute({}, { prize: { delivery: "lottery", lotteryDay: "2026-05-21" } }),
    right: completeRoute({}, { prize: { delivery: "lottery", lotteryDay: "2026-05-22" } }),
    at: { field: "prize.lotteryDay" },
    params: { day: "2026-05-21" },
  },

  unplaced: {
    wrong: completeRoute({ 2: { position: { lat: 0, lon: 0 } } }),
    at: { point: 2, field: "position" },
  },
  outlying: {
    wrong: completeRoute({ 4: north(5000) }),
    right: completeRoute({ 4: north(2500) }),
    at: { point: 4, field: "position" },
    params: { metres: expect.closeTo(4833, -1) },
  },
  tooClose: {
    wrong: completeRoute({ 2: { ...noDependency, ...north(14) } }),
    right: completeRoute({ 2: north(14) }),
    at: { point: 2, field: "position" },
    params: { other: 1, metres: expect.closeTo(14, 1) },
  },
  codeMissing: {
    wrong: completeRoute({ 2: { checkIn: { by: "code", code: " " } } }),
    right: completeRoute({ 2: { checkIn: { by: "position", code: " " } } }),
    at: { point: 2, field: "checkIn.code" },
  },
  codeTwice: {
    wrong: completeRoute({ 2: byCode("Torre"), 3: byCode(" TORRE ") }),
    right: completeRoute({ 2: byCode("Torre"), 3: byCode("Torre 2") }),
    at: { point: 3, field: "checkIn.code" },
    params: { other: 2 },
  },
  addressMissing: {
    wrong: completeRoute({ 3: { address: { location: " " } } }),
    at: { point: 3, field: "position" },
  },

  defaultLanguageEmpty: {
    wrong: routeOf([pointOf(1, { name: { cas: "Uno" }, ...final })], {
      language: "cat",
      name: { cas: "Ruta" },
    }),
    at: { field: "name", language: "cat" },
  },
  languageUnused: {
    wrong: routeOf([pointOf(1, final)], { name: { cas: "Ruta", cat: "Ruta" } }),
    at: { field: "name", language: "eng" },
  },
  textMissing: {
    wrong: completeRoute({ 2: { story: { text: { eng: "" } } } }, { language: "cat" }),
    // Where no language has a text, there is none to be missing.
    right: completeRoute({ 2: { story: { text: perLanguage(() => ""), audio: none } } }),
    at: { point: 2, field: "story.text", language: "eng" },
    params: { shown: "cat" },
  },
  translationOutdated: {
    wrong: completeRoute(),
    wrongContext: {
      ...CONTEXT,
      outdated: [{ point: 2, path: "story.text", language: "eng" }],
    },
    // Of a challenge that the point does not have nobody sees the texts.
    rightContext: {
      ...CONTEXT,
      outdated: [
        { point: 2, path: "challenge.question.question", language: "eng" },
        { point: 99, path: "story.text", language: "eng" },
      ],
    },
    at: { point: 2, field: "story.text", language: "eng" },
  },
  pictureMissing: {
    wrong: completeRoute({}, { credits: { image: { eng: 0 } } }),
    at: { field: "credits.image", language: "eng" },
    params: { shown: "cas" },
  },
  audioMissing: {
    wrong: completeRoute({ 1: { story: { audio: { cas: 0, cat: 0 } } } }),
    at: { point: 1, field: "story.audio", language: "cas" },
    params: { shown: "eng" },
  },
  speechOutdated: {
    wrong: completeRoute({}, { story: { text: { cas: "Otra historia" }, audio: { cas: 5 } } }),
    wrongContext: SPOKEN,
    right: completeRoute({}, { story: { audio: { cas: 5 } } }),
    rightContext: SPOKEN,
    at: { field: "story.audio", language: "cas" },
  },

  assetDeleted: {
    wrong: completeRoute(),
    wrongContext: contextWith(4, undefined),
    rightContext: { now: CONTEXT.now },
    at: { field: "story.audio", language: "cas" },
  },
  modelHeavy: {
    wrong: completeRoute(),
    wrongContext: contextWith(3, { bytes: 12.5 * 2 ** 20 }),
    at: { point: 1, field: "model.asset" },
    params: { bytes: 12.5 * 2 ** 20, seconds: 10 },
  },
  modelDemanding: {
    wrong: completeRoute(),
    wrongContext: contextWith(3, { weight: { ...WEIGHT, triangles: 200_000 } }),
    rightContext: contextWith(3, { weight: WEIGHT }),
    at: { point: 1, field: "model.asset" },
    params: { bytes: 2 ** 20, seconds: 1 },
  },
  modelUncounted: {
    wrong: completeRoute(),
    wrongContext: contextWith(3, { weight: { ...WEIGHT, uncountedTextures: 1 } }),
    rightContext: contextWith(3, { weight: WEIGHT }),
    at: { point: 1, field: "model.asset" },
  },
  clipMissing: {
    wrong: completeRoute({ 1: { model: { clip: "jump" } } }),
    wrongContext: contextWith(3, { clips: ["walk", "wave"] }),
    right: completeRoute({ 1: { model: { clip: "wave" } } }),
    rightContext: contextWith(3, { clips: ["walk", "wave"] }),
    at: { point: 1, field: "model.clip" },
    params: { clip: "jump" },
  },
  nameMissing: {
    wrong: completeRoute(),
    wrongContext: contextWith(3, { attribution: { author: "", licence: "CC-BY-4.0", credit: "" } }),
    rightContext: contextWith(3, {
      attribution: { author: "Ada", licence: "CC-BY-4.0", credit: "" },
    }),
    at: { point: 1, field: "model.asset" },
    params: { asset: 3 },
  },
  botDeleted: {
    wrong: completeRoute({ 2: { chatbot: "b-2" } }),
    right: completeRoute({ 2: { chatbot: "" } }),
    at: { point: 2, field: "chatbot" },
  },
  botInactive: {
    wrong: completeRoute(),
    wrongContext: { ...CONTEXT, bots: [{ id: "b-1", active: false }] },
    at: { point: 1, field: "chatbot" },
  },
  textsNearlyFull: {
    wrong: routeOf(full(70_000)),
    right: routeOf(full(60_000)),
    at: { point: 100, field: "story.text" },
    params: { percent: 89 },
  },

  walkPlan: {
    wrong: completeRoute(),
    right: routeOf([pointOf(1, final)]),
    at: { field: "points" },
    params: { metres: expect.closeTo(333.6, 0), minutes: expect.closeTo(333.6 / 75, 1) },
  },
  languagePlan: {
    wrong: completeRoute(),
    right: routeOf([pointOf(1, final)]),
    at: { field: "story.text", language: "cas" },
    params: {
      // Five audios of 90 seconds; and in words 2 of the welcome, 4 × 4 of titles and models, 12 of challenges.
      storyMinutes: expect.closeTo(7.5 + 30 / 200, 5),
      minutes: expect.closeTo(7.65 + 333.6 / 75, 1),
      bytes: 5 * 2 ** 20,
    },
  },
  downloadPlan: {
    wrong: completeRoute(),
    rightContext: { now: CONTEXT.now },
    at: { field: "points" },
    params: { bytes: 5 * 2 ** 20 },
  },

  stepsMentioned: {
    wrong: completeRoute({ 3: { story: { text: { cas: "Sube por la escalera." } } } }),
    right: completeRoute({ 3: { story: { text: { cas: "Un escalafón, a few steps away." } } } }),
    at: { point: 3, field: "story.text", language: "cas" },
  },
  audioWithoutText: {
    wrong: completeRoute({ 3: { story: { text: perLanguage(() => "") } } }),
    right: completeRoute({ 3: { story: { text: { cas: "", cat: "" } } } }),
    at: { point: 3, field: "story.text", language: "cas" },
  },
  pictureWithoutText: {
    wrong: completeRoute(),
    wrongContext: contextWith(2, { alternativeText: " " }),
    at: { point: 2, field: "challenge.puzzle.image" },
  },
  puzzleWithoutAlternative: {
    wrong: completeRoute({}, { prize: { score: 16 } }),
    right: completeRoute({}, { prize: { score: 15 } }),
    at: { point: 2, field: "challenge.kind" },
  },
};

/**
 * Final points that can each be missed in three ways, and a last one that can only be missed by who has not missed the
 * first: no visitor misses them all, and the search has to try three ways for each.
 */
function entangled(finals: number) {
  const chainOf = (first: number, length: number, closers: readonly number[]) => [
    ...Array.from({ length }, (_, place) =>
      linked(first + place, {
        after: place === 0 ? 0 : first + place - 1,
        until: closers[place] ?? 0,
      }),
    ),
    linked(first + length, { after: first + length - 1, ...final }),
  ];
  const many = Array.from({ length: finals }, (_, index) => {
    const first = index * 10 + 1;
    const closers = [first + 4, first + 5, first + 6];
    return [...chainOf(first, 3, closers), ...closers.map((id) => linked(id))];
  });
  const closers = [1001, 1002, 1003, 1004];
  return [
    ...many.flat(),
    ...chainOf(901, 4, closers),
    ...closers.map((id) => linked(id, { after: 3 })),
  ];
}

/** Points that close each other without any order, so that which of them go together takes long to find out. */
function entangledPrize(count: number): Route {
  let seed = 1;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const points = Array.from({ length: count }, (_, index) =>
    linked(index + 1, {
      after: index > 0 && random(2) === 0 ? 1 + random(index) : 0,
      until: 1 + random(count),
      challenge: winning(1 + random(9)),
    }),
  );
  return routeOf([...points, pointOf(count + 1, final)], { prize: { enabled: true, score: 2000 } });
}

test("CHL-03 CHL-05 what a challenge lacks in another language than the default is a missing text", () => {
  const lacking = completeRoute({
    1: { challenge: { question: { question: { eng: "" }, answerCorrect: { eng: "" } } } },
    3: { challenge: { wordSearch: { words: { cat: [] } } } },
  });
  const found = checkRoute(lacking, CONTEXT).filter(({ group }) => group !== "plan");
  expect(found.map(({ kind, at }) => [kind, at.field, at.language])).toEqual([
    ["textMissing", "challenge.question.question", "eng"],
    ["textMissing", "challenge.question.answerCorrect", "eng"],
    ["textMissing", "challenge.wordSearch.words", "cat"],
  ]);
});

test("how far apart two points have to be follows from the wider of their radii; a code needs no distance", () => {
  const kinds = (radius: number, metres: number, changes = {}) =>
    checkRoute(
      completeRoute({
        1: { checkIn: { radius } },
        2: { ...noDependency, ...north(metres), ...changes },
      }),
      CONTEXT,
    ).flatMap(({ kind }) => (kind === "tooClose" ? kind : []));
  expect([kinds(60, 59), kinds(60, 61), kinds(5, 14), kinds(5, 16)]).toEqual([
    ["tooClose"],
    [],
    ["tooClose"],
    [],
  ]);
  expect(kinds(60, 59, byCode("Torre"))).toEqual([]);
});

test("two points at one place are told apart where the position does not matter", () => {
  const near = completeRoute({ 2: { ...noDependency, ...north(14) } }, { geolocated: false });
  expect(checkRoute(near, CONTEXT).filter(({ kind }) => kind === "tooClose")).toEqual([]);
});

test("the planned walk goes by the author's order as far as dependencies let, and ends at the first final point", () => {
  const route = routeOf([
    linked(1, { after: 2 }),
    pointOf(2),
    pointOf(3, final),
    linked(4, { until: 2 }),
    pointOf(5, final),
    pointOf(6, { position: null }),
  ]);
  const { order, metres } = routePlan(routeFacts(route, CONTEXT), routeGraph(playRules(route)));
  expect(order).toEqual([2, 1, 6, 3]);
  // From 2 to 1, and from 1 to 3: the point without a place is passed over.
  expect(metres).toBeCloseTo(300.2, 0);
});

const kindsOf = (route: Route, context = CONTEXT) =>
  checkRoute(route, context)
    .filter(({ group }) => group !== "plan")
    .map(({ kind }) => kind);

test("values that visitors do not meet are not missed: other challenges, models and prizes that are not there", () => {
  const lacking = completeRoute(
    {
      1: { model: { asset: 0, title: { cas: "" } } },
      4: { challenge: { question: { question: { cas: "Who?" } } } },
    },
    { prize: { enabled: false, name: { eng: "" } } },
  );
  expect(kindsOf(lacking)).toEqual([]);
});

test("a model that was measured is as heavy as the worst of its figures, its size included", () => {
  const kinds = (weight: Partial<ModelWeight>, bytes = 2 ** 20) => {
    const context = contextWith(3, { bytes, weight: { ...WEIGHT, ...weight } });
    const found = checkRoute(completeRoute(), context).map(({ kind }) => kind);
    return [...new Set(found)].filter((kind) => kind.startsWith("model"));
  };
  expect(kinds({ textureSide: 8192 })).toEqual(["modelHeavy"]);
  expect(kinds({ uncountedTextures: 2 })).toEqual(["modelUncounted"]);
  expect(kinds({ uncountedTextures: undefined })).toEqual(["modelUncounted"]);
  expect(kinds({ textureMemory: 100 * 2 ** 20 })).toEqual(["modelDemanding"]);
  expect(kinds({ triangles: 300_001, textureSide: 4096 })).toEqual(["modelHeavy"]);
  expect(kinds({}, 11 * 2 ** 20)).toEqual(["modelHeavy"]);
});

test("CHL-01 an animation is missed only where the model moves and the names of its animations are known", () => {
  const missed = (model: object, clips?: readonly string[]) =>
    checkRoute(completeRoute({ 1: { model } }), contextWith(3, clips ? { clips } : {})).some(
      ({ kind }) => kind === "clipMissing",
    );
  const jumps = { clip: "jump", animation: "automatic" };
  expect(missed(jumps, ["walk"])).toBe(true);
  expect(missed(jumps, [])).toBe(true);
  expect(missed(jumps)).toBe(false);
  expect(missed({ ...jumps, clip: "" }, ["walk"])).toBe(false);
  expect(missed({ ...jumps, animation: "none" }, ["walk"])).toBe(false);
  expect(missed({ ...jumps, asset: 0 }, ["walk"])).toBe(false);
});

test("coordinates, which the panel writes where the geocoder knows no address, are none", () => {
  const { position } = completeRoute().points[2] ?? {};
  const written = (location: string, city = "") =>
    checkRoute(completeRoute({ 3: { address: { location, city } } }), CONTEXT)
      .filter(({ kind }) => kind === "addressMissing")
      .map(({ at }) => at.point);
  const shown = position ? shownPosition(position) : "";
  expect(written(`Adreça no disponible (${shown})`)).toEqual([3]);
  expect(written(`Adreça no disponible (${shown})`, "Barcelona")).toEqual([]);
  expect(written("Carrer Major 3 (41.0000, 2.0000)")).toEqual([]);
});

test("a route over many kilometres has no point outside, and neither has one of two points", () => {
  const kilometres = (id: number, km: number) => pointOf(id, north(km * 1000));
  const long = [0, 5, 10, 15, 20, 25].map((km, index) => kilometres(index + 1, km));
  expect(kindsOf(routeOf(long))).not.toContain("outlying");
  expect(kindsOf(routeOf([kilometres(1, 0), kilometres(2, 500)]))).not.toContain("outlying");
});

test("a picture without a description is told once, however often it is used", () => {
  const found = kindsOf(completeRoute(), contextWith(1, { alternativeText: "" }));
  expect(found).toEqual(["pictureWithoutText"]);
});

test("an asset whose author has to be named is told once, however often it is used", () => {
  const attribution = { author: "", licence: "CC-BY-SA-4.0", credit: "" } as const;
  expect(kindsOf(completeRoute(), contextWith(1, { attribution }))).toEqual(["nameMissing"]);
  const credited = { ...attribution, credit: "By Ada" };
  expect(kindsOf(completeRoute(), contextWith(1, { attribution: credited }))).toEqual([]);
});

test("a prize that nobody can win is no fault of the puzzles", () => {
  expect(kindsOf(completeRoute({}, { prize: { score: 21 } }))).toEqual(["prizeOutOfReach"]);
});

test("of several ways to an end the one with the fewest points to win is told", () => {
  const route = routeOf(
    [
      pointOf(1, { ...final, challenge: winning(8) }),
      pointOf(2, { ...final, challenge: winning(6) }),
      pointOf(3, { challenge: winning(10) }),
    ],
    { prize: { enabled: true, score: 9 } },
  );
  const missable = checkRoute(route, CONTEXT).find(({ kind }) => kind === "prizeMissable");
  expect(missable?.params).toEqual({ asked: 9, most: 6, points: [2] });
});

test("the story of a point that nobody reaches takes no time", () => {
  const stories = () => {
    const route = completeRoute({ 1: { activationDependency: 2 } });
    return routePlan(routeFacts(route, CONTEXT), routeGraph(playRules(route)));
  };
  // Welcome and story of the experience alone: the others wait for each other.
  expect(stories().order).toEqual([]);
  expect(stories().languages.cas.storyMinutes).toBeCloseTo(1.5 + 2 / 200, 5);
});

test("lists tell the length of a route as its check does, in the route's own language", () => {
  const route = completeRoute({}, { language: "eng" });
  const found = checkRoute(route, CONTEXT);
  const params = (kind: "walkPlan" | "languagePlan", language?: string) =>
    found.find((each) => each.kind === kind && each.at.language === language)?.params;
  const { metres, minutes } = routeLength(route, CONTEXT.assets ?? []);
  expect(params("walkPlan")).toMatchObject({ metres: expect.closeTo(metres, 0) });
  expect(params("languagePlan", "eng")).toMatchObject({ minutes: expect.closeTo(minutes, 0) });
  expect(routeLength(route, []).minutes).toBeLessThan(minutes);
});

test("findings come with the most severe first, and are plain data", () => {
  const found = checkRoute(completeRoute({ 1: { position: null }, 2: { chatbot: "" } }), {
    ...CONTEXT,
    bots: [{ id: "b-1", active: false }],
  });
  const severities = found.map(({ severity }) => SEVERITIES.indexOf(severity));
  expect(severities).toEqual(severities.toSorted((a, b) => a - b));
  expect(new Set(severities).size).toBe(3);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});

test("a complete route gives no findings but its plan", () => {
  const found = checkRoute(completeRoute(), CONTEXT).map(({ group }) => group);
  expect([...new Set(found)]).toEqual(["plan"]);
});

describe.each(Object.entries(CASES))("%s", (kind, { wrong, right = completeRoute(), ...rest }) => {
  const [group, severity] = FINDING_KINDS[kind as FindingKind];
  const of = (route: Route, context = CONTEXT) =>
    checkRoute(route, context).filter((each) => each.kind === kind);

  test("is found where it is wrong", () => {
    const [found] = of(wrong, rest.wrongContext);
    expect(found).toEqual({ kind, group, severity, at: rest.at, params: rest.params ?? {} });
  });

  test("is not found where it is right", () => {
    expect(of(right, rest.rightContext)).toEqual([]);
  });
});
