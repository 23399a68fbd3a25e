import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { Provider } from "oidc-provider";
import { endless } from "./endless.ts";

/** What the provider knows of an account. */
export interface ProviderAccount {
  subject: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  xms_edov?: unknown;
  tid?: string;
}

/** A real provider of identities on loopback. */
export interface IdentityProvider {
  issuer: string;
  /** Who is signed in there. */
  account: ProviderAccount;
  /** Values of `amr` in its tokens. */
  amr: string[] | undefined;
  /** Changes the claims of the next id tokens before they are signed. */
  change: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** Signs the next id tokens with a key that is not the provider's. */
  signsWrongly: boolean;
  /** Whether the e-mail is told in the id token; else only where the account is asked for. */
  tellsInToken: boolean;
  /** Whether the person declines what is asked. */
  declines: boolean;
  /** Answers every request with 503. */
  isDown: boolean;
  /** Answers what is asked at an address that ends so without an end. */
  floods: string | undefined;
  /** How often a code was sent for tokens. */
  exchanges: number;
  /** Ends of sessions that it was asked for. */
  readonly ended: string[];
  close(): Promise<void>;
}

const CLIENT_ID = "panel";
const CLIENT_SECRET = "a secret of the panel";
export const PUBLIC_URL = "https://panel.example.org";

export async function openIdentityProvider(ids: readonly string[]): Promise<IdentityProvider> {
  let handle: ReturnType<Provider["callback"]> | undefined;
  const server: Server = createServer((request, response) => {
    if (state.isDown) return void response.writeHead(503).end();
    if (state.floods && request.url?.endsWith(state.floods)) return void endless(response);
    void handle?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const keys = await generateKeyPair("RS256", { extractable: true });
  const others = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(keys.privateKey)), kid: "first", alg: "RS256", use: "sig" };
  const ended: string[] = [];
  const state: IdentityProvider = {
    issuer,
    account: { subject: "nobody" },
    amr: undefined,
    change: undefined,
    signsWrongly: false,
    tellsInToken: true,
    declines: false,
    isDown: false,
    floods: undefined,
    exchanges: 0,
    ended,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ["of the provider's own cookies"] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: ids.map((id) => `${PUBLIC_URL}/api/login/callback/${id}`),
        post_logout_redirect_uris: [`${PUBLIC_URL}/login`],
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ["sub", "tid", "xms_edov"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => {
          const { IdTokenHint } = ctx.oidc.entities as { IdTokenHint?: { payload: JWTPayload } };
          ended.push(String(IdTokenHint?.payload.sub));
          ctx.body = "";
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async (use) => {
        const { subject, ...claims } = state.account;
        return use === "id_token" && !state.tellsInToken
          ? { sub: subject }
          : { sub: subject, ...claims };
      },
    }),
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith("/interaction/")) {
      const result = state.declines
        ? { error: "access_denied", error_description: "declined" }
        : { login: { accountId: state.account.subject, amr: state.amr, remember: false } };
      ctx.respond = false;
      await provider.interactionFinished(ctx.req, ctx.res, result);
      return;
    }
    if (ctx.path === "/token") state.exchanges += 1;
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== "/token" || typeof body?.id_token !== "string") return;
    const claims = { ...decodeJwt(body.id_token), ...(state.amr ? { amr: state.amr } : {}) };
    const changed = state.change?.(claims) ?? claims;
    body.id_token = await new SignJWT(changed)
      .setProtectedHeader({ alg: "RS256", kid: "first" })
      .sign(state.signsWrongly ? others.privateKey : keys.privateKey);
  });
  handle = provider.callback();
  return state;
}

/** The settings of a provider. */
export function providerSettings(
  id: string,
  issuer: string,
  more: Record<string, string> = {},
): Record<string, string> {
  const values = {
    ISSUER: issuer,
    CLIENT_ID,
    CLIENT_SECRET,
    DOMAINS: "example.com",
    ...more,
  };
  const prefix = `OIDC_${id.toUpperCase()}_`;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}
