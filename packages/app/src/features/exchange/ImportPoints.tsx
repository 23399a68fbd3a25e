import { isApiError } from "@panel/api-client";
import type { ContentLanguage } from "@panel/domain/languages";
import { IMPORT_POINTS_MAX } from "@panel/domain/route-files/source";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { useToast } from "@panel/ui/toast";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../shared/use-error-text.ts";
import { CandidateMap } from "./CandidateMap.tsx";
import { CandidateTable } from "./CandidateTable.tsx";
import { ChooseRouteFile } from "./ChooseRouteFile.tsx";
import { FileChoices } from "./FileChoices.tsx";
import { MatchFields } from "./MatchFields.tsx";
import { TextFormats } from "./TextFormats.tsx";
import { usePointsImport } from "./use-points-import.ts";

interface ImportPointsProps {
  /** 0 makes an experience of the places. */
  experienceId: number;
  language: ContentLanguage;
  /** Called with the experience that was made. */
  onMade?: (id: number) => void;
  onClose: () => void;
}

/** Points from a file or a list: choose it, see them on the map and in a table, match their texts, create all of them at once. */
export function ImportPoints({ experienceId, language, onMade, onClose }: ImportPointsProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const points = usePointsImport(experienceId, language, (count, id, total, left) => {
    const number = new Intl.NumberFormat(i18n.language);
    toast.show({
      tone: "success",
      title: t("EXCHANGE.created", { count }),
      description: [
        t("EXCHANGE.ofFile", { total: number.format(total), made: number.format(count) }),
        ...left.map(([reason, of]) => t(`EXCHANGE.leftOut.${reason}`, { count: of })),
      ].join(" "),
    });
    onClose();
    if (experienceId === 0) onMade?.(id);
  });
  const { opened, included, source } = points;
  const count = included.length;
  const tooMany = count > IMPORT_POINTS_MAX;
  const isBeyond = points.left !== null && count > points.left;
  const sending = points.share !== undefined;

  const unanswered = isApiError(points.failure, "network") || isApiError(points.failure, "timeout");
  const failureText = () => {
    if (unanswered) return t("EXCHANGE.noAnswerText");
    if (isApiError(points.failure, "notFound")) return t("EXCHANGE.notServed");
    return errorText(points.failure);
  };

  return (
    <Dialog
      open
      size="xl"
      title={t(experienceId > 0 ? "EXCHANGE.title" : "START.places")}
      description={opened ? points.fileName || t("EXCHANGE.pasted") : t("EXCHANGE.about")}
      blocked={sending}
      onClose={onClose}
      footer={
        opened ? (
          <>
            <Button disabled={sending} onClick={points.restart}>
              {t(points.fileName ? "EXCHANGE.otherFile" : "EXCHANGE.otherList")}
            </Button>
            <Button
              variant="primary"
              disabled={count === 0 || tooMany || isBeyond || points.tooLarge}
              loading={sending}
              loadingLabel={t("EXCHANGE.creating")}
              onClick={() => void points.create()}
            >
              {t("EXCHANGE.create", { count })}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
        )
      }
    >
      {opened ? (
        <div className="grid gap-5">
          {sending && (
            <Progress
              label={t("EXCHANGE.creating")}
              value={Math.round((points.share ?? 0) * 100)}
              max={100}
            />
          )}
          {points.failure !== undefined && (
            <InlineMessage
              tone="error"
              title={t(unanswered ? "EXCHANGE.noAnswer" : "EXCHANGE.noneCreated")}
            >
              {failureText()}
            </InlineMessage>
          )}
          {tooMany && (
            <InlineMessage tone="error">
              {t("EXCHANGE.tooMany", { count, most: IMPORT_POINTS_MAX })}
            </InlineMessage>
          )}
          {points.left !== null && (
            <InlineMessage tone={count > points.left || points.left === 0 ? "warning" : "info"}>
              {t(count > points.left ? "EXCHANGE.leftTooFew" : "EXCHANGE.left", {
                count: points.left,
                wanted: count,
              })}
            </InlineMessage>
          )}
          {points.tooLarge && <InlineMessage tone="error">{t("EXCHANGE.tooLarge")}</InlineMessage>}
          <FileChoices points={points} />
          {source && (
            <>
              <MatchFields points={points} columns={source.columns} />
              <TextFormats points={points} />
              {points.points.length > 0 && (
                <>
                  <InlineMessage tone="info">
                    {t("EXCHANGE.summary", { total: points.points.length, count })}
                  </InlineMessage>
                  <CandidateMap included={included} />
                  <CandidateTable points={points} />
                </>
              )}
            </>
          )}
        </div>
      ) : (
        <ChooseRouteFile points={points} />
      )}
    </Dialog>
  );
}
