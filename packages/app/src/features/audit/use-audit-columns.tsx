import { dateLocale } from "@panel/domain/languages";
import type { AuditEntry } from "@panel/api-client/panel";
import type { DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmailText } from "../../shared/EmailText.tsx";
import { useMediaQuery } from "../../shared/use-media-query.ts";
import { detailsText, subjectText, type SubjectKey } from "./details.ts";

/** What stands below the value of a cell. */
const Below = ({ children }: { children: ReactNode }) => (
  <span className="block text-caption text-ink-muted">{children}</span>
);

/**
 * Columns of the log. The log is always sorted newest first, so no column is sortable. Between cards and a wide window some
 * stand below others, so that no word has to break.
 */
export function useAuditColumns(): {
  shown: DataTableColumn<AuditEntry>[];
  /** Each by itself, for a file. */
  all: DataTableColumn<AuditEntry>[];
} {
  const { t, i18n } = useTranslation();
  const areCards = useMediaQuery("(max-width: 43rem)");
  const isWide = useMediaQuery("(min-width: 72rem)");
  const areTwofold = !(areCards || isWide);
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(dateLocale(i18n.language), {
      dateStyle: "short",
      timeStyle: "medium",
    });
    const words = {
      t,
      numbered: (key: SubjectKey, id: string) => t(key, { id }),
      exists: (key: string) => i18n.exists(key),
      language: i18n.language,
    };
    const details = (entry: AuditEntry) => detailsText(entry, words);
    const subject = (entry: AuditEntry) => subjectText(entry, words);
    const outcome = (entry: AuditEntry) => t(`AUDIT.${entry.outcome}`);
    const pill = (entry: AuditEntry) => (
      <StatusPill
        tone={entry.outcome === "done" ? "success" : "error"}
        className="justify-self-start"
      >
        {outcome(entry)}
      </StatusPill>
    );
    const event = (entry: AuditEntry) => t(`AUDIT_EVENTS.${entry.event}`);
    const at: DataTableColumn<AuditEntry> = {
      id: "at",
      header: t("AUDIT.at"),
      width: "11rem",
      text: (entry) => entry.at,
      cell: (entry) => time.format(new Date(entry.at)),
    };
    const actor: DataTableColumn<AuditEntry> = {
      id: "actor",
      header: t("AUDIT.actor"),
      text: (entry) => entry.actor,
      cell: (entry) => <EmailText>{entry.actor}</EmailText>,
    };
    const detailsColumn = { id: "details", header: t("AUDIT.details"), text: details };
    const all: DataTableColumn<AuditEntry>[] = [
      at,
      { id: "event", header: t("AUDIT.event"), text: event, cell: event },
      { id: "outcome", header: t("AUDIT.outcome"), width: "8rem", text: outcome, cell: pill },
      actor,
      {
        id: "subject",
        header: t("AUDIT.subject"),
        text: subject,
        cell: (entry) => <EmailText>{subject(entry)}</EmailText>,
      },
      {
        id: "address",
        header: t("AUDIT.address"),
        width: "9rem",
        text: (entry) => entry.address,
        cell: (entry) => entry.address,
      },
      { ...detailsColumn, cell: details },
    ];
    const twofold: DataTableColumn<AuditEntry>[] = [
      {
        ...at,
        header: `${t("AUDIT.at")} · ${t("AUDIT.address")}`,
        cell: (entry) => (
          <>
            {time.format(new Date(entry.at))}
            <Below>{entry.address}</Below>
          </>
        ),
      },
      {
        id: "event",
        header: t("AUDIT.event"),
        text: event,
        cell: (entry) => (
          <div className="grid gap-1">
            {event(entry)}
            {pill(entry)}
          </div>
        ),
      },
      {
        ...actor,
        header: `${t("AUDIT.actor")} · ${t("AUDIT.subject")}`,
        width: "14rem",
        cell: (entry) => (
          <>
            <EmailText>{entry.actor}</EmailText>
            <Below>
              <EmailText>{subject(entry)}</EmailText>
            </Below>
          </>
        ),
      },
      { ...detailsColumn, cell: details },
    ];
    return { all, shown: areTwofold ? twofold : all };
  }, [t, i18n, areTwofold]);
}
