import { focusInSection } from "@panel/ui/section";
import { SkipLink } from "@panel/ui/skip-link";
import { useTranslation } from "react-i18next";

/** Id of the element around the list of points. */
export const POINT_LIST = "point-list";

/** A link at the top of the form that leads to the list of points, visible while it has the focus. */
export function ToPointList() {
  const { t } = useTranslation();
  return (
    <SkipLink
      href={`#${POINT_LIST}`}
      onClick={(event) => {
        event.preventDefault();
        const list = document.querySelector<HTMLElement>(`#${POINT_LIST} [role=region]`);
        const section = document.querySelector<HTMLElement>("#points button");
        const target = list ?? section;
        if (target) focusInSection(target);
      }}
    >
      {t("WORKSPACE.toList")}
    </SkipLink>
  );
}
