import { type ElementType, use } from "react";
import { commentOf, propsOf, type WrittenTypes } from "./docgen.ts";
import { partsOf } from "./folders.ts";
import { wholeOf } from "./exported-names.ts";
import { Rich } from "./Rich.tsx";
import { labels } from "./labels.ts";
import type { Imports } from "./written-out.ts";
import { WrittenOut } from "./WrittenOut.tsx";

interface PropsTablesProps {
  folder: string;
  parts: readonly string[];
}

/** The props of each component that a folder exports, read from its types. */
export function PropsTables({ folder, parts }: PropsTablesProps) {
  const { given, types, declarations, imports } = use(partsOf(folder));
  return parts.map((part) => {
    const component = given[part];
    // An exported error class also starts with a capital, but has no props.
    return (
      component &&
      !(typeof component === "function" && component.prototype instanceof Error) && (
        <div key={part}>
          {parts.length > 1 && (
            <>
              <h3>{titleOf(part, parts)}</h3>
              <p>
                <Rich>{commentOf(component)}</Rich>
              </p>
            </>
          )}
          <PropsTable component={component} types={types} imports={imports} />
          <WrittenOut
            type={headOf(declarations.find(({ name }) => name === `${part}Props`)?.text)}
            imports={imports}
            title={labels.inherited}
          />
        </div>
      )
    );
  });
}

/** `Dialog.Title`, beside the name by which it is imported alone. */
function titleOf(part: string, parts: readonly string[]): string {
  const whole = wholeOf(part, parts);
  return whole ? `${whole}.${part.slice(whole.length)}, ${part}` : part;
}

/** What the declaration of an interface extends, which its table does not have. */
const headOf = (declaration = "") => /^[^{]*/.exec(declaration)?.[0] ?? "";

interface PropsTableProps {
  component: ElementType;
  types: WrittenTypes;
  imports: Imports;
}

function PropsTable({ component, types, imports }: PropsTableProps) {
  const lines = propsOf(component, types);
  if (lines.length === 0) return <p>{labels.nativeProps}</p>;
  return (
    <table className="manual-props">
      <thead>
        <tr>
          <th scope="col">{labels.name}</th>
          <th scope="col">{labels.type}</th>
          <th scope="col">{labels.byDefault}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, required, type, description, byDefault }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required && <small>{labels.required}</small>}
            </th>
            <td>
              {type && <code>{type}</code>}
              <WrittenOut type={type} imports={imports} />
              {description && (
                <p>
                  <Rich>{description}</Rich>
                </p>
              )}
            </td>
            <td>
              <Rich>{/\s/.test(byDefault) || !byDefault ? byDefault : `\`${byDefault}\``}</Rich>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
