import { Button } from "@panel/ui/button";
import { type ReactNode, use, useEffect, useRef } from "react";
import { LEVELS, useBack } from "./back-layers.ts";
import { Icon } from "./icons.tsx";
import { PlayContext } from "./play-context.ts";
import { useWords } from "./words.ts";

interface ScreenProps {
  title: string;
  lang?: string | undefined;
  /** Goes back to the map. */
  onBack?: (() => void) | undefined;
  /** Main action, always in reach of the thumb. */
  footer?: ReactNode;
  /** Content that fills the screen and scrolls by itself. */
  fills?: boolean;
  children: ReactNode;
}

/** One screen: its title, the score of an open play, what it shows and its main action. A new screen takes the focus. */
export function Screen({ title, lang, onBack, footer, fills = false, children }: ScreenProps) {
  const { t } = useWords();
  const play = use(PlayContext);
  useBack(LEVELS.screen, onBack);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main
      // A page that frames the player has a main landmark of its own.
      aria-label={title}
      className="grid h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]"
    >
      <header className="flex min-h-14 items-center gap-1 border-b border-line bg-surface ps-4 pe-2 pt-[env(safe-area-inset-top)]">
        {onBack && (
          <IconButton name="back" label={t("back")} onClick={onBack} className="-ms-2.5" />
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          lang={lang}
          className="min-w-0 flex-1 truncate text-reading font-semibold outline-none"
        >
          {title}
        </h1>
        {play?.game.startedAt !== undefined && (
          <p className="flex items-center gap-1.5 rounded-full bg-lime px-2.5 py-1 text-body font-semibold text-lime-ink tabular-nums">
            <Icon name="star" className="size-4" />
            <span className="sr-only">{t("score")}</span>
            {play.game.play.score}
          </p>
        )}
        {play?.header}
        {play?.writeNote && (
          <IconButton name="note" label={t("writeNote")} onClick={play.writeNote} />
        )}
      </header>
      {fills ? (
        <div className="min-h-0">{children}</div>
      ) : (
        <div
          role="group"
          aria-label={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
          tabIndex={0}
          className="min-h-0 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 *:mx-auto *:max-w-xl"
        >
          {children}
        </div>
      )}
      {footer && (
        <footer className="border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="mx-auto grid max-w-xl gap-2">{footer}</div>
        </footer>
      )}
    </main>
  );
}

interface IconButtonProps {
  name: Parameters<typeof Icon>[0]["name"];
  label: string;
  onClick: () => void;
  className?: string;
}

/** A square of 48 px, for thumbs. */
export function IconButton({ name, label, onClick, className }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`w-12 px-0 ${className ?? ""}`}
    >
      <Icon name={name} className="size-5" />
    </Button>
  );
}
