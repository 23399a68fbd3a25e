import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** A real provider of identities on loopback, with somebody signed in. */
export class IdentityProvider {
  /** E-mail of who is signed in there. */
  email = "";
  /** Address of the panel that it leads back to. */
  panel = "";
  readonly #server = createServer((request, response) => {
    this.#handle ??= this.#make();
    void this.#handle(request, response);
  });
  #handle: ReturnType<Provider["callback"]> | undefined;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a server needs to know of it. */
  settings(id: string, name: string): Record<string, string> {
    const prefix = `OIDC_${id.toUpperCase()}_`;
    return {
      [`${prefix}NAME`]: name,
      [`${prefix}ISSUER`]: this.issuer,
      [`${prefix}CLIENT_ID`]: "panel",
      [`${prefix}CLIENT_SECRET`]: "secret",
      [`${prefix}DOMAINS`]: "*",
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Made with the first request, when it is known where the panel is. */
  #make(): ReturnType<Provider["callback"]> {
    const provider = new Provider(this.issuer, {
      cookies: { keys: ["of its own cookies"] },
      clients: [
        {
          client_id: "panel",
          client_secret: "secret",
          token_endpoint_auth_method: "client_secret_post",
          redirect_uris: [`${this.panel}/api/login/callback/school`],
          post_logout_redirect_uris: [`${this.panel}/login`],
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          enabled: true,
          // Asks nobody whether the session may end.
          logoutSource: (ctx, form) => {
            ctx.body = `<!doctype html><title>Salir</title><body>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Salir de la escuela</button>`;
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
        claims: async () => ({ sub: id, email: id, email_verified: true }),
      }),
    });
    provider.use(async (ctx, next) => {
      if (!ctx.path.startsWith("/interaction/")) return next();
      ctx.respond = false;
      const login = { accountId: this.email, remember: false };
      return provider.interactionFinished(ctx.req, ctx.res, { login });
    });
    return provider.callback();
  }
}
