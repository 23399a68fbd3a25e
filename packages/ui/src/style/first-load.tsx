import { Component, type ReactNode } from "react";

/** Shown while the code of a part is being loaded. */
export function PartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="size-full animate-pulse bg-line motion-reduce:animate-none">
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** Shows the fallback where that code does not load, or fails. React catches errors only in a class. */
export class PartBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
