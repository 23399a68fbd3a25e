import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { AssetField } from "../asset-picker/index.ts";
import { AvatarField } from "../avatar-field/index.ts";
import { Checkbox, CheckboxGroup } from "../checkbox/index.ts";
import { ColorInput } from "../color-input/index.ts";
import { DateField } from "../date-field/index.ts";
import { DateRangeField } from "../date-range-field/index.ts";
import { DateTimeField } from "../date-time-field/index.ts";
import { MapPicker } from "../map-picker/index.ts";
import { tiles } from "../map-picker/mapInStory.ts";
import { NumberInput } from "../number-input/index.ts";
import { PasswordInput } from "../password-input/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { SearchableSelect } from "../searchable-select/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Select } from "../select/index.ts";
import { tabbablesIn } from "../style/tabbable.ts";
import { Switch } from "../switch/index.ts";
import { TagInput } from "../tag-input/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Textarea } from "../textarea/index.ts";
import { TimeField } from "../time-field/index.ts";
import { DropZone } from "../upload/index.ts";
import { Field } from "./index.ts";

const options = [
  { value: "a", label: "Alcoi" },
  { value: "b", label: "Berga" },
];
const picture = new File(["x"], "retrat.png", { type: "image/png" });
const asset = { id: "1", name: "Drac", type: "model", thumbnail: null } as const;
const dropped = fn();

interface Shown {
  name: string;
  disabled?: boolean;
}

/** Every field of the library with a value, by its name. */
const fields: Readonly<Record<string, (props: Shown) => ReactNode>> = {
  text: (props) => <TextInput {...props} defaultValue="Ruta" />,
  textarea: (props) => <Textarea {...props} defaultValue="Ruta" />,
  number: (props) => <NumberInput {...props} value={4} onValueChange={fn()} />,
  password: (props) => <PasswordInput {...props} defaultValue="secret" />,
  // oxlint-disable-next-line explorar/no-hard-coded-colour -- the value of a field
  colour: (props) => <ColorInput {...props} pickerLabel="Tria" defaultValue="#c4ec04" />,
  select: (props) => <Select {...props} options={options} defaultValue="a" />,
  searchable: (props) => (
    <SearchableSelect {...props} label="Ciutat" options={options} defaultValue="a" clearable />
  ),
  several: (props) => (
    <SearchableSelect {...props} label="Ciutats" options={options} multiple defaultValue={["a"]} />
  ),
  tags: (props) => <TagInput {...props} defaultValue={["art"]} />,
  checkbox: (props) => <Checkbox {...props} label="Visible" defaultChecked />,
  checkboxes: (props) => <CheckboxGroup {...props} options={options} defaultValue={["a"]} />,
  switch: (props) => <Switch {...props} label="Visible" defaultChecked />,
  radios: (props) => <RadioGroup {...props} options={options} defaultValue="a" />,
  segments: (props) => <SegmentedControl {...props} options={options} defaultValue="a" />,
  date: (props) => <DateField {...props} defaultValue="2026-03-01" />,
  "date that does not exist": (props) => <DateField {...props} defaultValue="2026-02-31" />,
  time: (props) => <TimeField {...props} defaultValue="10:30" />,
  "date and time": (props) => <DateTimeField {...props} defaultValue="2026-03-01T10:30" />,
  range: ({ name, ...props }) => (
    <DateRangeField
      {...props}
      startName={name}
      endName={name}
      defaultValue={{ start: "2026-03-01", end: "2026-03-09" }}
    />
  ),
  map: (props) => (
    <MapPicker {...props} label="Mapa" tiles={tiles} defaultValue={{ lat: 41, lon: 2 }} clearable />
  ),
  avatar: ({ name, ...props }) => (
    <AvatarField {...props} name="Marta" formName={name} value={picture} onValueChange={fn()} />
  ),
  asset: (props) => (
    <AssetField
      {...props}
      value={asset}
      onValueChange={fn()}
      picker={{ title: "Tria", assets: [] }}
    />
  ),
  files: ({ disabled }) => <DropZone disabled={disabled} onFiles={dropped} />,
};
const grouped = new Set(["checkboxes", "radios", "segments", "range", "map", "avatar", "asset"]);

function One({ kind, disabled = false }: { kind: string; disabled?: boolean }) {
  const field = fields[kind]?.(disabled ? { name: kind, disabled } : { name: kind });
  return (
    <Field label={kind} group={grouped.has(kind)}>
      {field}
    </Field>
  );
}

const meta = {
  title: "Form/Field/Disabled fieldset",
  component: Field,
  args: { label: "", children: null },
  tags: ["!autodocs", "no-visual"],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the eye sees of each element inside. */
const looksOf = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>("*")]
    .filter((each) => each.checkVisibility() && !each.closest("[data-map], canvas"))
    .map((each) => {
      const { color, backgroundColor, borderTopColor, cursor, opacity } = getComputedStyle(each);
      return [each.tagName, color, backgroundColor, borderTopColor, cursor, opacity].join(" ");
    });

export const AllFields: Story = {
  name: "A disabled fieldset around it disables every field: it looks so, takes no focus and sends nothing",
  render: function Sets() {
    const [isOff, setOff] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOff(!isOff)}>
          Switch
        </button>
        {Object.keys(fields).map((kind) => (
          <div key={kind} className="grid gap-2">
            <form data-testid={kind}>
              <fieldset disabled={isOff}>
                <One kind={kind} />
              </fieldset>
            </form>
            <form data-testid={`${kind}, disabled itself`}>
              <One kind={kind} disabled />
            </form>
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const formOf = (kind: string) => canvas.getByTestId<HTMLFormElement>(kind);
    const sent = (kind: string) => [...new FormData(formOf(kind)).keys()];
    for (const kind of Object.keys(fields)) {
      await step(kind, async () => {
        await waitFor(() => expect(tabbablesIn(formOf(kind))).toEqual([]));
        await expect(sent(kind)).toEqual([]);
        const own = canvas.getByTestId(`${kind}, disabled itself`);
        await expect(tabbablesIn(own)).toEqual([]);
        const inFieldset = within(formOf(kind)).getByText(kind).parentElement?.parentElement;
        const itself = within(own).getByText(kind).parentElement?.parentElement;
        await waitFor(() =>
          expect(looksOf(inFieldset as HTMLElement)).toEqual(looksOf(itself as HTMLElement)),
        );
      });
    }
    const data = new DataTransfer();
    data.items.add(picture);
    await fireEvent.drop(within(formOf("files")).getByText(/drop/i), { dataTransfer: data });
    await expect(dropped).not.toHaveBeenCalled();
    await fireEvent.click(canvas.getByRole("button", { name: "Switch" }));
    for (const kind of Object.keys(fields)) {
      await waitFor(() => expect(tabbablesIn(formOf(kind))).not.toEqual([]));
      if (kind !== "files") await waitFor(() => expect(sent(kind)).toContain(kind));
    }
  },
};
