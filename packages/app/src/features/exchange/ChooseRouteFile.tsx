import { isApiError } from "@panel/api-client";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { Progress } from "@panel/ui/progress";
import { DropZone } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../shared/use-error-text.ts";
import { PasteBox } from "../../shared/PasteBox.tsx";
import { useUploadLabels } from "../../shared/use-upload-labels.ts";
import { ROUTE_FILE_BYTES } from "@panel/files/places-bytes";
import { UnreadableFile } from "./read/unreadable-file.ts";
import type { PointsImport } from "./use-points-import.ts";

const ACCEPTED =
  ".geojson,.json,.geojsonl,.geojsons,.ndjson,.jsonl,.umap,.gpx,.kml,.kmz,.csv,.tsv,.txt,.xml,.xlsx,.ods,.fods,.osm,.zip,application/geo+json,application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz";

export function ChooseRouteFile({ points }: { points: PointsImport }) {
  const { t, i18n } = useTranslation();
  const uploadLabels = useUploadLabels();
  const { failure, reading } = points;
  const errorText = useErrorText();
  const failureText = () => {
    // Of a reader that has not come; the file may be in order.
    if (isApiError(failure)) return errorText(failure);
    const { reason, params } =
      failure instanceof UnreadableFile ? failure : new UnreadableFile("damaged");
    return reason === "numbers" || reason === "oldExcel" || reason === "document"
      ? t(`IMPORT.unread.${reason}`)
      : t(`EXCHANGE.unreadable.${reason}`, params);
  };
  return (
    <div className="grid gap-5">
      <DropZone
        accept={ACCEPTED}
        maxSize={ROUTE_FILE_BYTES}
        disabled={reading !== undefined}
        hint={t("EXCHANGE.fileHint")}
        locale={i18n.language}
        labels={uploadLabels}
        onFiles={([file]) => file && void points.open(file)}
      />
      <PasteBox
        label={t("EXCHANGE.paste")}
        hint={t("EXCHANGE.pasteHint")}
        readLabel={t("EXCHANGE.readPasted")}
        disabled={reading !== undefined}
        readsPaste
        onText={(text) => void points.open(new File([text], ""))}
      />
      {reading !== undefined && (
        <div className="flex items-end gap-4">
          <Progress
            className="flex-1"
            label={t("EXCHANGE.reading")}
            showValue
            value={Math.round(reading * 100)}
          />
          <Button size="sm" onClick={points.stopReading}>
            {t("GENERIC.cancel")}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <InlineMessage tone="error" title={t("EXCHANGE.unreadableTitle")}>
          {failureText()}
        </InlineMessage>
      )}
    </div>
  );
}
