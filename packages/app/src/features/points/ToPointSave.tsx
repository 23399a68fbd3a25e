import { useTranslation } from "react-i18next";
import { SkipTo } from "../../shared/editing/SkipTo.tsx";

/** The button that saves the point and closes its editor. */
const saveButton = (link: HTMLElement) =>
  [...(link.closest("form")?.querySelectorAll<HTMLElement>("button[type=submit]") ?? [])].at(-1);

/** A link over the parts of a point that may be left blank. */
export function ToPointSave() {
  const { t } = useTranslation();
  return <SkipTo find={saveButton}>{t("POINTS.toSave")}</SkipTo>;
}
