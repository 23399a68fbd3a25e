import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { OFFERS, type Offer } from "@panel/domain/text-files/offered-texts";
import { TEXT_FORMATS, type TextFormat } from "@panel/domain/text-files/text-file";
import { SOURCE_LANGUAGE } from "@panel/domain/texts/texts";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { ErrorState } from "@panel/ui/error-state";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { RadioGroup } from "@panel/ui/radio-group";
import { Select } from "@panel/ui/select";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { experienceTexts, type ExperienceTexts } from "../../../route/texts.ts";
import { saveFile } from "../../../shared/save-file.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { sentCount, sentFile, type Sending } from "./text-out.ts";
import { useTextsError } from "./use-texts-error.ts";

interface SendTextsProps {
  experienceId: number;
  onClose: () => void;
}

const NONE: ExperienceTexts = { texts: [], outdated: new Map() };

/** Asks in which format which texts go out, and downloads them. */
export function SendTexts({ experienceId, onClose }: SendTextsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const textsError = useTextsError();
  const stored = useQuery({ ...experienceTexts(experienceId), refetchOnMount: "always" });
  const [sending, setSending] = useState<Sending>({
    format: "xliff20",
    source: SOURCE_LANGUAGE,
    target: "cat",
    which: "missing",
  });
  const change = (changes: Partial<Sending>) => setSending({ ...sending, ...changes });
  const { format, source, target, which } = sending;
  const texts = stored.data ?? NONE;
  const count = sentCount(texts, sending);
  const languageOptions = (codes: readonly ContentLanguage[]) =>
    codes.map((value) => ({ value, label: t(`LANGUAGES.${value}`).toLowerCase() }));

  const { mutate: download, isPending } = useMutation({
    mutationFn: () => sentFile(t, experienceId, texts, sending),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      toast.show({ tone: "success", title: t("TEXT_FILES.downloaded", { count }) });
      onClose();
    },
    onError: (error) =>
      toast.show({ tone: "error", title: t("TEXT_FILES.failed"), description: errorText(error) }),
  });

  return (
    <Dialog
      open
      title={t("TEXT_FILES.sendTitle")}
      description={t("TEXT_FILES.sendText")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button
            variant="primary"
            disabled={count === 0}
            loading={isPending}
            onClick={() => download()}
          >
            {t("TEXT_FILES.download")}
          </Button>
        </>
      }
    >
      {stored.isPending && (
        <Loading label={t("GENERIC.loading")}>
          <Skeleton className="h-72 w-full" />
        </Loading>
      )}
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
      {stored.data && (
        <div className="grid gap-5">
          <Field group label={t("TEXT_FILES.format")}>
            <RadioGroup
              value={format}
              options={TEXT_FORMATS.map((value) => ({
                value,
                label: t(`TEXT_FILES.formats.${value}`),
                hint: t(`TEXT_FILES.formatHints.${value}`),
              }))}
              onValueChange={(value) => change({ format: value as TextFormat })}
            />
          </Field>
          <div className="grid gap-4 tablet:grid-cols-2">
            <Field label={t("TEXT_FILES.from")}>
              <Select
                value={source}
                options={languageOptions(CONTENT_LANGUAGES)}
                onValueChange={(value) => {
                  const next = value as ContentLanguage;
                  change({ source: next, ...(next === target ? { target: source } : {}) });
                }}
              />
            </Field>
            {format !== "xlsx" && (
              <Field label={t("TEXT_FILES.to")}>
                <Select
                  value={target}
                  options={languageOptions(CONTENT_LANGUAGES.filter((code) => code !== source))}
                  onValueChange={(value) => change({ target: value as ContentLanguage })}
                />
              </Field>
            )}
          </div>
          <Field group label={t("TEXT_FILES.which")}>
            <RadioGroup
              value={which}
              options={OFFERS.map((value) => ({
                value,
                label: t("TEXT_FILES.offered", {
                  offer: t(`TEXT_FILES.offers.${value}`),
                  number: sentCount(texts, { ...sending, which: value }),
                }),
              }))}
              onValueChange={(value) => change({ which: value as Offer })}
            />
          </Field>
          {count === 0 && <InlineMessage tone="info">{t("TEXT_FILES.nothing")}</InlineMessage>}
        </div>
      )}
    </Dialog>
  );
}
