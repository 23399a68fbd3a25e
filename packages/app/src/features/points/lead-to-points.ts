import { focusInSection } from "@panel/ui/section";

/** Id of the button that adds a point. */
export const ADD_POINT = "add-point";

/** After the first save points can be added. A reader who types on is left alone. */
export function leadToPoints(): void {
  if (document.activeElement?.matches("input, textarea, select")) return;
  const button = document.getElementById(ADD_POINT);
  if (button) focusInSection(button);
}
