import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import {
  SOURCE_LANGUAGE,
  TARGET_LANGUAGES,
  textPlace,
  type RouteText,
} from "@panel/domain/texts/texts";
import { Button } from "@panel/ui/button";
import { EmptyState } from "@panel/ui/empty-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft, CircleCheck } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { editTarget } from "../../shared/edit-target.ts";
import { FormSaveBar } from "../../shared/editing/FormSaveBar.tsx";
import { RestoredDraft } from "../../shared/editing/RestoredDraft.tsx";
import { fieldLabelAt } from "../../shared/fields/field-label.ts";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";
import { useMediaQuery } from "../../shared/use-media-query.ts";
import { useScreenHeading } from "../../shared/use-screen-heading.ts";
import type { ExperienceTexts } from "../../route/texts.ts";
import { DraftsButton } from "./drafts/DraftsButton.tsx";
import { AcceptShown, RunNotice } from "./drafts/DraftNotices.tsx";
import { useDrafts } from "./drafts/use-drafts.ts";
import { TextFilters } from "./TextFilters.tsx";
import { DESK_STATES, nextText, textRows, type DeskState } from "./text-rows.ts";
import { TextTable, type TableHandle } from "./TextTable.tsx";
import type { Cell } from "./unsaved.ts";
import { useDesk } from "./use-desk.ts";
import { useSaveTexts } from "./use-save-texts.ts";

/** Id of the element that Ctrl+S saves. */
const DESK = "texts-desk";

interface TextDeskProps {
  id: number;
  stored: ExperienceTexts;
}

