import type { ReactNode } from "react";
import { fn } from "storybook/test";
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
import { Switch } from "../switch/index.ts";
import { TagInput } from "../tag-input/index.ts";
import { TextInput } from "../text-input/index.ts";
import { Textarea } from "../textarea/index.ts";
import { TimeField } from "../time-field/index.ts";
import { DropZone } from "../upload/index.ts";

const options = [
  { value: "a", label: "Alcoi" },
  { value: "b", label: "Berga" },
];
const labels = { city: "Ciutat", cities: "Ciutats", visible: "Visible", map: "Mapa" };
const picture = new File(["x"], "retrat.png", { type: "image/png" });
const asset = { id: "1", name: "Drac", type: "model", thumbnail: null } as const;
/** Called with what is dropped on the field of files. */
export const dropped = fn();

export interface EveryFieldProps {
  name: string;
  disabled?: boolean;
  ref?: (element: HTMLElement | null) => void;
}

/** Every field of the library with a value, by its name. */
export const everyField: Readonly<Record<string, (props: EveryFieldProps) => ReactNode>> = {
  text: (props) => <TextInput {...props} defaultValue="Ruta" />,
  textarea: (props) => <Textarea {...props} defaultValue="Ruta" />,
  number: (props) => <NumberInput {...props} value={4} onValueChange={fn()} />,
  password: (props) => <PasswordInput {...props} defaultValue="secret" />,
  // oxlint-disable-next-line explorar/no-hard-coded-colour -- the value of a field
  colour: (props) => <ColorInput {...props} pickerLabel="Tria" defaultValue="#c4ec04" />,
  select: (props) => <Select {...props} options={options} defaultValue="a" />,
  searchable: (props) => (
    <SearchableSelect {...props} label={labels.city} options={options} defaultValue="a" clearable />
  ),
  several: (props) => (
    <SearchableSelect
      {...props}
      label={labels.cities}
      options={options}
      multiple
      defaultValue={["a"]}
    />
  ),
  tags: (props) => <TagInput {...props} defaultValue={["art"]} />,
  checkbox: (props) => <Checkbox {...props} label={labels.visible} defaultChecked />,
  checkboxes: (props) => <CheckboxGroup {...props} options={options} defaultValue={["a"]} />,
  switch: (props) => <Switch {...props} label={labels.visible} defaultChecked />,
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
    <MapPicker
      {...props}
      label={labels.map}
      tiles={tiles}
      defaultValue={{ lat: 41, lon: 2 }}
      clearable
    />
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
  files: ({ name: _name, ...props }) => <DropZone {...props} onFiles={dropped} />,
};
/** Those that a `Field group` names. */
export const groupedFields: ReadonlySet<string> = new Set([
  "checkboxes",
  "radios",
  "segments",
  "range",
  "map",
  "avatar",
  "asset",
]);
