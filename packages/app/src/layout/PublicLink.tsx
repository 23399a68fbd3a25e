import { linkStyle } from "@panel/ui/text-link";
import type { ReactNode } from "react";
import { changeAddress } from "./public-address.ts";

interface PublicLinkProps {
  /** A public address. */
  to: string;
  children: ReactNode;
}

/** A link between public screens. The browser handles clicks that open a new tab or window. */
export function PublicLink({ to, children }: PublicLinkProps) {
  return (
    <a
      href={to}
      className={`${linkStyle()} inline-block py-0.5`}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        changeAddress(to);
      }}
    >
      {children}
    </a>
  );
}
