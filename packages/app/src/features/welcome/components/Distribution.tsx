import { updateIsEquitable, type ResourceLimits } from "@panel/api-client/panel";
import { Checkbox } from "@panel/ui/checkbox";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { resourceKeys } from "../../../shared/usage/queries.ts";

/** Switch for the fair distribution of the limits, which an admin may change, and the admin's flags, which are read-only. */
export function Distribution({ limits }: { limits: ResourceLimits }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const next = !limits.is_equitable;

  const change = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() => updateIsEquitable(panelApi, { newIsEquitable: next ? 1 : 0 }));
      await queryClient.invalidateQueries({ queryKey: resourceKeys.all });
      setAsking(false);
      toast.show({
        tone: "success",
        title: t(next ? "RESOURCES.nowEquitable" : "RESOURCES.nowShared"),
      });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4 tablet:grid-cols-3 laptop:grid-cols-1">
      <Checkbox
        label={t("LIMITS.isEquitable")}
        hint={t("LIMITS.isEquitableHint")}
        checked={limits.is_equitable}
        onCheckedChange={() => setAsking(true)}
      />
      <Checkbox
        label={t("LIMITS.hasSharedGyms")}
        hint={t("RESOURCES.setBySuperAdmin")}
        checked={limits.has_shared_gyms}
        disabled
      />
      <Checkbox
        label={t("LIMITS.hasChatbots")}
        hint={t("RESOURCES.setBySuperAdmin")}
        checked={limits.has_chatbots}
        disabled
      />
      <ConfirmDialog
        open={asking}
        title={t(next ? "RESOURCES.equitableTitle" : "RESOURCES.sharedTitle")}
        description={t(next ? "RESOURCES.equitableText" : "RESOURCES.sharedText")}
        confirmLabel={t("RESOURCES.change")}
        pending={pending}
        error={failure === undefined ? undefined : errorText(failure)}
        onConfirm={() => void change()}
        onClose={() => {
          setAsking(false);
          setFailure(undefined);
        }}
      />
    </div>
  );
}
