import { createContext, use, useMemo, type ReactNode } from "react";

/** The texts that components show by default. */
export interface UiLabels {
  close: string;
  dismiss: string;
  ok: string;
  cancel: string;
  required: string;
  previous: string;
  next: string;
  loading: string;
  retry: string;
  showPassword: string;
  hidePassword: string;
  menu: string;
  copy: string;
  copied: string;
  copyFailed: string;
  add: string;
  notifications: string;
  complete: string;
  incomplete: string;
  withErrors: string;
  unsaved: string;
  saving: string;
  saveFailed: string;
  offlineDraft: string;
  skipToContent: string;
  savedAt: (time: string) => string;
  remove: (item: string) => string;
  charactersLeft: (left: number) => string;
  charactersOver: (over: number) => string;
  page: (current: number, total: number) => string;
}

/** The default labels. */
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

const LabelsContext = createContext<UiLabels>(englishLabels);

export interface UiWordsProviderProps {
  /** The translated labels; one that is left out comes from the provider above, or is English. */
  labels: Partial<UiLabels>;
  children: ReactNode;
}

/** Provides the labels of the components below it. */
export function UiLabelsProvider({ labels, children }: UiWordsProviderProps) {
  const above = use(LabelsContext);
  const all = useMemo(() => ({ ...above, ...labels }), [above, labels]);
  return <LabelsContext value={all}>{children}</LabelsContext>;
}

/** The labels of the nearest provider. */
export function useUiLabels(): UiLabels {
  return use(LabelsContext);
}
