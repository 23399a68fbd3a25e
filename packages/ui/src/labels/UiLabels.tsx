import { DirectionProvider } from "@radix-ui/react-direction";
import { use, useMemo, type ReactNode } from "react";
import { PortalContainer, useContainer } from "../style/portal-container.ts";
import { LabelsContext, type UiLabels } from "./labels-context.ts";
import { useDirection } from "./use-direction.ts";

/** The default labels that several components share. */
export const englishLabels: UiLabels = {
  close: "Close",
  dismiss: "Dismiss",
  ok: "OK",
  cancel: "Cancel",
  required: "required",
  previous: "Previous",
  next: "Next",
  loading: "Loading",
  retry: "Try again",
  showPassword: "Show password",
  hidePassword: "Hide password",
  menu: "Menu",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy. Select the text and copy it.",
  add: "Add",
  notifications: "Notifications",
  complete: "Complete",
  incomplete: "Incomplete",
  withErrors: "With errors",
  unsaved: "Unsaved changes",
  saving: "Saving…",
  saveFailed: "Could not save. Your changes are still here.",
  offlineDraft: "No connection. A draft is kept on this device.",
  skipToContent: "Skip to content",
  savedAt: (time) => `Saved at ${time}`,
  remove: (item) => `Remove ${item}`,
  charactersLeft: (left) => (left === 1 ? "1 character left" : `${left} characters left`),
  charactersOver: (over) => (over === 1 ? "1 character too many" : `${over} characters too many`),
  page: (current, total) => `Page ${current} of ${total}`,
};

export interface UiLabelsProviderProps {
  /**
   * The translated labels, such as a set of `@panel/ui/label-sets`; one that is left out comes from the provider above, or
   * is English. Keep it stable.
   */
  labels: Partial<UiLabels>;
  /**
   * The element into which dialogs, menus and tooltips below it are drawn, such as one that is shown in full screen or is in a
   * frame. @default the body
   */
  container?: HTMLElement | null | undefined;
  children: ReactNode;
}

/** Provides the labels, the locale and the direction of the components below it. */
export function UiLabelsProvider({ labels, container, children }: UiLabelsProviderProps) {
  const above = useUiLabels();
  const all = useMemo(() => merged(above, labels), [above, labels]);
  const direction = useDirection(all.direction);
  return (
    <DirectionProvider dir={direction}>
      <PortalContainer value={useContainer(container)}>
        <LabelsContext value={all}>{children}</LabelsContext>
      </PortalContainer>
    </DirectionProvider>
  );
}

/** Labels over others; those of a component are merged one by one. */
function merged(above: UiLabels, labels: Partial<UiLabels>): UiLabels {
  const groups = Object.entries(labels).filter(([, value]) => typeof value === "object");
  const inner = groups.map(([name, value]) => [
    name,
    { ...(above[name as keyof UiLabels] as object | undefined), ...(value as object) },
  ]);
  return { ...above, ...labels, ...Object.fromEntries(inner) };
}

/** The labels of the nearest provider, or else the English ones. */
export function useUiLabels(): UiLabels {
  return use(LabelsContext) ?? englishLabels;
}
