import { Avatar } from "@panel/ui/avatar";
import { Button } from "@panel/ui/button";
import { Checkbox, CheckboxGroup } from "@panel/ui/checkbox";
import { DateField } from "@panel/ui/date-field";
import { Field, Fieldset } from "@panel/ui/field";
import { IconButton } from "@panel/ui/icon-button";
import { NumberInput } from "@panel/ui/number-input";
import { Progress } from "@panel/ui/progress";
import { RadioGroup } from "@panel/ui/radio-group";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { Select } from "@panel/ui/select";
import { Switch } from "@panel/ui/switch";
import { TagInput } from "@panel/ui/tag-input";
import { TextInput } from "@panel/ui/text-input";

// Compiled, never run: each expected error is a mistake that a caller cannot make.

const take = (_value: unknown) => {};
const takeText = (_value: string) => {};
const takeTexts = (_value: readonly string[]) => {};
const options = [{ value: "ca", label: "Català" }];

export const names = {
  iconButton: <IconButton label="Close">×</IconButton>,
  // @ts-expect-error -- what has no text needs a name
  iconButtonWithout: <IconButton>×</IconButton>,
  // @ts-expect-error -- and a text of it
  iconButtonOfNothing: <IconButton label={undefined}>×</IconButton>,
  avatar: <Avatar name="Núria" />,
  // @ts-expect-error -- a picture needs its alternative text
  avatarWithout: <Avatar src="/nuria.png" />,
  field: (
    <Field label="Name">
      <TextInput />
    </Field>
  ),
  // @ts-expect-error -- a placeholder is no label
  fieldWithout: <Field hint="Your name">{<TextInput />}</Field>,
  // @ts-expect-error -- a group needs its name
  fieldsetWithout: <Fieldset hint="Opening hours">×</Fieldset>,
  checkbox: <Checkbox label="Accept" />,
  // @ts-expect-error -- a box alone says nothing
  checkboxWithout: <Checkbox />,
  // @ts-expect-error -- nor does a switch
  switchWithout: <Switch />,
  // @ts-expect-error -- a bar alone says nothing
  progressWithout: <Progress value={3} />,
};

const cross = { children: "×" };

export const looks = {
  button: <Button variant="danger" size="sm" />,
  // @ts-expect-error -- four variants, no others
  buttonUnknown: <Button variant="ghost" />,
  // @ts-expect-error -- an icon has no large button
  iconButtonLarge: <IconButton {...cross} label="Close" size="lg" />,
  // @ts-expect-error -- the label stands in its place
  iconButtonLoading: <IconButton {...cross} label="Save" loadingLabel="Saving…" />,
};

export const values = {
  text: <TextInput value="" onValueChange={takeText} />,
  number: <NumberInput value={3} onValueChange={(number: number | null) => number} />,
  numberAsText: <NumberInput value="3" onValueChange={takeText} />,
  // @ts-expect-error -- a number changes to a number
  numberToText: <NumberInput value={3} onValueChange={takeText} />,
  numberOwn: <NumberInput defaultValue={3} />,
  // @ts-expect-error -- text is held by the caller alone
  numberOwnText: <NumberInput defaultValue="3" />,
  day: <DateField value="2026-11-21" onValueChange={takeText} />,
  // @ts-expect-error -- a day is a text without a time zone
  dayAsDate: <DateField value={new Date()} />,
  several: <CheckboxGroup options={options} value={["ca"]} onValueChange={takeTexts} />,
  // @ts-expect-error -- several are a list
  severalAsText: <CheckboxGroup options={options} value="ca" onValueChange={take} />,
  // @ts-expect-error -- choices come as options
  severalChildren: <CheckboxGroup label="Language">Català</CheckboxGroup>,
  // @ts-expect-error -- one of a few: the platform's list of several is no Select
  selectSeveral: <Select options={options} multiple />,
  // @ts-expect-error -- choices come as options
  radioChildren: <RadioGroup label="Language">Català</RadioGroup>,
  tags: <TagInput value={["a"]} onValueChange={takeTexts} />,
  // @ts-expect-error -- words are a list
  tagsAsText: <TagInput value="a" onValueChange={take} />,
};

const cities = { label: "Cities", options } as const;

export const oneOrSeveral = {
  one: <SearchableSelect {...cities} value="ca" onValueChange={takeText} />,
  several: <SearchableSelect {...cities} multiple value={["ca"]} onValueChange={takeTexts} />,
  clearable: <SearchableSelect {...cities} clearable value="ca" onValueChange={takeText} />,
  severalClearable: (
    // @ts-expect-error -- several are taken away one by one
    <SearchableSelect {...cities} multiple clearable value={["ca"]} onValueChange={takeTexts} />
  ),
  // @ts-expect-error -- one choice is a text
  oneAsList: <SearchableSelect {...cities} value={["ca"]} onValueChange={take} />,
  // @ts-expect-error -- several are a list
  severalAsText: <SearchableSelect {...cities} multiple value="ca" onValueChange={take} />,
  // @ts-expect-error -- the list needs a name
  unnamed: <SearchableSelect options={options} value="ca" onValueChange={takeText} />,
};
