import { PathIcon } from "@panel/ui/path-icon";
import type { ReactNode } from "react";
import { PublicHeading } from "../../../layout/PublicHeading.tsx";

interface AccountCardProps {
  /** Cards that replace a form are announced to screen readers. */
  role: "status" | "alert";
  tone?: "success" | "error";
  /** Replaces the default icon of the tone. */
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A message that replaces a form on the public screens. */
export function AccountCard({ role, tone, icon, title, children, action }: AccountCardProps) {
  return (
    <div role={role} className="grid justify-items-start gap-2">
      <span className="mb-2 text-accent">
        {icon ??
          (tone === "error" ? (
            <PathIcon
              d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 8v4M12 16h.01"
              className="size-8 text-danger"
            />
          ) : (
            <PathIcon
              d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M9 12l2 2 4-4"
              className="size-8 text-success"
            />
          ))}
      </span>
      <PublicHeading>{title}</PublicHeading>
      {children && <p className="text-reading text-ink-muted">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
