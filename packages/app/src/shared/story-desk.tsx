import type { CurrentUser } from "@panel/api-client/panel";
import { startWords } from "@panel/i18n";
import { addWords } from "@panel/i18n/parts";
import { ToastProvider } from "@panel/ui/toast";
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { type ReactNode, useState } from "react";
import { initReactI18next } from "react-i18next";
import { UiLabels } from "../layout/UiLabels.tsx";
import { deleteCookie, TOKEN_COOKIE } from "../session/cookies.ts";
import { changeSession } from "../session/state.ts";
import { writeCookie } from "../session/write-cookie.ts";
import { loadSettings } from "../settings.ts";
import { dropStored, storedNames } from "./device-storage.ts";

const TILE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==";

/** Answers the calls of a story by their paths; a call of any other path fails as one without a network does. */
export function answering(answers: Readonly<Record<string, unknown>>): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (of, init) => {
    const { pathname } = new URL(of instanceof Request ? of.url : of, location.href);
    const answer = answers[pathname];
    if (answer instanceof Promise) return answer as Promise<Response>;
    if (answer !== undefined) return Response.json(answer);
    if (/^\/(?:api|tryouts|visits|events)\//.test(pathname)) throw new TypeError("No network");
    return fetch(of, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

const USER = { id: 3, role: "supervisor" } as unknown as CurrentUser;

/** Signs a user in, whose calls `answers` answers, as `answering` does; answers what ends both, with all drafts. */
export function signedIn(answers: Readonly<Record<string, unknown>> = {}): () => void {
  const payload = { exp: Date.now() / 1000 + 3600, data: { id: USER.id, role: USER.role } };
  writeCookie(TOKEN_COOKIE, `e30.${btoa(JSON.stringify(payload))}.e30`);
  changeSession({ status: "in", user: USER });
  storedNames().forEach(dropStored);
  const end = answering(answers);
  return () => {
    end();
    storedNames().forEach(dropStored);
    changeSession({ status: "checking" });
    deleteCookie(TOKEN_COOKIE);
  };
}

const PARTS = [
  "panel",
  "tryouts",
  "model-links",
  "lottery",
  "second-factor",
  "providers",
  "event-day",
] as const;

let started: Promise<void> | undefined;

/** Words in Spanish, and the settings of an installation with a plain map, once for all stories. */
export const startDesk = (): Promise<void> => (started ??= start());

async function start(): Promise<void> {
  const end = answering({
    "/config.json": {
      apiUrl: "/api",
      tiles: { url: TILE, attribution: "OpenStreetMap" },
      speech: ["cas", "cat"],
    },
  });
  await loadSettings();
  end();
  i18next.use(initReactI18next);
  await startWords("es");
  await Promise.all(PARTS.map(addWords));
}

interface DeskProps {
  /** Answers that are there already. */
  known?: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** What the panel has around its screens. */
export function Desk({ known = [], children }: DeskProps) {
  const [client] = useState(() => {
    const made = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    });
    for (const [key, answer] of known) made.setQueryData(key, answer);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <UiLabels>
        <ToastProvider>{children}</ToastProvider>
      </UiLabels>
    </QueryClientProvider>
  );
}
