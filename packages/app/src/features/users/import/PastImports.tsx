import { isApiError } from "@panel/api-client";
import { listImports, undoImport, type EditorsImport } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Card } from "@panel/ui/card";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useChangeTime } from "../../../shared/use-change-time.ts";
import { userKeys } from "../../../shared/person/user-list.ts";
import { ConfirmUndo } from "./ConfirmUndo.tsx";

/**
 * Earlier imports that can still be undone; nothing where there are none.
 * @param supervisorId whose editors they made; undefined for the viewer's
 */
export function PastImports({ supervisorId }: { supervisorId: number | undefined }) {
  const { t } = useTranslation();
  const toast = useToast();
  const time = useChangeTime();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: [...userKeys.all, "imports", supervisorId],
    queryFn: ({ signal }) =>
      listImports(panelApi, supervisorId === undefined ? {} : { supervisorId }, { signal }).catch(
        (error: unknown) => {
          // A back end without the list.
          if (isApiError(error, "notFound")) return [];
          throw error;
        },
      ),
  });
  const [undoing, setUndoing] = useState<EditorsImport>();
  if (data.length === 0) return null;

  const undo = async ({ requestId }: EditorsImport) => {
    const { deleted } = await withSession(() =>
      undoImport(panelApi, { requestId, ...(supervisorId === undefined ? {} : { supervisorId }) }),
    );
    await queryClient.invalidateQueries({ queryKey: userKeys.all });
    toast.show({ tone: "success", title: t("IMPORT.undone", { count: deleted }) });
  };

  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports" className="mb-2 text-body font-semibold">
        {t("IMPORT.past")}
      </h3>
      <Card padded={false} asChild>
        <ul className="divide-y divide-line">
          {data.map((each) => (
            <li key={each.requestId} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
              <div className="min-w-0 flex-1">
                <p className="text-body">{t("WELCOME.pendingUsers", { count: each.pending })}</p>
                <p className="text-caption text-ink-muted">
                  {[
                    time.short(each.importedAt),
                    each.answered > 0 && t("IMPORT.answered", { count: each.answered }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <Button size="sm" onClick={() => setUndoing(each)}>
                {t("IMPORT.undo")}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmUndo
        open={undoing !== undefined}
        onUndo={async () => undoing && undo(undoing)}
        onClose={() => setUndoing(undefined)}
      />
    </section>
  );
}
