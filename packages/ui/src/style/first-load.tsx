import { Component, type ReactNode } from "react";

/** Stands where a part is whose code comes when it is first shown. */
export function PartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="size-full animate-pulse bg-line motion-reduce:animate-none">
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** Shows another thing where that code does not come, or fails. React catches it only in a class. */
export class PartBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
