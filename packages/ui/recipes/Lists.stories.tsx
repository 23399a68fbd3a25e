import { Button } from "@panel/ui/button";
import { CopyButton } from "@panel/ui/copy-button";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import {
  DataTable,
  type DataTableColumn,
  type FacetChoice,
  FacetFilter,
  facetOptions,
  filterByFacet,
  tableCells,
} from "@panel/ui/data-table";
import { ToastProvider, useToast } from "@panel/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";

const meta = { title: "Recipes/Lists" } satisfies Meta;
export default meta;
type Story = StoryObj;

interface City {
  name: string;
  province: string;
  people: number;
}

const cities: City[] = [
  { name: "Àger", province: "Lleida", people: 600 },
  { name: "Balaguer", province: "Lleida", people: 17_000 },
  { name: "Madrid", province: "Madrid", people: 3_300_000 },
];

const columns: DataTableColumn<City>[] = [
  { id: "name", header: "Name", value: (city) => city.name },
  { id: "province", header: "Province", value: (city) => city.province },
  { id: "people", header: "People", value: (city) => city.people, align: "end" },
];

export const TableWithFacetsToCopy: Story = {
  render: function Cities() {
    const [chosen, setChosen] = useState<FacetChoice>(null);
    const [shown, setShown] = useState<readonly City[]>(cities);
    const province = (city: City) => city.province;
    const options = facetOptions(cities, { value: province, blank: "Without one", locale: "en" });
    const rows = useMemo(() => filterByFacet(cities, chosen, (city) => city.province), [chosen]);
    return (
      <div className="grid gap-3">
        <div className="flex gap-2">
          <FacetFilter
            label="Province"
            options={options}
            value={chosen}
            onValueChange={setChosen}
          />
          <CopyButton
            label="Copy for a spreadsheet"
            text={tableCells({ rows: shown, columns })
              .map((cells) => cells.join("\t"))
              .join("\n")}
          />
        </div>
        <DataTable
          label="Cities"
          rows={rows}
          columns={columns}
          rowId={(city) => city.name}
          onShownChange={setShown}
        />
      </div>
    );
  },
};

export const Deletion: Story = {
  render: function Delete() {
    const [asked, setAsked] = useState(false);
    const [pending, setPending] = useState(false);
    const [there, setThere] = useState(true);
    const remove = async () => {
      setPending(true);
      // Instead: the call of your server; keep the dialog open and give it `error` where it fails.
      await Promise.resolve();
      setPending(false);
      setAsked(false);
      setThere(false);
    };
    return (
      <>
        <Button variant="danger" disabled={!there} onClick={() => setAsked(true)}>
          Delete Àger
        </Button>
        <ConfirmDialog
          open={asked}
          danger
          title="Delete “Àger”?"
          description="Its people stay. This cannot be undone."
          confirmLabel="Delete"
          pending={pending}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      </>
    );
  },
};

const Save = () => {
  const toast = useToast();
  return <Button onClick={() => toast.show({ title: "Saved" })}>Save</Button>;
};

export const Toasts: Story = {
  render: () => (
    <ToastProvider>
      <Save />
    </ToastProvider>
  ),
};
