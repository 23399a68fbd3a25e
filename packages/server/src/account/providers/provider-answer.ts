import { isEmail, normalEmail } from "@panel/domain/email";
import type { ProviderSettings } from "../../settings/providers-settings.ts";

/** What a provider says of an account, checked. */
export interface ProviderAnswer {
  issuer: string;
  subject: string;
  /** Normalized. */
  email: string | undefined;
  /** Whether the e-mail is the account's, by what the settings say. */
  isVerified: boolean;
  /** The directory of an account of Microsoft Entra. */
  tenant: string | undefined;
  name: string;
  surname: string;
  /** Whether it stands for a second factor. */
  vouches: boolean;
  idToken: string;
}

/** Claims of a provider: anything may be in them. */
type Claims = Readonly<Record<string, unknown>>;

/**
 * @param token claims of the id token, whose signature, issuer, audience, times and nonce are right
 * @param more what the provider tells beside it of the same account; only the e-mail and the names are read
 */
export function answerOf(
  provider: ProviderSettings,
  { token, more, idToken }: { token: Claims; more: Claims; idToken: string },
): ProviderAnswer {
  // The e-mail and whether it is verified come from the same place.
  const person = text(token["email"]) === undefined ? more : token;
  const email = normalEmail(text(person["email"]) ?? "");
  const claimed = [token["acr"], ...listOf(token["amr"])];
  return {
    issuer: text(token["iss"]) ?? "",
    subject: text(token["sub"]) ?? "",
    email: isEmail(email) ? email : undefined,
    isVerified: isEmail(email) && saysVerified(provider, person, token),
    tenant: text(token["tid"])?.toLowerCase(),
    name: text(token["given_name"]) ?? text(more["given_name"]) ?? text(token["name"]) ?? "",
    surname: text(token["family_name"]) ?? text(more["family_name"]) ?? "",
    vouches: provider.secondFactor.some((value) => claimed.includes(value)),
    idToken,
  };
}

function saysVerified({ verifiedBy }: ProviderSettings, person: Claims, token: Claims): boolean {
  if (verifiedBy === "issuer") return true;
  const claim = verifiedBy === "xms_edov" ? token["xms_edov"] : person["email_verified"];
  // Microsoft Entra writes it in several ways.
  return claim === true || claim === "true" || claim === 1 || claim === "1";
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Why accounts like this one may not be used at all; undefined where they may. */
export function reasonAgainst(
  { domains, tenants }: ProviderSettings,
  { tenant, email, isVerified }: ProviderAnswer,
): "domain" | "unverified" | undefined {
  if (tenants && !(tenant !== undefined && tenants.includes(tenant))) return "domain";
  if (!domains) return undefined;
  if (email === undefined || !isVerified) return "unverified";
  return domains.includes(email.slice(email.lastIndexOf("@") + 1)) ? undefined : "domain";
}
