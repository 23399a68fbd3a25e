import { isPlaced, metresBetween } from "../experience/position.ts";
import {
  CONTENT_LANGUAGES,
  perLanguage,
  type ContentLanguage,
  type PerLanguage,
} from "../languages.ts";
import { shownLanguage } from "../play/shown-language.ts";
import { playRules, type Route } from "../play/route.ts";
import type { RouteAsset } from "./context.ts";
import { routeFacts, type RouteFacts, type ShownValue } from "./facts.ts";
import { finding, ofExperience, type Finding } from "./finding.ts";
import { routeGraph, type RouteGraph } from "./graph.ts";
import { assetUses } from "./part-findings.ts";

/** Metres a minute at 4.5 km/h. */
const WALKING_SPEED = 75;
/** Words a minute. */
const READING_SPEED = 200;

/** Texts that visitors read on their way, beside those of challenges and stories. */
const READ_ALSO: ReadonlySet<string> = new Set(["slogan", "model.title"]);

export interface LanguagePlan {
  /** Reading and listening. */
  readonly storyMinutes: number;
  /** With the walk. */
  readonly minutes: number;
  /** Of all files that are shown in this language. */
  readonly bytes: number;
}

/** What a route asks of a visitor who passes every point that can be passed. */
export interface RoutePlan {
  /** Ids of the points in the order of the walk: the author's, as far as dependencies let. */
  readonly order: readonly number[];
  /** As the crow flies from point to point. */
  readonly metres: number;
  readonly walkMinutes: number;
  /** Of all files in all languages, each once. */
  readonly bytes: number;
  readonly languages: PerLanguage<LanguagePlan>;
}

export function routePlan(facts: RouteFacts, graph: RouteGraph): RoutePlan {
  const order = plannedWalk(graph).map((node) => graph.ids[node] ?? 0);
  const metres = walkMetres(facts.route, order);
  const walkMinutes = metres / WALKING_SPEED;
  const uses = assetUses(facts);
  const bytesOf = (ids: Iterable<number>) =>
    [...new Set(ids)].reduce((sum, id) => sum + (facts.asset(id)?.bytes ?? 0), 0);
  const story = storyMinutes(facts, new Set(order));
  const { language: byDefault } = facts.route.experience;
  return {
    order,
    metres,
    walkMinutes,
    bytes: bytesOf(uses.map(({ id }) => id)),
    languages: perLanguage((language) => ({
      storyMinutes: story[language],
      minutes: walkMinutes + story[language],
      bytes: bytesOf(
        uses
          .filter(({ language: own, value: { values } }) => {
            // Both are undefined where all languages share the file.
            return own === (values && shownLanguage(values, language, byDefault));
          })
          .map(({ id }) => id),
      ),
    })),
  };
}

/** What lists of routes tell of the plan, in whole numbers. */
export interface RouteLength {
  readonly metres: number;
  /** In the route's own language. */
  readonly minutes: number;
}

/** @param assets that the route uses, with the length of its audios */
export function routeLength(route: Route, assets: readonly RouteAsset[]): RouteLength {
  // Nothing of the plan depends on the time.
  const facts = routeFacts(route, { now: 0, assets });
  const { metres, languages } = routePlan(facts, routeGraph(playRules(route)));
  const { minutes } = languages[route.experience.language];
  return { metres: Math.round(metres), minutes: Math.round(minutes) };
}

export function planFindings(facts: RouteFacts, graph: RouteGraph): Finding[] {
  const { metres, walkMinutes, bytes, languages } = routePlan(facts, graph);
  return [
    ...(metres > 0
      ? [finding("walkPlan", ofExperience("points"), { metres, minutes: walkMinutes })]
      : []),
    ...facts.languages.map((language) =>
      finding("languagePlan", ofExperience("story.text", language), languages[language]),
    ),
    ...(bytes > 0 ? [finding("downloadPlan", ofExperience("points"), { bytes })] : []),
  ];
}

/** A walk that always goes to the first open point of the author's order, and to a final point when nothing else is open. */
function plannedWalk({ points, opener, closers, isFinal }: RouteGraph): number[] {
  const reached = new Set<number>();
  const nodes = Array.from({ length: points }, (_, node) => node);
  const isOpen = (node: number) => {
    const after = opener[node];
    return (
      !reached.has(node) &&
      (after === undefined || reached.has(after)) &&
      !closers[node]?.some((closer) => reached.has(closer))
    );
  };
  for (;;) {
    const next = nodes.find((node) => !isFinal[node] && isOpen(node)) ?? nodes.find(isOpen);
    if (next === undefined) break;
    reached.add(next);
    if (isFinal[next]) break;
  }
  return [...reached];
}

function walkMetres({ points }: Route, order: readonly number[]): number {
  const byId = new Map(points.map((point) => [point.id, point.position]));
  const walk = order.flatMap((id) => {
    const position = byId.get(id);
    return position && isPlaced(position) ? [position] : [];
  });
  return walk.reduce((sum, position, index) => {
    const before = walk[index - 1];
    return before ? sum + metresBetween(before, position) : sum;
  }, 0);
}

/** Who listens to the audio of a story reads along, so of text and audio the longer one counts. */
function storyMinutes(facts: RouteFacts, onWalk: ReadonlySet<number>): PerLanguage<number> {
  const { language: byDefault } = facts.route.experience;
  const minutes = perLanguage(() => 0);
  const met = facts.shown.filter(
    ({ point, values }) => values && (point === undefined || onWalk.has(point)),
  );
  const audios = new Map(
    met.filter(({ path }) => path === "story.audio").map((value) => [value.point, value]),
  );
  for (const value of met) {
    const isStory = value.path === "story.text";
    if (!isStory && !isRead(value)) continue;
    for (const language of CONTENT_LANGUAGES) {
      const reading = readingMinutes(value, language, byDefault);
      const audio = isStory ? audios.get(value.point) : undefined;
      const shown = audio?.values && shownLanguage(audio.values, language, byDefault);
      const id = shown ? (audio.values[shown] as number) : 0;
      minutes[language] += Math.max(reading, (facts.asset(id)?.seconds ?? 0) / 60);
    }
  }
  return minutes;
}

function isRead({ kind, path }: ShownValue): boolean {
  if (kind !== "text") return false;
  return path === "story.title" || path.startsWith("challenge.") || READ_ALSO.has(path);
}

function readingMinutes(
  value: ShownValue,
  language: ContentLanguage,
  byDefault: ContentLanguage,
): number {
  const shown = value.values && shownLanguage(value.values, language, byDefault);
  return shown ? wordCounts(value)[shown] / READING_SPEED : 0;
}

/** Words are counted once for each value, since a check follows every key that is typed. */
function wordCounts(value: ShownValue): PerLanguage<number> {
  const texts = value.values as PerLanguage<string>;
  const known = WORDS.get(value);
  if (known) return known;
  const counts = perLanguage((language) => texts[language].match(/\S+/g)?.length ?? 0);
  WORDS.set(value, counts);
  return counts;
}
const WORDS = new WeakMap<ShownValue, PerLanguage<number>>();
