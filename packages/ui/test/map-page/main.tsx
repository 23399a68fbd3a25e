import { type MapLine, type MapMarker, MapView } from "@panel/ui/map-picker";
import { createRoot } from "react-dom/client";

const asked = new URLSearchParams(location.search);
const count = Number(asked.get("markers"));

/** Fifty in a row; each has its own number, so that no two markers look the same. */
const markers = Array.from({ length: count }, (_, index): MapMarker => ({
  id: String(index),
  position: { lat: 40.3 + (index % 50) * 0.005, lon: -3.8 + Math.floor(index / 50) * 0.006 },
  label: `Point ${index + 1}`,
  kind: index % 10 === 9 ? "final" : "point",
  number: index + 1,
}));

/** A line from each point to the next. */
const lines = markers.slice(1).map((marker, index): MapLine => ({
  id: marker.id,
  from: markers[index]?.position ?? marker.position,
  to: marker.position,
}));

const tiles = { url: asked.get("tiles") ?? "", attribution: "Loopback" };

createRoot(document.body.querySelector("#root") ?? document.body).render(
  <MapView label="Points" height="700px" tiles={tiles} markers={markers} lines={lines} />,
);
