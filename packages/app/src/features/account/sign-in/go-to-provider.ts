import { beginProviderSignIn } from "@panel/api-client/panel";
import { addWords } from "@panel/i18n/parts";
import { panelApi } from "../../../shared/connections.ts";

/**
 * Leaves for a provider of identities. Resolves if the page is shown again, as browsers do it when somebody goes back.
 * @param options `invitation` is the secret of the link of one that is accepted; with `choosesAccount` the provider asks for an account
 */
export async function goToProvider(
  provider: string,
  { invitation, choosesAccount }: { invitation?: string | undefined; choosesAccount: boolean },
): Promise<void> {
  let url: string;
  try {
    ({ url } = await beginProviderSignIn(panelApi, {
      provider,
      choosesAccount,
      ...(invitation === undefined ? {} : { invitation }),
    }));
  } catch (error) {
    await addWords("providers");
    throw error;
  }
  location.assign(url);
  await new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
