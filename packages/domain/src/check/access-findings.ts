import { isBlank } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, type ContentLanguage, type PerLanguage } from "../languages.ts";
import { shownLanguage } from "../play/shown-language.ts";
import { bestScore, type BestScore } from "./best-score.ts";
import type { RouteFacts, ShownValue } from "./facts.ts";
import { finding, ofPoint, type Finding } from "./finding.ts";
import type { RouteGraph } from "./graph.ts";
import { assetUses } from "./part-findings.ts";
import { scoresWon } from "./prize-findings.ts";

/** Words that say that there are steps on the way, in the languages of the content. */
const STEPS =
  /(?<!\p{L})(escaleras?|escalinatas?|escal(ó|o)n(es)?|pelda(ñ|n)os?|gradas?|escales?|escalinates?|esglaons?|esgla(ó|o)|graons?|stairs?|staircases?|stairways?|(flights? of|climb the|up the|down the) steps)(?!\p{L})/iu;

/** Looks for the same words with less care, and many times as fast. */
const MAYBE_STEPS = /escal|pelda|grad|esgla|graon|stair|steps/i;

/** What visitors meet who see, hear or walk in another way than most. */
export function accessFindings(
  facts: RouteFacts,
  graph: RouteGraph,
  best: BestScore | undefined,
): Finding[] {
  return [
    ...stepFindings(facts),
    ...audioFindings(facts),
    ...pictureFindings(facts),
    ...puzzleFindings(facts, graph, best),
  ];
}

/** Nobody measures steps, but authors write about them. */
function stepFindings({ shown }: RouteFacts): Finding[] {
  return shown.flatMap((value) => {
    const language = stepsLanguage(value);
    return language ? [finding("stepsMentioned", value.at(language))] : [];
  });
}

/** The first language in which a text speaks of steps; found once for each value. */
function stepsLanguage(value: ShownValue): ContentLanguage | undefined {
  if (value.kind !== "text" || !value.values) return undefined;
  if (STEPS_LANGUAGES.has(value)) return STEPS_LANGUAGES.get(value);
  const texts = value.values as PerLanguage<string>;
  const language = CONTENT_LANGUAGES.find(
    (each) => MAYBE_STEPS.test(texts[each]) && STEPS.test(texts[each]),
  );
  STEPS_LANGUAGES.set(value, language);
  return language;
}
const STEPS_LANGUAGES = new WeakMap<ShownValue, ContentLanguage | undefined>();

/** An audio of a story whose text is empty in its language, and in those that would be shown instead. */
function audioFindings({ route, shown }: RouteFacts): Finding[] {
  const { language: byDefault } = route.experience;
  const texts = new Map(
    shown.filter(({ path }) => path === "story.text").map((value) => [value.point, value]),
  );
  return shown.flatMap(({ path, values, point }): Finding[] => {
    const text = texts.get(point);
    if (path !== "story.audio" || !values || !text?.values) return [];
    const textValues = text.values;
    return CONTENT_LANGUAGES.filter(
      (language) => !isBlank(values[language]) && !shownLanguage(textValues, language, byDefault),
    ).map((language) => finding("audioWithoutText", text.at(language)));
  });
}

/** Each picture once, where it is used first. */
function pictureFindings(facts: RouteFacts): Finding[] {
  const told = new Set<number>();
  return assetUses(facts).flatMap(({ id, type, language, value }) => {
    if (type !== "image" || told.has(id) || facts.asset(id)?.alternativeText?.trim() !== "") {
      return [];
    }
    told.add(id);
    return [finding("pictureWithoutText", value.at(language))];
  });
}

/** Who cannot solve a puzzle of pictures can go on, but may lack its points for the prize. */
function puzzleFindings(
  { route }: RouteFacts,
  graph: RouteGraph,
  best: BestScore | undefined,
): Finding[] {
  const asked = route.experience.prize.score;
  const puzzles = route.points.filter(({ challenge }) => challenge.kind === "puzzle");
  if (!best || best.most < asked || puzzles.length === 0) return [];
  const won = scoresWon(route).map((score, node) =>
    route.points[node]?.challenge.kind === "puzzle" ? 0 : score,
  );
  const without = bestScore(graph, won, { enough: asked });
  if (without && without.most >= asked) return [];
  return puzzles.map((point) =>
    finding("puzzleWithoutAlternative", ofPoint(point, "challenge.kind")),
  );
}
