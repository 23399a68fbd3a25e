import { DEFAULT_GYM_TYPE, PRIVATE_GYM } from "@panel/domain/gymkhana";
import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "@panel/domain/languages";

/*
 * What an author writes of an experience, by the names of the contract's form. Stored as it came;
 * what was never written has the value given here.
 */

type Suffix = "" | "Cat" | "Eng";
type Text =
  | "gymName"
  | "gymDescription"
  | "gymSlogan"
  | "gymCredits"
  | "storyText"
  | "prizeName"
  | "prizeDescription";
type Asset = "gymCreditsImg" | "storyImg" | "storySound" | "prizeImg";

export type GymkhanaContent = Record<`${Text}${Suffix}`, string> &
  Record<`${Asset}${Suffix}`, number> & {
    gymCity: string;
    gymLang: ContentLanguage;
    gymType: string;
    gymModelId: number;
    gymCode: string;
    gymPrivate: 2 | 3;
    requiresRegister: 0 | 1;
    manualGeo: 0 | 1;
    repeatGym: 0 | 1;
    /** Null: there is a prize when it has a name. */
    prizeEnabled: 0 | 1 | null;
    prizeScore: number;
    prizeRaffle: 0 | 1;
    prizeLocation: string;
    prizeLatitude: number | null;
    prizeLongitude: number | null;
    prizeIniDay: string;
    prizeEndDay: string;
    prizeAmStart: string;
    prizeAmEnd: string;
    prizePmStart: string;
    prizePmEnd: string;
    prizeLotteryDate: string;
  };

const EMPTY: GymkhanaContent = {
  ...everyLanguage("gymName", ""),
  ...everyLanguage("gymDescription", ""),
  ...everyLanguage("gymSlogan", ""),
  ...everyLanguage("gymCredits", ""),
  ...everyLanguage("gymCreditsImg", 0),
  ...everyLanguage("storyText", ""),
  ...everyLanguage("storyImg", 0),
  ...everyLanguage("storySound", 0),
  ...everyLanguage("prizeName", ""),
  ...everyLanguage("prizeDescription", ""),
  ...everyLanguage("prizeImg", 0),
  gymCity: "",
  gymLang: "cas",
  gymType: DEFAULT_GYM_TYPE,
  gymModelId: 0,
  gymCode: "",
  gymPrivate: PRIVATE_GYM.free,
  requiresRegister: 0,
  manualGeo: 0,
  repeatGym: 0,
  prizeEnabled: null,
  prizeScore: 5,
  prizeRaffle: 0,
  prizeLocation: "",
  prizeLatitude: null,
  prizeLongitude: null,
  prizeIniDay: "",
  prizeEndDay: "",
  prizeAmStart: "",
  prizeAmEnd: "",
  prizePmStart: "",
  prizePmEnd: "",
  prizeLotteryDate: "",
};

export function gymkhanaContent(stored: string): GymkhanaContent {
  return { ...EMPTY, ...(JSON.parse(stored) as Partial<GymkhanaContent>) };
}

/** The content after a form was sent: fields that it leaves out stay as they are. */
export function withForm(
  stored: string | undefined,
  form: Record<string, unknown>,
): GymkhanaContent {
  const before = stored === undefined ? EMPTY : gymkhanaContent(stored);
  const given = Object.entries(form).filter(([name]) => Object.hasOwn(EMPTY, name));
  return { ...before, ...Object.fromEntries(given) };
}

/** Content language and field suffix, in the order of the tabs. */
export function languageSuffixes(): [ContentLanguage, Suffix][] {
  return CONTENT_LANGUAGES.map((language) => [language, LANGUAGE[language].suffix]);
}

/** One field in three languages, all with the same value. */
export function everyLanguage<Name extends string, Value>(
  name: Name,
  value: Value,
): Record<`${Name}${Suffix}`, Value> {
  const entries = languageSuffixes().map(([, suffix]) => [`${name}${suffix}`, value]);
  return Object.fromEntries(entries) as Record<`${Name}${Suffix}`, Value>;
}
