import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

interface ChangedTextProps {
  before: string;
  after: string;
  /** Which of the two is shown, with the words that the other one does not have marked. */
  side: "before" | "after";
}

/** One of two versions of a text. */
export function ChangedText({ before, after, side }: ChangedTextProps) {
  const { t } = useTranslation();
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  const text = side === "before" ? before : after;
  if (text === "") return <span className="block text-ink-muted">{t("CONFLICT.emptyValue")}</span>;
  return (
    <span className="block wrap-anywhere whitespace-pre-line">
      {parts.map(({ value, added, removed }, index) => {
        if (side === "before" ? added : removed) return null;
        const isMarked = side === "before" ? removed : added;
        // Parts have no other identity than their place.
        const key = `${index} ${value}`;
        if (!isMarked) return <span key={key}>{value}</span>;
        return side === "before" ? (
          <del key={key} className="rounded-sm bg-danger-tint text-danger">
            {value}
          </del>
        ) : (
          <ins key={key} className="rounded-sm bg-success-tint text-success no-underline">
            {value}
          </ins>
        );
      })}
    </span>
  );
}
