import { SegmentedControl } from "@panel/ui/segmented-control";
import { LayoutGrid, Map, Table } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LIST_VIEWS, type ListView } from "./use-list-view.ts";

const VIEWS = {
  table: { label: "EXPERIENCES.viewTable", icon: <Table /> },
  cards: { label: "EXPERIENCES.viewCards", icon: <LayoutGrid /> },
  map: { label: "EXPERIENCES.viewMap", icon: <Map /> },
} as const;

interface ViewChoiceProps {
  view: ListView;
  onViewChange(view: ListView): void;
}

/** Chooses whether the list is a table, cards or a map. */
export function ViewChoice({ view, onViewChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className="tablet:ms-auto"
      label={t("EXPERIENCES.view")}
      value={view}
      onValueChange={(next) => onViewChange(next as ListView)}
      options={LIST_VIEWS.map((value) => ({
        value,
        label: t(VIEWS[value].label),
        icon: VIEWS[value].icon,
        iconOnly: true,
      }))}
    />
  );
}
