import { isApiError } from "@panel/api-client";
import { Button } from "@panel/ui/button";
import { InlineMessage } from "@panel/ui/inline-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { Settings } from "../../../settings.ts";

interface ProviderButtonsProps {
  providers: Settings["providers"];
  /** Above the buttons. */
  title?: string;
  /** Secret of the link of an invitation that is accepted. */
  invitation?: string;
  /** Why an earlier try has failed. */
  failed?: unknown;
}

/** A button for each provider of identities, which leads there. The server repeats the item of the served page for each of them. */
export function ProviderButtons({ providers, title, invitation, failed }: ProviderButtonsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [failure, setFailure] = useState(failed);
  const [busy, setBusy] = useState<string>();

  const go = async (provider: string) => {
    setFailure(undefined);
    setBusy(provider);
    try {
      const { goToProvider } = await fetchCode(() => import("./go-to-provider.ts"));
      // Who has come back with an account that did not do can choose another one.
      await goToProvider(provider, { invitation, choosesAccount: failed !== undefined });
    } catch (error) {
      setFailure(error);
    }
    setBusy(undefined);
  };

  if (!providers?.length) return null;
  return (
    <section className="mt-5 border-t border-line pt-5">
      {title && <h2 className="mb-3 text-body font-medium">{title}</h2>}
      <ul className="grid gap-2" data-providers="">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="lg"
              fullWidth
              className="h-auto min-h-11 py-2 whitespace-normal"
              loading={busy === id}
              disabled={busy !== undefined && busy !== id}
              onClick={() => void go(id)}
            >
              {t("LOGIN.withProvider", { name })}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <InlineMessage
          tone="error"
          className="mt-4"
          autoClear={!isApiError(failure, "refused")}
          onClear={() => setFailure(undefined)}
        >
          {errorText(failure)}
        </InlineMessage>
      )}
    </section>
  );
}
