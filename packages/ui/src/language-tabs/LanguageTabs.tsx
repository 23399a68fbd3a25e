import * as Tabs from "@radix-ui/react-tabs";
import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { PathIcon } from "../path-icon/index.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useKeptTab } from "../tabs/use-kept-tab.ts";
import { useLabels } from "../labels/labels-context.ts";
import { englishLanguageTabsLabels, type LanguageTabsLabels } from "./labels.ts";

export interface LanguageTab {
  code: string;
  /** Short shown label: "ES". */
  label: string;
  /** The language's full name, read out and shown on hover: "Español". */
  name?: string;
  state: "complete" | "incomplete" | "empty";
  /** How many texts are missing; without it an incomplete language says no more than that. */
  missing?: number;
  /** How many texts have an error. */
  errors?: number;
}

export interface LanguageTabsProps extends Omit<
  ComponentProps<typeof Tabs.Root>,
  "asChild" | "dir" | "orientation" | "defaultValue"
> {
  /** Name of the list of tabs: "Language of the content". */
  label: string;
  languages: readonly LanguageTab[];
  value: string;
  onValueChange: (code: string) => void;
  /** Ids of the elements that the tabs switch, when these are elsewhere on the page. */
  controls?: string | readonly string[];
  /** Keeps the bar in view while scrolling, at the CSS variable `--language-tabs-top` (default 0). */
  sticky?: boolean;
  labels?: Partial<LanguageTabsLabels>;
  /** `LanguagePanel`s, when the content belongs to the tabs. */
  children?: ReactNode;
}

const stuck = "sticky top-(--language-tabs-top,0px) z-10 max-h-[40dvh] overflow-y-auto bg-paper";

/** Tabs that choose the language to edit, and show which languages lack texts. If the chosen one is removed, the nearest is chosen. */
export function LanguageTabs({
  label,
  languages,
  controls,
  sticky,
  labels: given,
  onFocus,
  onBlur,
  ref,
  className,
  children,
  ...props
}: LanguageTabsProps) {
  const labels = useLabels("languageTabs", englishLanguageTabsLabels, given);
  const controlled = typeof controls === "string" ? controls : controls?.join(" ");
  const kept = useKeptTab({
    tabsNow: () => languages.map(({ code }) => code),
    value: props.value,
    choose: props.onValueChange,
  });
  return (
    <Tabs.Root
      {...props}
      ref={mergeRefs(kept.root, ref)}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event);
        kept.onFocus();
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        onBlur?.(event);
        kept.onBlur(event);
      }}
      // Without panels the root element sticks; with panels only the list of tabs does.
      className={cn(sticky && !children && stuck, className)}
    >
      <div className={cn("@container", sticky && children && stuck)}>
        <Tabs.List
          aria-label={label}
          className="flex flex-wrap gap-x-1 border-b border-line @max-[18rem]:[&_svg]:hidden"
        >
          {languages.map((language) => (
            <Tabs.Trigger
              key={language.code}
              value={language.code}
              title={language.name}
              // Radix would set `aria-controls` to a panel that does not exist.
              {...(!children && {
                "aria-controls": language.code === props.value ? controlled : undefined,
              })}
              className="-mb-px flex min-h-10 cursor-pointer items-center gap-2 border-lime px-3 py-1.5 text-body font-medium text-ink-muted -outline-offset-2 hover:text-ink data-[state=active]:border-b-2 data-[state=active]:pb-1 data-[state=active]:text-ink @max-[30rem]:flex-1 @max-[30rem]:flex-col @max-[30rem]:items-start @max-[30rem]:px-2"
            >
              <span aria-hidden={language.name ? true : undefined}>{language.label}</span>
              {language.name && <span className="sr-only">{language.name},</span>}
              <LanguageState language={language} labels={labels} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      {children}
    </Tabs.Root>
  );
}

interface LanguageStateProps {
  language: LanguageTab;
  labels: LanguageTabsLabels;
}

const circle = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20";
const dashes =
  "M10.1 2.182a10 10 0 0 1 3.8 0M13.9 21.818a10 10 0 0 1-3.8 0M17.609 3.721a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8M20.279 17.609a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69M6.391 20.279a10 10 0 0 1-2.69-2.7";

/** The drawing of each state, and its colours. */
const looks = {
  complete: [`${circle}M16 9l-5.5 5.5L8 12`, "bg-success-tint text-success"],
  empty: [dashes, "bg-sunken text-ink-muted"],
  incomplete: [`${circle}M12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2`, "bg-warning-tint text-warning"],
} as const;

/** Icons with their texts; errors are shown before missing texts. */
function LanguageState({ language, labels }: LanguageStateProps) {
  const { state, missing, errors = 0 } = language;
  const [drawing, tone] = looks[state];
  return (
    <>
      {errors > 0 && (
        <Note d={`${circle}M12 8v4M12 16h.01`} className="bg-danger-tint text-danger">
          {labels.errors(errors)}
        </Note>
      )}
      <Note
        d={drawing}
        // Beside an error it is shown only where there is room; screen readers always read it.
        className={cn(tone, errors > 0 && "@max-[48rem]:sr-only")}
      >
        {state === "incomplete" && missing ? labels.missing(missing) : labels[state]}
      </Note>
    </>
  );
}

interface NoteProps {
  /** The path of its icon. */
  d: string;
  className: string;
  children: string;
}

function Note({ d, className, children }: NoteProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-full px-1.5 py-0.5 text-caption font-normal",
        className,
      )}
    >
      <PathIcon d={d} className="size-3 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

export interface LanguagePanelProps extends Omit<
  ComponentProps<typeof Tabs.Content>,
  "asChild" | "forceMount" | "value"
> {
  code: string;
  /** Keeps the content mounted while another language is shown, so that it keeps its state. */
  keepMounted?: boolean;
}

/** The content of one language, inside `LanguageTabs`. */
export function LanguagePanel({ code, keepMounted, className, ...props }: LanguagePanelProps) {
  return (
    <Tabs.Content
      {...props}
      value={code}
      {...(keepMounted && { forceMount: true })}
      className={cn("pt-4 data-[state=inactive]:hidden", className)}
    />
  );
}
