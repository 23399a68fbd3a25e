import * as RadixTabs from "@radix-ui/react-tabs";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { useKeptTab } from "./use-kept-tab.ts";

export interface Tab<Value extends string = string> {
  /** Must not contain spaces, because ids are made from it. */
  value: Value;
  label: string;
  /** Icon before the label, 16 px. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<typeof RadixTabs.Root>,
  "asChild" | "dir" | "orientation" | "value" | "defaultValue" | "onValueChange" | "children"
> {
  /** Accessible name of the list of tabs: "Libraries". */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  /** The tab chosen at first, when uncontrolled. @default the first tab */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** "automatic": arrows show a tab at once; "manual": Enter or Space shows the focused tab. @default "automatic" */
  activationMode?: "automatic" | "manual";
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/**
 * Tabs that switch between parts of one page. Tabs that do not fit in one row wrap. If the chosen tab is removed, the nearest is
 * chosen.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: given,
  defaultValue,
  onValueChange,
  onFocus,
  onBlur,
  ref,
  className,
  children,
  ...props
}: TabsProps<Value>) {
  const [value, choose] = useControllableState<string>({
    prop: given,
    defaultProp: defaultValue ?? tabs[0]?.value ?? "",
    onChange: (chosen) => onValueChange?.(chosen as Value),
  });
  const kept = useKeptTab({
    tabs: tabs.filter((tab) => !tab.disabled).map((tab) => tab.value),
    value,
    choose,
  });
  return (
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
    >
      <RadixTabs.List
        aria-label={label}
        className="flex flex-wrap gap-x-1 gap-y-px border-b border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="-mb-px flex min-h-10 max-w-full min-w-0 cursor-pointer items-center gap-2 border-lime px-3 py-1.5 text-start text-body font-medium text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint data-[state=active]:border-b-2 data-[state=active]:pb-1 data-[state=active]:text-ink [&_svg]:size-4 [&_svg]:shrink-0"
          >
            {tab.icon}
            <span className="min-w-0 wrap-anywhere">{tab.label}</span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

export interface TabPanelProps extends Omit<
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

/** The content of one tab, inside `Tabs`. */
export function TabPanel({ keepMounted, className, ...props }: TabPanelProps) {
  return (
    <RadixTabs.Content
      {...props}
      {...(keepMounted && { forceMount: true })}
      className={cn("min-w-0 pt-4 data-[state=inactive]:hidden", className)}
    />
  );
}
