/** What the buttons that try and publish a route are told. */
export interface RouteActionsProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  /** Opens what publishes the route. */
  onPublish(wanted: true): void;
}

/** What publishing a route is told by its form. */
export interface PublishingProps {
  experienceId: number;
  /** Whether the experience or the open point has unsaved changes. */
  isUnsaved: boolean;
  /** Points that are unsaved on this device and whose editors are closed. */
  leftPoints: number;
  /** Saves what is unsaved and answers whether it is saved; what stands against it is said in the form. */
  onSave(): Promise<boolean>;
  /** Switches “open on the web” on in the form and saves the experience, as `onSave` does. */
  onOpenOnWeb(): Promise<boolean>;
  onClose(): void;
}
