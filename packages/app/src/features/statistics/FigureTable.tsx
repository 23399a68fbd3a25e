import type { FigureTable as Table } from "./tables.ts";
import { useFigures } from "./use-figures.ts";
import { Withheld } from "./Withheld.tsx";

interface FigureTableProps {
  table: Table;
  /** Writes a cell otherwise than as it is: undefined for those that it leaves. */
  text?(cell: string | number, column: number): string | undefined;
}

/** A table of figures; numbers stand at the right. */
export function FigureTable({ table, text }: FigureTableProps) {
  const figures = useFigures();
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-body tabular-nums">
        <caption className="sr-only">{table.title}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-muted">
            {table.head.map((label, column) => (
              <th
                key={label}
                scope="col"
                className={`py-1.5 font-medium ${isNumber(table, column) ? "pl-3 text-right" : "pr-3 text-left"}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join(" ")} className="border-b border-line last:border-0">
              {row.map((cell, column) => {
                const number = isNumber(table, column);
                return (
                  <td
                    // A row has one cell for each column of the head.
                    key={table.head[column]}
                    className={`py-1.5 ${number ? "pl-3 text-right whitespace-nowrap" : "pr-3 wrap-anywhere"}`}
                  >
                    {cell === null ? (
                      <Withheld />
                    ) : (
                      (text?.(cell, column) ??
                      (typeof cell === "number" ? figures.number(cell) : cell))
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNumber({ rows }: Table, column: number): boolean {
  return (
    rows.some((row) => typeof row[column] === "number") || rows.every((row) => row[column] === null)
  );
}
