import { linkStyle } from "@panel/ui/text-link";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { useBackToList } from "./use-back-to-list.ts";

interface BackLinkProps {
  /** Path of the list. */
  to: string;
  children: string;
}

/** Leads back to a list as it was left. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      {...useBackToList(to)}
      className={`${linkStyle({ tone: "quiet" })} inline-flex min-h-6 items-center gap-1`}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
