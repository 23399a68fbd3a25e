import { AssetPicker, type PickableAsset } from "@panel/ui/asset-picker";
import { Button } from "@panel/ui/button";
import { DataTable, type DataTableColumn } from "@panel/ui/data-table";
import { Dialog } from "@panel/ui/dialog";
import { MapPicker, type Position } from "@panel/ui/map-picker";
import { ModelViewer } from "@panel/ui/model-viewer";
import { Tooltip } from "@panel/ui/tooltip";
import { useState } from "react";
import { Shelf } from "./Shelf.tsx";

interface City {
  name: string;
  people: number;
}

const cities: City[] = [
  { name: "Zamora", people: 60_000 },
  { name: "Àger", people: 600 },
  { name: "Madrid", people: 3_300_000 },
];
const columns: DataTableColumn<City>[] = [
  { id: "name", header: "Name", value: (city) => city.name },
  { id: "people", header: "People", value: (city) => city.people, align: "end" },
];
const tiles = {
  url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  attribution: "None",
};

const assets: PickableAsset[] = [
  { id: "box", name: "box.glb", type: "model", src: "/box.glb" },
  { id: "voice", name: "Voice.mp3", type: "audio" },
];

/** Typical first uses of the package. */
export function App() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [map, setMap] = useState(false);
  const [picking, setPicking] = useState(false);
  const [model, setModel] = useState("");
  const [form, setForm] = useState(false);
  const [place, setPlace] = useState<Position | null>(null);
  return (
    <main>
      <Tooltip content="Opens a window">
        <Button variant="primary" onClick={() => setOpen(true)}>
          Open
        </Button>
      </Tooltip>
      <output>{reason}</output>
      <Dialog
        open={open}
        title="A window"
        onClose={(why) => {
          setOpen(false);
          setReason(why);
        }}
      >
        Over the page.
      </Dialog>
      <DataTable label="Cities" rows={cities} columns={columns} rowId={(city) => city.name} />
      <Button onClick={() => setMap(true)}>Show the map</Button>
      {map && <MapPicker label="Place" tiles={tiles} value={place} onValueChange={setPlace} />}
      <Button onClick={() => setPicking(true)}>Choose an asset</Button>
      <AssetPicker
        open={picking}
        title="Assets"
        assets={assets}
        onChoose={(asset) => {
          setPicking(false);
          setReason(asset.name);
        }}
        onClose={() => setPicking(false)}
      />
      <Button onClick={() => setModel("/box.glb")}>Show the model</Button>
      {model && <ModelViewer label="A box" source={model} locale="en" height="14rem" />}
      <Button onClick={() => setForm(true)}>Show the form</Button>
      {form && <Shelf />}
      <p data-testid="own" className="bg-lime p-[13px] dark:bg-danger-solid">
        With the names of the tokens
      </p>
    </main>
  );
}
