import { Component, type ReactNode } from "react";

/** Whether a request may be answered: by the network, or without one by the service worker of the page. */
function mayBeAnswered(): boolean {
  if (typeof window === "undefined" || navigator.onLine) return true;
  // Undefined on pages without TLS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller != null;
}

/**
 * Loads code on demand, unless nothing could answer: some browsers cache a failed module import until the page is
 * reloaded, so a retry would fail too.
 */
export async function fetchOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!mayBeAnswered()) throw new Error("There is no network");
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
