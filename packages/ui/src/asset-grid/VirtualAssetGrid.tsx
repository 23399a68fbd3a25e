import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";
import { keyInReadingOrder } from "../style/reading-order.ts";
import { useStable } from "../style/use-stable.ts";
import type { Asset } from "./asset.ts";
import { AssetTile } from "./AssetTile.tsx";
import { chosenAfter } from "./choosing.ts";
import { placeAfter } from "./movement.ts";
import { useVirtualGrid, wallStyle } from "./use-virtual-grid.ts";
import type { AssetGridLabels } from "./labels.ts";
import { keyOf } from "../style/key-of.ts";

interface VirtualAssetGridProps<Item extends Asset> {
  label: string;
  assets: readonly Item[];
  total: number;
  onNearEnd: (() => void) | undefined;
  choice: "none" | "single" | "multiple";
  chosen: readonly string[];
  onChosenChange: ((ids: string[]) => void) | undefined;
  onOpen: ((asset: Item) => void) | undefined;
  actions: ((asset: Item) => ReactNode) | undefined;
  minTileWidth: number;
  busy: boolean;
  labels: AssetGridLabels;
  className: string | undefined;
}

/** What scrolls the tiles: the grid, or what is around it where a class lets the grid be as high as they are. */
function scrollerOf(grid: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = grid; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return grid;
}

/** So many rows below those in the document more assets are asked for. */
const AHEAD = 4;

