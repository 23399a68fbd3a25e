import type { Tone } from "../style/tone.tsx";

/** The title of each variant. */
export type ModalAlertLabels = Record<Tone, string>;

/** The titles that the specification requires where no provider gives others. */
export const specifiedModalAlertLabels: ModalAlertLabels = {
  success: "Éxito",
  error: "Error",
  warning: "Advertencia",
  info: "Información",
};

export const englishModalAlertLabels: ModalAlertLabels = {
  success: "Success",
  error: "Error",
  warning: "Warning",
  info: "Information",
};
