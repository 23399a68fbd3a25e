import { dateLocale } from "@panel/domain/languages";
import { scaleText } from "@panel/domain/model-links";
import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { InlineMessage } from "@panel/ui/inline-message";
import { lengthText } from "@panel/ui/model-viewer";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../use-error-text.ts";
import { useChosenSize, type ModelInSpace, type SentSize } from "./use-chosen-size.ts";

interface ChosenSizeProps {
  asset: ModelInSpace;
  size: SentSize;
  /** Takes it into a form; without it, the asset is changed at once. */
  onScale: ((scale: number) => void) | undefined;
}

/** The size that the phone sent, to be accepted or not. */
export function ChosenSize({ asset, size, onScale }: ChosenSizeProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { accepting, rejecting, before, mayAccept, unknown, uses } = useChosenSize(asset, onScale);
  const notAccepted = accepting.error ?? unknown;
  const locale = dateLocale(i18n.language);
  const scale = scaleText(size.scale, locale);
  const title =
    size.height === null
      ? t("MODEL_LINK.chosen", { scale })
      : t("MODEL_LINK.chosenHigh", { scale, height: lengthText(size.height, locale) });
  return (
    <div className="grid gap-2">
      <InlineMessage
        tone="success"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {mayAccept === false ? (
              <CopyButton size="sm" label={t("MODEL_LINK.copySize")} text={String(size.scale)} />
            ) : (
              <Button
                size="sm"
                variant="primary"
                loading={accepting.isPending}
                disabled={!mayAccept}
                onClick={() => accepting.mutate(size)}
              >
                {t("MODEL_LINK.accept")}
              </Button>
            )}
            <Button
              size="sm"
              loading={rejecting.isPending}
              disabled={accepting.isPending}
              onClick={() => rejecting.mutate(size)}
            >
              {t("MODEL_LINK.reject")}
            </Button>
          </div>
        }
      >
        <p>{t("MODEL_LINK.before", { scale: scaleText(before, locale) })}</p>
        {mayAccept && uses > 0 && <p>{t("MODEL_LINK.usedElsewhere", { count: uses })}</p>}
        {mayAccept === false && <p>{t("MODEL_LINK.notOwn")}</p>}
      </InlineMessage>
      {notAccepted && (
        <InlineMessage tone="error" title={t("MODEL_LINK.acceptFailed")}>
          {errorText(notAccepted)}
        </InlineMessage>
      )}
      {rejecting.error && (
        <InlineMessage tone="error" title={t("MODEL_LINK.rejectFailed")}>
          {errorText(rejecting.error)}
        </InlineMessage>
      )}
    </div>
  );
}
