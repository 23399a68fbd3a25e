import type { ReactElement, ReactNode } from "react";

interface AccountLineProps {
  icon: ReactElement;
  name: string;
  /** Beside the name. */
  mark: ReactNode;
  /** Below the name. */
  text: ReactNode;
  action: ReactNode;
}

/** A line of a list of what belongs to the account: a session, or the account of a provider. */
export function AccountLine({ icon, name, mark, text, action }: AccountLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span aria-hidden className="shrink-0 text-ink-muted [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {mark}
        </p>
        {text && <p className="text-body break-words text-ink-muted">{text}</p>}
      </div>
      {action}
    </li>
  );
}
