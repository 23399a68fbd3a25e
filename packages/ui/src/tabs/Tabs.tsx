import type { ReactNode } from "react";
import { TabsList, TabsRoot, type TabsRootProps, TabsTrigger } from "./TabsParts.tsx";

export interface Tab<Value extends string = string> {
  /** Must not contain spaces, because ids are made from it. */
  value: Value;
  label: string;
  /** Icon before the label, 16 px; not shown on a phone, where labels need the room. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  TabsRootProps,
  "value" | "defaultValue" | "onValueChange" | "children"
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
  /** A `TabsContent` for each tab. */
  children: ReactNode;
}

/**
 * Tabs that switch between parts of one page, made of their parts. Tabs that do not fit in one row wrap. If the chosen tab is
 * removed, the nearest is chosen.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  defaultValue,
  onValueChange,
  children,
  ...props
}: TabsProps<Value>) {
  return (
    <TabsRoot
      {...props}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(chosen) => onValueChange?.(chosen as Value)}
    >
      <TabsList label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.value} value={tab.value} icon={tab.icon} disabled={tab.disabled}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {children}
    </TabsRoot>
  );
}
