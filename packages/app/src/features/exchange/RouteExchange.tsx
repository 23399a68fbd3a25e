import type { ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { FileInput, QrCode } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../shared/fetched-part.tsx";
import { experienceRecord } from "../../route/queries.ts";
import { ExportMenu } from "./ExportMenu.tsx";

/** Loaded only when the import is opened, because it contains the readers of the formats. */
const ImportPoints = fetchedDialog(() =>
  import("./ImportPoints.tsx").then((module) => module.ImportPoints),
);
const PrintRoute = fetchedDialog(() =>
  import("./sheet/PrintRoute.tsx").then((module) => module.PrintRoute),
);

interface RouteExchangeProps {
  /** 0 until the experience is saved, and then nothing is shown. */
  experienceId: number;
  /** The language of the tabs: that of texts whose columns do not name one. */
  language: ContentLanguage;
}

/** The buttons that take points in from a file, out to one, and onto paper. */
export function RouteExchange({ experienceId, language }: RouteExchangeProps) {
  const { t } = useTranslation();
  const [importing, setImporting] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { data: record } = useQuery(experienceRecord(experienceId));
  if (experienceId === 0) return null;
  return (
    <div className="contents">
      <Button size="sm" icon={<FileInput className="size-4" />} onClick={() => setImporting(true)}>
        {t("EXCHANGE.import")}
      </Button>
      <ExportMenu experienceId={experienceId} />
      {record && (
        <Button size="sm" icon={<QrCode className="size-4" />} onClick={() => setPrinting(true)}>
          {t("SHEET.open")}
        </Button>
      )}
      {printing && record && <PrintRoute record={record} onClose={() => setPrinting(false)} />}
      {importing && (
        <ImportPoints
          experienceId={experienceId}
          language={language}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}
