import type { KnowledgePage } from "@panel/api-client/bots";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { EyeOff, Pencil, RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { draftKey, readDraft } from "../../../shared/editing/draft.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import { recoveredPage, wantedNow, type WantedPage } from "../mended-page.ts";
import { usePageChanges } from "../use-page-changes.ts";
import { MendPage } from "./MendPage.tsx";

interface ReadPageProps {
  bot: BotOwner;
  fileName: string;
  page: KnowledgePage;
  readOnly: boolean;
  refetch(): Promise<unknown>;
}

/** The text of a page, with what was left out of it, and what can be done with it. */
export function ReadPage({ bot, fileName, page, readOnly, refetch }: ReadPageProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const key = draftKey(useUser().id, "knowledge-page", `${bot.botId}:${fileName}:${page.page}`);
  const stored = { text: page.text };
  const [draft] = useState(() =>
    readOnly ? undefined : readDraft(key, (kept) => recoveredPage(kept, stored)),
  );
  const [editing, setEditing] = useState(draft !== undefined);
  const [isFirst, setIsFirst] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = usePageChanges(bot, fileName);
  const { state, text, readText, leftOut, isCut } = page;
  const isLeftOut = state === "left-out";

  // The button that was pressed is gone, and another one stands there.
  const actions = useRef<HTMLDivElement>(null);
  const focusActions = useEffectEvent(() => {
    if (!isFirst) actions.current?.querySelector("button")?.focus();
  });
  useEffect(() => focusActions(), [editing, isLeftOut]);

  const change = async (wanted: WantedPage, told: Parameters<typeof save>[2]) => {
    setPending(true);
    setIsFirst(false);
    setFailure(undefined);
    try {
      await save(page, wanted, told);
    } catch (error) {
      setFailure(errorText(error));
      await refetch();
    } finally {
      setPending(false);
    }
  };

  if (editing) {
    return (
      <MendPage
        page={page}
        draftKey={key}
        draft={isFirst ? draft : undefined}
        onSave={(before, mended) =>
          save(before, { isLeftOut: false, text: mended }, "CHATBOT_PAGES.saved")
        }
        onConflict={refetch}
        onClose={() => {
          setEditing(false);
          setIsFirst(false);
        }}
      />
    );
  }
  const linesAt = (place: "above" | "below") => leftOut.filter((line) => line.place === place);
  return (
    <div className="grid gap-3">
      {state === "scanned" || state === "nothing" || state === "ocr" ? (
        <InlineMessage tone={state === "ocr" ? "info" : "warning"}>
          {t(`CHATBOT_PAGES.${state}`)}
        </InlineMessage>
      ) : (
        isLeftOut && <InlineMessage tone="info">{t("CHATBOT_PAGES.leftOut")}</InlineMessage>
      )}
      {isCut && <InlineMessage tone="info">{t("CHATBOT_PAGES.cut")}</InlineMessage>}
      <div
        className={
          isLeftOut
            ? "grid gap-2 rounded-card border border-dashed border-line-strong p-4 empty:hidden"
            : "grid gap-2 rounded-card border border-line bg-surface p-4 empty:hidden"
        }
      >
        <LeftOutLines lines={linesAt("above")} />
        {text && (
          <p
            className={
              isLeftOut
                ? "text-reading wrap-anywhere whitespace-pre-line text-ink-muted"
                : "text-reading wrap-anywhere whitespace-pre-line text-ink"
            }
          >
            {text}
          </p>
        )}
        <LeftOutLines lines={linesAt("below")} />
      </div>
      {readText !== undefined && (
        <details className="text-body text-ink-muted">
          <summary className="cursor-pointer">{t("CHATBOT_PAGES.readText")}</summary>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{readText}</p>
        </details>
      )}
      <div role="alert" className="empty:hidden">
        {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
      </div>
      {!readOnly && (
        <div ref={actions} className="flex flex-wrap gap-2">
          {isLeftOut ? (
            <Button
              loading={pending}
              loadingLabel={t("GENERIC.saving")}
              icon={<Undo2 className="size-4" />}
              onClick={() =>
                void change({ ...wantedNow(page), isLeftOut: false }, "CHATBOT_PAGES.savedBack")
              }
            >
              {t("CHATBOT_PAGES.takeBack")}
            </Button>
          ) : (
            <>
              {!isCut && (
                <Button
                  disabled={pending}
                  icon={<Pencil className="size-4" />}
                  onClick={() => setEditing(true)}
                >
                  {t(text ? "CHATBOT_PAGES.edit" : "CHATBOT_PAGES.write")}
                </Button>
              )}
              <Button
                loading={pending}
                loadingLabel={t("GENERIC.saving")}
                icon={<EyeOff className="size-4" />}
                onClick={() =>
                  void change({ ...wantedNow(page), isLeftOut: true }, "CHATBOT_PAGES.savedLeftOut")
                }
              >
                {t("CHATBOT_PAGES.leaveOut")}
              </Button>
              {readText !== undefined && (
                <Button
                  disabled={pending}
                  icon={<RotateCcw className="size-4" />}
                  onClick={() =>
                    void change({ isLeftOut: false, text: undefined }, "CHATBOT_PAGES.savedAsRead")
                  }
                >
                  {t("CHATBOT_PAGES.asRead")}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** What stands on the page and is no part of its text. */
function LeftOutLines({ lines }: { lines: KnowledgePage["leftOut"] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label={t("CHATBOT_PAGES.leftOutLines")}
      className="grid gap-1 border-s-3 border-dashed border-line-strong ps-3"
    >
      {lines.map((line, at) => (
        <li
          // The same line may be there twice.
          key={at}
          className="flex flex-wrap items-baseline gap-2 text-body text-ink-muted"
        >
          <del className="wrap-anywhere">{line.text}</del>
          <Badge>{t(`CHATBOT_PAGES.reason.${line.reason}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
