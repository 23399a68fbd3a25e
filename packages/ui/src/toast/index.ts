export { ToastProvider, useToast } from "./Toast.tsx";
export type {
  PromiseTexts,
  ToastOptions,
  ToastProviderProps,
  Toasts,
  ToastText,
} from "./Toast.tsx";
