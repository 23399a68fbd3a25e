import { isApiError } from "@panel/api-client";
import type { GymkhanaSummary } from "@panel/api-client/panel";
import { ARCHIVE_BYTES } from "@panel/domain/experience/archive";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { DropZone } from "@panel/ui/upload";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../../shared/edit-target.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useUploadLabels } from "../../../shared/use-upload-labels.ts";
import { openArchive, UnusableArchive } from "./open-archive.ts";
import { useArchiveImport } from "./use-archive-import.ts";

/** Makes an experience of an archive: choose it, see what it holds, import it. It comes whole or not at all. */
export function ImportExperience({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const uploadLabels = useUploadLabels();
  const [share, setShare] = useState(0);
  const opening = useMutation({ mutationFn: openArchive });
  const importArchive = useArchiveImport();
  const importing = useMutation({
    mutationFn: importArchive,
    onMutate: () => setShare(0),
  });
  const { data: archive } = opening;
  const { data: made, isPending: running } = importing;
  const failure = importing.error ?? opening.error;
  const historyLine = (history: { versions: number } | undefined) => {
    if (!history) return t("ARCHIVE.historyComes");
    return history.versions > 0
      ? t("ARCHIVE.historyTaken", { count: history.versions })
      : t("ARCHIVE.historyDamaged");
  };
  const name = archive?.experience.name.cas || t("EXPERIENCES.unnamed");

  return (
    <Dialog
      open
      title={t("ARCHIVE.importTitle")}
      description={t("ARCHIVE.importText")}
      blocked={running}
      onClose={onClose}
      footer={
        made ? (
          <>
            <Button onClick={onClose}>{t("GENERIC.close")}</Button>
            <OpenImported id={made.id} />
          </>
        ) : (
          <>
            <Button disabled={running} onClick={onClose}>
              {t("GENERIC.cancel")}
            </Button>
            {archive && (
              <Button
                variant="primary"
                loading={running}
                loadingLabel={t("ARCHIVE.importing")}
                onClick={() =>
                  importing.mutate({
                    archive: archive.file,
                    requestId: archive.requestId,
                    onProgress: setShare,
                  })
                }
              >
                {t(importing.error ? "GENERIC.retry" : "ARCHIVE.import")}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {!archive && (
          <DropZone
            accept=".zip,application/zip"
            maxSize={ARCHIVE_BYTES}
            hint={t("ARCHIVE.fileHint")}
            locale={i18n.language}
            labels={uploadLabels}
            onFiles={([file]) => file && opening.mutate(file)}
          />
        )}
        {archive && (
          <InlineMessage
            tone={made ? "success" : "info"}
            title={made ? t("ARCHIVE.imported", { name }) : name}
          >
            <ul className="grid gap-1">
              <li>{t("ARCHIVE.points", { count: archive.points.length })}</li>
              <li>{t("ARCHIVE.assets", { count: archive.assets.length })}</li>
              {archive.hasHistory && <li>{historyLine(made?.history)}</li>}
              {made?.history !== undefined && made.history.missingAssets > 0 && (
                <li>{t("ARCHIVE.historyAssets", { count: made.history.missingAssets })}</li>
              )}
              <li>{made ? t("ARCHIVE.newCode", { code: made.code }) : t("ARCHIVE.yours")}</li>
              {archive.botsLeftOut > 0 && (
                <li>{t("ARCHIVE.botsLeftOut", { count: archive.botsLeftOut })}</li>
              )}
            </ul>
          </InlineMessage>
        )}
        {running && (
          <Progress
            label={t(share < 1 ? "ARCHIVE.sending" : "ARCHIVE.importing")}
            value={share < 1 ? Math.round(share * 100) : null}
            max={100}
          />
        )}
        {failure && !running && (
          <InlineMessage
            tone="error"
            title={t(importing.error ? "ARCHIVE.nothingImported" : "EXCHANGE.unreadableTitle")}
          >
            <Failure error={failure} />
          </InlineMessage>
        )}
      </div>
    </Dialog>
  );
}

function OpenImported({ id }: Pick<GymkhanaSummary, "id">) {
  const { t } = useTranslation();
  const target = editTarget(id);
  return (
    <Button asChild variant="primary">
      <Link to={target.to} state={target.state}>
        {t("ARCHIVE.openImported")}
      </Link>
    </Button>
  );
}

/** Why an archive cannot be imported, and which of its files is the reason. */
function Failure({ error }: { error: Error }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (error instanceof UnusableArchive) return t(`ARCHIVE.unusable.${error.reason}`);
  if (isApiError(error, "notFound")) return t("ARCHIVE.notServed");
  const entry = isApiError(error) ? error.params["entry"] : undefined;
  return (
    <>
      {errorText(error)}
      {typeof entry === "string" && (
        <span className="block wrap-anywhere">{t("ASSET_ERRORS.zipEntry", { entry })}</span>
      )}
    </>
  );
}
