import type { GymkhanaSummary } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { libraryAssets } from "../../../shared/assets/queries.ts";
import { saveFile } from "../../../shared/save-file.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { fileName } from "../file-name.ts";
import { exportExperience } from "./export-experience.ts";

interface ExportExperienceProps {
  experience: GymkhanaSummary;
  onClose: () => void;
}

/** Puts an experience with its assets into one archive, and closes once it is downloaded. */
export function ExportExperience({ experience, onClose }: ExportExperienceProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState(0);
  const { id } = experience;

  const { mutate: pack, error } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      // Descriptions stand in the lists; without the lists the archive does without them.
      const lists = await Promise.allSettled(
        (["own", "global"] as const).map((scope) => queryClient.fetchQuery(libraryAssets(scope))),
      );
      const library = lists.flatMap((list) => (list.status === "fulfilled" ? list.value : []));
      return exportExperience(id, library, signal, setShare);
    },
    onSuccess: ({ name, content, missing }, signal) => {
      if (signal.aborted) return;
      saveFile(`${fileName(name)}.zip`, content);
      toast.show({
        tone: missing > 0 ? "warning" : "success",
        title: t("ARCHIVE.exported"),
        ...(missing > 0 ? { description: t("ARCHIVE.missing", { count: missing }) } : {}),
      });
      onClose();
    },
  });
  useEffect(() => {
    const controller = new AbortController();
    pack(controller.signal);
    return () => controller.abort();
  }, [pack, attempt]);

  return (
    <Dialog
      open
      title={t("ARCHIVE.exportTitle", { name: experience.name || t("EXPERIENCES.unnamed") })}
      description={t("ARCHIVE.exportText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          {error && (
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              {t("GENERIC.retry")}
            </Button>
          )}
        </>
      }
    >
      {!error ? (
        <Progress label={t("ARCHIVE.exporting")} value={Math.round(share * 100)} max={100} />
      ) : (
        <InlineMessage tone="error">{errorText(error)}</InlineMessage>
      )}
    </Dialog>
  );
}
