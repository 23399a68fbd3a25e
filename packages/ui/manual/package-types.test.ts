import type * as Checkbox from "@radix-ui/react-checkbox";
import type * as RadixDialog from "@radix-ui/react-dialog";
import type * as Menu from "@radix-ui/react-dropdown-menu";
import type * as Radio from "@radix-ui/react-radio-group";
import type * as Switch from "@radix-ui/react-switch";
import type * as RadixTabs from "@radix-ui/react-tabs";
import type * as TanStack from "@tanstack/react-form";
import type * as React from "react";
import type { ComponentProps } from "react";
import { expectTypeOf, test } from "vitest";
import type * as Written from "./package-types.ts";

test("UIK-07 the types of React are written out as they are", () => {
  expectTypeOf<Written.Ref<HTMLElement>>().toExtend<React.Ref<HTMLElement>>();
  expectTypeOf<React.Ref<HTMLElement>>().toExtend<Written.Ref<HTMLElement>>();
  expectTypeOf<Written.RefAttributes<HTMLElement>>().toExtend<React.RefAttributes<HTMLElement>>();
  expectTypeOf<React.RefAttributes<HTMLElement>>().toExtend<Written.RefAttributes<HTMLElement>>();
  expectTypeOf<Written.RefObject<HTMLElement>>().toEqualTypeOf<React.RefObject<HTMLElement>>();
  expectTypeOf<
    Exclude<keyof React.ReactElement, keyof Written.ReactElement>
  >().toExtend<"$$typeof">();
  expectTypeOf<React.ReactElement>().toExtend<Written.ReactElement>();
  expectTypeOf<Written.ComponentType<{ a: 1 }>>().toEqualTypeOf<React.ComponentType<{ a: 1 }>>();
  expectTypeOf<Written.FocusEvent<HTMLElement>>().toExtend<React.FocusEvent<HTMLElement>>();
  expectTypeOf<React.FocusEvent<HTMLElement>>().toExtend<Written.FocusEvent<HTMLElement>>();
});

test("UIK-07 what is taken of a form of TanStack is written out as it is", () => {
  expectTypeOf<TanStack.AnyFormApi>().toExtend<Written.AnyFormApi>();
});

/** What the props of a part of Radix have beside those of its element and those that are written out. */
type Left<Props, Tag extends React.ElementType, Of> = Exclude<
  keyof Props,
  keyof ComponentProps<Tag> | keyof Of
>;
/** The originals of what is written out, without the difference between a missing prop and one that is undefined. */
type Same<Props, Of> = Required<Pick<Props, keyof Of & keyof Props>>;

test("UIK-07 the props of Radix's parts are written out, all that their elements do not have", () => {
  type CheckboxRoot = ComponentProps<typeof Checkbox.Root>;
  expectTypeOf<Left<CheckboxRoot, "button", Written.CheckboxRoot>>().toBeNever();
  expectTypeOf<Same<CheckboxRoot, Written.CheckboxRoot>>().toEqualTypeOf<
    Required<Written.CheckboxRoot>
  >();
  type SwitchRoot = ComponentProps<typeof Switch.Root>;
  expectTypeOf<Left<SwitchRoot, "button", Written.SwitchRoot>>().toBeNever();
  expectTypeOf<Same<SwitchRoot, Written.SwitchRoot>>().toEqualTypeOf<
    Required<Written.SwitchRoot>
  >();
  type TabsRoot = ComponentProps<typeof RadixTabs.Root>;
  expectTypeOf<Left<TabsRoot, "div", Written.TabsRoot>>().toBeNever();
  expectTypeOf<Same<TabsRoot, Written.TabsRoot>>().toEqualTypeOf<Required<Written.TabsRoot>>();
  type TabsContent = ComponentProps<typeof RadixTabs.Content>;
  expectTypeOf<Left<TabsContent, "div", Written.TabsContent>>().toBeNever();
  expectTypeOf<Same<TabsContent, Written.TabsContent>>().toEqualTypeOf<
    Required<Written.TabsContent>
  >();
  type RadioRoot = ComponentProps<typeof Radio.Root>;
  expectTypeOf<Left<RadioRoot, "div", Written.RadioGroupRoot>>().toBeNever();
  expectTypeOf<Same<RadioRoot, Written.RadioGroupRoot>>().toEqualTypeOf<
    Required<Written.RadioGroupRoot>
  >();
  type DialogContent = RadixDialog.DialogContentProps;
  expectTypeOf<Left<DialogContent, "div", Written.DialogContentProps>>().toBeNever();
  expectTypeOf<Same<DialogContent, Written.DialogContentProps>>().toEqualTypeOf<
    Required<Written.DialogContentProps>
  >();
  type MenuContent = ComponentProps<typeof Menu.Content>;
  expectTypeOf<Left<MenuContent, "div", Written.DropdownMenuContent>>().toBeNever();
  expectTypeOf<Same<MenuContent, Written.DropdownMenuContent>>().toEqualTypeOf<
    Required<Written.DropdownMenuContent>
  >();
  type MenuItem = ComponentProps<typeof Menu.Item>;
  expectTypeOf<Left<MenuItem, "div", Written.DropdownMenuItem>>().toBeNever();
  expectTypeOf<Same<MenuItem, Written.DropdownMenuItem>>().toEqualTypeOf<
    Required<Written.DropdownMenuItem>
  >();
  type MenuChoice = ComponentProps<typeof Menu.RadioGroup>;
  expectTypeOf<Left<MenuChoice, "div", Written.DropdownMenuRadioGroup>>().toBeNever();
  expectTypeOf<Same<MenuChoice, Written.DropdownMenuRadioGroup>>().toEqualTypeOf<
    Required<Written.DropdownMenuRadioGroup>
  >();
});
