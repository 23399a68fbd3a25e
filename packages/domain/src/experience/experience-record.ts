import { experienceFields, type Experience, type ExperienceChanges } from "./experience.ts";
import { patched } from "./fields.ts";
import { experienceWire } from "./wire.ts";

/** All values that a form of an experience may send. */
export type ExperienceFormFields = Parameters<typeof experienceWire.fromForm>[0];

/** The authored content of an experience, in the contract's parts of `GymkhanaRecord`. */
export function toExperienceRecord(experience: Experience) {
  const story = experienceWire.toRows(experience, "mappointstory");
  return {
    ...experienceWire.toPart(experience, "gymkhana", null),
    rewards: experience.prize.enabled ? [experienceWire.toPart(experience, "rewards", null)] : [],
    mappointstory: story.map((row) => ({ IdMappoint: 0, Title: "", ...row })),
    gymcredits: experienceWire.toRows(experience, "gymcredits"),
  };
}

type WrittenRecord = ReturnType<typeof toExperienceRecord>;

/** The parts of a record that are read. Its list of stories also contains those of the points. */
export interface ReadExperience extends WrittenRecord {
  editors: readonly { editor_id: number }[];
}

export function fromExperienceRecord(record: ReadExperience): Experience {
  const [reward] = record.rewards;
  const experience = experienceWire.fromParts({
    gymkhana: record,
    rewards: reward,
    mappointstory: record.mappointstory.filter(({ IdMappoint }) => IdMappoint === 0),
    gymcredits: record.gymcredits,
  });
  return patched(experienceFields, experience, {
    collaborators: record.editors.map(({ editor_id }) => editor_id).toSorted((a, b) => a - b),
    prize: { enabled: reward !== undefined },
  });
}

/**
 * The patch that a form describes. If a form does not send the prize flag but sends a prize name, the prize is
 * enabled if the name is not empty.
 */
export function experienceChanges(form: ExperienceFormFields): ExperienceChanges {
  const patch = experienceWire.fromForm(form);
  if (form.prizeEnabled !== undefined || form.prizeName === undefined) return patch;
  return { ...patch, prize: { ...patch.prize, enabled: form.prizeName.trim() !== "" } };
}