/** The tiles. Rows out of view are not in the document, except the row with the focus, which would be lost otherwise. */
export function VirtualAssetGrid<Item extends Asset>(props: VirtualAssetGridProps<Item>) {
  const { assets, choice, chosen, actions, labels, onChosenChange, onOpen } = props;
  const cells = actions !== undefined || choice === "none";
  const frame = useRef<HTMLDivElement>(null);
  const { columns, lineHeight, measured } = useVirtualGrid(frame, props.minTileWidth);
  const places = useMemo(() => new Map(assets.map(({ id }, index) => [id, index])), [assets]);
  const [current, setCurrent] = useState({ id: chosen[0] ?? "", index: 0 });
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const anchor = useRef(0);
  const moved = useRef(false);
  const held = useRef(false);

  // An asset keeps the focus when sorting moves it; when it is removed, the asset at its index gets the focus.
  const at = places.get(current.id) ?? Math.min(current.index, assets.length - 1);
  const line = Math.floor(at / columns);
  const lines = Math.ceil(assets.length / columns);

  /** From the top of what scrolls to the first tile. */
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const grid = frame.current;
    const scroller = grid && scrollerOf(grid);
    if (!scroller || scroller === grid) return setAbove(0);
    const from = scroller.getBoundingClientRect().top - scroller.scrollTop;
    setAbove(Math.round(grid.getBoundingClientRect().top - from));
  }, [measured, columns, lineHeight, lines]);

  const virtualizer = useVirtualizer({
    count: lines,
    getScrollElement: () => frame.current && scrollerOf(frame.current),
    scrollMargin: above,
    estimateSize: () => lineHeight,
    overscan: 3,
    paddingStart: wallStyle.padding,
    paddingEnd: 0,
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), line])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, lineHeight, columns]);

  const shown = virtualizer.getVirtualItems();
  // The row with the focus may be far from those in view.
  const inView = virtualizer.range?.endIndex ?? 0;
  const tellNearEnd = useStable(() => props.onNearEnd?.());
  useEffect(() => {
    if (measured && inView + AHEAD >= lines) tellNearEnd();
  }, [measured, inView, lines, tellNearEnd]);

  // All rows have the same height, so a row's position is computed from its index.
  const show = useStable((centred: boolean) => {
    const element = frame.current && scrollerOf(frame.current);
    if (!element) return;
    // What stands above the first tiles stays in view with them.
    const top = line === 0 ? 0 : above + line * lineHeight;
    const room = element.clientHeight - lineHeight - wallStyle.padding;
    if (centred) element.scrollTop = top - room / 2;
    else if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + room) element.scrollTop = top - room;
  });
  // Scrolls to the chosen asset at first, and to the focused one when the number of columns changes.
  useEffect(() => {
    if (measured) show(true);
  }, [measured, columns, show]);

  const currentTile = useStable(() => {
    frame.current
      ?.querySelector<HTMLElement>(`[data-asset="${CSS.escape(assets[at]?.id ?? "")}"]`)
      ?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    show(false);
    currentTile();
  }, [at, show, currentTile]);
  // When the focused asset is deleted or filtered out, the browser moves the focus to the body; this brings it back.
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) currentTile();
  }, [assets, currentTile]);

  const ids = () => assets.map(({ id }) => id);
  const press = (index: number, range: boolean) => {
    const asset = assets[index];
    if (!asset) return;
    if (choice === "single") onChosenChange?.([asset.id]);
    if (choice === "multiple") {
      onChosenChange?.(
        chosenAfter(ids(), chosen, { pressed: index, anchor: anchor.current, range }),
      );
    }
    if (!range) anchor.current = index;
  };
  const open = (index: number) => {
    const asset = assets[index];
    if (asset) onOpen?.(asset);
  };

  const handleFocus = useStable((index: number) => {
    setCurrent({ id: assets[index]?.id ?? "", index });
  });
  const handlePress = useStable((index: number, event: MouseEvent) => {
    if (choice === "none") open(index);
    else press(index, event.shiftKey);
  });
  const handleOpen = useStable((index: number) => {
    if (choice !== "none") open(index);
  });
  const handleMenu = useStable((index: number, opened: boolean) => {
    setMenuAt(opened ? (assets[index]?.id ?? null) : null);
  });
  const handleKeyDown = useStable((event: KeyboardEvent) => {
    const pressed = keyOf(event);
    if (pressed === " " || pressed === "Enter") {
      event.preventDefault();
      const again = chosen.includes(assets[at]?.id ?? "");
      if (choice === "none" || (pressed === "Enter" && again && onOpen)) open(at);
      else press(at, event.shiftKey);
      return;
    }
    if (event.key === "a" && (event.ctrlKey || event.metaKey) && choice === "multiple") {
      event.preventDefault();
      onChosenChange?.(ids());
      return;
    }
    if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      if (!actions) return;
      event.preventDefault();
      handleMenu(at, true);
      return;
    }
    const linesInView = Math.floor((frame.current?.clientHeight ?? 0) / lineHeight);
    const key = keyInReadingOrder(event.key, event.currentTarget);
    const to = placeAfter(key, { index: at, count: assets.length, columns, linesInView });
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey && choice === "multiple" && event.key.startsWith("Arrow")) press(to, true);
    moved.current = true;
    setCurrent({ id: assets[to]?.id ?? "", index: to });
  });

  const wanted = new Set(chosen);
  const counts = cells
    ? { "aria-rowcount": Math.ceil(props.total / columns), "aria-colcount": columns }
    : {};
  return (
    <div
      ref={frame}
      role={cells ? "grid" : "listbox"}
      aria-label={props.label}
      aria-multiselectable={choice === "multiple" || undefined}
      aria-busy={props.busy || undefined}
      {...counts}
      onFocus={() => {
        held.current = true;
      }}
      onBlur={(event) => {
        // Null when the tile was removed or the window lost the focus.
        if (event.relatedTarget) held.current = false;
      }}
      className={cn("overflow-y-auto overscroll-contain", props.className)}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize() }} className="relative">
        {shown.map((item) => (
          <div
            key={item.index}
            role={cells ? "row" : "presentation"}
            aria-rowindex={cells ? item.index + 1 : undefined}
            style={{
              height: lineHeight - wallStyle.gap,
              transform: `translateY(${item.start - above}px)`,
              gap: wallStyle.gap,
              paddingInline: wallStyle.padding,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
            className="absolute inset-x-0 top-0 grid"
          >
            {assets.slice(item.index * columns, (item.index + 1) * columns).map((asset, column) => {
              const index = item.index * columns + column;
              return (
                <AssetTile
                  key={asset.id}
                  asset={asset}
                  index={index}
                  count={props.total}
                  column={column}
                  current={index === at}
                  chosen={choice === "none" ? undefined : wanted.has(asset.id)}
                  cell={cells}
                  actions={actions as ((asset: Asset) => ReactNode) | undefined}
                  menuOpen={menuAt === asset.id}
                  onMenuOpenChange={handleMenu}
                  labels={labels}
                  onFocus={handleFocus}
                  onPress={handlePress}
                  onOpen={handleOpen}
                  onKeyDown={handleKeyDown}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
