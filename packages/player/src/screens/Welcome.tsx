import { PAGE_LANGUAGES, type WordsLanguage } from "@panel/i18n/page-words";
import { Button } from "@panel/ui/button";
import type { ReactNode } from "react";
import { Picture } from "../Picture.tsx";
import { usePlay } from "../play-context.ts";
import { RouteText, useShown, useShownAsset } from "../RouteText.tsx";
import { Screen } from "../Screen.tsx";
import { useWords } from "../words.ts";

interface WelcomeProps {
  /** In the place of the start. */
  footer?: ReactNode;
  /** Beside the number of points. */
  facts?: ReactNode;
  /** Between what the route is and its story. */
  children?: ReactNode;
}

/** The first screen: what the route is, and its start. */
export function Welcome({ footer, facts, children }: WelcomeProps) {
  const { t } = useWords();
  const { material, start } = usePlay();
  const { experience, points } = material.route;
  const shown = useShown();
  const asset = useShownAsset();
  const name = shown(experience.name);
  const { prize, story } = experience;
  return (
    <Screen
      title={name.text || t("title")}
      lang={name.lang}
      footer={
        footer ?? (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            disabled={points.length === 0}
            onClick={start}
          >
            {t("start")}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <LanguageSelect />
        <Picture
          id={experience.image}
          label={name.text || t("picture")}
          isFirst
          className="aspect-video"
        />
        <RouteText of={experience.slogan} className="text-heading font-semibold" />
        <RouteText of={experience.description} className="text-reading" />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-body text-ink-muted">
          <span>{t("points", { count: points.length })}</span>
          {facts}
          {prize.enabled && <span>{t("prizeFrom", { score: prize.score })}</span>}
        </p>
        {points.length === 0 && <p className="text-reading">{t("noPoints")}</p>}
        {children}
        <RouteText of={story.text} className="border-t border-line pt-4 text-reading" />
        <Picture id={asset(story.image)} label={t("picture")} />
      </div>
    </Screen>
  );
}

/** Changes the language; nothing where the page around the player chooses it. */
export function LanguageSelect() {
  const { t, language, choose } = useWords();
  if (!choose) return null;
  return (
    <select
      aria-label={t("language")}
      value={language}
      onChange={(event) => choose(event.currentTarget.value as WordsLanguage)}
      className="h-12 justify-self-end rounded-field border border-line-strong bg-surface px-2 text-reading"
    >
      {Object.entries(PAGE_LANGUAGES).map(([value, own]) => (
        <option key={value} value={value} lang={value}>
          {own}
        </option>
      ))}
    </select>
  );
}
