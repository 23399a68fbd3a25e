import { Fragment, type ComponentProps, type ReactNode } from "react";
import { cn } from "../style/cn.ts";

export interface CellLinesProps extends ComponentProps<"span"> {
  /** Small texts in one line below; those that are empty leave no gap. */
  below?: readonly ReactNode[];
}

/**
 * A value of a cell in one line, and others in a small line below; what is cut off is said in full where it is pointed at.
 * Nothing is cut off on a phone, where nobody points: there the lines wrap.
 */
export function CellLines({ below = [], children, className, ...props }: CellLinesProps) {
  const shown = below.filter(Boolean);
  return (
    <span {...props} className={cn("block min-w-0", className)}>
      <OneLine>{children}</OneLine>
      {shown.length > 0 && (
        <OneLine className="text-caption font-normal text-ink-muted">
          {shown.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <span> · </span>}
              <span>{part}</span>
            </Fragment>
          ))}
        </OneLine>
      )}
    </span>
  );
}

function OneLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn("block wrap-break-word whitespace-normal tablet:truncate", className)}
      onPointerEnter={({ currentTarget: line }) => {
        line.title = line.scrollWidth > line.clientWidth ? line.textContent : "";
      }}
    >
      {children}
    </span>
  );
}
