import { type ReactNode, useRef, useState } from "react";
import { CheckPanel } from "./CheckPanel.tsx";
import { useCheckState } from "./check-context.ts";
import { ToCheck } from "./ToCheck.tsx";

interface BesideCheckProps {
  /** The map and the list of the points. */
  children: ReactNode;
  /** The editor of the open point, if one is open. */
  editor: ReactNode;
  /** Whether the points fill the window. */
  wide: boolean;
  /** The experience has not been saved: it has neither map nor check, so its first point takes the whole width. */
  isNew: boolean;
}

/**
 * Puts the check of the route beside the points from 1,100 px on, or the editor of a point and the check below the map;
 * over the whole of a wide window all three stand side by side. On narrower windows they stand below each other: a link to
 * the check with its counts, the points, the check, which an open editor folds, and the editor.
 */
export function BesideCheck({ children, editor, wide, isNew }: BesideCheckProps) {
  const isSaved = useCheckState(({ experienceId = 0 }) => experienceId > 0);
  const [unfolded, setUnfolded] = useState(false);
  const check = useRef<HTMLDivElement>(null);
  const alone = isNew && Boolean(editor);
  const columns = editor
    ? `min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${
        wide ? "min-[1500px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]" : ""
      }`
    : "min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]";
  return (
    <div className={`grid gap-x-6 gap-y-8 ${alone ? "" : columns}`}>
      <div className="grid min-w-0 content-start gap-4 empty:hidden">
        {isSaved && (
          <ToCheck
            className="min-[1100px]:hidden"
            onFollow={() => {
              setUnfolded(true);
              check.current?.querySelector("h3")?.focus();
            }}
          />
        )}
        {children}
      </div>
      {isSaved && (
        <div
          ref={check}
          className={
            editor
              ? `min-w-0 min-[1100px]:col-start-1 ${wide ? "min-[1500px]:col-start-3 min-[1500px]:row-start-1" : ""}`
              : "min-w-0 min-[1100px]:sticky min-[1100px]:top-30 min-[1100px]:max-h-[calc(100dvh-13rem)] min-[1100px]:self-start min-[1100px]:overflow-y-auto"
          }
        >
          <CheckPanel
            folding={editor ? { folded: !unfolded, onFold: (now) => setUnfolded(!now) } : undefined}
          />
        </div>
      )}
      {editor && (
        <div
          className={
            alone
              ? "min-w-0"
              : "min-w-0 min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1"
          }
        >
          {editor}
        </div>
      )}
    </div>
  );
}
