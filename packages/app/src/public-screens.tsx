import type { PublicPath } from "@panel/domain/public-pages";
import { lazy, type ComponentType } from "react";
import { LoginScreen } from "./features/account/screens/LoginScreen.tsx";

type Load = () => Promise<{ default: ComponentType }>;

/** Those that are fetched on their first visit. */
const later = {
  "/forgot-password": () =>
    import("./features/account/screens/ForgotPasswordScreen.tsx").then((m) => ({
      default: m.ForgotPasswordScreen,
    })),
  "/reset-password": () =>
    import("./features/account/screens/ResetPasswordScreen.tsx").then((m) => ({
      default: m.ResetPasswordScreen,
    })),
  "/confirm-email": () =>
    import("./features/account/screens/ConfirmEmailScreen.tsx").then((m) => ({
      default: m.ConfirmEmailScreen,
    })),
  "/login/return": () =>
    import("./features/account/screens/ProviderReturnScreen.tsx").then((m) => ({
      default: m.ProviderReturnScreen,
    })),
} satisfies Record<Exclude<PublicPath, "/login">, Load>;

const screens: Record<PublicPath, ComponentType> = {
  "/login": LoginScreen,
  "/forgot-password": lazy(later["/forgot-password"]),
  "/reset-password": lazy(later["/reset-password"]),
  "/confirm-email": lazy(later["/confirm-email"]),
  "/login/return": lazy(later["/login/return"]),
};

/** The public screens by address. */
export const publicScreens: Readonly<Record<string, ComponentType>> = screens;

/** Fetches the code of a public screen. */
export async function loadPublicScreen(path: string): Promise<void> {
  const loads: Readonly<Record<string, Load>> = later;
  await loads[path]?.();
}
