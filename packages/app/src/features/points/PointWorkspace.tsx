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

/** Of the map; in the page all that the bars at the top of the window leave. */
const MAP_HEIGHT = {
  sheet: "[--route-map-height:max(12rem,40dvh)]",
  window:
    "[--route-map-height:max(16rem,60dvh)] tablet:[--route-map-height:max(20rem,calc(100dvh-9rem))]",
  page: "[--route-map-height:max(16rem,60dvh)] tablet:[--route-map-height:max(19rem,calc(100dvh-220px))]",
};

/** Beside an editor: in three columns where the map keeps 17rem, else the list is below the map. */
const BESIDE_EDITOR = {
  workspace:
    "laptop:grid-cols-[minmax(0,1fr)_25rem] laptop:grid-rows-[auto_minmax(0,1fr)] @min-[64rem]:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)_25rem] @min-[64rem]:grid-rows-1",
  list: "laptop:row-start-2 laptop:[--point-list-height:14rem] @min-[64rem]:row-start-1 @min-[64rem]:[--point-list-height:initial]",
  map: "laptop:col-start-1 laptop:row-start-1 laptop:[--route-map-height:max(16rem,calc(60dvh-10rem))] @min-[64rem]:col-start-2 @min-[64rem]:[--route-map-height:inherit]",
};

/**
 * The list of the points, the one map of the route, and the editor of a point beside each other, with the check of the route
 * below them; nothing lies over the map. Where three columns leave the map no room, the list is below it while a point is open.
 * On a window narrower than 1,024 px the editor is a sheet of its own, and below 768 px either the list or the map is shown.
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
          <ToCheck className="laptop:hidden" />
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
      <div className="@container">
        <div
          className={`relative grid gap-4 ${
            isSheet
              ? ""
              : `tablet:grid-cols-[18rem_minmax(0,1fr)] ${
                  editor ? BESIDE_EDITOR.workspace : "laptop:grid-cols-[20rem_minmax(0,1fr)]"
                }`
          }`}
        >
          <div
            // Below a sheet it keeps its rows, of which one gets the focus back.
            className={`grid min-w-0 content-start gap-2 ${
              isSheet
                ? "invisible absolute inset-x-0 top-0 max-h-full overflow-hidden"
                : `${hidden("list")} ${editor ? BESIDE_EDITOR.list : ""}`
            }`}
          >
            {list}
          </div>
          <div
            className={`grid min-w-0 content-start gap-2 ${isSheet ? "" : hidden("map")} ${
              editor && !isSheet ? BESIDE_EDITOR.map : ""
            }`}
          >
            {map}
          </div>
          {editor && (
            <div
              className={
                isSheet
                  ? "min-w-0"
                  : "min-w-0 overflow-y-auto overscroll-contain scroll-pb-20 rounded-card border border-line bg-surface p-4 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:h-[max(40rem,var(--route-map-height))] @min-[64rem]:col-start-3 @min-[64rem]:row-span-1 @min-[64rem]:h-[max(32rem,var(--route-map-height))]"
              }
            >
              {editor}
            </div>
          )}
        </div>
      </div>
      {!isSheet && check}
    </div>
  );
}
