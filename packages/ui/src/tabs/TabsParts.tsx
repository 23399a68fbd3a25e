import * as RadixTabs from "@radix-ui/react-tabs";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useKeptTab } from "./use-kept-tab.ts";

interface TabsState {
  list: RefObject<HTMLDivElement | null>;
  /** Called when a tab is removed, or can be chosen no more. */
  noteChange: () => void;
}

/** Radix says it where a part has no root around it. */
const TabsContext = createContext({} as TabsState);

export interface TabsRootProps extends Omit<
  ComponentProps<typeof RadixTabs.Root>,
  "asChild" | "dir" | "orientation" | "value" | "defaultValue" | "onValueChange"
> {
  /** The chosen tab. Controlled when given. */
  value?: string | undefined;
  /** The tab chosen at first, where `value` is not given. @default none */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** "automatic": arrows show a tab at once; "manual": Enter or Space shows the focused tab. @default "automatic" */
  activationMode?: "automatic" | "manual";
  /** A `Tabs.List` with a `Tabs.Trigger` for each tab, and a `Tabs.Content` for each. */
  children: ReactNode;
}

/** The parts of tabs: holds which one is chosen. If the chosen tab is removed, the nearest is chosen. */
export function TabsRoot({
  value: given,
  defaultValue = "",
  onValueChange,
  onFocus,
  onBlur,
  ref,
  className,
  ...props
}: TabsRootProps) {
  const [value, choose] = useControllableState<string>({
    prop: given,
    defaultProp: defaultValue,
    onChange: (chosen) => onValueChange?.(chosen),
  });
  const list = useRef<HTMLDivElement>(null);
  const [, noteChange] = useReducer((count: number) => count + 1, 0);
  const kept = useKeptTab({
    tabsNow: () => {
      const able = list.current?.querySelectorAll<HTMLElement>("[role=tab]:enabled") ?? [];
      return [...able].map((tab) => tab.dataset["value"] ?? "");
    },
    value,
    choose,
  });
  return (
    <TabsContext value={{ list, noteChange }}>
      <RadixTabs.Root
        {...props}
        ref={mergeRefs(kept.root, ref)}
        value={value}
        onValueChange={choose}
        onFocus={(event: FocusEvent<HTMLDivElement>) => {
          onFocus?.(event);
          kept.onFocus();
        }}
        onBlur={(event: FocusEvent<HTMLDivElement>) => {
          onBlur?.(event);
          kept.onBlur(event);
        }}
        className={cn("min-w-0", className)}
      />
    </TabsContext>
  );
}

export interface TabsListProps extends ComponentProps<"div"> {
  /** Accessible name of the list of tabs: "Libraries". */
  label: string;
}

/** The list of tabs. Tabs that do not fit in one row wrap. */
export function TabsList({ label, ref, className, ...props }: TabsListProps) {
  const { list } = use(TabsContext);
  return (
    <RadixTabs.List
      aria-label={label}
      {...props}
      ref={mergeRefs(list, ref)}
      className={cn("flex flex-wrap gap-x-1 gap-y-px border-b border-line", className)}
    />
  );
}

export interface TabsTriggerProps extends ComponentProps<"button"> {
  /** Must not contain spaces, because ids are made from it. */
  value: string;
  /** Icon before the text, 16 px. */
  icon?: ReactNode;
}

/** One tab. */
export function TabsTrigger({ icon, className, children, ...props }: TabsTriggerProps) {
  const { value, disabled } = props;
  const { noteChange } = use(TabsContext);
  useLayoutEffect(() => noteChange, [value, disabled, noteChange]);
  return (
    <RadixTabs.Trigger
      {...props}
      data-value={value}
      className={cn(
        "-mb-px flex min-h-10 max-w-full min-w-0 cursor-pointer items-center gap-2 border-lime px-3 py-1.5 text-start text-body font-medium text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint data-[state=active]:border-b-2 data-[state=active]:pb-1 data-[state=active]:text-ink [&_svg]:size-4 [&_svg]:shrink-0",
        className,
      )}
    >
      {icon && <span className="contents max-tablet:hidden">{icon}</span>}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </RadixTabs.Trigger>
  );
}

export interface TabsContentProps extends Omit<
  ComponentProps<typeof RadixTabs.Content>,
  "asChild" | "forceMount"
> {
  /** The `value` of its tab. */
  value: string;
  /** Keeps the content mounted while another tab is chosen, so that it keeps its state. */
  keepMounted?: boolean;
  /** 0 makes the panel focusable, so that text in it can be read; use -1 where it begins with a control. @default 0 */
  tabIndex?: 0 | -1;
}

/** The panel of one tab. */
export function TabsContent({ keepMounted, className, ...props }: TabsContentProps) {
  return (
    <RadixTabs.Content
      {...props}
      {...(keepMounted && { forceMount: true })}
      className={cn("min-w-0 pt-4 data-[state=inactive]:hidden", className)}
    />
  );
}
