import { PRIVATE_GYM } from "@panel/domain/gymkhana";
import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  perLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import type { GymkhanaForm, GymkhanaRecord } from "@panel/api-client/panel";
import type { ExperienceValues } from "./schema.ts";

type WireText = "GymName" | "Description1" | "Description2";

/** An experience as read, in the shape of the form. `Description2` is the welcome phrase. */
export function toValues(record: GymkhanaRecord): ExperienceValues {
  const texts = (field: WireText): PerLanguage<string> =>
    perLanguage((language) => record[`${field}${LANGUAGE[language].suffix}`]);
  return {
    name: texts("GymName"),
    description: texts("Description1"),
    slogan: texts("Description2"),
    city: record.City,
    code: record.code,
    gymLang: record.GymLang,
    gymType: record.GymType,
    requiresRegister: record.RequiresRegister === 1,
    geolocated: record.PrivateGym === PRIVATE_GYM.geolocated,
    freeMovement: record.ManualMov === 1,
    repeat: record.RepeatGym === 1,
  };
}

const flag = (on: boolean) => (on ? 1 : 0);

/** The form in the shape of the call. What the form does not hold is left out and so keeps its value. */
export function toForm(
  values: ExperienceValues,
  record: { id: number; version: number | undefined; requestId?: string; idUser: number },
): GymkhanaForm {
  const texts = (field: "gymName" | "gymDescription" | "gymSlogan", text: PerLanguage<string>) =>
    Object.fromEntries(
      CONTENT_LANGUAGES.map((language) => [`${field}${LANGUAGE[language].suffix}`, text[language]]),
    );
  return {
    gymId: record.id,
    version: record.version,
    ...(record.requestId ? { requestId: record.requestId } : {}),
    idUser: record.idUser,
    ...texts("gymName", values.name),
    ...texts("gymDescription", values.description),
    ...texts("gymSlogan", values.slogan),
    gymCity: values.city,
    gymCode: values.code,
    gymLang: values.gymLang,
    gymType: values.gymType,
    requiresRegister: flag(values.requiresRegister),
    gymPrivate: values.geolocated ? PRIVATE_GYM.geolocated : PRIVATE_GYM.free,
    manualGeo: flag(values.freeMovement),
    repeatGym: flag(values.repeat),
  } as GymkhanaForm;
}
