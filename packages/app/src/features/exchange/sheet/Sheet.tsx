import type { GymkhanaRecord } from "@panel/api-client/panel";
import { isPlaced, shownPosition } from "@panel/domain/experience/position";
import { useTranslation } from "react-i18next";
import { qrCode } from "../../../shared/qr-code.ts";
import { usePointTitle } from "../../../route/use-point-title.ts";
import { RouteSketch } from "./RouteSketch.tsx";

/** The route on paper: the access code with its QR code, the sketch and the points. */
export function Sheet({ record }: { record: GymkhanaRecord }) {
  const { t } = useTranslation();
  const { mappoints: points, code } = record;
  const title = usePointTitle(points);
  const placed = points.flatMap((point, index) => {
    const position = { lat: point.Latitude, lon: point.Longitude };
    return isPlaced(position)
      ? [{ number: index + 1, position, isFinal: point.IsFinal === 1 }]
      : [];
  });
  const before = (dependency: string) =>
    points.find(({ IdPoint }) => String(IdPoint) === dependency);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-reading font-semibold">{record.GymName}</h2>
          <p>{record.City}</p>
          <p>
            {t("SHEET.code")}: <strong>{code}</strong>
          </p>
        </div>
        <img
          alt={`${t("SHEET.code")}: ${code}`}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode(code))}`}
          className="size-40"
        />
      </div>
      <RouteSketch points={placed} />
      <table>
        <thead>
          <tr>
            <th>{t("POINTS.number")}</th>
            <th>{t("POINTS.name")}</th>
            <th>{t("POINTS.address")}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => {
            const position = { lat: point.Latitude, lon: point.Longitude };
            const opener = before(point.Dependency);
            return (
              <tr key={point.IdPoint}>
                <td>{index + 1}</td>
                <td>
                  {title(point)}
                  {point.IsFinal === 1 && <span> ({t("SHEET.final")})</span>}
                  {opener && <div>{t("SHEET.after", { point: title(opener) })}</div>}
                </td>
                <td>
                  {point.Location && <div>{point.Location}</div>}
                  <span>{isPlaced(position) ? shownPosition(position) : t("SHEET.noPlace")}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
