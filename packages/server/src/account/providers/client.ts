import type * as OpenId from "openid-client";
import { boundedFetch } from "../../bounded-fetch.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import { answerOf, type ProviderAnswer } from "./provider-answer.ts";

/** The provider cannot be reached, the person or the provider has declined, or what came cannot be trusted. */
export type ProviderFailure = "away" | "declined" | "invalid";

export class ProviderError extends Error {
  override name = "ProviderError";
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause: unknown) {
    super(`The provider of identities: ${failure} (${causeOf(cause)})`, { cause });
    this.failure = failure;
  }
}

/** What binds an answer to the sign-in that it belongs to. */
export interface Binding {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** What the log says of it: the library's messages hold nothing of the person. */
function causeOf(cause: unknown): string {
  const { message, code, error } = cause as { message?: string; code?: string; error?: string };
  return [message, error ?? code].filter(Boolean).join(", ");
}

/** What a provider is asked to show. */
export interface Wish {
  /** Is suggested. */
  email?: string | undefined;
  /** Whether an account can be chosen, also where somebody is signed in there. */
  choosesAccount?: boolean | undefined;
}

/** Speaks OpenID Connect with the providers of the settings. */
export interface ProviderClient {
  find(id: string): ProviderSettings | undefined;
  all: readonly ProviderSettings[];
  /**
   * Where somebody signs in.
   * @throws ProviderError
   */
  signInAddress(provider: ProviderSettings, binding: Binding, wish: Wish): Promise<URL>;
  /**
   * Exchanges what the provider has sent back with the browser.
   * @param query of the address that it led back to
   * @throws ProviderError
   */
  redeem(
    provider: ProviderSettings,
    query: URLSearchParams,
    binding: Binding,
  ): Promise<ProviderAnswer>;
  /** Where the provider's session ends; undefined where there is no such address, or none is known in time. */
  signOutAddress(provider: ProviderSettings, idToken: string): Promise<URL | undefined>;
}

/** In seconds, of each request. */
const TIMEOUT = 10;
/** Bytes of an answer: what a provider says of itself, its keys and an account take some tens of kilobytes. */
const LONGEST_ANSWER = 1024 * 1024;
/** For how long what a provider says of itself counts, in ms. */
const METADATA_KEPT = 60 * 60_000;
/** How long signing out waits for a provider, in ms. */
const SIGN_OUT_PATIENCE = 1500;
/** How far the clocks of server and provider may differ, in seconds. */
const CLOCK_TOLERANCE = 60;

/** @param publicUrl where people reach the panel; providers lead back to it and nowhere else */
export function createProviderClient(
  providers: readonly ProviderSettings[],
  publicUrl: () => string,
): ProviderClient {
  const known = new Map<string, { config: Promise<OpenId.Configuration>; until: number }>();
  // Loaded with the first sign-in.
  const load = (): Promise<typeof OpenId> => import("openid-client");
  const returnAddress = ({ id }: ProviderSettings) => `${publicUrl()}${callbackPath(id)}`;

  async function discover(provider: ProviderSettings): Promise<OpenId.Configuration> {
    const openId = await load();
    const issuer = new URL(provider.issuer);
    const config = await openId.discovery(
      issuer,
      provider.clientId,
      { client_secret: provider.clientSecret, [openId.clockTolerance]: CLOCK_TOLERANCE },
      undefined,
      {
        timeout: TIMEOUT,
        [openId.customFetch]: (url, { body, ...request }) =>
          boundedFetch(url, { ...request, body: body ?? null }, LONGEST_ANSWER),
        // The settings take such an issuer on the same machine only.
        execute: issuer.protocol === "http:" ? [openId.allowInsecureRequests] : [],
      },
    );
    openId.enableNonRepudiationChecks(config);
    return config;
  }

  /** What a provider says of itself, read once in a while. */
  function configOf(provider: ProviderSettings): Promise<OpenId.Configuration> {
    const kept = known.get(provider.id);
    if (kept && kept.until > Date.now()) return kept.config;
    const config = discover(provider);
    known.set(provider.id, { config, until: Date.now() + METADATA_KEPT });
    config.catch(() => known.delete(provider.id));
    return config;
  }

  return {
    all: providers,
    find: (id) => providers.find((provider) => provider.id === id),

    async signInAddress(provider, { state, nonce, verifier }, { email, choosesAccount }) {
      try {
        const openId = await load();
        const config = await configOf(provider);
        return openId.buildAuthorizationUrl(config, {
          redirect_uri: returnAddress(provider),
          scope: "openid email profile",
          response_type: "code",
          state,
          nonce,
          code_challenge: await openId.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(email === undefined ? {} : { login_hint: email }),
          ...(choosesAccount ? { prompt: promptOf(config.serverMetadata()) } : {}),
        });
      } catch (error) {
        // Whatever keeps it from saying who it is.
        throw new ProviderError("away", error);
      }
    },

    async redeem(provider, query, { state, nonce, verifier }) {
      const openId = await load();
      try {
        const config = await configOf(provider);
        const came = new URL(`${returnAddress(provider)}?${query.toString()}`);
        const tokens = await openId.authorizationCodeGrant(config, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const token = tokens.claims();
        if (!token || tokens.id_token === undefined) throw new Error("There is no id token");
        const isWhole = typeof token["email"] === "string";
        const { userinfo_endpoint } = config.serverMetadata();
        const more =
          isWhole || userinfo_endpoint === undefined
            ? {}
            : await openId.fetchUserInfo(config, tokens.access_token, token.sub);
        return answerOf(provider, { token, more, idToken: tokens.id_token });
      } catch (error) {
        throw new ProviderError(failureOf(openId, error), error);
      }
    },

    async signOutAddress(provider, idToken) {
      if (!provider.endsSession) return undefined;
      const find = async (): Promise<URL | undefined> => {
        const openId = await load();
        const config = await configOf(provider);
        if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
        return openId.buildEndSessionUrl(config, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${publicUrl()}/login`,
        });
      };
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), SIGN_OUT_PATIENCE);
      });
      // Nobody is kept from signing out.
      const found = await Promise.race([find().catch(() => undefined), late]);
      clearTimeout(timer);
      return found;
    },
  };
}

/** Where a provider leads back to, below the panel's address. */
export const callbackPath = (id: string): string => `/api/login/callback/${id}`;

/** They have a choice of accounts, and do not say which prompts they know. */
const CHOOSING = new Set(["https://accounts.google.com", "https://login.microsoftonline.com"]);

/** What lets somebody choose an account: a list of them, or a new sign-in, which every provider has. */
function promptOf({ issuer, prompt_values_supported: known }: OpenId.ServerMetadata): string {
  const hasChoice = Array.isArray(known)
    ? known.includes("select_account")
    : CHOOSING.has(new URL(issuer).origin);
  return hasChoice ? "select_account" : "login";
}

const AWAY = new Set(["temporarily_unavailable", "server_error"]);

function failureOf(openId: typeof OpenId, error: unknown): ProviderFailure {
  if (error instanceof openId.AuthorizationResponseError) {
    if (error.error === "access_denied") return "declined";
    return AWAY.has(error.error) ? "away" : "invalid";
  }
  if (error instanceof openId.ResponseBodyError) return error.status >= 500 ? "away" : "invalid";
  // What fetch throws without an answer.
  if (error instanceof TypeError && error.message === "fetch failed") return "away";
  if (!(error instanceof openId.ClientError)) return "invalid";
  if (error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_ABORT") return "away";
  const { cause } = error;
  return cause instanceof Response && cause.status >= 500 ? "away" : "invalid";
}
