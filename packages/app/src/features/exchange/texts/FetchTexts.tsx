import { isApiError } from "@panel/api-client";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { TEXT_FILE_BYTES, UnreadableTexts } from "@panel/domain/text-files/text-file";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { Select } from "@panel/ui/select";
import { useToast } from "@panel/ui/toast";
import { DropZone } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import type { TextFilesProps } from "../../../route/text-files.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useUploadLabels } from "../../../shared/use-upload-labels.ts";
import { ReviewedTexts } from "./ReviewedTexts.tsx";
import { useFetchedTexts, type FetchedTexts } from "./use-fetched-texts.ts";
import { useTextsError } from "./use-texts-error.ts";

const ACCEPTED =
  ".xlf,.xliff,.sdlxliff,.mqxliff,.mxliff,.txlf,.po,.pot,.xml,.xlsx,.ods,.fods,.csv,.tsv,.txt,application/xliff+xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FetchTextsProps extends TextFilesProps {
  onClose: () => void;
}

/** Brings translations in: choose a file, see what becomes of each of its texts, save those that are taken. */
export function FetchTexts({ experienceId, onSaved, onClose }: FetchTextsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const textsError = useTextsError();
  const fetched = useFetchedTexts(experienceId, (count) => {
    toast.show({
      tone: "success",
      title: t("TEXT_FILES.saved", { count }),
      description: t("TEXT_FILES.savedText"),
    });
    onClose();
    onSaved();
  });
  const { stored, texts, file, reviewed, taken, saving } = fetched;
  const count = taken.length;
  const close = () => {
    onClose();
    if (saving.isError || (saving.data?.saved ?? 0) > 0) onSaved();
  };

  return (
    <Dialog
      open
      size={file ? "xl" : "md"}
      title={t("TEXT_FILES.fetchTitle")}
      description={file ? file.name : t("TEXT_FILES.fetchText")}
      blocked={saving.isPending}
      onClose={close}
      footer={
        file ? (
          <>
            <Button disabled={saving.isPending} onClick={fetched.restart}>
              {t("TEXT_FILES.otherFile")}
            </Button>
            <Button
              variant="primary"
              disabled={count === 0}
              loading={saving.isPending}
              loadingLabel={t("TEXT_FILES.saving")}
              onClick={() => saving.mutate()}
            >
              {count === 0 ? t("TEXT_FILES.saveNone") : t("TEXT_FILES.save", { count })}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t("GENERIC.cancel")}</Button>
        )
      }
    >
      <div className="grid gap-5">
        {stored.isError && (
          <ErrorState
            level={3}
            title={t("TEXT_FILES.unavailable")}
            retrying={stored.isFetching}
            onRetry={() => void stored.refetch()}
          >
            {textsError(stored.error)}
          </ErrorState>
        )}
        {!file && !stored.isError && <ChooseTextFile fetched={fetched} />}
        {saving.isPending && (
          <Progress
            label={t("TEXT_FILES.saving")}
            value={Math.round(fetched.share * 100)}
            max={100}
          />
        )}
        {saving.isError && (
          <InlineMessage tone="error" title={t("TEXT_FILES.saveFailed")}>
            {textsError(saving.error)}
          </InlineMessage>
        )}
        {saving.data && saving.data.conflicts > 0 && (
          <InlineMessage tone="warning">
            {t("TEXT_FILES.conflicts", { count: saving.data.conflicts })}
          </InlineMessage>
        )}
        {reviewed && texts && (
          <>
            {reviewed.some(({ outcome }) => outcome === "language") || fetched.language ? (
              <Field
                label={t("TEXT_FILES.language")}
                hint={t("TEXT_FILES.languageHint")}
                className="tablet:max-w-sm"
              >
                <Select
                  value={fetched.language ?? ""}
                  options={[
                    { value: "", label: t("TEXT_FILES.chooseLanguage") },
                    ...CONTENT_LANGUAGES.map((code) => ({
                      value: code,
                      label: t(`LANGUAGES.${code}`),
                    })),
                  ]}
                  onValueChange={(code) =>
                    fetched.chooseLanguage(code ? (code as ContentLanguage) : undefined)
                  }
                />
              </Field>
            ) : null}
            {file && file.unread.length > 0 && (
              <InlineMessage tone="warning">
                {t("TEXT_FILES.unreadColumns", {
                  count: file.unread.length,
                  columns: file.unread.join(", "),
                })}
              </InlineMessage>
            )}
            <ReviewedTexts
              reviewed={reviewed}
              texts={texts}
              taken={taken}
              disabled={saving.isPending}
              onDecide={fetched.decide}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function ChooseTextFile({ fetched }: { fetched: FetchedTexts }) {
  const { t, i18n } = useTranslation();
  const uploadLabels = useUploadLabels();
  const errorText = useErrorText();
  const { reading, failure } = fetched;
  const failureText = () => {
    // Of a reader that has not come; the file may be in order.
    if (isApiError(failure)) return errorText(failure);
    const { reason, params } =
      failure instanceof UnreadableTexts ? failure : new UnreadableTexts("damaged");
    return t(`TEXT_FILES.unreadable.${reason}`, params);
  };
  return (
    <>
      <DropZone
        accept={ACCEPTED}
        maxSize={TEXT_FILE_BYTES}
        disabled={reading !== undefined}
        hint={t("TEXT_FILES.fileHint")}
        locale={i18n.language}
        labels={uploadLabels}
        onFiles={([file]) => file && fetched.open(file)}
      />
      {reading !== undefined && (
        <div className="flex items-end gap-4">
          <Progress
            className="flex-1"
            label={t("TEXT_FILES.reading")}
            showValue
            value={Math.round(reading * 100)}
          />
          <Button size="sm" onClick={fetched.stopReading}>
            {t("GENERIC.cancel")}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <InlineMessage tone="error" title={t("TEXT_FILES.unreadableTitle")}>
          {failureText()}
        </InlineMessage>
      )}
    </>
  );
}
