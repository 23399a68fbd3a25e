import { shareAssets } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserMinus, Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { assetUses } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { changed } from "../../../shared/what-changed.ts";

/** Button that shares an asset with the owner's team, or stops doing so after saying who uses it. */
export function ShareAsset({ item }: { item: Pick<LibraryItem, "name" | "record"> }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { name, record } = item;
  const isShared = record.isShared === true;
  const uses = useQuery({ ...assetUses(record.id), enabled: asking });
  const ofOthers = uses.data?.ofOthers ?? 0;

  const send = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() => shareAssets(panelApi, { idMods: [record.id], isShared: !isShared }));
      await changed(queryClient, "assets");
      toast.show({
        tone: "success",
        title: t(isShared ? "SHARE.stopped" : "SHARE.done", { name }),
      });
      setAsking(false);
    } catch (error) {
      if (asking) setFailure(errorText(error));
      else toast.show({ tone: "error", title: errorText(error) });
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="sm"
        icon={isShared ? <UserMinus aria-hidden /> : <Users aria-hidden />}
        loading={pending && !asking}
        onClick={() => (isShared ? setAsking(true) : void send())}
      >
        {t(isShared ? "SHARE.stop" : "SHARE.share")}
      </Button>
      {!isShared && <p className="text-caption text-ink-muted">{t("SHARE.hint")}</p>}
      <ConfirmDialog
        open={asking}
        title={t("SHARE.stopTitle", { name })}
        description={[
          t("SHARE.stopText"),
          ...(ofOthers > 0 ? [t("SHARE.ofOthers", { count: ofOthers })] : []),
          ...(uses.error ? [t("ASSET.usesError")] : []),
        ].join(" ")}
        confirmLabel={t("SHARE.stop")}
        // Nobody confirms before it is told who uses it.
        pending={pending || uses.isFetching}
        error={failure}
        onConfirm={() => void send()}
        onClose={() => {
          setFailure(undefined);
          setAsking(false);
        }}
      />
    </div>
  );
}
