import type {
  Component,
  ComponentClass,
  FunctionComponent,
  ReactNode,
  SyntheticEvent,
} from "react";

// `any` stands where the originals have it.
/* oxlint-disable typescript/no-explicit-any */

/*
 * The types of other packages in the props of ours, written out one level deep. The manual shows this text;
 * `package-types.test.ts` compares each with its original.
 */

/** react https://react.dev/reference/react-dom/components/common#ref-callback */
export type Ref<T> = ((element: T | null) => void | (() => void)) | { current: T | null } | null;

/** react https://react.dev/reference/react/useRef */
export interface RefObject<T> {
  current: T;
}

/** react https://react.dev/reference/react/createElement */
export interface ReactElement {
  /** The name of an element, a function or a class. */
  type:
    | string
    | ((props: any) => ReactNode | Promise<ReactNode>)
    | (new (props: any, context: any) => Component<any, any>);
  props: unknown;
  key: string | null;
}

/** react https://react.dev/reference/react-dom/components/common#ref-callback */
export interface RefAttributes<T> {
  ref?: Ref<T> | undefined;
  key?: string | number | bigint | null | undefined;
}

/** react https://react.dev/learn/typescript */
export type ComponentType<Props> = ComponentClass<Props> | FunctionComponent<Props>;

/** react https://react.dev/reference/react-dom/components/common#focusevent-handler */
export interface FocusEvent<T> extends SyntheticEvent<T, globalThis.FocusEvent> {
  target: EventTarget & T;
  /** What had the focus, or gets it. */
  relatedTarget: (EventTarget & Element) | null;
}

/** @tanstack/react-form https://tanstack.com/form/latest/docs/reference/classes/FormApi */
export interface AnyFormApi {
  handleSubmit(meta?: any): Promise<void>;
  /** Its state, with `values`, `isSubmitting`, `canSubmit` and more. */
  store: { state: { values: any; isSubmitting: boolean; canSubmit: boolean } };
}

/** @radix-ui/react-checkbox https://www.radix-ui.com/primitives/docs/components/checkbox#root */
export interface CheckboxRoot {
  asChild?: boolean;
  checked?: boolean | "indeterminate" | undefined;
  defaultChecked?: boolean | "indeterminate" | undefined;
  required?: boolean | undefined;
  onCheckedChange?: ((checked: boolean | "indeterminate") => void) | undefined;
}

/** @radix-ui/react-switch https://www.radix-ui.com/primitives/docs/components/switch#root */
export interface SwitchRoot {
  asChild?: boolean;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  required?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** @radix-ui/react-tabs https://www.radix-ui.com/primitives/docs/components/tabs#root */
export interface TabsRoot {
  asChild?: boolean;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  orientation?: "horizontal" | "vertical" | undefined;
  dir?: "ltr" | "rtl" | undefined;
  /** Whether the focus chooses a tab, or Enter and the space bar. */
  activationMode?: "automatic" | "manual" | undefined;
}

/** @radix-ui/react-tabs https://www.radix-ui.com/primitives/docs/components/tabs#content */
export interface TabsContent {
  asChild?: boolean;
  value: string;
  /** Stays in the page while it is not shown. */
  forceMount?: true | undefined;
}

/** @radix-ui/react-radio-group https://www.radix-ui.com/primitives/docs/components/radio-group#root */
export interface RadioGroupRoot {
  asChild?: boolean;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  name?: string | undefined;
  form?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  dir?: "ltr" | "rtl" | undefined;
  orientation?: "horizontal" | "vertical" | undefined;
  /** Whether the arrows go on from the last to the first. */
  loop?: boolean | undefined;
}

/** @radix-ui/react-dialog https://www.radix-ui.com/primitives/docs/components/dialog#content */
export interface DialogContentProps {
  asChild?: boolean;
  deferPointerDownOutside?: boolean | undefined;
  forceMount?: true | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onPointerDownOutside?:
    | ((event: CustomEvent<{ originalEvent: PointerEvent }>) => void)
    | undefined;
  onFocusOutside?:
    | ((event: CustomEvent<{ originalEvent: globalThis.FocusEvent }>) => void)
    | undefined;
  onInteractOutside?:
    | ((
        event:
          | CustomEvent<{ originalEvent: PointerEvent }>
          | CustomEvent<{ originalEvent: globalThis.FocusEvent }>,
      ) => void)
    | undefined;
}

/** @radix-ui/react-dropdown-menu https://www.radix-ui.com/primitives/docs/components/dropdown-menu#content */
export interface DropdownMenuContent {
  asChild?: boolean;
  forceMount?: true | undefined;
  loop?: boolean | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  sideOffset?: number | undefined;
  align?: "start" | "center" | "end" | undefined;
  alignOffset?: number | undefined;
  arrowPadding?: number | undefined;
  avoidCollisions?: boolean | undefined;
  collisionBoundary?: Element | null | (Element | null)[] | undefined;
  collisionPadding?:
    | number
    | Partial<Record<"top" | "right" | "bottom" | "left", number>>
    | undefined;
  sticky?: "partial" | "always" | undefined;
  hideWhenDetached?: boolean | undefined;
  updatePositionStrategy?: "optimized" | "always" | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onPointerDownOutside?:
    | ((event: CustomEvent<{ originalEvent: PointerEvent }>) => void)
    | undefined;
  onFocusOutside?:
    | ((event: CustomEvent<{ originalEvent: globalThis.FocusEvent }>) => void)
    | undefined;
  onInteractOutside?:
    | ((
        event:
          | CustomEvent<{ originalEvent: PointerEvent }>
          | CustomEvent<{ originalEvent: globalThis.FocusEvent }>,
      ) => void)
    | undefined;
}

/** @radix-ui/react-dropdown-menu https://www.radix-ui.com/primitives/docs/components/dropdown-menu#item */
export interface DropdownMenuItem {
  asChild?: boolean;
  disabled?: boolean | undefined;
  /** What typing letters finds, where it is not the text. */
  textValue?: string | undefined;
  onSelect?: ((event: Event) => void) | undefined;
}

/** @radix-ui/react-dropdown-menu https://www.radix-ui.com/primitives/docs/components/dropdown-menu#radiogroup */
export interface DropdownMenuRadioGroup {
  asChild?: boolean;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}
