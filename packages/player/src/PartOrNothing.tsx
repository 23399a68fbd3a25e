import { Component, type ReactNode } from "react";

interface PartOrNothingProps {
  /** Stands in the place of a part whose code has not come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of a screen where the code of a part does not come. React requires a class for it. */
export class PartOrNothing extends Component<PartOrNothingProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
