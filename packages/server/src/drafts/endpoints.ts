import type { Operations } from "../http/operation.ts";
import type { Glossaries } from "./glossary.ts";
import type { Drafts } from "./service.ts";
import type { AltDrafts } from "./alt-texts.ts";

export function draftOperations(drafts: Drafts, glossaries: Glossaries, altDrafts: AltDrafts) {
  return {
    async draftAltTexts({ viewer, body, isGone, answer }) {
      return answer(await altDrafts.draft(viewer, body.id, isGone));
    },

    async getTextDrafts({ viewer, query, answer }) {
      return answer(await drafts.read(viewer, query.gymId));
    },

    async startTextDrafts({ viewer, body, answer }) {
      const { gymId: experienceId, languages, which } = body;
      return answer(await drafts.start(viewer, { experienceId, languages, which }));
    },

    async stopTextDrafts({ viewer, body, answer }) {
      return answer(await drafts.stop(viewer, body.gymId));
    },

    async dropTextDrafts({ viewer, body, answer }) {
      return answer(await drafts.drop(viewer, body.gymId, body.drafts));
    },

    async getGlossary({ viewer, query, answer }) {
      return answer(await glossaries.read(viewer, query.gymId));
    },

    async saveGlossary({ viewer, body, answer }) {
      const { gymId, version, entries } = body;
      return answer(await glossaries.save(viewer, gymId, { version, entries }));
    },
  } satisfies Operations;
}
