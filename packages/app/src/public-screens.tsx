import { lazy, type ComponentType } from "react";
import { LoginScreen } from "./features/account/screens/LoginScreen.tsx";

/** The public screens by address. All except the first are fetched on their first visit. */
export const publicScreens: Readonly<Record<string, ComponentType>> = {
  "/login": LoginScreen,
  "/forgot-password": lazy(() =>
    import("./features/account/screens/ForgotPasswordScreen.tsx").then((m) => ({
      default: m.ForgotPasswordScreen,
    })),
  ),
  "/reset-password": lazy(() =>
    import("./features/account/screens/ResetPasswordScreen.tsx").then((m) => ({
      default: m.ResetPasswordScreen,
    })),
  ),
  "/confirm-email": lazy(() =>
    import("./features/account/screens/ConfirmEmailScreen.tsx").then((m) => ({
      default: m.ConfirmEmailScreen,
    })),
  ),
};
