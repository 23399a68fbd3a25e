import type { GymkhanaRow } from "../db/schema.ts";
import { gymkhanaContent, languageSuffixes, type GymkhanaContent } from "./content.ts";

export interface Collaborator {
  editor_id: number;
  name: string;
  surname: string;
}

/**
 * The fields that an author may change, by the names of `GymkhanaRecord`; versions are compared
 * over these. Rows of a language are there only when something is written in it.
 */
export function ownFields(row: GymkhanaRow, editors: readonly Collaborator[]) {
  const content = gymkhanaContent(row.content);
  return {
    state: row.state,
    GymName: content.gymName,
    GymNameCat: content.gymNameCat,
    GymNameEng: content.gymNameEng,
    Description1: content.gymDescription,
    Description1Cat: content.gymDescriptionCat,
    Description1Eng: content.gymDescriptionEng,
    Description2: content.gymSlogan,
    Description2Cat: content.gymSloganCat,
    Description2Eng: content.gymSloganEng,
    City: content.gymCity,
    GymLang: content.gymLang,
    GymType: content.gymType,
    IdMod: content.gymModelId,
    ManualMov: content.manualGeo,
    RepeatGym: content.repeatGym,
    PrivateGym: content.gymPrivate,
    RequiresRegister: content.requiresRegister,
    code: content.gymCode,
    rewards: (content.prizeEnabled ?? content.prizeName !== "") ? [reward(content)] : [],
    editors: [...editors],
    mappointstory: stories(content, 0),
    gymcredits: credits(content),
  };
}

interface StoryContent {
  storyText: string;
  storyTextCat: string;
  storyTextEng: string;
  storyImg: number;
  storyImgCat: number;
  storyImgEng: number;
  storySound: number;
  storySoundCat: number;
  storySoundEng: number;
  storyTitle?: string;
  storyTitleCat?: string;
  storyTitleEng?: string;
}

/** Story rows of a point, or with 0 those of the experience. */
export function stories(content: StoryContent, pointId: number) {
  return languageSuffixes()
    .map(([language, suffix]) => ({
      IdMappoint: pointId,
      Lang: language,
      Title: content[`storyTitle${suffix}`] ?? "",
      Description: content[`storyText${suffix}`],
      IdMod: content[`storyImg${suffix}`],
      IdSnd: content[`storySound${suffix}`],
    }))
    .filter((row) => row.Title || row.Description || row.IdMod || row.IdSnd);
}

function credits(content: GymkhanaContent) {
  return languageSuffixes()
    .map(([language, suffix]) => ({
      Lang: language,
      Credits: content[`gymCredits${suffix}`],
      IdImg: content[`gymCreditsImg${suffix}`],
    }))
    .filter((row) => row.Credits || row.IdImg);
}

function reward(content: GymkhanaContent) {
  return {
    Name: content.prizeName,
    NameCat: content.prizeNameCat,
    NameEng: content.prizeNameEng,
    Description: content.prizeDescription,
    DescriptionCat: content.prizeDescriptionCat,
    DescriptionEng: content.prizeDescriptionEng,
    IdMod: content.prizeImg,
    IdModCat: content.prizeImgCat,
    IdModEng: content.prizeImgEng,
    Score: content.prizeScore,
    Raffle: content.prizeRaffle,
    Location: content.prizeLocation,
    Latitude: content.prizeLatitude,
    Longitude: content.prizeLongitude,
    IniDay: content.prizeIniDay,
    EndDay: content.prizeEndDay,
    AmStart: content.prizeAmStart,
    AmEnd: content.prizeAmEnd,
    PmStart: content.prizePmStart,
    PmEnd: content.prizePmEnd,
    LotteryDate: content.prizeLotteryDate,
  };
}
