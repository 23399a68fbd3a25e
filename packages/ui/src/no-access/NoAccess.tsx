import { Lock } from "lucide-react";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.ts";

export type NoAccessProps = EmptyStateProps;

/** This place exists, but not for this person: says so, and where to go instead. */
export function NoAccess(props: NoAccessProps) {
  return <EmptyState icon={<Lock aria-hidden />} {...props} />;
}
