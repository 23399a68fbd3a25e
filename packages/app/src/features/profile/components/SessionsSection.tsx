import { dateLocale } from "@panel/domain/languages";
import { isApiError } from "@panel/api-client";
import { endOtherSessions, endSession, type Session } from "@panel/api-client/panel";
import { Badge } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Section } from "@panel/ui/section";
import { useToast } from "@panel/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { mySessions, profileKeys } from "../queries.ts";
import { AccountLine } from "./AccountLine.tsx";
import { Fetched } from "./Fetched.tsx";

/** Lists the sessions of this account and lets the user end them. */
export function SessionsSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(mySessions());
  const [asking, setAsking] = useState<Session | "others">();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const others = query.data?.some((session) => !session.current) ?? false;

  const end = async (what: Session | "others") => {
    setPending(true);
    setFailure(undefined);
    try {
      await withSession(() =>
        what === "others" ? endOtherSessions(panelApi) : endSession(panelApi, { id: what.id }),
      );
      toast.show({ tone: "success", title: t("SESSIONS.ended") });
      setAsking(undefined);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      await queryClient.invalidateQueries({ queryKey: profileKeys.sessions });
      setPending(false);
    }
  };

  // A back end without sessions that can be ended.
  if (isApiError(query.error, "notFound")) return null;
  return (
    <Section
      id="sessions"
      title={t("SESSIONS.title")}
      hint={t("SESSIONS.text")}
      action={
        others && (
          <Button size="sm" onClick={() => setAsking("others")}>
            {t("SESSIONS.endOthers")}
          </Button>
        )
      }
    >
      <Fetched query={query} errorTitle={t("SESSIONS.loadErrorTitle")}>
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setAsking(session)} />
            ))}
          </ul>
        )}
      </Fetched>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(asking === "others" ? "SESSIONS.endOthersTitle" : "SESSIONS.endTitle")}
        description={t("SESSIONS.endText")}
        confirmLabel={t("SESSIONS.end")}
        pending={pending}
        error={failure === undefined ? undefined : errorText(failure)}
        onConfirm={() => asking && void end(asking)}
        onClose={() => {
          setAsking(undefined);
          setFailure(undefined);
        }}
      />
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const device =
    [session.browser, session.system].filter(Boolean).join(" · ") || t("SESSIONS.unknownDevice");
  return (
    <AccountLine
      icon={<MonitorSmartphone />}
      name={device}
      mark={session.current && <Badge>{t("SESSIONS.current")}</Badge>}
      text={t("SESSIONS.seen", {
        time: time.format(new Date(session.lastSeenAt)),
        address: session.address,
      })}
      action={
        !session.current && (
          <Button size="sm" aria-label={t("SESSIONS.endNamed", { device })} onClick={onEnd}>
            {t("SESSIONS.end")}
          </Button>
        )
      }
    />
  );
}
