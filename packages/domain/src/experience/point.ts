import { challengeFields } from "./challenge.ts";
import type { FieldPath, FormModel, Model, Patch } from "./field.ts";
import * as field from "./field.ts";
import { LONG_TEXT_MAX } from "./limits.ts";
import { CLIP_NAME_MAX } from "../model-clips.ts";
import { changedProblems, problemsOf, toFormModel, type Problem } from "./fields.ts";
import { formSchema, modelSchema } from "./field-schema.ts";

/** How a point's 3D model moves (document 2, section 2). */
export const ANIMATIONS = ["waiting", "automatic", "none"] as const;

/** How a visitor shows to be at a point: by being near it, or by reading the code that stands there. */
export const CHECK_INS = ["position", "code"] as const;

/** Within how many metres a point is reached, which is as exact as a phone's GPS is in a street. */
export const RADIUS = { min: 5, max: 100, default: 15 } as const;

/** Fields of a map point that its author writes. */
export const pointFields = {
  name: field.texts({ max: 60 }),
  position: field.place,
  address: {
    /** The whole address as one text. */
    location: field.text({ max: 500 }),
    streetName: field.text({ max: 200 }),
    streetNumber: field.text({ max: 30 }),
    city: field.text({ max: 120 }),
    postcode: field.text({ max: 20 }),
    country: field.text({ max: 100 }),
  },
  checkIn: {
    by: field.choice(CHECK_INS, "position"),
    /** Metres. */
    radius: field.number(RADIUS),
    /** What the code at the place says. Points that are copied keep it: the code stands there already. */
    code: field.text({ max: 40 }),
  },
  /** Seconds; 0 is indefinite. */
  duration: field.number({ max: 31_536_000, default: 0 }),
  /** The point opens once this one was visited. */
  activationDependency: field.point,
  /** The point closes once this one was visited. */
  deactivationDependency: field.point,
  /** The experience ends here. */
  isFinal: field.flag(false),
  chatbot: field.bot,
  story: {
    title: field.texts({ max: 200 }),
    text: field.texts({ max: LONG_TEXT_MAX, lines: true }),
    image: field.assets("image"),
    audio: field.assets("audio"),
  },
  /** The 3D model that stands at the point in augmented reality. */
  model: {
    asset: field.asset("model"),
    title: field.texts({ max: 500 }),
    animation: field.choice(ANIMATIONS, "waiting"),
    /** Name of the animation that plays; empty, or one that the model lacks, is its first. */
    clip: field.text({ max: CLIP_NAME_MAX }),
  },
  challenge: challengeFields,
};
export type Point = Model<typeof pointFields>;
export type PointForm = FormModel<typeof pointFields>;
/** The changes of a save. Values that it leaves out stay unchanged. */
export type PointChanges = Patch<typeof pointFields>;
export type PointPath = FieldPath<typeof pointFields>;

export const pointSchema = modelSchema(pointFields);

/** The problems of a point that is saved, of the values that the save changes. */
export function savedPointProblems(changes: PointChanges, after: Point): readonly Problem[] {
  return changedProblems(pointFields, changes, toFormModel(pointFields, after));
}

/** Schema of the form of a point. Position and name are only checked on saving: see `pointObstacle`. */
export const pointFormSchema = formSchema(pointFields, (form) => problemsOf(pointFields, form));
