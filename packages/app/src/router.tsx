import { addWords } from "@panel/i18n";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import { KnownAddress } from "./layout/KnownAddress.tsx";
import { PanelGuard } from "./layout/PanelGuard.tsx";
import { ScreenFailed } from "./layout/ScreenFailed.tsx";
import { SignOut } from "./layout/SignOut.tsx";

/** Paths below /panel, whose screens are fetched on their first visit. The table in @panel/domain/roles says who may view each; the guard reads it. */
const panelPaths: RouteObject[] = [
  { index: true, element: <Navigate to="/panel/welcome" replace /> },
  {
    path: "welcome",
    lazy: () => import("./screens/WelcomeScreen.tsx").then((m) => ({ Component: m.WelcomeScreen })),
  },
  {
    path: "users",
    lazy: () =>
      import("./features/users/screens/UserListScreen.tsx").then((m) => ({
        Component: m.UserListScreen,
      })),
  },
  {
    path: "users/new",
    lazy: () =>
      import("./features/users/screens/NewUserScreen.tsx").then((m) => ({
        Component: m.NewUserScreen,
      })),
  },
  {
    path: "users/edit",
    lazy: () =>
      import("./features/users/screens/EditUserScreen.tsx").then((m) => ({
        Component: m.EditUserScreen,
      })),
  },
  {
    path: "experiences",
    lazy: () =>
      import("./screens/ExperienceListScreen.tsx").then((m) => ({
        Component: m.ExperienceListScreen,
      })),
  },
  {
    // One route for `new` and `edit`, so that the form stays mounted when the first save changes the address.
    path: "experiences/:mode",
    lazy: () =>
      import("./screens/ExperienceFormScreen.tsx").then((m) => ({
        Component: m.ExperienceFormScreen,
      })),
  },
  {
    path: "experiences/:id/texts",
    lazy: () =>
      import("./features/texts/screens/TextsScreen.tsx").then((m) => ({
        Component: m.TextsScreen,
      })),
  },
  {
    path: "chatbot",
    lazy: () =>
      import("./features/chatbots/screens/ChatbotListScreen.tsx").then((m) => ({
        Component: m.ChatbotListScreen,
      })),
  },
  {
    path: "chatbot/new",
    lazy: () =>
      import("./features/chatbots/screens/NewChatbotScreen.tsx").then((m) => ({
        Component: m.NewChatbotScreen,
      })),
  },
  {
    path: "chatbot/edit",
    lazy: () =>
      import("./features/chatbots/screens/EditChatbotScreen.tsx").then((m) => ({
        Component: m.EditChatbotScreen,
      })),
  },
  { path: "bots", element: <Navigate to="/panel/chatbot" replace /> },
  {
    path: "libraryar",
    lazy: () =>
      import("./features/library/screens/LibraryScreen.tsx").then((m) => ({
        Component: m.LibraryScreen,
      })),
  },
  {
    path: "mylibrary",
    lazy: () =>
      import("./features/library/screens/LibraryScreen.tsx").then((m) => ({
        Component: m.LibraryScreen,
      })),
  },
  {
    path: "profile",
    lazy: () =>
      import("./features/profile/screens/ProfileScreen.tsx").then((m) => ({
        Component: m.ProfileScreen,
      })),
  },
  {
    path: "audit",
    lazy: async () => {
      const [{ AuditScreen }] = await Promise.all([
        import("./features/audit/screens/AuditScreen.tsx"),
        // Its entries say why an account of a provider did not do.
        addWords("providers"),
      ]);
      return { Component: AuditScreen };
    },
  },
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
