/** Why there is no picture of a camera. */
export type CameraFailure = "denied" | "missing" | "busy" | "failed";

/** Texts of a scanner of codes. */
export interface CodeScannerLabels {
  /** Name of the picture of the camera. */
  camera: string;
  /** Shown while the camera starts. */
  starting: string;
  /** Shown below the picture: what to do. */
  aim: string;
  retry: string;
  /** What is wrong. */
  problems: Record<CameraFailure, string>;
  /** What to do about it. */
  remedies: Record<CameraFailure, string>;
}

export const englishCodeScannerLabels: CodeScannerLabels = {
  camera: "Picture of the camera",
  starting: "Opening the camera…",
  aim: "Point it at the QR code",
  retry: "Try again",
  problems: {
    denied: "The browser does not allow the camera",
    missing: "No camera found",
    busy: "Another program uses the camera",
    failed: "The camera does not work",
  },
  remedies: {
    denied: "Allow it in the settings of the page, or type what stands below the code.",
    missing: "Type what stands below the code.",
    busy: "Close the program and try again.",
    failed: "Try again, or type what stands below the code.",
  },
};
