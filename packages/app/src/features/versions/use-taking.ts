import { restoreGymkhanaVersion } from "@panel/api-client/panel";
import { pointFields } from "@panel/domain/experience/point";
import { toFormModel, withValues } from "@panel/domain/experience/fields";
import { experienceFields } from "@panel/domain/experience/experience";
import { valueAt } from "@panel/domain/experience/fields";
import type { ValueChange } from "@panel/domain/versions/compare";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryProps } from "../../route/history.ts";
import { pointDraftKey } from "../../route/point-draft.ts";
import { experienceRecord } from "../../route/queries.ts";
import { changed } from "../../shared/what-changed.ts";
import { useUser } from "../../session/use-session.ts";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { readDraft, writeDraft } from "../../shared/editing/draft.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import type { Taking } from "./Comparison.tsx";
import type { VersionContent } from "../../route/version-content.ts";

/**
 * Takes values of an earlier version into the form and into the drafts of points, and brings deleted points back.
 * @param latest what is stored now
 */
export function useTaking(
  { experienceId, onTake, openPoint }: HistoryProps,
  number: number,
  latest: VersionContent | undefined,
): Taking {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const user = useUser();
  const queryClient = useQueryClient();
  const { data: record } = useQuery(experienceRecord(experienceId));
  const [pending, setPending] = useState(false);
  const taken = () =>
    toast.show({
      tone: "success",
      title: t("VERSIONS.taken"),
      description: t("VERSIONS.takenText"),
    });

  /** Their values are unsaved in the draft of the point, which its editor opens with. */
  const intoDraft = (id: number, changes: readonly ValueChange[]) => {
    const stored = latest?.route.points.find((each) => each.id === id)?.point;
    const version = record?.mappoints.find(({ IdPoint }) => IdPoint === id)?.version;
    if (!stored || version === undefined) return;
    const base = toFormModel(pointFields, stored);
    const key = pointDraftKey(user.id, experienceId, id);
    const kept = readDraft(key, (values) => values as typeof base);
    const then = toFormModel(
      pointFields,
      withValues(
        stored,
        changes.map(({ path, before }) => [path, before] as const),
      ),
    );
    const values = withValues(
      kept?.values ?? base,
      changes.map(({ path }) => [path, valueAt(then, path)] as const),
    );
    writeDraft(key, { ...(kept ?? { base, version }), values, savedAt: Date.now() });
    taken();
  };

  return {
    values(changes) {
      if (!latest) return;
      const then = toFormModel(
        experienceFields,
        withValues(
          latest.route.experience,
          changes.map(({ path, before }) => [path, before] as const),
        ),
      );
      onTake(changes.map(({ path }) => [path, valueAt(then, path)] as const));
      taken();
    },
    point: (id) => (openPoint === id ? undefined : (changes) => intoDraft(id, changes)),
    deleted: (id) => {
      setPending(true);
      withSession(() =>
        restoreGymkhanaVersion(panelApi, { gymId: experienceId, number, mappointIds: [id] }),
      )
        .then(
          async () => {
            await changed(queryClient, "experiences");
            toast.show({ tone: "success", title: t("VERSIONS.pointBack") });
          },
          (error: unknown) => toast.show({ tone: "error", title: errorText(error) }),
        )
        .finally(() => setPending(false));
    },
    pending,
  };
}
