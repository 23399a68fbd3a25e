import { type ComponentProps, type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import type { Asset } from "./asset.ts";
import { VirtualAssetGrid } from "./VirtualAssetGrid.tsx";
import { useLabels } from "../labels/labels-context.ts";
import { type AssetGridLabels, englishAssetGridLabels } from "./labels.ts";

export interface AssetGridProps<Item extends Asset> extends Omit<
  ComponentProps<"div">,
  "children"
> {
  /** Accessible name of the list. */
  label: string;
  /** The assets to show, already filtered and sorted. Keep the array and its objects stable. */
  assets: readonly Item[];
  /** How many assets the list has where `assets` are the first of them only. @default as many as there are */
  total?: number | undefined;
  /** Called when the end of `assets` comes near, to add more of them; it may be called again before they are there. */
  onNearEnd?: (() => void) | undefined;
  /** How many assets can be chosen; with "none" a press opens the asset. @default "single" */
  choice?: "none" | "single" | "multiple";
  /** Ids of the chosen assets. An asset that is filtered out stays chosen. */
  chosen?: readonly string[];
  onChosenChange?: (ids: string[]) => void;
  /** Called on a double press, or on Enter on a chosen asset; with `choice="none"` on any press. */
  onOpen?: (asset: Item) => void;
  /** Returns the `DropdownMenuItem`s of an asset's menu; null means no menu. Keep the function stable. */
  actions?: (asset: Item) => ReactNode;
  /** True when the caller's filters left assets out: an empty list then says that nothing matches. */
  filtered?: boolean;
  onClearFilters?: () => void;
  /** Shows skeleton tiles while there are no assets yet; assets that are there stay, with `aria-busy`. */
  loading?: boolean;
  /** What happened and what to do, shown in place of the assets; `true` shows the default sentence. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no assets at all: what the place is for and the action that fills it. */
  empty?: ReactNode;
  /** Least width of a tile, in px. @default 152 */
  minTileWidth?: number;
  /** Height limit of the part that scrolls, as a CSS length. @default "min(70dvh, 48rem)" */
  maxHeight?: string;
  labels?: Partial<AssetGridLabels>;
}

/**
 * Assets as tiles. Only tiles in view are in the document, so thousands of assets stay fast.
 *
 * Where assets are only chosen it is a listbox, which announces "3 of 5,000". An option cannot contain buttons, so with
 * a menu per asset, or where a press opens one, it is a grid; Tab reaches the menu of the current cell.
 */
export function AssetGrid<Item extends Asset>({
  label,
  assets,
  total = assets.length,
  onNearEnd,
  choice = "single",
  chosen = [],
  onChosenChange,
  onOpen,
  actions,
  filtered = false,
  onClearFilters,
  loading = false,
  error,
  onRetry,
  empty,
  minTileWidth = 152,
  maxHeight = "min(70dvh, 48rem)",
  labels: given,
  className,
  ref,
  ...props
}: AssetGridProps<Item>) {
  const labels = useLabels("assetGrid", englishAssetGridLabels, given);
  const frame = useRef<HTMLDivElement>(null);
  /** The button is removed with its message, so the focus moves to an element near it. */
  const stayingNear = (act: (() => void) | undefined) =>
    act &&
    (() => {
      frame.current?.focus();
      act();
    });

  const content = () => {
    if (error !== undefined && error !== null && error !== false) {
      return (
        <ErrorState
          level={3}
          title={error === true ? labels.error : error}
          onRetry={stayingNear(onRetry)}
          retryLabel={labels.retry}
        />
      );
    }
    if (loading && assets.length === 0) {
      return (
        <Loading
          label={labels.loading}
          style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${minTileWidth}px, 1fr))` }}
          className="grid min-h-48 gap-3 overflow-hidden p-1.5"
        >
          {Array.from({ length: 8 }, (_, index) => (
            <div
              key={index}
              aria-hidden
              className="overflow-hidden rounded-card border border-line bg-surface"
            >
              <Skeleton className="aspect-4/3 h-auto rounded-none" />
              <div className="grid h-16 content-center gap-2 px-3">
                <Skeleton className="h-3.5 w-4/5" />
                <Skeleton className="h-3 w-2/5" />
              </div>
            </div>
          ))}
        </Loading>
      );
    }
    if (assets.length === 0) {
      if (!filtered) return <EmptyState level={3} title={empty ?? labels.empty} />;
      return (
        <EmptyState
          level={3}
          title={labels.noMatch}
          action={
            onClearFilters && (
              <Button onClick={stayingNear(onClearFilters)}>{labels.clearFilters}</Button>
            )
          }
        />
      );
    }
    return (
      <div style={{ maxHeight }} className="flex min-h-0 flex-1 flex-col">
        <VirtualAssetGrid
          label={label}
          assets={assets}
          total={Math.max(total, assets.length)}
          onNearEnd={onNearEnd}
          choice={choice}
          chosen={chosen}
          onChosenChange={onChosenChange}
          onOpen={onOpen}
          actions={actions}
          minTileWidth={minTileWidth}
          busy={loading}
          labels={labels}
          className="min-h-0 flex-1"
        />
      </div>
    );
  };

  return (
    <div
      tabIndex={-1}
      {...props}
      ref={mergeRefs(frame, ref)}
      className={cn("flex min-h-0 min-w-0 flex-col", className)}
    >
      {content()}
    </div>
  );
}
