import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { SkipLink } from "@panel/ui/skip-link";
import { StatusPill } from "@panel/ui/status-pill";
import { Languages } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CompactSelect } from "../../../layout/CompactSelect.tsx";
import { Brand } from "../../../layout/Brand.tsx";
import { SiteFooter } from "../../../layout/SiteFooter.tsx";
import { chooseLanguage, useLanguage } from "../../../session/language.ts";
import { linkedEventsApi } from "../../../shared/events-api.ts";
import { EventBoard } from "../board/EventBoard.tsx";
import type { BoardAccess } from "../board/follow-together.ts";
import { STATE_TONES } from "../queries.ts";

interface HelperBoardProps {
  event: number;
  token: string;
}

/** `/event/board/?event=…#token`: the board for a helper, who may do what the link allows. */
export function HelperBoard({ event, token }: HelperBoardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const access = useMemo(
    (): BoardAccess => ({
      connection: linkedEventsApi(token),
      event,
      // The link without its secret: the second part is its id.
      viewer: `link ${token.split(".")[1] ?? ""}`,
      run: (call) => call(),
    }),
    [event, token],
  );
  const title = t("EVENT_DAY.helper.title");
  useEffect(() => {
    document.title = `${title} · ${t("GENERIC.appName")}`;
  }, [title, t]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line bg-surface px-4 tablet:px-6">
        <Brand compact name={t("GENERIC.appName")} />
        <CompactSelect
          label={t("NAV.language")}
          value={language}
          onValueChange={(chosen) => void chooseLanguage(chosen as InterfaceLanguage)}
          options={INTERFACE_LANGUAGES.map((value) => ({
            value,
            label: t(`LANGUAGES.${value}`),
          }))}
        >
          <Languages aria-hidden />
          <span>{language.toUpperCase()}</span>
        </CompactSelect>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-content flex-1 content-start gap-4 px-4 py-4 outline-none tablet:px-6 tablet:py-8"
      >
        <h1 className="text-reading font-semibold text-ink-muted">{title}</h1>
        <EventBoard
          access={access}
          heading={({ name, state }) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 className="min-w-0 text-title font-semibold wrap-break-word">{name}</h2>
              <StatusPill tone={STATE_TONES[state]}>{t(`EVENT_DAY.states.${state}`)}</StatusPill>
            </div>
          )}
        />
      </main>
      <SiteFooter />
    </div>
  );
}
