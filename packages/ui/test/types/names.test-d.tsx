import { AssetField, type PickableAsset } from "@panel/ui/asset-picker";
import { AvatarField } from "@panel/ui/avatar-field";
import { Checkbox, CheckboxGroup } from "@panel/ui/checkbox";
import type { FormChoice, FormField } from "@panel/ui/form";
import { ColorInput } from "@panel/ui/color-input";
import { DateField } from "@panel/ui/date-field";
import { MapPicker, type Position } from "@panel/ui/map-picker";
import { NumberInput } from "@panel/ui/number-input";
import { PasswordInput } from "@panel/ui/password-input";
import { RadioGroup } from "@panel/ui/radio-group";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { Switch } from "@panel/ui/switch";
import { TagInput } from "@panel/ui/tag-input";
import { Textarea } from "@panel/ui/textarea";
import { TextInput } from "@panel/ui/text-input";
import { TimeField } from "@panel/ui/time-field";
import type { ComponentProps, ReactNode } from "react";
import type { Entries } from "./entries.ts";

// Compiled, never run: one rule of names holds in all entries.

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;
/** The names of all props, also of those that one of several forms of a component has. */
type NamesOf<Props> = Props extends unknown ? keyof Props : never;

/** Components whose `value` is shown, or is the native one of a button, and never changes by them. */
type Shown =
  | "Button"
  | "IconButton"
  | "SubmitButton"
  | "Checkbox"
  | "ColumnMenu"
  | "CopyButton"
  | "CopyLanguage"
  | "DialogClose"
  | "DialogTrigger"
  | "DropdownMenuItem"
  | "DropdownMenuRadioItem"
  | "DropdownMenuTrigger"
  | "FallbackText"
  | "LanguagePanel"
  | "PopoverClose"
  | "PopoverTrigger"
  | "Progress"
  | "StatCard"
  | "Switch"
  | "TabsContent"
  | "TabsTrigger"
  | "TooltipTrigger";

/** Components whose state the caller keeps with its own: a chosen record, a filter with its list, the page's theme. */
type Held =
  | "AssetField"
  | "AssetPicker"
  | "AvatarField"
  | "FacetFilter"
  | "LanguageSwitch"
  | "LanguageTabs"
  | "SearchBox"
  | "ThemeSwitch";

type Fault<Name, Props> = Name extends Shown | Held
  ? never
  : "danger" extends (Props extends { tone?: infer Tone } ? Tone : never)
    ? "a tone is called error"
    : "destructive" extends NamesOf<Props>
      ? "an action that destroys is called danger"
      : "value" extends NamesOf<Props>
        ? "onValueChange" extends NamesOf<Props>
          ? "defaultValue" extends NamesOf<Props>
            ? "value" extends keyof Props
              ? object extends Pick<Props, "value">
                ? never
                : "value is required"
              : never
            : "no defaultValue"
          : "no onValueChange"
        : never;

type FaultsOf<Module> = {
  [Name in keyof Module as Fault<Name, PropsOf<Module[Name]>> extends never ? never : Name]: Fault<
    Name,
    PropsOf<Module[Name]>
  >;
};

type Faults = {
  [
    Entry in keyof Entries as keyof FaultsOf<Entries[Entry]> extends never ? never : Entry
  ]: FaultsOf<Entries[Entry]>;
};

export const none: { [Entry in keyof Faults]: Faults[Entry] } = {};

/** What `FormField` gives to its control. */
type Control<Value> = Parameters<ComponentProps<typeof FormField<Value>>["children"]>[0];

declare const text: Control<string>;
declare const number: Control<number | null>;
declare const words: Control<string[]>;
declare const place: Control<Position | null>;
declare const asset: Control<PickableAsset | null>;
declare const picture: Control<File | null | undefined>;
declare const choice: Parameters<ComponentProps<typeof FormChoice>["children"]>[0];

const options = [{ value: "ca", label: "Català" }];
const tiles = { url: "/{z}/{x}/{y}", attribution: "© Somebody" };

export const bound = (
  <>
    <TextInput {...text} />
    <Textarea {...text} />
    <PasswordInput {...text} />
    <ColorInput {...text} pickerLabel="Choose a colour" />
    <DateField {...text} />
    <TimeField {...text} />
    <Select {...text} options={options} />
    <SearchableSelect {...text} label="Language" options={options} />
    <SearchableSelect {...words} multiple label="Languages" options={options} />
    <RadioGroup {...text} options={options} />
    <SegmentedControl {...text} label="Language" options={options} />
    <TagInput {...words} />
    <NumberInput {...text} />
    <NumberInput {...number} />
    <MapPicker {...place} label="Place" tiles={tiles} />
    <CheckboxGroup {...words} options={options} />
    <AssetField {...asset} picker={{ title: "Choose the cover", assets: [] }} />
    <AvatarField {...picture} name="Núria" />
    <Checkbox {...choice} label="Open" />
    <Switch {...choice} label="Open" />
  </>
);
