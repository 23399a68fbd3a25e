import type { GymkhanaRecord, MapPoint } from "@panel/api-client/panel";
import { isPlaced, shownPosition } from "@panel/domain/experience/position";
import { checkInPath, printedAddress } from "@panel/domain/visits/address";
import { useTranslation } from "react-i18next";
import { qrImage } from "../../../shared/qr-code.ts";
import { usePointTitle } from "../../../route/use-point-title.ts";
import { RouteSketch } from "./RouteSketch.tsx";

/** A point that visitors reach by reading a code there. */
function isReadByCode(point: MapPoint): point is MapPoint & { CheckInCode: string } {
  return point.CheckInBy === "code" && Boolean(point.CheckInCode?.trim());
}

interface SheetProps {
  record: GymkhanaRecord;
  /** What the QR code of the route says. */
  access: string;
  /** Whether visitors play it in a browser: the codes of its points are addresses then. */
  isOnWeb: boolean;
}

/** The route on paper: the access code with its QR code, the sketch, the points, and the codes to hang up at them. */
export function Sheet({ record, access, isOnWeb }: SheetProps) {
  const { t } = useTranslation();
  const { mappoints: points, code } = record;
  const title = usePointTitle(points);
  const placed = points.flatMap((point, index) => {
    const position = { lat: point.Latitude, lon: point.Longitude };
    return isPlaced(position)
      ? [{ number: index + 1, position, isFinal: point.IsFinal === 1 }]
      : [];
  });
  const coded = points.filter(isReadByCode);
  const placeCode = (text: string) =>
    isOnWeb ? printedAddress(location.origin, checkInPath(code, text)) : text;
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
        <img alt={`${t("SHEET.code")}: ${code}`} src={qrImage(access)} className="size-40" />
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
                  {isReadByCode(point) && <div>{t("SHEET.byCode")}</div>}
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
      {coded.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-reading font-semibold break-before-page">
            {t("SHEET.placeCodes")}
          </h3>
          <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-3">
            {coded.map((point) => (
              <li
                key={point.IdPoint}
                className="grid justify-items-center gap-1 rounded-card border border-line p-3 text-center break-inside-avoid"
              >
                <img
                  alt={`${title(point)}: ${point.CheckInCode}`}
                  src={qrImage(placeCode(point.CheckInCode))}
                  className="w-full max-w-60"
                />
                <strong>{title(point)}</strong>
                <span>{point.CheckInCode}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
