import { MapPicker, type Position } from "@panel/ui/map-picker";
import { useState } from "react";
import { show } from "./show.ts";

const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Example" };

export function MapPickerPage() {
  const [place, setPlace] = useState<Position | null>(null);
  return <MapPicker label="Place" tiles={tiles} value={place} onValueChange={setPlace} />;
}

show(<MapPickerPage />);
