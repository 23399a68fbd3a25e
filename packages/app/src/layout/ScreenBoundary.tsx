import { Component, type ReactNode } from "react";
import { ScreenFailed } from "./ScreenFailed.tsx";

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Catches errors of public screens; the panel's screens have the router's error element. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}
