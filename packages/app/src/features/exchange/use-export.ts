import { fromPointRecord } from "@panel/domain/experience/point-record";
import { isPlaced } from "@panel/domain/experience/position";
import type { RouteFormat } from "@panel/domain/route-files/source";
import type { GymkhanaRecord } from "@panel/api-client/panel";
import { useToast } from "@panel/ui/toast";
import { useTranslation } from "react-i18next";
import { fetchCode } from "../../shared/fetch-code.ts";
import { fileName } from "../../shared/file-name.ts";
import { saveFile } from "../../shared/save-file.ts";
import { useErrorText } from "../../shared/use-error-text.ts";

/** Writes the points of the stored route to a file, and says what became of it. */
export function useExport(): (record: GymkhanaRecord, format: RouteFormat) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();

  const save = async (record: GymkhanaRecord, format: RouteFormat) => {
    const [{ exportedPoints }, { MEDIA_TYPES, writeRouteFile }] = await fetchCode(() =>
      Promise.all([
        import("@panel/domain/route-files/exported"),
        import("@panel/files/write-places"),
      ]),
    );
    const points = exportedPoints(
      record.mappoints.map((point) => fromPointRecord(point, record)),
      record.GymLang,
    );
    const name = `${fileName(record.GymName)}.${format}`;
    saveFile(name, writeRouteFile(format, record.GymName, points), MEDIA_TYPES[format]);
    const unplaced = record.mappoints.filter(
      ({ Latitude, Longitude }) => !isPlaced({ lat: Latitude, lon: Longitude }),
    ).length;
    toast.show({
      tone: unplaced > 0 ? "warning" : "success",
      title: t("EXCHANGE.exported", { count: points.length }),
      ...(unplaced > 0 ? { description: t("EXCHANGE.unplacedLeftOut", { count: unplaced }) } : {}),
    });
  };

  const complain = (error: unknown) =>
    toast.show({ tone: "error", title: t("EXCHANGE.exportFailed"), description: errorText(error) });

  return (record, format) => void save(record, format).catch(complain);
}
