import { Columns3 } from "lucide-react";
import { Button, type ButtonProps } from "../button/index.ts";
import { Popover, type PopoverOpenReason } from "../popover/index.ts";
import type { OpeningProps } from "../style/use-open.ts";
import type { TableColumnsView } from "./use-table-columns.tsx";

export interface ColumnMenuProps<Row>
  extends Omit<ButtonProps, "children" | "asChild">, OpeningProps<PopoverOpenReason> {
  view: TableColumnsView<Row>;
}

/** A button that opens the list of columns, to show and hide them. Put it into the table's toolbar. */
export function ColumnMenu<Row>({
  view,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: ColumnMenuProps<Row>) {
  const { choices, labels, changed } = view;
  const shown = choices.filter((choice) => choice.shown).length;
  return (
    <Popover
      {...{ open, defaultOpen, onOpenChange }}
      align="end"
      label={labels.columns}
      className="w-64 flex-col overflow-hidden p-0 open:flex"
      trigger={
        <Button icon={<Columns3 aria-hidden />} {...props}>
          {labels.columns}
        </Button>
      }
    >
      <ul aria-label={labels.columns} className="max-h-72 min-h-0 flex-1 overflow-y-auto p-1">
        {choices.map(({ id, header, shown: isShown, always }) => (
          <li key={id}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-field px-2 hover:bg-sunken has-disabled:cursor-default has-disabled:text-ink-muted pointer-coarse:min-h-10">
              <input
                type="checkbox"
                checked={isShown}
                // What identifies a row stays, and a table has one column at least.
                disabled={isShown && (always || shown === 1)}
                onChange={() => view.toggle(id)}
                className="size-4 shrink-0 accent-ink"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{header}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-2 border-t border-line py-1 ps-3 pe-1">
        <span role="status" className="text-caption text-ink-muted tabular-nums">
          {labels.shown(shown, choices.length)}
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={!changed || undefined}
          onClick={view.reset}
        >
          {labels.reset}
        </Button>
      </div>
    </Popover>
  );
}
