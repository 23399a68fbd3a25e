import { z } from "zod";
import { flag } from "./variables.ts";

/** How a provider shows that an e-mail is its owner's. */
const VERIFIED_BY = ["email_verified", "xms_edov", "issuer"] as const;

/** A provider of identities, as OpenID Connect has them. */
export interface ProviderSettings {
  /** In addresses, and in the database beside the linked accounts. */
  id: string;
  /** What people call it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whose e-mails may sign in, in lower case; undefined for everybody's. */
  domains: readonly string[] | undefined;
  /** A claim, or `issuer` where it gives nobody an e-mail that is not theirs. */
  verifiedBy: (typeof VERIFIED_BY)[number];
  /** Directories of Microsoft Entra whose accounts may sign in; undefined for all of the issuer. */
  tenants: readonly string[] | undefined;
  /** Values of `amr` or `acr` that stand for a second factor. */
  secondFactor: readonly string[];
  /** E-mail of the supervisor below whom editors are created; without one nobody is. */
  createUnder: string | undefined;
  /** Whether signing out ends the session of the provider too. */
  endsSession: boolean;
}

const ID = /^[a-z][a-z0-9]{0,19}$/;
const IDS = "expects names of lower-case letters and figures separated by commas, as google";

const list = z.string().transform((value) => value.split(",").map((each) => each.trim()));

export const providersVariables = {
  OIDC_PROVIDERS: list
    .refine((ids) => ids.every((id) => ID.test(id)), IDS)
    .transform((ids) => [...new Set(ids)])
    .default([]),
};

const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);
const ISSUER = "expects the issuer's https:// address";

const issuer = z.string().refine((value) => {
  const url = URL.parse(value);
  if (!url || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.has(url.hostname));
}, ISSUER);

const DOMAINS = "expects domains of e-mails separated by commas, or * for all of them";
const domains = list
  .transform((all) => all.map((each) => each.toLowerCase()))
  .refine(
    (all) => all.every((each) => /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(each)) || all.join() === "*",
    DOMAINS,
  )
  .transform((all) => (all.join() === "*" ? undefined : all));

const TENANT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What follows `OIDC_` and the provider's name. */
const schema = z.object({
  ISSUER: issuer,
  CLIENT_ID: z.string(),
  CLIENT_SECRET: z.string(),
  DOMAINS: domains,
  NAME: z.string().trim().max(60, "expects 60 characters at most").optional(),
  VERIFIED_BY: z.enum(VERIFIED_BY, `expects ${VERIFIED_BY.join(", ")}`).default("email_verified"),
  TENANTS: list
    .transform((all) => all.map((each) => each.toLowerCase()))
    .refine((all) => all.every((each) => TENANT.test(each)), "expects ids of tenants, by commas")
    .optional(),
  SECOND_FACTOR: list.default([]),
  CREATE_UNDER: z.email("expects the e-mail of a supervisor").optional(),
  LOGOUT: flag.default(true),
});

/** Issuers of Microsoft Entra that sign in accounts of any directory. */
const MANY_TENANTS = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/;

/** The providers, or what is wrong with them: a line for each. */
export function readProviders(
  ids: readonly string[],
  env: NodeJS.ProcessEnv,
): { providers: ProviderSettings[]; problems: string[] } {
  const given = Object.entries(env).filter(
    ([name, value]) =>
      name.startsWith("OIDC_") && name !== "OIDC_PROVIDERS" && (value ?? "").trim() !== "",
  );
  const rest = new Map(given);
  const problems: string[] = [];
  const providers = ids.flatMap((id) => {
    const prefix = `OIDC_${id.toUpperCase()}_`;
    const values: Record<string, string | undefined> = {};
    for (const name of Object.keys(schema.shape)) {
      values[name] = rest.get(prefix + name);
      for (const read of [name, `${name}_FILE`]) rest.delete(prefix + read);
    }
    const read = schema.safeParse(values);
    if (!read.success) {
      for (const { path, message } of read.error.issues) {
        const name = path.join(".");
        const what = values[name] === undefined ? "expects a value" : message;
        problems.push(`${prefix}${name} ${what}`);
      }
      return [];
    }
    if (MANY_TENANTS.test(read.data.ISSUER) && !read.data.TENANTS) {
      problems.push(
        `${prefix}TENANTS expects ids of tenants: the issuer signs in those of anybody`,
      );
    }
    return [providerOf(id, read.data)];
  });
  for (const name of rest.keys()) {
    problems.push(`${name} expects nothing: no provider of OIDC_PROVIDERS has such a setting`);
  }
  return { providers, problems };
}

function providerOf(id: string, given: z.infer<typeof schema>): ProviderSettings {
  return {
    id,
    name: given.NAME ?? id.slice(0, 1).toUpperCase() + id.slice(1),
    issuer: given.ISSUER,
    clientId: given.CLIENT_ID,
    clientSecret: given.CLIENT_SECRET,
    domains: given.DOMAINS,
    verifiedBy: given.VERIFIED_BY,
    tenants: given.TENANTS,
    secondFactor: given.SECOND_FACTOR,
    createUnder: given.CREATE_UNDER?.toLowerCase(),
    endsSession: given.LOGOUT,
  };
}
