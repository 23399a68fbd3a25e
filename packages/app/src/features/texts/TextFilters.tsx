import type { ContentLanguage } from "@panel/domain/languages";
import { TARGET_LANGUAGES, TEXT_STATES } from "@panel/domain/texts/texts";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { TextInput } from "@panel/ui/text-input";
import { Search } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Desk } from "./desk.ts";
import { DESK_STATES, stateCounts, type DeskState } from "./text-rows.ts";

/** How long nothing must have been typed before texts are counted anew, in ms. */
const PAUSE = 250;

interface TextFiltersProps {
  desk: Desk;
  languages: readonly ContentLanguage[];
  state: DeskState | undefined;
  onState(state: DeskState | undefined): void;
  search: string;
  onSearch(search: string): void;
  /** The translation that is shown where there is room for one; undefined where all are. */
  target: ContentLanguage | undefined;
  onTarget(language: ContentLanguage): void;
  /** Whether there is a filter of machine drafts. */
  hasDrafts: boolean;
  /** What stands at the end. */
  children?: ReactNode;
}

/** Which texts are shown: by what they ask for, by their words, and on a narrow screen by language. */
export function TextFilters(props: TextFiltersProps) {
  const {
    desk,
    languages,
    state,
    onState,
    search,
    onSearch,
    target,
    onTarget,
    hasDrafts,
    children,
  } = props;
  const { t } = useTranslation();
  const counts = useCounts(desk, languages);
  return (
    <div className="flex flex-wrap items-center gap-2 py-2">
      <SegmentedControl
        label={t("TEXTS.filter")}
        value={state ?? "all"}
        onValueChange={(value) => onState(DESK_STATES.find((each) => each === value))}
        options={[
          { value: "all", label: t("TEXTS.all") },
          ...TEXT_STATES.map((each) => ({
            value: each,
            label: t("TEXTS.count", { label: t(`TEXTS.states.${each}`), count: counts[each] }),
          })),
          ...(hasDrafts
            ? [
                {
                  value: "draft",
                  label: t("TEXTS.count", { label: t("DRAFTS.filter"), count: counts.draft }),
                },
              ]
            : []),
        ]}
      />
      {target && (
        <SegmentedControl
          label={t("TEXTS.language")}
          value={target}
          onValueChange={(value) => onTarget(value as ContentLanguage)}
          options={TARGET_LANGUAGES.map((value) => ({ value, label: t(`LANGUAGES.${value}`) }))}
        />
      )}
      <div className="min-w-44 flex-[1_1_12rem] tablet:max-w-72">
        <TextInput
          type="search"
          aria-label={t("TEXTS.search")}
          placeholder={t("TEXTS.search")}
          start={<Search aria-hidden />}
          value={search}
          onValueChange={onSearch}
        />
      </div>
      {children}
    </div>
  );
}

/** Counts what texts ask for, once typing pauses. */
function useCounts(desk: Desk, languages: readonly ContentLanguage[]) {
  const [counts, setCounts] = useState(() => stateCounts(desk, languages));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => setCounts(stateCounts(desk, languages));
    const { unsubscribe } = desk.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(count, PAUSE);
    });
    count();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [desk, languages]);
  return counts;
}
