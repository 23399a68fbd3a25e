import { CHALLENGE_TYPES, CHALLENGE_WIRE, PLAYED_KINDS } from "./challenge.ts";
import { createCodec } from "./codec.ts";
import { experienceFields } from "./experience.ts";
import { pointFields } from "./point.ts";

/** Values of `PrivateGym`: whether the experience needs the player's place (document 2, section 9). */
export const PRIVATE_GYM = { true: 3, false: 2 } as const;

/** The names of an experience in `GymkhanaForm` and `GymkhanaRecord`. */
export const experienceWire = createCodec(experienceFields, "gymkhana", {
  name: { form: "gymName", record: ["gymkhana", "GymName"] },
  description: { form: "gymDescription", record: ["gymkhana", "Description1"] },
  slogan: { form: "gymSlogan", record: ["gymkhana", "Description2"] },
  image: { form: "gymModelId", record: ["gymkhana", "IdMod"] },
  city: { form: "gymCity", record: ["gymkhana", "City"] },
  code: { form: "gymCode", record: ["gymkhana", "code"] },
  language: { form: "gymLang", record: ["gymkhana", "GymLang"] },
  type: { form: "gymType", record: ["gymkhana", "GymType"] },
  requiresRegister: { form: "requiresRegister", record: ["gymkhana", "RequiresRegister"] },
  geolocated: { form: "gymPrivate", record: ["gymkhana", "PrivateGym"], values: PRIVATE_GYM },
  freeMovement: { form: "manualGeo", record: ["gymkhana", "ManualMov"] },
  repeat: { form: "repeatGym", record: ["gymkhana", "RepeatGym"] },
  // The record lists them with their names in `editors`.
  collaborators: { form: "editorIds" },
  "credits.text": { form: "gymCredits", record: ["gymcredits", "Credits"] },
  "credits.image": { form: "gymCreditsImg", record: ["gymcredits", "IdImg"] },
  "story.text": { form: "storyText", record: ["mappointstory", "Description"] },
  "story.image": { form: "storyImg", record: ["mappointstory", "IdMod"] },
  "story.audio": { form: "storySound", record: ["mappointstory", "IdSnd"] },
  // The record contains a reward if there is a prize.
  "prize.enabled": { form: "prizeEnabled" },
  "prize.name": { form: "prizeName", record: ["rewards", "Name"] },
  "prize.description": { form: "prizeDescription", record: ["rewards", "Description"] },
  "prize.image": { form: "prizeImg", record: ["rewards", "IdMod"] },
  "prize.delivery": {
    form: "prizeRaffle",
    record: ["rewards", "Raffle"],
    values: { prize: 0, lottery: 1 },
  },
  "prize.score": { form: "prizeScore", record: ["rewards", "Score"] },
  "prize.pickup.firstDay": { form: "prizeIniDay", record: ["rewards", "IniDay"] },
  "prize.pickup.lastDay": { form: "prizeEndDay", record: ["rewards", "EndDay"] },
  "prize.pickup.morningStart": { form: "prizeAmStart", record: ["rewards", "AmStart"] },
  "prize.pickup.morningEnd": { form: "prizeAmEnd", record: ["rewards", "AmEnd"] },
  "prize.pickup.afternoonStart": { form: "prizePmStart", record: ["rewards", "PmStart"] },
  "prize.pickup.afternoonEnd": { form: "prizePmEnd", record: ["rewards", "PmEnd"] },
  "prize.pickup.place": {
    form: ["prizeLatitude", "prizeLongitude"],
    record: ["rewards", ["Latitude", "Longitude"]],
  },
  "prize.pickup.address": { form: "prizeLocation", record: ["rewards", "Location"] },
  "prize.lotteryDay": { form: "prizeLotteryDate", record: ["rewards", "LotteryDate"] },
});

/** The parts of `MapPointMinigame`, one for each kind of challenge. */
export const GAMES = PLAYED_KINDS.map((kind) => CHALLENGE_TYPES[kind]).toSorted();

/** The names of a point in `MapPointForm` and `MapPointRecord`. */
export const pointWire = createCodec(pointFields, "point", {
  name: { form: "mappointName", record: ["point", "PointName"] },
  position: { form: ["latitude", "longitude"], record: ["point", ["Latitude", "Longitude"]] },
  "address.location": { form: "location", record: ["point", "Location"] },
  "address.streetName": { form: "streetName", record: ["point", "StreetName"] },
  "address.streetNumber": { form: "streetNumber", record: ["point", "StreetNumber"] },
  "address.city": { form: "city", record: ["point", "City"] },
  "address.postcode": { form: "postcode", record: ["point", "Postcode"] },
  "address.country": { form: "country", record: ["point", "Country"] },
  duration: { form: "lifetime", record: ["point", "LifeTime"] },
  activationDependency: { form: "dependency", record: ["point", "Dependency"] },
  deactivationDependency: { form: "dependencyNeg", record: ["point", "DependencyNeg"] },
  isFinal: { form: "isFinal", record: ["point", "IsFinal"] },
  chatbot: { form: "chatbotId", record: ["point", "IdChatbot"] },
  "story.title": { form: "storyTitle", record: ["mappointstory", "Title"] },
  "story.text": { form: "storyText", record: ["mappointstory", "Description"] },
  "story.image": { form: "storyImg", record: ["mappointstory", "IdMod"] },
  "story.audio": { form: "storySound", record: ["mappointstory", "IdSnd"] },
  "model.asset": { form: "challengeModelId", record: ["point", "IdChallengeModel"] },
  "model.title": { form: "challengeDesc", record: ["mappointardesc", "Description"] },
  "model.animation": {
    form: "flagAnim",
    record: ["point", "FlagAnim"],
    values: { waiting: 0, automatic: 1, none: 2 },
  },
  "model.clip": { form: "challengeModelClip", record: ["point", "ChallengeModelClip"] },
  "challenge.kind": {
    form: "challengeType",
    record: ["minigame", "Type"],
    values: CHALLENGE_TYPES,
  },
  ...CHALLENGE_WIRE,
});
