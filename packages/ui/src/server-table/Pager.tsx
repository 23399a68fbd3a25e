import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useUiLabels } from "../labels/index.ts";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { Select } from "../select/index.ts";
import { cn } from "../style/cn.ts";
import { englishServerTableLabels, type ServerTableLabels } from "./labels.ts";
import { pagesOf, type Paging, rangeOf, withPageSize } from "./paging.ts";

export interface PagerProps extends Omit<ComponentProps<"nav">, "children" | "onChange"> {
  /** The page that is asked for, from 1. */
  page: number;
  pageSize: number;
  /** Number of rows on all pages. */
  total: number;
  onPageChange: (paging: Paging) => void;
  /** Sizes to choose from; without them the size cannot be changed. */
  pageSizes?: readonly number[];
  /** The page whose rows are shown, while another one is on its way. @default the one that is asked for */
  shown?: Paging;
  /** Said in place of the range, while rows are on their way. */
  status?: ReactNode;
  labels?: Partial<ServerTableLabels>;
}

/** Turns the pages of a list, and says which rows are shown. Its buttons keep the focus at either end. */
export function Pager({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  shown = { page, pageSize },
  status,
  labels: given,
  className,
  ...props
}: PagerProps) {
  const common = useUiLabels();
  const labels = useLabels("serverTable", englishServerTableLabels, given);
  const locale = useLocale(undefined);
  const pages = pagesOf(total, pageSize);
  const [from, to] = rangeOf(shown, total);
  const written = (count: number) => count.toLocaleString(locale);

  const turn = (label: string, wanted: number, icon: ReactNode) => (
    <IconButton
      label={label}
      aria-disabled={wanted === page || wanted < 1 || wanted > pages || undefined}
      onClick={() => onPageChange({ page: wanted, pageSize })}
      className="[&_svg]:rtl:-scale-x-100"
    >
      {icon}
    </IconButton>
  );

  return (
    <nav
      aria-label={labels.pages}
      {...props}
      className={cn("flex flex-wrap items-center gap-x-4 gap-y-2 text-body", className)}
    >
      <p role="status" className="me-auto text-ink-muted tabular-nums">
        {status ?? labels.range(written(from), written(to), written(total))}
      </p>
      {pageSizes && (
        <label className="flex items-center gap-2 text-ink-muted">
          <span>{labels.pageSize}</span>
          <span className="w-20">
            <Select
              value={String(pageSize)}
              options={pageSizes.map((size) => ({ value: String(size), label: written(size) }))}
              onValueChange={(size) => onPageChange(withPageSize({ page, pageSize }, Number(size)))}
            />
          </span>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {turn(labels.firstPage, 1, <ChevronFirst aria-hidden />)}
        {turn(common.previous, page - 1, <ChevronLeft aria-hidden />)}
        <span className="px-2 tabular-nums">{common.page(page, pages)}</span>
        {turn(common.next, page + 1, <ChevronRight aria-hidden />)}
        {turn(labels.lastPage, pages, <ChevronLast aria-hidden />)}
      </div>
    </nav>
  );
}
