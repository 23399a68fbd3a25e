import { isActive } from "@panel/domain/experience/state";
import { Button } from "@panel/ui/button";
import { IconButton } from "@panel/ui/icon-button";
import { StatusPill } from "@panel/ui/status-pill";
import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft, CircleHelp, History, Languages } from "lucide-react";
import { type ReactNode, use, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { textsAddress } from "../../shared/edit-target.ts";
import { SkipTo } from "../../shared/editing/SkipTo.tsx";
import { useBackToList } from "../../shared/use-back-to-list.ts";
import { useScreenHeading } from "../../shared/use-screen-heading.ts";
import { ToCheck } from "../../route/check/ToCheck.tsx";
import { HelpContext } from "../../route/help/help-context.ts";
import { WHOLE } from "../../route/help/pages.ts";

/** Where the section is closed, what opens it. */
const firstField = () =>
  document.querySelector<HTMLElement>("#my-experience :is(input, textarea)") ??
  document.querySelector<HTMLElement>("#my-experience button");

export interface ExperienceBarProps {
  id: number;
  name: string;
  /** Undefined until the experience is saved. */
  state: number | undefined;
  /** Shows its versions. */
  onHistory(): void;
  /** What is unsaved, and the button that saves it. */
  save: ReactNode;
  /** The tabs of the languages. */
  children: ReactNode;
}

/** The header of an experience, which stays in view: the way back, its name, its state, its findings, saving, and the languages. */
export function ExperienceBar({ id, name, state, onHistory, save, children }: ExperienceBarProps) {
  const { t } = useTranslation();
  const help = use(HelpContext);
  const back = useBackToList("/panel/experiences");
  const heading = useRef<HTMLHeadingElement>(null);
  const title = id > 0 ? name : t("FORM.newTitle");
  useScreenHeading(heading, title);
  const icons = (
    <>
      {id > 0 && (
        <IconButton label={t("VERSIONS.open")} onClick={onHistory}>
          <History />
        </IconButton>
      )}
      <IconButton
        label={t("HELP.open")}
        onClick={() => help({ title: t("HELP.whole"), pages: WHOLE })}
      >
        <CircleHelp />
      </IconButton>
    </>
  );
  return (
    <header
      data-wide-screen
      className="bg-paper max-tablet:contents tablet:sticky tablet:top-14 tablet:z-20 tablet:-mx-6 tablet:-mt-8 tablet:px-6 tablet:pt-1.5 short:static"
    >
      {/* On a phone this row alone stays. */}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 max-tablet:sticky max-tablet:top-14 max-tablet:z-20 max-tablet:-mx-4 max-tablet:-mt-4 max-tablet:bg-paper max-tablet:px-4 short:static">
        <div className="flex min-w-0 flex-1 items-center gap-x-3">
          <Link
            {...back}
            aria-label={t("FORM.backToList")}
            title={t("FORM.backToList")}
            className={`${linkStyle({ tone: "quiet" })} -ms-2 grid size-8 shrink-0 place-items-center`}
          >
            <ArrowLeft aria-hidden className="size-4" />
          </Link>
          <h1
            ref={heading}
            tabIndex={-1}
            className="min-w-0 truncate text-heading font-semibold tracking-tight outline-none"
            title={title}
          >
            {title}
          </h1>
          <SkipTo find={firstField}>{t("FORM.toFields")}</SkipTo>
          {state !== undefined && (
            <StatusPill tone={isActive(state) ? "active" : "neutral"} className="max-laptop:hidden">
              {t(isActive(state) ? "EXPERIENCES.stateActive" : "EXPERIENCES.stateInactive")}
            </StatusPill>
          )}
          <div className="flex items-center gap-x-1 max-tablet:hidden">{icons}</div>
          {/* It comes with the first check: behind what can be pressed before, which it would push away. */}
          <ToCheck className="shrink-0 max-laptop:hidden" />
        </div>
        {save}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-line tablet:gap-x-3 tablet:border-b [&>:first-child]:min-w-0 [&>:first-child]:flex-[1_1_20rem]">
        {children}
        {/* Beside the name they would leave it no room on a phone. */}
        <div className="ms-auto flex items-center gap-x-1 tablet:hidden">{icons}</div>
        {id > 0 && (
          <Button asChild variant="quiet" icon={<Languages aria-hidden className="size-4" />}>
            <Link to={textsAddress(id)}>{t("TEXTS.open")}</Link>
          </Button>
        )}
      </div>
    </header>
  );
}
