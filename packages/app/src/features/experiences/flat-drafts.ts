import { experienceFields, type ExperiencePath } from "@panel/domain/experience/experience";
import type { AnyField, Fields } from "@panel/domain/experience/field";
import { pointFields, type PointPath } from "@panel/domain/experience/point";
import { valueAt, valuesOf, withValues } from "@panel/domain/experience/rows";

/*
 * Reads drafts that an earlier version of the panel stored, when forms were flat. Each value is read under its old name where
 * the draft has nothing at its path.
 */

const EXPERIENCE: Partial<Record<ExperiencePath, string>> = {
  language: "gymLang",
  type: "gymType",
  collaborators: "editors",
  "credits.text": "credits",
  "credits.image": "creditsImage",
  "story.text": "story",
  "story.image": "storyImage",
  "story.audio": "storySound",
  "prize.enabled": "prizeEnabled",
  "prize.name": "prizeName",
  "prize.description": "prizeDescription",
  "prize.image": "prizeImage",
  "prize.delivery": "prizeDelivery",
  "prize.score": "prizeScore",
  "prize.pickup.firstDay": "prizeStart",
  "prize.pickup.lastDay": "prizeEnd",
  "prize.pickup.morningStart": "prizeAmStart",
  "prize.pickup.morningEnd": "prizeAmEnd",
  "prize.pickup.afternoonStart": "prizePmStart",
  "prize.pickup.afternoonEnd": "prizePmEnd",
  "prize.pickup.place": "prizePlace",
  "prize.pickup.address": "prizeAddress",
  "prize.lotteryDay": "prizeLottery",
};

const POINT: Partial<Record<PointPath, string>> = {
  activationDependency: "dependency",
  deactivationDependency: "dependencyNeg",
  "story.title": "storyTitle",
  "story.text": "storyText",
  "story.image": "storyImage",
  "story.audio": "storySound",
  "model.asset": "model",
  "model.title": "modelTitle",
  "model.animation": "animation",
  "challenge.kind": "challenge",
  "challenge.question.question": "question",
  "challenge.question.answerCorrect": "answerCorrect",
  "challenge.question.answerIncorrect1": "answerIncorrect1",
  "challenge.question.answerIncorrect2": "answerIncorrect2",
  "challenge.question.scoreCorrect": "scoreCorrect",
  "challenge.question.scoreIncorrect": "scoreIncorrect",
  "challenge.puzzle.image": "puzzleImage",
  "challenge.puzzle.size": "puzzleSize",
  "challenge.puzzle.description": "puzzleText",
  "challenge.puzzle.score": "puzzleScore",
  "challenge.wordSearch.words": "words",
  "challenge.wordSearch.description": "wordsText",
  "challenge.wordSearch.score": "wordsScore",
  "challenge.points.score": "pointsScore",
};

/** The old numbers of the choices, with the names that replaced them. */
const CHOSEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "model.animation": { "0": "waiting", "1": "automatic", "2": "none" },
  "challenge.kind": {
    espera: "none",
    multi_respuesta: "question",
    puzzle_imagen: "puzzle",
    sopa_letras: "wordSearch",
    puntos: "points",
  },
};

export function fromFlatExperience(kept: unknown): unknown {
  return nested(experienceFields, EXPERIENCE, kept);
}

export function fromFlatPoint(kept: unknown): unknown {
  return nested(pointFields, POINT, kept);
}

function nested(
  fields: Fields,
  names: Readonly<Record<string, string | undefined>>,
  kept: unknown,
): unknown {
  if (typeof kept !== "object" || kept === null) return kept;
  return withValues(
    {},
    valuesOf(fields).map(({ path, row, field, language }) => {
      const name = names[row] ?? row;
      const own = valueAt(kept, path);
      const flat = own ?? valueAt(kept, language ? `${name}.${language}` : name);
      return [path, asNow(row, field, flat)] as const;
    }),
  );
}

/** Converts an old value to today's; returns any other value unchanged. */
function asNow(row: string, field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case "number":
      return typeof value === "number" ? String(value) : value;
    case "users":
      return typeof value === "string" ? value.split(",").filter(Boolean).map(Number) : value;
    case "words":
      return typeof value === "string" ? value.split(" ").filter(Boolean) : value;
    case "place":
      return valueAt(value, "lat") === null ? null : value;
    case "choice":
      return CHOSEN[row]?.[String(value)] ?? value;
    default:
      return value;
  }
}
