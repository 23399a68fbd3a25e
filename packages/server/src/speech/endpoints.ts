import type { Operations } from "../http/operation.ts";
import type { Speeches } from "./service.ts";

export function speechOperations(speeches: Pick<Speeches, "speak">) {
  return {
    async speakText({ viewer, body, isGone, answer }) {
      const { gymId: experienceId, ...wanted } = body;
      return answer(await speeches.speak(viewer, { ...wanted, experienceId, isGone }));
    },
  } satisfies Operations;
}
