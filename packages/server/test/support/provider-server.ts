import { afterAll, afterEach } from "vitest";
import {
  openIdentityProvider,
  providerSettings,
  PUBLIC_URL,
  type IdentityProvider,
} from "./identity-provider.ts";
import { testServer, type Person, type TestServer } from "./server.ts";

export const TENANT = "11111111-2222-3333-4444-555555555555";

/** A server with a real provider of identities, in several settings. */
export interface ProviderServer {
  server: TestServer;
  idp: IdentityProvider;
  /** An active user with an account at the provider, who is signed in there. */
  somebody(role?: Person["role"]): Promise<Person>;
  identitiesOf(
    as: Person,
  ): Promise<{ provider: string; subject: string; used_at: string | null }[]>;
  /** The newest entry of the log about sign-ins. */
  lastSignIn(): Promise<{ outcome: string; actor: string; details: object }>;
}

export async function providerServer(): Promise<ProviderServer> {
  const idp = await openIdentityProvider(["school", "strict", "entra", "making"]);
  const server = testServer({
    PUBLIC_URL,
    REQUIRE_SECOND_FACTOR: "super-admin",
    OIDC_PROVIDERS: "school,strict,entra,making,away",
    ...providerSettings("school", idp.issuer, { NAME: "Escuela", SECOND_FACTOR: "mfa" }),
    ...providerSettings("strict", idp.issuer, { DOMAINS: "other.example.com", LOGOUT: "false" }),
    ...providerSettings("entra", idp.issuer, {
      DOMAINS: "*",
      VERIFIED_BY: "xms_edov",
      TENANTS: TENANT,
    }),
    ...providerSettings("making", idp.issuer, { CREATE_UNDER: "supervisor@example.com" }),
    ...providerSettings("away", "http://127.0.0.1:9"),
  });
  afterAll(() => idp.close());
  afterEach(() => {
    Object.assign(idp, {
      amr: undefined,
      change: undefined,
      signsWrongly: false,
      tellsInToken: true,
      declines: false,
      isDown: false,
      floods: undefined,
    });
  });
  let made = 0;
  return {
    server,
    idp,

    async somebody(role = "editor") {
      made += 1;
      const parent = role === "super-admin" ? null : "supervisor";
      const person = await server.addPerson(`identity-${made}`, role, parent);
      idp.account = { subject: `s-${made}`, email: person.email, email_verified: true };
      return person;
    },

    identitiesOf: (as) =>
      server.db.selectFrom("identities").selectAll().where("user_id", "=", as.id).execute(),

    async lastSignIn() {
      const { outcome, actor, details } = await server.db
        .selectFrom("audit")
        .selectAll()
        .where("event", "=", "sign-in")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      return { outcome, actor, details: JSON.parse(details) as object };
    },
  };
}
