import { EVENT_SCREEN_PATH } from "@panel/domain/events/page-address";
import { addWords } from "@panel/i18n/parts";
import { ErrorState } from "@panel/ui/error-state";
import { ToastProvider } from "@panel/ui/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, use, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { UiLabels } from "../../../layout/UiLabels.tsx";
import { HallScreen } from "./HallScreen.tsx";
import { HelperBoard } from "./HelperBoard.tsx";

let words: Promise<unknown> | undefined;

/** What the pages say, and why the server refuses something; called once the language is known. */
const loadWords = () =>
  (words ??= Promise.all([addWords("panel"), addWords("event-day"), addWords("tryouts")]));

/** The pages of events for whoever has a link, with neither account nor session. */
export function EventPages() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <UiLabels>
        <ToastProvider>
          <Suspense fallback={null}>
            <LinkedPage />
          </Suspense>
        </ToastProvider>
      </UiLabels>
    </QueryClientProvider>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** The token stands behind the `#`, which is never sent. Another link that is pasted opens anew. */
const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );

function LinkedPage() {
  use(loadWords());
  const token = useHash();
  const isScreen = location.pathname.startsWith(EVENT_SCREEN_PATH);
  const event = Number(new URLSearchParams(location.search).get("event"));
  if (isScreen && token) return <HallScreen key={token} token={token} />;
  if (!isScreen && token && Number.isSafeInteger(event) && event > 0)
    return <HelperBoard key={`${event} ${token}`} {...{ event, token }} />;
  return <IncompleteLink />;
}

/** In place of a page whose link has lost its end, as when it was copied in part. */
function IncompleteLink() {
  const { t } = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState level={1} title={t("EVENT_DAY.helper.incomplete")}>
        {t("EVENT_DAY.helper.incompleteText")}
      </ErrorState>
    </main>
  );
}
