export { ToastProvider, useToast } from "./Toast.tsx";
export type { ToastOptions, ToastProviderProps, Toasts } from "./Toast.tsx";
