import { Lock } from "lucide-react";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.ts";

export type NoAccessProps = EmptyStateProps;

/** Says that this person may not see the page, and where to go instead. */
export function NoAccess(props: NoAccessProps) {
  return <EmptyState icon={<Lock aria-hidden />} {...props} />;
}
