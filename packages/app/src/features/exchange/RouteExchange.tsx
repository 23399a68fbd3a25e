import type { ContentLanguage } from "@panel/domain/languages";
import { ROUTE_FORMATS } from "@panel/domain/route-files/source";
import { Button } from "@panel/ui/button";
import { DropdownMenu, DropdownMenuItem } from "@panel/ui/dropdown-menu";
import { IconButton } from "@panel/ui/icon-button";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, FileInput, FileOutput, QrCode } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchedDialog } from "../../shared/fetched-part.tsx";
import { experienceRecord } from "../../route/queries.ts";
import { useExport } from "./use-export.ts";

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

/** A menu that takes points in from a file, out to one, and onto paper; a button while there is none to take out. */
export function RouteExchange({ experienceId, language }: RouteExchangeProps) {
  const { t } = useTranslation();
  const [importing, setImporting] = useState(false);
  const [printing, setPrinting] = useState(false);
  const { data: record } = useQuery(experienceRecord(experienceId));
  const exportAs = useExport();
  if (experienceId === 0) return null;
  const startImport = () => setImporting(true);
  return (
    <div className="contents">
      {record && record.mappoints.length > 0 ? (
        <DropdownMenu
          align="start"
          trigger={
            <IconButton label={t("WORKSPACE.more")}>
              <Ellipsis />
            </IconButton>
          }
        >
          <DropdownMenuItem icon={<FileInput />} onSelect={startImport}>
            {t("EXCHANGE.import")}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<QrCode />} onSelect={() => setPrinting(true)}>
            {t("SHEET.open")}
          </DropdownMenuItem>
          {ROUTE_FORMATS.map((format) => (
            <DropdownMenuItem
              key={format}
              icon={<FileOutput />}
              onSelect={() => exportAs(record, format)}
            >
              {t("EXCHANGE.exportAs", { format: t(`EXCHANGE.formats.${format}`) })}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      ) : (
        <Button icon={<FileInput className="size-4" />} onClick={startImport}>
          {t("EXCHANGE.import")}
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
