import { addWords } from "@panel/i18n/parts";
import { sectionsFor } from "@panel/domain/roles";
import { SkipLink } from "@panel/ui/skip-link";
import { ToastProvider } from "@panel/ui/toast";
import { TopBar, TopBarEntry } from "@panel/ui/top-bar";
import { Suspense, use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { useUser } from "../session/use-session.ts";
import { UnsavedGuard } from "../shared/editing/UnsavedGuard.tsx";
import { FormErrorMessages } from "../shared/FormErrorMessages.tsx";
import { rememberEntry } from "../shared/last-address.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";
import { DefaultPasswordNotice } from "./DefaultPasswordNotice.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { useFocusInView } from "./use-focus-in-view.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { InlineMessage } from "@panel/ui/inline-message";
import { clockAhead } from "../session/clock.ts";

/** From here on a wrong clock shows: times of changes and of pickups are off. */
const NOTICEABLE = 5 * 60_000;

/** Tells that the device's clock was wrong at the sign-in. */
function ClockNotice() {
  const { t } = useTranslation();
  const [ahead, setAhead] = useState(clockAhead);
  if (Math.abs(ahead) < NOTICEABLE) return null;
  return (
    <InlineMessage
      tone="warning"
      className="mb-6"
      title={t("PROFILE.clockTitle")}
      onDismiss={() => setAhead(0)}
    >
      {t(ahead > 0 ? "PROFILE.clockAhead" : "PROFILE.clockBehind")}
    </InlineMessage>
  );
}

const panelLabels = addWords("panel");

/** The frame of every screen behind the sign-in: top bar, main area, footer. */
export function PanelLayout() {
  use(panelLabels);
  const { t } = useTranslation();
  const { role } = useUser();
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useFocusInView();
  useEffect(() => rememberEntry(pathname), [pathname, key]);

  return (
    <ToastProvider>
      {/* A wide screen has one left edge with the bar above it. */}
      <div className="flex min-h-dvh flex-col has-data-wide-screen:[&>:is(header,footer)>div]:max-w-[112rem]">
        <SkipLink />
        <TopBar
          logo={
            <Link to="/panel/welcome" aria-label={t("NAV.home")} className="flex rounded-field">
              <Brand compact name={t("GENERIC.appName")} />
            </Link>
          }
          navLabel={t("NAV.main")}
          entries={sectionsFor(role).map((section) => (
            <TopBarEntry key={section} asChild active={pathname.startsWith(`/panel/${section}`)}>
              <Link to={`/panel/${section}`}>{t(`NAV.${section}`)}</Link>
            </TopBarEntry>
          ))}
          end={<AccountMenu />}
        />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          // The header of a table stays below the top bar.
          className="mx-auto w-full max-w-content flex-1 px-4 has-data-wide-screen:max-w-[112rem] py-4 [--data-table-sticky-top:3.5rem] short:[--data-table-sticky-top:0px] tablet:px-6 tablet:py-8"
        >
          <DefaultPasswordNotice />
          <ClockNotice />
          <Suspense fallback={null}>
            <FormErrorMessages>
              <Outlet />
            </FormErrorMessages>
          </Suspense>
        </main>
        <SiteFooter />
      </div>
      <ScrollRestoration />
      <UnsavedGuard />
      <SignInAgain />
    </ToastProvider>
  );
}
