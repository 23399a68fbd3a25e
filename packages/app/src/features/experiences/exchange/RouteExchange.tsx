import type { ContentLanguage } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { FileInput, QrCode } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { experienceRecord } from "../queries.ts";
import { ExportMenu } from "./ExportMenu.tsx";

/** Loaded only when the import is opened, because it contains the readers of the formats. */
const ImportPoints = lazy(() =>
  import("./ImportPoints.tsx").then((module) => ({ default: module.ImportPoints })),
);
const PrintRoute = lazy(() =>
  import("./sheet/PrintRoute.tsx").then((module) => ({ default: module.PrintRoute })),
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
      <Button icon={<FileInput className="size-4" />} onClick={() => setImporting(true)}>
        {t("EXCHANGE.import")}
      </Button>
      <ExportMenu experienceId={experienceId} />
      {record && (
        <Button icon={<QrCode className="size-4" />} onClick={() => setPrinting(true)}>
          {t("SHEET.open")}
        </Button>
      )}
      {printing && record && (
        <Suspense fallback={null}>
          <PrintRoute record={record} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportPoints
            experienceId={experienceId}
            language={language}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
