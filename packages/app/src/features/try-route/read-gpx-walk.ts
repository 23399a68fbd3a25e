import type { Position } from "@panel/domain/experience/position";

/** Positions that are read of one file at most. */
const POSITIONS_MAX = 20_000;
const BYTES_MAX = 10_000_000;

/** The positions of a walk in a GPX file, of its tracks or else of its routes; none if it cannot be read. */
export async function readGpxWalk(file: Blob): Promise<readonly Position[]> {
  if (file.size > BYTES_MAX) return [];
  const xml = new DOMParser().parseFromString(await file.text(), "application/xml");
  const [found = []] = ["trkpt", "rtept"]
    .map((name) => [...xml.getElementsByTagNameNS("*", name)])
    .filter((points) => points.length > 0);
  return found.slice(0, POSITIONS_MAX).flatMap((point) => {
    const [lat, lon] = ["lat", "lon"].map((name) =>
      Number.parseFloat(point.getAttribute(name) ?? ""),
    );
    const isOne = Math.abs(lat ?? 91) <= 90 && Math.abs(lon ?? 181) <= 180;
    return isOne && lat !== undefined && lon !== undefined ? [{ lat, lon }] : [];
  });
}
