import { Component, type ReactNode } from "react";

/**
 * Fetches code, but does not ask for it without a network: some browsers keep that a module did not come until the page
 * is loaded anew, so that another try would be in vain.
 */
export async function fetchOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  const isInBrowser = typeof window !== "undefined";
  if (isInBrowser && !navigator.onLine) throw new Error("There is no network");
  return load();
}

/** Shown while the code of a part is being loaded. */
export function PartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="size-full animate-pulse bg-line motion-reduce:animate-none">
      <span className="sr-only">{label}</span>
    </div>
  );
}

interface PartBoundaryProps {
  fallback: ReactNode;
  onFail?: () => void;
  children: ReactNode;
}

/** An error boundary that shows the fallback when a part's code does not load or throws. React requires a class for it. */
export class PartBoundary extends Component<PartBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