/** The texts of an experience, to be written and translated beside each other. */
export function TextDesk({ id, stored }: TextDeskProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const { desk, keeping, restored, discardDraft, lines, summary } = useDesk(id, stored);
  const drafts = useDrafts(id, desk);
  const { unsaved, gone, conflicts } = summary;
  const { save, saving, outcome, refused } = useSaveTexts(id, desk);
  const isWide = useMediaQuery("(min-width: 64rem)");
  const table = useRef<TableHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = desk.source("experience/name");
  const title = t("TEXTS.title", { name });
  useScreenHeading(heading, title);

  const asked = DESK_STATES.find((each) => each === address.get("filter"));
  const state = asked === "draft" && !drafts ? undefined : asked;
  const named = TARGET_LANGUAGES.find((each) => each === address.get("language"));
  const target = named ?? TARGET_LANGUAGES[0] ?? SOURCE_LANGUAGE;
  const languages: readonly ContentLanguage[] = useMemo(
    () => (isWide ? [SOURCE_LANGUAGE, ...TARGET_LANGUAGES] : [SOURCE_LANGUAGE, target]),
    [isWide, target],
  );
  const [search, setSearch] = useState("");
  const searched = useDebouncedValue(search);
  const change = (key: "filter" | "language", value: string | undefined) => {
    const next = new URLSearchParams(address);
    next.delete("text");
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };

  const showDrafts = () => {
    const next = new URLSearchParams({ filter: "draft" });
    // Where there is room for one language, it is one that has drafts.
    const languagesDrafted = [...desk.drafts.values()].map((draft) => draft.language);
    const shown = languagesDrafted.includes(target) ? target : languagesDrafted[0];
    if (shown && !isWide) next.set("language", shown);
    setSearch("");
    setAddress(next, { replace: true, preventScrollReset: true });
  };

  const labelOf = useCallback(
    ({ point, path }: RouteText) =>
      fieldLabelAt(t, point === undefined ? "experience" : "point", path),
    [t],
  );
  // What is typed or saved does not change them: a text stays in sight while it is worked on.
  const rows = useMemo(
    () => textRows(desk, lines, { state, languages, search: searched }, labelOf),
    [desk, lines, state, languages, searched, labelOf],
  );

  const lead = (cell: Cell) => {
    if (!languages.includes(cell.language)) change("language", cell.language);
    if (!rows.some(({ key }) => key === cell.id)) {
      setSearch("");
      change("filter", undefined);
    }
    table.current?.focus(cell);
  };
  const leadToAsked = useEffectEvent(() => {
    const text = address.get("text");
    if (text) table.current?.focus({ id: text, language: named ?? SOURCE_LANGUAGE });
  });
  useEffect(() => leadToAsked(), []);

  const problems = refused.map((cell) => {
    const place = textPlace(cell.id);
    const of = place?.point === undefined ? "experience" : "point";
    return {
      path: `${cell.language}:${cell.id}`,
      label: `${place ? fieldLabelAt(t, of, place.path) : cell.id} (${t(`LANGUAGES.${cell.language}`)})`,
      lead: () => lead(cell),
    };
  });
  const [firstConflict] = conflicts;
  const goTo = (index: number, language: ContentLanguage, step: 1 | -1) => {
    const next = rows[nextText(rows, index, step) ?? -1];
    if (next) table.current?.focus({ id: next.key, language });
  };

  return (
    <div id={DESK}>
      <header
        data-wide-screen
        className="bg-paper tablet:sticky tablet:top-14 tablet:z-20 tablet:-mx-6 tablet:-mt-8 tablet:px-6 tablet:pt-1.5 max-tablet:contents short:static"
      >
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 max-tablet:sticky max-tablet:top-14 max-tablet:z-20 max-tablet:-mx-4 max-tablet:-mt-4 max-tablet:bg-paper max-tablet:px-4 short:static">
          <div className="flex min-w-0 flex-1 items-center gap-x-3">
            <Link
              {...editTarget(id)}
              aria-label={t("TEXTS.back")}
              title={t("TEXTS.back")}
              className={`${linkStyle({ tone: "quiet" })} -ms-2 grid size-8 shrink-0 place-items-center`}
            >
              <ArrowLeft aria-hidden className="size-4" />
            </Link>
            <h1
              ref={heading}
              tabIndex={-1}
              title={title}
              className="min-w-0 truncate text-heading font-semibold tracking-tight outline-none"
            >
              {title}
            </h1>
          </div>
          <FormSaveBar
            inline
            exists
            form={DESK}
            label={t("FORM.update")}
            saving={saving}
            keeping={keeping}
            outcome={outcome}
            problems={problems}
            unsavedText={unsaved > 0 ? t("TEXTS.unsaved", { count: unsaved }) : undefined}
            onSave={() => void save()}
          />
        </div>
        <TextFilters
          desk={desk}
          languages={languages}
          state={state}
          onState={(next: DeskState | undefined) => change("filter", next)}
          search={search}
          onSearch={setSearch}
          target={isWide ? undefined : target}
          onTarget={(next) => change("language", next)}
          hasDrafts={drafts !== undefined}
        >
          {drafts && <DraftsButton id={id} desk={desk} drafts={drafts} isUnsaved={unsaved > 0} />}
        </TextFilters>
        {isWide && (
          <div className="grid grid-cols-3 gap-4 border-b border-line pb-1.5 text-caption font-medium text-ink-muted">
            {CONTENT_LANGUAGES.map((language) => (
              <span key={language}>{t(`LANGUAGES.${language}`)}</span>
            ))}
          </div>
        )}
      </header>
      <div className="mt-3 grid gap-3 empty:hidden">
        {restored && <RestoredDraft at={restored.savedAt} onDiscard={discardDraft} />}
        {drafts && (
          <RunNotice id={id} drafts={drafts} onShow={state === "draft" ? undefined : showDrafts} />
        )}
        {state === "draft" && <AcceptShown desk={desk} rows={rows} languages={languages} />}
        {gone.length > 0 && (
          <InlineMessage
            tone="warning"
            action={
              <Button size="sm" onClick={() => desk.drop(gone)}>
                {t("TEXTS.discardGone")}
              </Button>
            }
          >
            {t("TEXTS.gone", { count: gone.length })}
          </InlineMessage>
        )}
        {firstConflict && (
          <InlineMessage
            tone="warning"
            action={
              <Button size="sm" onClick={() => lead(firstConflict)}>
                {t("TEXTS.toConflict")}
              </Button>
            }
          >
            {t("TEXTS.conflicts", { count: conflicts.length })}
          </InlineMessage>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState level={2} icon={<CircleCheck />} title={t("TEXTS.nothingTitle")}>
          {searched ? t("TABLE.noMatch", { search: searched }) : t("TEXTS.nothingText")}
        </EmptyState>
      ) : (
        <TextTable handle={table} desk={desk} rows={rows} languages={languages} onStep={goTo} />
      )}
      <p className="mt-6 pb-24 text-caption text-ink-muted pointer-coarse:hidden">
        <span>{t("TEXTS.keys")}</span> {drafts && <span>{t("DRAFTS.keys")}</span>}
      </p>
    </div>
  );
}
