import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const MINUTE = 60_000;

/** The server's time in ms, looked at every so often. @param ahead of the server's clock, in ms */
export function useServerTime(ahead: number, every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now + ahead;
}

/** How long ago a moment is, in words: now, minutes, or hours. @param now in ms */
export function useAgo(now: number): (moment: string) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (moment: string) => {
      const minutes = Math.floor((now - Date.parse(moment)) / MINUTE);
      const format = new Intl.RelativeTimeFormat(language, { numeric: "always", style: "short" });
      if (minutes < 1) return t("EVENT_DAY.board.justNow");
      return minutes < 120
        ? format.format(-minutes, "minute")
        : format.format(-Math.floor(minutes / 60), "hour");
    },
    [t, language, now],
  );
}
