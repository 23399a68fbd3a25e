import { DEFAULT_PUZZLE_SIZE, DEFAULT_SCORE, type Challenge } from "@panel/domain/challenge";
import { storedPosition } from "@panel/domain/map-point";
import { everyLanguage } from "../experiences/content.ts";

type Suffix = "" | "Cat" | "Eng";
type Text =
  | "mappointName"
  | "storyTitle"
  | "storyText"
  | "challengeDesc"
  | "question"
  | "answerCorrect"
  | "answerIncorrect1"
  | "answerIncorrect2"
  | "puzzleDescription"
  | "words"
  | "wordsDescription";

/** What an author writes of a point, by the names of the contract's form. */
export type PointContent = Record<`${Text}${Suffix}`, string> &
  Record<`${"storyImg" | "storySound"}${Suffix}`, number> & {
    latitude: number;
    longitude: number;
    location: string;
    streetName: string;
    streetNumber: string;
    city: string;
    postcode: string;
    country: string;
    lifetime: number;
    isFinal: 0 | 1;
    Qtype: string;
    flagAnim: 0 | 1 | 2;
    /** 'null', as the form says it, means none. */
    chatbotId: string;
    challengeModelId: number;
    challengeType: Challenge;
    scoreCorrect: number;
    scoreIncorrect: number;
    puzzleImg: number;
    puzzleSize: number;
    puzzleScore: number;
    wordsScore: number;
    pointsScore: number;
  };

const EMPTY: PointContent = {
  ...everyLanguage("mappointName", ""),
  ...everyLanguage("storyTitle", ""),
  ...everyLanguage("storyText", ""),
  ...everyLanguage("storyImg", 0),
  ...everyLanguage("storySound", 0),
  ...everyLanguage("challengeDesc", ""),
  ...everyLanguage("question", ""),
  ...everyLanguage("answerCorrect", ""),
  ...everyLanguage("answerIncorrect1", ""),
  ...everyLanguage("answerIncorrect2", ""),
  ...everyLanguage("puzzleDescription", ""),
  ...everyLanguage("words", ""),
  ...everyLanguage("wordsDescription", ""),
  latitude: 0,
  longitude: 0,
  location: "",
  streetName: "",
  streetNumber: "",
  city: "",
  postcode: "",
  country: "",
  lifetime: 0,
  isFinal: 0,
  Qtype: "",
  flagAnim: 0,
  chatbotId: "null",
  challengeModelId: 0,
  challengeType: "espera",
  scoreCorrect: DEFAULT_SCORE,
  scoreIncorrect: 0,
  puzzleImg: 0,
  puzzleSize: DEFAULT_PUZZLE_SIZE,
  puzzleScore: DEFAULT_SCORE,
  wordsScore: DEFAULT_SCORE,
  pointsScore: DEFAULT_SCORE,
};

export function pointContent(stored: string): PointContent {
  return { ...EMPTY, ...(JSON.parse(stored) as Partial<PointContent>) };
}

/** The content after a form was sent: fields that it leaves out stay as they are. */
export function withForm(stored: string | undefined, form: Record<string, unknown>): PointContent {
  const before = stored === undefined ? EMPTY : pointContent(stored);
  const given = Object.entries(form).filter(([name]) => Object.hasOwn(EMPTY, name));
  const content: PointContent = { ...before, ...Object.fromEntries(given) };
  const { lat, lon } = storedPosition({ lat: content.latitude, lon: content.longitude });
  return { ...content, latitude: lat, longitude: lon };
}
