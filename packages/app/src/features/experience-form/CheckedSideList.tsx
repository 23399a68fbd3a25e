import { SideList, type SideListProps } from "@panel/ui/side-list";
import { useCheckState } from "../../route/check/check-context.ts";
import { FindingCount } from "../../route/check/FindingCount.tsx";
import type { CheckedSection } from "../../route/check/findings.ts";

/** The list of the form's sections, with the errors and warnings of each. A section with errors is not called complete. */
export function CheckedSideList({ items, ...props }: SideListProps) {
  const found = useCheckState(({ experienceId, found: last }) => (experienceId ? last : undefined));
  return (
    <SideList
      {...props}
      items={items.map(({ state, ...item }) => {
        const counts = found?.ofSection.get(item.id as CheckedSection);
        const isDoubtful = counts?.error && state !== "error";
        const sign = state && !isDoubtful ? { state } : {};
        const note = (
          <>
            {item.note}
            <FindingCount counts={counts} />
          </>
        );
        return { ...item, ...sign, note };
      })}
    />
  );
}
