import { lazy, type ComponentType } from "react";
import { LoginScreen } from "./features/account/screens/LoginScreen.tsx";

/** Screens for everybody, by address; all but the first are fetched when they are first visited. */
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
