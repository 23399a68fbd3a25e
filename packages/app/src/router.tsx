import type { PanelPath } from "@panel/domain/roles";
import { addWords } from "@panel/i18n/parts";
import type { ComponentType } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import { KnownAddress } from "./layout/KnownAddress.tsx";
import { PanelGuard } from "./layout/PanelGuard.tsx";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { SignOut } from "./layout/SignOut.tsx";

/** `new` and `edit` are one path, so that the form stays mounted when the first save changes the address. */
type ScreenPath = Exclude<PanelPath, "experiences/new" | "experiences/edit"> | "experiences/:mode";

/** What events say, and why the server refuses something. */
const addEventWords = () => Promise.all([addWords("event-day"), addWords("tryouts")]);

/** The screens of the paths below /panel, fetched on their first visit. The table in @panel/domain/roles says who may view each; the guard reads it. */
const SCREENS: Record<ScreenPath, () => Promise<{ Component: ComponentType }>> = {
  welcome: () =>
    import("./screens/WelcomeScreen.tsx").then((m) => ({ Component: m.WelcomeScreen })),
  users: () =>
    import("./features/users/screens/UserListScreen.tsx").then((m) => ({
      Component: m.UserListScreen,
    })),
  "users/new": () =>
    import("./features/users/screens/NewUserScreen.tsx").then((m) => ({
      Component: m.NewUserScreen,
    })),
  "users/edit": () =>
    import("./features/users/screens/EditUserScreen.tsx").then((m) => ({
      Component: m.EditUserScreen,
    })),
  experiences: () =>
    import("./screens/ExperienceListScreen.tsx").then((m) => ({
      Component: m.ExperienceListScreen,
    })),
  "experiences/:mode": () =>
    import("./screens/ExperienceFormScreen.tsx").then((m) => ({
      Component: m.ExperienceFormScreen,
    })),
  "experiences/:id/texts": () =>
    import("./features/texts/screens/TextsScreen.tsx").then((m) => ({
      Component: m.TextsScreen,
    })),
  "experiences/:id/desk": async () => {
    const [{ DeskScreen }] = await Promise.all([
      import("./features/desk/screens/DeskScreen.tsx"),
      addWords("tryouts"),
    ]);
    return { Component: DeskScreen };
  },
  "experiences/:id/events": async () => {
    const [{ EventsScreen }] = await Promise.all([
      import("./features/events/screens/EventsScreen.tsx"),
      addEventWords(),
    ]);
    return { Component: EventsScreen };
  },
  "experiences/:id/events/:event": async () => {
    const [{ EventScreen }] = await Promise.all([
      import("./features/events/screens/EventScreen.tsx"),
      addEventWords(),
    ]);
    return { Component: EventScreen };
  },
  chatbot: () =>
    import("./features/chatbots/screens/ChatbotListScreen.tsx").then((m) => ({
      Component: m.ChatbotListScreen,
    })),
  "chatbot/new": () =>
    import("./features/chatbots/screens/NewChatbotScreen.tsx").then((m) => ({
      Component: m.NewChatbotScreen,
    })),
  "chatbot/edit": () =>
    import("./features/chatbots/screens/EditChatbotScreen.tsx").then((m) => ({
      Component: m.EditChatbotScreen,
    })),
  libraryar: () =>
    import("./features/library/screens/LibraryScreen.tsx").then((m) => ({
      Component: m.LibraryScreen,
    })),
  mylibrary: () =>
    import("./features/library/screens/LibraryScreen.tsx").then((m) => ({
      Component: m.LibraryScreen,
    })),
  profile: () =>
    import("./features/profile/screens/ProfileScreen.tsx").then((m) => ({
      Component: m.ProfileScreen,
    })),
  audit: async () => {
    const [{ AuditScreen }] = await Promise.all([
      import("./features/audit/screens/AuditScreen.tsx"),
      // Its entries say why an account of a provider did not do.
      addWords("providers"),
    ]);
    return { Component: AuditScreen };
  },
};

const panelPaths: RouteObject[] = [
  { index: true, element: <Navigate to="/panel/welcome" replace /> },
  { path: "bots", element: <Navigate to="/panel/chatbot" replace /> },
  ...Object.entries(SCREENS).map(([path, lazy]) => ({ path, lazy })),
];

const paths: RouteObject[] = [
  {
    element: <KnownAddress />,
    errorElement: <ScreenFailed />,
    HydrateFallback: () => null,
    children: [
      {
        path: "/panel",
        element: <PanelGuard />,
        children: [
          {
            lazy: () =>
              import("./layout/PanelLayout.tsx").then((m) => ({ Component: m.PanelLayout })),
            children: [{ errorElement: <ScreenFailed />, children: panelPaths }],
          },
        ],
      },
      { path: "/sign-out", element: <SignOut /> },
      { path: "*", element: null },
    ],
  },
];

/** The panel's router; the public screens are in public-screens.tsx. */
export const router = createBrowserRouter(paths);
