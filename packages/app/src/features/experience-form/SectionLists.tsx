import type { SideListProps } from "@panel/ui/side-list";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CheckedSideList } from "./CheckedSideList.tsx";

/** Height of the header of the form, below which a section is shown, in px. */
const OFFSET = 168;

/** The list of the sections: beside the form, and on narrow screens above it, where it opens. */
export function SectionLists(list: Pick<SideListProps, "label" | "items">) {
  const { t } = useTranslation();
  return (
    <>
      <CheckedSideList
        {...list}
        offset={OFFSET}
        className="hidden self-start laptop:sticky laptop:top-42 short:static laptop:block"
      />
      <details className="group rounded-card border border-line bg-surface laptop:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-body font-medium">
          <ChevronDown aria-hidden className="size-4 -rotate-90 group-open:rotate-0" />
          {t("FORM.sections")}
        </summary>
        <CheckedSideList {...list} offset={OFFSET} className="px-4 pb-3" />
      </details>
    </>
  );
}
