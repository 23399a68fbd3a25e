export { Tabs } from "./with-parts.ts";
export type { Tab, TabsProps } from "./Tabs.tsx";
export { TabsContent, TabsList, TabsRoot, TabsTrigger } from "./TabsParts.tsx";
export type {
  TabsContentProps,
  TabsListProps,
  TabsRootProps,
  TabsTriggerProps,
} from "./TabsParts.tsx";
