import { Check, EllipsisVertical, Users } from "lucide-react";
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useId } from "react";
import { AudioToggle } from "../audio-player/AudioToggle.tsx";
import { clockText } from "../audio-player/peaks.ts";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { IconButton } from "../icon-button/index.ts";
import { cn } from "../style/cn.ts";
import type { Asset } from "./asset.ts";
import { AssetTypeIcon, AssetThumbnail } from "./AssetThumbnail.tsx";
import type { AssetGridLabels } from "./labels.ts";

interface AssetTileProps {
  asset: Asset;
  index: number;
  count: number;
  column: number;
  /** True for the one tile that Tab reaches. */
  current: boolean;
  /** Undefined where nothing can be chosen. */
  chosen: boolean | undefined;
  cell: boolean;
  /** Returns the items of the asset's menu. */
  actions: ((asset: Asset) => ReactNode) | undefined;
  menuOpen: boolean;
  onMenuOpenChange: (index: number, open: boolean) => void;
  labels: AssetGridLabels;
  onFocus: (index: number) => void;
  onPress: (index: number, event: MouseEvent) => void;
  onOpen: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One asset: its picture, its name on one line and what it is. */
export const AssetTile = memo(function AssetTile(props: AssetTileProps) {
  const { asset, index, count, column, current, chosen, cell, labels } = props;
  const actions = props.actions?.(asset);
  const type = labels.types[asset.type];
  const id = useId();
  const place = cell
    ? { "aria-colindex": column + 1 }
    : { "aria-posinset": index + 1, "aria-setsize": count };
  return (
    // A cell of a grid, or an option.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      role={cell ? "gridcell" : "option"}
      {...place}
      aria-labelledby={cell ? `${id}-name ${id}-type` : undefined}
      aria-selected={chosen}
      tabIndex={current ? 0 : -1}
      data-asset={asset.id}
      onFocus={() => props.onFocus(index)}
      onClick={(event) => props.onPress(index, event)}
      onDoubleClick={() => props.onOpen(index)}
      onKeyDown={props.onKeyDown}
      className={cn(
        "group/tile relative flex h-full min-w-0 flex-1 cursor-pointer flex-col overflow-hidden rounded-card border border-line bg-surface text-start select-none hover:border-line-strong",
        chosen && "border-ink hover:border-ink",
      )}
    >
      <AssetThumbnail
        type={asset.type}
        src={asset.thumbnail}
        peaks={asset.peaks}
        className={cn("min-h-0 flex-1", chosen && "shadow-[inset_0_0_0_1px_var(--color-ink)]")}
      />
      <div className="flex h-16 shrink-0 items-center gap-1 border-t border-line pe-1 ps-3">
        <div className="min-w-0 flex-1">
          <p
            id={`${id}-name`}
            title={asset.name}
            className="truncate text-body font-medium text-ink"
          >
            {asset.name}
          </p>{" "}
          <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-caption text-ink-muted">
            <AssetTypeIcon type={asset.type} className="size-3.5 shrink-0" />
            <span id={`${id}-type`} className="truncate">
              {/* The icon says it too, and the line has room for a name then. */}
              <span className={asset.sharedBy ? "sr-only" : undefined}>{type}</span>
              {asset.duration !== undefined && (
                <>
                  {" "}
                  <span dir="ltr" className="tabular-nums">
                    {clockText(asset.duration)}
                  </span>
                </>
              )}
              {asset.sharedBy && (
                <>
                  {" "}
                  <Users aria-hidden className="inline size-3.5 align-text-bottom" />{" "}
                  {asset.sharedBy}
                </>
              )}
            </span>
          </p>
        </div>
        {actions && (
          // A press on the menu must not count as a press on the tile; React also bubbles it from the menu's portal.
          // eslint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            onClick={(event) => event.stopPropagation()}
            onDoubleClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <DropdownMenu
              open={props.menuOpen}
              onOpenChange={(open) => props.onMenuOpenChange(index, open)}
              trigger={
                <IconButton
                  size="sm"
                  label={labels.actions(asset.name)}
                  // Tab reaches only the current tile's button: nobody could tab through thousands.
                  tabIndex={current ? 0 : -1}
                >
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              {actions}
            </DropdownMenu>
          </div>
        )}
      </div>
      {cell && asset.sound && (
        // As with the menu, a press on it is none on the tile.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="absolute top-2 end-2"
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        >
          <AudioToggle
            src={asset.sound}
            size="sm"
            tabIndex={current ? 0 : -1}
            labels={{
              play: labels.play(asset.name),
              stop: labels.stop(asset.name),
              failed: labels.soundFailed,
            }}
          />
        </div>
      )}
      {chosen && (
        <span
          aria-hidden
          className="absolute top-2 start-2 flex size-6 items-center justify-center rounded-full bg-lime text-lime-ink shadow-float"
        >
          <Check className="size-4" />
        </span>
      )}
    </div>
  );
});
