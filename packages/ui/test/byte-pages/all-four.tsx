import { show } from "./show.ts";
import { LanguageTabsPage } from "./language-tabs.tsx";
import { ModalAlertPage } from "./modal-alert.tsx";
import { SortableTablePage } from "./sortable-table.tsx";
import { TooltipPage } from "./tooltip.tsx";

show(
  <>
    <ModalAlertPage />
    <TooltipPage />
    <LanguageTabsPage />
    <SortableTablePage />
  </>,
);
