import type { AuditEntry } from "@panel/api-client/panel";
import type { DataTableColumn } from "@panel/ui/data-table";
import { StatusPill } from "@panel/ui/status-pill";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { EmailText } from "../../shared/EmailText.tsx";
import { detailsText } from "./details.ts";

/** Columns of the log. The log is always sorted newest first, so no column is sortable. */
export function useAuditColumns(): DataTableColumn<AuditEntry>[] {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: "short",
      timeStyle: "medium",
    });
    const words = { t, exists: (key: string) => i18n.exists(key), language: i18n.language };
    const details = (entry: AuditEntry) => detailsText(entry, words);
    const outcome = (entry: AuditEntry) => t(`AUDIT.${entry.outcome}`);
    return [
      {
        id: "at",
        header: t("AUDIT.at"),
        width: "11rem",
        text: (entry) => entry.at,
        cell: (entry) => time.format(new Date(entry.at)),
      },
      {
        id: "event",
        header: t("AUDIT.event"),
        text: (entry) => t(`AUDIT_EVENTS.${entry.event}`),
        cell: (entry) => t(`AUDIT_EVENTS.${entry.event}`),
      },
      {
        id: "outcome",
        header: t("AUDIT.outcome"),
        width: "8rem",
        text: outcome,
        cell: (entry) => (
          <StatusPill
            tone={entry.outcome === "done" ? "success" : "error"}
            className="justify-self-start"
          >
            {outcome(entry)}
          </StatusPill>
        ),
      },
      {
        id: "actor",
        header: t("AUDIT.actor"),
        text: (entry) => entry.actor,
        cell: (entry) => <EmailText>{entry.actor}</EmailText>,
      },
      {
        id: "subject",
        header: t("AUDIT.subject"),
        text: (entry) => entry.subject,
        cell: (entry) => <EmailText>{entry.subject}</EmailText>,
      },
      {
        id: "address",
        header: t("AUDIT.address"),
        width: "9rem",
        text: (entry) => entry.address,
        cell: (entry) => entry.address,
      },
      { id: "details", header: t("AUDIT.details"), text: details, cell: details },
    ];
  }, [t, i18n]);
}
