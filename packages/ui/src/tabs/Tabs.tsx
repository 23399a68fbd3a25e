import * as RadixTabs from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../style/cn.ts";

export interface Tab<Value extends string = string> {
  /** Without spaces: ids are made of it. */
  value: Value;
  label: string;
  /** Before the label, 16 px. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<typeof RadixTabs.Root>,
  "asChild" | "dir" | "orientation" | "value" | "defaultValue" | "onValueChange" | "children"
> {
  /** Names the list of tabs: "Libraries". */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  /** Without it the first tab is chosen. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Whether the arrows choose at once, or Enter and Space do. @default "automatic" */
  activationMode?: "automatic" | "manual";
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** Parts of one place, of which one is looked at. Where the tabs do not fit beside each other, they wrap. */
export function Tabs<Value extends string>({
  label,
  tabs,
  defaultValue,
  className,
  children,
  ...props
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      {...props}
      defaultValue={defaultValue ?? tabs[0]?.value}
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
            className="-mb-px flex min-h-10 max-w-full min-w-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3 py-1.5 text-start text-body font-medium text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint data-[state=active]:border-lime data-[state=active]:text-ink [&_svg]:size-4 [&_svg]:shrink-0"
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
  /** Of the tab that it belongs to. */
  value: string;
  /** Keeps the content in the document while another tab is chosen, so that it loses nothing. */
  keepMounted?: boolean;
  /** A stop of the Tab key, which reads what begins with text; -1 where it begins with a control. @default 0 */
  tabIndex?: 0 | -1;
}

/** What one tab shows, inside `Tabs`. */
export function TabPanel({ keepMounted, className, ...props }: TabPanelProps) {
  return (
    <RadixTabs.Content
      {...props}
      {...(keepMounted && { forceMount: true })}
      className={cn("min-w-0 pt-4 data-[state=inactive]:hidden", className)}
    />
  );
}
