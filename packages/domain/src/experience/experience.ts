import { CONTENT_LANGUAGES, DEFAULT_CONTENT_LANGUAGE } from "../languages.ts";
import { ACCESS_CODE_LENGTH, isAccessCode } from "./access-code.ts";
import type { FieldPath, FormModel, Model, Patch } from "./field.ts";
import * as field from "./field.ts";
import { LONG_TEXT_MAX } from "./limits.ts";
import { isPrizeValueInForce, pickupProblems, prizeFields } from "./prize.ts";
import { changedProblems, emptyModel, problemsOf, toFormModel, type Problem } from "./fields.ts";
import { formSchema, modelSchema } from "./field-schema.ts";

export const NAME_MAX = 60;

/** Fields of an experience that its author writes. Its points are separate records. */
export const experienceFields = {
  name: field.texts({ max: NAME_MAX, required: true }),
  description: field.texts({ max: LONG_TEXT_MAX, required: true, lines: true }),
  /** Welcome phrase. */
  slogan: field.texts({ max: LONG_TEXT_MAX, required: true }),
  image: field.asset("image", { required: true }),
  city: field.text({ max: 120, required: true }),
  code: field.text({
    max: ACCESS_CODE_LENGTH,
    required: true,
    validate: (code) => (isAccessCode(code) ? undefined : "VALIDATION.invalidCode"),
  }),
  /** Language in which the experience starts. */
  language: field.choice(CONTENT_LANGUAGES, DEFAULT_CONTENT_LANGUAGE),
  type: field.text({ max: 10, required: true, default: "09" }),
  requiresRegister: field.flag(false),
  /** Whether playing needs the player's position. */
  geolocated: field.flag(false),
  /** Test mode: players can change their position without walking. */
  freeMovement: field.flag(false),
  repeat: field.flag(false),
  /** Whether visitors play its published version in a browser. */
  openOnWeb: field.flag(false),
  /** Whether the list of open routes shows it. */
  listed: field.flag(false),
  /** The first and the last day on which a visit may start; empty for any. */
  opensOn: field.day(() => undefined),
  closesOn: field.day(() => undefined),
  collaborators: field.users,
  credits: { text: field.texts({ max: LONG_TEXT_MAX, lines: true }), image: field.assets("image") },
  story: {
    text: field.texts({ max: LONG_TEXT_MAX, lines: true }),
    image: field.assets("image"),
    audio: field.assets("audio"),
  },
  prize: prizeFields,
};
export type Experience = Model<typeof experienceFields>;
export type Story = Experience["story"];
export type ExperienceForm = FormModel<typeof experienceFields>;
/** The changes of a save. Values that it leaves out stay unchanged. */
export type ExperienceChanges = Patch<typeof experienceFields>;
export type ExperiencePath = FieldPath<typeof experienceFields>;

export const experienceSchema = modelSchema(experienceFields);

/** Initial values of a new experience, which is played on site. */
export function newExperience(code: string): Experience {
  return { ...emptyModel(experienceFields), code, geolocated: true };
}

/** The problems of the form of an experience. Of the prize, only values that players would see are validated. */
export function experienceProblems(form: ExperienceForm): Problem[] {
  const inForce = (path: string, kind: string) =>
    kind === "text" || !path.startsWith("prize.") || isPrizeValueInForce(path, form.prize);
  const found = problemsOf(experienceFields, form, (value) =>
    inForce(value.path, value.field.kind),
  );
  const order = isPrizeValueInForce("prize.pickup.lastDay", form.prize)
    ? Object.entries(pickupProblems(form.prize.pickup))
    : [];
  const { opensOn, closesOn } = form;
  const closesFirst = opensOn !== "" && closesOn !== "" && closesOn < opensOn;
  const known = new Set(found.map(({ path }) => path));
  return [
    ...found,
    ...order
      .map(([name, problem]): Problem => ({ path: `prize.pickup.${name}`, problem }))
      .filter(({ path }) => !known.has(path)),
    ...(closesFirst && !known.has("closesOn")
      ? [{ path: "closesOn", problem: "FORM.closesBeforeOpening" } as const]
      : []),
  ];
}

/**
 * The problems of an experience that is saved: those that the form shows, and those of values that the save changes, whether
 * players would see them or not.
 */
export function savedExperienceProblems(
  changes: ExperienceChanges,
  after: Experience,
): readonly Problem[] {
  const form = toFormModel(experienceFields, after);
  const shown = experienceProblems(form);
  const known = new Set(shown.map(({ path }) => path));
  const changed = changedProblems(experienceFields, changes, form);
  return [...shown, ...changed.filter(({ path }) => !known.has(path))];
}

/** Schema of the form of an experience: its shape and its rules. */
export const experienceFormSchema = formSchema(experienceFields, experienceProblems);
