import { SegmentedControl } from "@panel/ui/segmented-control";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCheckState } from "../../route/check/check-context.ts";
import { ToCheck } from "../../route/check/ToCheck.tsx";

interface PointWorkspaceProps {
  /** What is done with all points, above their list. */
  toolbar: ReactNode;
  /** The list of the points. */
  list: ReactNode;
  map: ReactNode;
  /** The editor of the open point, if one is open. */
  editor: ReactNode;
  /** What keeps the route from being played; nothing until the experience is saved. */
  check: ReactNode;
  /** Whether the workspace fills the window. */
  wide: boolean;
  /** Whether the editor fills the window, with the map above it. */
  isSheet: boolean;
  /** There is neither a point nor an editor. */
  isEmpty: boolean;
}

type View = "list" | "map";

/** Of the map; in the page as much as the first window leaves below what stands above it. */
const MAP_HEIGHT = {
  sheet: "[--route-map-height:max(12rem,40dvh)]",
  window:
    "[--route-map-height:max(16rem,60dvh)] tablet:[--route-map-height:max(20rem,calc(100dvh-9rem))]",
  page: "[--route-map-height:max(16rem,60dvh)] tablet:[--route-map-height:max(19rem,calc(100dvh-25rem))]",
};

/**
 * The list of the points, the one map of the route, and the editor of a point beside each other, with the check of the route
 * below them. Between 1,024 and 1,400 px the editor lies over the right side of the map. On a narrower window it is a sheet
 * of its own, and below 768 px either the list or the map is shown.
 */
export function PointWorkspace({
  toolbar,
  list,
  map,
  editor,
  check,
  wide,
  isSheet,
  isEmpty,
}: PointWorkspaceProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>("list");
  // A walk is shown on the map.
  const shown = useCheckState(({ walk }) => walk !== undefined) ? "map" : view;
  const hidden = (of: View) => (shown === of || isEmpty ? "" : "max-tablet:hidden");
  return (
    <div className={`grid gap-4 ${MAP_HEIGHT[isSheet ? "sheet" : wide ? "window" : "page"]}`}>
      {!isSheet && (
        <div className="flex flex-wrap items-center gap-2">
          {toolbar}
          <ToCheck className="tablet:hidden" />
          {!isEmpty && (
            <SegmentedControl
              className="grid w-full grid-cols-2 tablet:hidden"
              aria-label={t("WORKSPACE.view")}
              value={shown}
              onValueChange={(next) => setView(next as View)}
              options={[
                { value: "list", label: t("WORKSPACE.list") },
                { value: "map", label: t("WORKSPACE.map") },
              ]}
            />
          )}
        </div>
      )}
      <div
        className={`relative grid gap-4 ${
          isSheet
            ? ""
            : `tablet:grid-cols-[18rem_minmax(0,1fr)] laptop:grid-cols-[20rem_minmax(0,1fr)] ${
                editor ? "min-[1400px]:grid-cols-[20rem_minmax(0,1fr)_25rem]" : ""
              }`
        }`}
      >
        <div
          // Below a sheet it keeps its rows, of which one gets the focus back.
          className={`grid min-w-0 content-start gap-2 ${
            isSheet
              ? "invisible absolute inset-x-0 top-0 max-h-full overflow-hidden"
              : hidden("list")
          }`}
        >
          {list}
        </div>
        <div className={`grid min-w-0 content-start gap-2 ${isSheet ? "" : hidden("map")}`}>
          {map}
        </div>
        {editor && (
          <div
            className={
              isSheet
                ? "min-w-0"
                : "min-w-0 overflow-y-auto overscroll-contain scroll-pb-20 rounded-card border border-line bg-surface p-4 laptop:absolute laptop:end-0 laptop:top-0 laptop:z-10 laptop:h-[max(32rem,var(--route-map-height))] laptop:w-100 laptop:shadow-float min-[1400px]:static min-[1400px]:w-auto min-[1400px]:shadow-none"
            }
          >
            {editor}
          </div>
        )}
      </div>
      {!isSheet && check}
    </div>
  );
}
