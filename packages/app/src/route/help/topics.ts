import { challengeParts, PLAYED_KINDS } from "@panel/domain/experience/challenge";
import type { ExperiencePath } from "@panel/domain/experience/experience";
import type { PointPath } from "@panel/domain/experience/point";
import type { HelpPageName } from "./pages.ts";

type Pages = readonly [HelpPageName, ...HelpPageName[]];

/** The pages of help that a field has, by its path. */
const EXPERIENCE: Partial<Record<ExperiencePath, Pages>> = {
  name: ["inList", "cover"],
  description: ["cover"],
  image: ["inList", "cover"],
  slogan: ["welcome"],
  code: ["code"],
  language: ["languages"],
  requiresRegister: ["register"],
  geolocated: ["farAway", "arrived"],
  freeMovement: ["freeMovement"],
  repeat: ["again"],
  collaborators: ["together"],
  "story.text": ["welcome", "story"],
  "story.image": ["story"],
  "story.audio": ["audio"],
  "prize.name": ["prize"],
  "prize.delivery": ["pickup", "lottery"],
  "prize.score": ["score", "prize"],
  "credits.text": ["credits"],
  "credits.image": ["credits"],
};

const POINT: Partial<Record<PointPath, Pages>> = {
  name: ["map", "arrived"],
  "checkIn.by": ["arrived"],
  duration: ["timer"],
  activationDependency: ["closed", "opened"],
  deactivationDependency: ["opened", "closing"],
  isFinal: ["final", "prize", "credits"],
  chatbot: ["chatbot"],
  "story.text": ["arrived", "story"],
  "story.image": ["story"],
  "story.audio": ["audio"],
  "model.asset": ["point"],
  "model.animation": ["waiting", "automatic", "still"],
};

/** The page of each kind of challenge, by the path of the first field of the kind. */
const KINDS: ReadonlyMap<string, Pages> = new Map(
  PLAYED_KINDS.map((kind) => [`challenge.${kind}.${Object.keys(challengeParts[kind])[0]}`, [kind]]),
);

/** A field of the experience or of a point. */
export type HelpedField =
  | { of: "experience"; path: ExperiencePath }
  | { of: "point"; path: PointPath };

/** The pages of help of a field; undefined where its label and hint say enough. */
export function helpPagesOf(field: HelpedField): Pages | undefined {
  if (field.of === "experience") return EXPERIENCE[field.path];
  if (field.path === "challenge.kind") return PLAYED_KINDS as unknown as Pages;
  return POINT[field.path] ?? KINDS.get(field.path);
}
