import { Unstyled } from "@storybook/addon-docs/blocks";
import { Rich } from "./Rich.tsx";

interface TableProps {
  head: readonly string[];
  /** Each row has as many cells as the head. */
  rows: readonly (readonly string[])[];
}

/** A table in a page of the manual; its first column heads the rows. */
export function Table({ head, rows }: TableProps) {
  return (
    <Unstyled>
      <div className="manual">
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...rest]) => (
              <tr key={first}>
                <th scope="row">
                  <Rich>{first}</Rich>
                </th>
                {rest.map((cell) => (
                  <td key={cell}>
                    <Rich>{cell}</Rich>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
