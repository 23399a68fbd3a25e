import type { MapPointMinigame } from "@panel/api-client/panel-types";
import type { MapPointRow } from "../db/schema.ts";
import { languageSuffixes } from "../experiences/content.ts";
import { stories } from "../experiences/mapping.ts";
import { pointContent, type PointContent } from "./content.ts";

/** The fields of `MapPoint` that an author may change. */
function changeable(row: MapPointRow, content: PointContent) {
  return {
    PointName: content.mappointName,
    PointNameCat: content.mappointNameCat,
    PointNameEng: content.mappointNameEng,
    Location: content.location,
    Latitude: content.latitude,
    Longitude: content.longitude,
    StreetName: content.streetName,
    StreetNumber: content.streetNumber,
    City: content.city,
    Postcode: content.postcode,
    Country: content.country,
    LifeTime: content.lifetime,
    Dependency: String(row.depends_on ?? 0),
    DependencyNeg: String(row.depends_not_on ?? 0),
    IsFinal: content.isFinal,
    Qtype: content.Qtype,
    FlagAnim: content.flagAnim,
    IdChatbot: content.chatbotId === "null" || content.chatbotId === "" ? null : content.chatbotId,
    IdChallengeModel: content.challengeModelId,
  };
}

/** A point and what belongs to it, in the contract's shapes. */
export function pointRecord(row: MapPointRow) {
  const content = pointContent(row.content);
  return {
    point: { IdPoint: row.id, version: row.version, ...changeable(row, content) },
    mappointstory: stories(content, row.id),
    mappointardesc: languageSuffixes()
      .map(([language, suffix]) => ({
        IdMappoint: row.id,
        Lang: language,
        Description: content[`challengeDesc${suffix}`],
      }))
      .filter((text) => text.Description),
    mappointMinigames: [minigame(row.id, content)],
  };
}

/** What versions are compared over, by the names of the answer. */
export function ownFields(row: MapPointRow) {
  const { mappointstory, mappointardesc, mappointMinigames } = pointRecord(row);
  const fields = changeable(row, pointContent(row.content));
  return { ...fields, mappointstory, mappointardesc, mappointMinigames };
}

function minigame(id: number, content: PointContent): MapPointMinigame {
  return {
    IdMappoint: id,
    Type: content.challengeType,
    multi_respuesta: {
      Question: content.question,
      QuestionCat: content.questionCat,
      QuestionEng: content.questionEng,
      AnswerCorrect: content.answerCorrect,
      AnswerCorrectCat: content.answerCorrectCat,
      AnswerCorrectEng: content.answerCorrectEng,
      AnswerIncorrect1: content.answerIncorrect1,
      AnswerIncorrect1Cat: content.answerIncorrect1Cat,
      AnswerIncorrect1Eng: content.answerIncorrect1Eng,
      AnswerIncorrect2: content.answerIncorrect2,
      AnswerIncorrect2Cat: content.answerIncorrect2Cat,
      AnswerIncorrect2Eng: content.answerIncorrect2Eng,
      ScoreCorrect: content.scoreCorrect,
      ScoreIncorrect: content.scoreIncorrect,
    },
    puntos: { active: content.challengeType === "puntos" ? 1 : 0, score: content.pointsScore },
    puzzle_imagen: {
      IdMod: content.puzzleImg,
      size: content.puzzleSize,
      score: content.puzzleScore,
      description: content.puzzleDescription,
      descriptionCat: content.puzzleDescriptionCat,
      descriptionEng: content.puzzleDescriptionEng,
    },
    sopa_letras: {
      description: content.wordsDescription,
      descriptionCat: content.wordsDescriptionCat,
      descriptionEng: content.wordsDescriptionEng,
      score: content.wordsScore,
      words: content.words,
      wordsCat: content.wordsCat,
      wordsEng: content.wordsEng,
    },
  };
}
