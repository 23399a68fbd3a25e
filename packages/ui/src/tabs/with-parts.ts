import { Tabs as Whole } from "./Tabs.tsx";
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from "./TabsParts.tsx";

// Not a module of the browser's, so that a server component may write `Tabs.Root`.
export const Tabs = /* @__PURE__ */ Object.assign(Whole, {
  Root: TabsRoot,
  List: TabsList,
  Trigger: TabsTrigger,
  Content: TabsContent,
});
