import { sessionEndKey, type SessionEnd } from "@panel/domain/session-end";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchCode } from "./fetch-code.ts";

/** Why a session is over, with the title of what says so; undefined until the words have come. */
export function useSessionEndText(
  end: SessionEnd | undefined,
): { title: string; text: string } | undefined {
  const { t } = useTranslation();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (end === undefined) return;
    fetchCode(() =>
      import("@panel/i18n/parts").then((parts) => parts.addWords("session-end")),
    ).then(
      () => setReady(true),
      // Without a connection nobody can sign in either.
      () => undefined,
    );
  }, [end]);
  return end !== undefined && ready
    ? { title: t("SESSION_END.title"), text: t(sessionEndKey(end)) }
    : undefined;
}
