import { fromPointRecord } from "@panel/domain/experience/point-record";
import { isPlaced } from "@panel/domain/experience/position";
import { ROUTE_FORMATS, type RouteFormat } from "@panel/domain/route-files/source";
import { Button } from "@panel/ui/button";
import { DropdownMenuItem, DropdownMenu } from "@panel/ui/dropdown-menu";
import { useToast } from "@panel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { FileOutput } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fetchCode } from "../../shared/fetch-code.ts";
import { saveFile } from "../../shared/save-file.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { experienceRecord } from "../../route/queries.ts";
import { fileName } from "../../shared/file-name.ts";

/** Writes the points of the stored route to a file. */
export function ExportMenu({ experienceId }: { experienceId: number }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const { data } = useQuery(experienceRecord(experienceId));
  if (!data || data.mappoints.length === 0) return null;

  const save = async (format: RouteFormat) => {
    const [{ exportedPoints }, { MEDIA_TYPES, writeRouteFile }] = await fetchCode(() =>
      Promise.all([
        import("@panel/domain/route-files/exported"),
        import("@panel/files/write-places"),
      ]),
    );
    const points = exportedPoints(
      data.mappoints.map((point) => fromPointRecord(point, data)),
      data.GymLang,
    );
    const name = `${fileName(data.GymName)}.${format}`;
    saveFile(name, writeRouteFile(format, data.GymName, points), MEDIA_TYPES[format]);
    const unplaced = data.mappoints.filter(
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

  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="sm" icon={<FileOutput className="size-4" />}>
          {t("EXCHANGE.export")}
        </Button>
      }
    >
      {ROUTE_FORMATS.map((format) => (
        <DropdownMenuItem key={format} onSelect={() => void save(format).catch(complain)}>
          {t(`EXCHANGE.formats.${format}`)}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
