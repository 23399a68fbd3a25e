import { type GymkhanaSummary, getGymkhanaHistory } from "@panel/api-client/panel";
import { librariesOf } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery, queryOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { saveFile } from "../../../shared/save-file.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { fileName } from "../../../shared/file-name.ts";
import { exportExperience } from "./export-experience.ts";
import { HistoryChoice } from "./HistoryChoice.tsx";
import { panelApi } from "../../../shared/connections.ts";
import { experienceKeys } from "../../../route/queries.ts";

/** How many versions an archive of an experience carries, and how many do not fit. */
const historySize = (gymId: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "history", gymId],
    queryFn: ({ signal }) => getGymkhanaHistory(panelApi, { gymId, sizeOnly: 1 }, { signal }),
    // Any save makes another version.
    staleTime: 0,
  });

/** The versions as they go into the archive. */
async function historyText(gymId: number, signal: AbortSignal): Promise<string> {
  const { text } = await getGymkhanaHistory(panelApi, { gymId }, { signal });
  return text;
}

interface ExportExperienceProps {
  experience: GymkhanaSummary;
  onClose: () => void;
}

/** Puts an experience with its assets, and its versions if wanted, into one archive, and closes once it is downloaded. */
export function ExportExperience({ experience, onClose }: ExportExperienceProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const { role } = useUser();
  const [share, setShare] = useState(0);
  const [withHistory, setWithHistory] = useState(false);
  const { id } = experience;
  const history = useQuery(historySize(id));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const {
    mutate: pack,
    error,
    isPending,
  } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const text = withHistory ? await historyText(id, signal) : undefined;
      return exportExperience(id, librariesOf(role), text, signal, setShare);
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
  const start = () => {
    running.current?.abort();
    running.current = new AbortController();
    setShare(0);
    pack(running.current.signal);
  };

  return (
    <Dialog
      open
      title={t("ARCHIVE.exportTitle", { name: experience.name || t("EXPERIENCES.unnamed") })}
      description={t("ARCHIVE.exportText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button
            variant="primary"
            loading={isPending}
            loadingLabel={t("ARCHIVE.exporting")}
            onClick={start}
          >
            {t(error ? "GENERIC.retry" : "ARCHIVE.exportNow")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isPending ? (
          <Progress label={t("ARCHIVE.exporting")} value={Math.round(share * 100)} max={100} />
        ) : (
          <HistoryChoice
            size={history.data}
            failed={history.isError}
            chosen={withHistory}
            onChoose={setWithHistory}
          />
        )}
        {error && !isPending && <InlineMessage tone="error">{errorText(error)}</InlineMessage>}
      </div>
    </Dialog>
  );
}
