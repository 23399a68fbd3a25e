import { PRIVATE_GYM } from "@panel/domain/gymkhana";
import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  perLanguage,
  type ContentLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import type { GymkhanaForm, GymkhanaRecord } from "@panel/api-client/panel";
import { editorIds, editorsText } from "./collaborators/editors.ts";
import { toDelivery, toDeliveryForm } from "./prize/mapping.ts";
import type { ExperienceValues } from "./schema.ts";

type WireText = "GymName" | "Description1" | "Description2";
type PrizeText = "Name" | "Description";

/** An experience as read, in the shape of the form. `Description2` is the welcome phrase. */
export function toValues(record: GymkhanaRecord): ExperienceValues {
  const texts = (field: WireText): PerLanguage<string> =>
    perLanguage((language) => record[`${field}${LANGUAGE[language].suffix}`]);
  const prize = record.rewards[0];
  const prizeTexts = (field: PrizeText): PerLanguage<string> =>
    perLanguage((language) => prize?.[`${field}${LANGUAGE[language].suffix}`] ?? "");
  const credits = (language: ContentLanguage) =>
    record.gymcredits.find((row) => row.Lang === language);
  const story = (language: ContentLanguage) =>
    record.mappointstory.find((row) => row.IdMappoint === 0 && row.Lang === language);
  return {
    name: texts("GymName"),
    description: texts("Description1"),
    slogan: texts("Description2"),
    image: record.IdMod,
    city: record.City,
    code: record.code,
    gymLang: record.GymLang,
    gymType: record.GymType,
    requiresRegister: record.RequiresRegister === 1,
    geolocated: record.PrivateGym === PRIVATE_GYM.geolocated,
    freeMovement: record.ManualMov === 1,
    repeat: record.RepeatGym === 1,
    editors: editorsText(record.editors.map(({ editor_id }) => editor_id)),
    credits: perLanguage((language) => credits(language)?.Credits ?? ""),
    creditsImage: perLanguage((language) => credits(language)?.IdImg ?? 0),
    story: perLanguage((language) => story(language)?.Description ?? ""),
    storyImage: perLanguage((language) => story(language)?.IdMod ?? 0),
    storySound: perLanguage((language) => story(language)?.IdSnd ?? 0),
    prizeEnabled: prize !== undefined,
    prizeName: prizeTexts("Name"),
    prizeDescription: prizeTexts("Description"),
    prizeImage: perLanguage((language) => prize?.[`IdMod${LANGUAGE[language].suffix}`] ?? 0),
    ...toDelivery(prize),
  };
}

const flag = (on: boolean) => (on ? 1 : 0);

/** The form in the shape of the call. What the form does not hold is left out and so keeps its value. */
export function toForm(
  values: ExperienceValues,
  record: { id: number; version: number | undefined; requestId?: string; idUser: number },
): GymkhanaForm {
  const each = (field: string, value: PerLanguage<string | number>) =>
    Object.fromEntries(
      CONTENT_LANGUAGES.map((language) => [
        `${field}${LANGUAGE[language].suffix}`,
        value[language],
      ]),
    );
  return {
    gymId: record.id,
    version: record.version,
    ...(record.requestId ? { requestId: record.requestId } : {}),
    idUser: record.idUser,
    ...each("gymName", values.name),
    ...each("gymDescription", values.description),
    ...each("gymSlogan", values.slogan),
    gymModelId: values.image,
    gymCity: values.city,
    gymCode: values.code,
    gymLang: values.gymLang,
    gymType: values.gymType,
    requiresRegister: flag(values.requiresRegister),
    gymPrivate: values.geolocated ? PRIVATE_GYM.geolocated : PRIVATE_GYM.free,
    manualGeo: flag(values.freeMovement),
    repeatGym: flag(values.repeat),
    editorIds: editorIds(values.editors),
    ...each("gymCredits", values.credits),
    ...each("gymCreditsImg", values.creditsImage),
    ...each("storyText", values.story),
    ...each("storyImg", values.storyImage),
    ...each("storySound", values.storySound),
    prizeEnabled: flag(values.prizeEnabled),
    ...each("prizeName", values.prizeName),
    ...each("prizeDescription", values.prizeDescription),
    ...each("prizeImg", values.prizeImage),
    ...toDeliveryForm(values),
  } as GymkhanaForm;
}
