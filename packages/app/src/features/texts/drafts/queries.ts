import { getTextDrafts, type TextDrafts } from "@panel/api-client/panel";
import { isApiError } from "@panel/api-client";
import { outdatedKey } from "@panel/domain/texts/texts";
import { addWords } from "@panel/i18n/parts";
import { queryOptions } from "@tanstack/react-query";
import { experienceKeys } from "../../../route/queries.ts";
import { panelApi } from "../../../shared/connections.ts";

export type MachineDraft = TextDrafts["drafts"][number];
export type MachineDrafts = ReadonlyMap<string, MachineDraft>;
export type DraftRun = NonNullable<TextDrafts["run"]>;

/** How often a run is looked after, in ms. */
const LOOK = 1500;
const NONE: TextDrafts = { available: false, languages: [], run: null, drafts: [] };

export const draftsKey = (id: number) => [...experienceKeys.all, "drafts", id] as const;
export const glossaryKey = (id: number) => [...experienceKeys.all, "glossary", id] as const;

/**
 * The machine drafts of an experience's translations, with the words for them; none where the server has no language model, or
 * is an older one.
 */
export const textDrafts = (id: number) =>
  queryOptions({
    queryKey: draftsKey(id),
    queryFn: async ({ signal }): Promise<TextDrafts> => {
      try {
        const drafts = await getTextDrafts(panelApi, { gymId: id }, { signal });
        if (drafts.available) await addWords("drafts");
        return drafts;
      } catch (error) {
        if (isApiError(error, "notFound")) return NONE;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.run?.state === "running" ? LOOK : false),
  });

/** By the keys of the desk. */
export const draftsByKey = (drafts: readonly MachineDraft[]): MachineDrafts =>
  new Map(drafts.map((draft) => [outdatedKey(draft.id, draft.language), draft]));
