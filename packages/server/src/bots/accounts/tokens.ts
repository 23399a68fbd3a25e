import { SignJWT, errors, jwtVerify, type JWTPayload } from "jose";
import { z } from "zod";
import { ROLES } from "@panel/domain/roles";
import { isFromTheFuture } from "@panel/domain/session";

const ISSUER = "explorar";
const PROVIDER_AUDIENCE = "explorar-bots-provider";
const SESSION_AUDIENCE = "explorar-bots";
const PREVIEW_AUDIENCE = "explorar-bots-preview";
/** How long a provider token can be exchanged for a session token. */
const PROVIDER_SECONDS = 60 * 60;
/** The panel keeps the session token as long (document 1 §9). */
const SESSION_SECONDS = 86_400;
/** How long the test chat of a bot works. */
const PREVIEW_SECONDS = 60 * 60;

const claimsSchema = z.object({
  account: z.object({ subject: z.string().min(1), email: z.string().min(1) }),
  user: z.object({
    id: z.number().int(),
    email: z.string().min(1),
    role: z.enum(ROLES),
    version: z.number().int(),
  }),
});

/** What a token of the platform says of a user of the panel, and of the account that it works for. */
export interface BotClaims {
  /** The branch: id and e-mail of its admin. A super-admin has an account of its own. */
  account: { subject: string; email: string };
  user: z.infer<typeof claimsSchema>["user"];
}

/** A token that the panel hands to one of its users for the platform: the contract's parliaToken. */
export function mintProviderToken(secret: Uint8Array, claims: BotClaims): Promise<string> {
  return mint(secret, claims, PROVIDER_AUDIENCE, PROVIDER_SECONDS);
}

/** A token of the platform's own operations: the contract's tokenKey. */
export function mintSessionToken(secret: Uint8Array, claims: BotClaims): Promise<string> {
  return mint(secret, claims, SESSION_AUDIENCE, SESSION_SECONDS);
}

/** The claims of a provider token, or undefined when it is invalid or expired. */
export async function readProviderToken(secret: Uint8Array, token: string) {
  return claimsSchema.safeParse(await verified(secret, token, PROVIDER_AUDIENCE)).data;
}

/** The claims of a session token, or undefined when it is invalid or expired. */
export async function readSessionToken(secret: Uint8Array, token: string) {
  return claimsSchema.safeParse(await verified(secret, token, SESSION_AUDIENCE)).data;
}

/** A token for the test chat of a bot: the contract's previewToken. */
export function mintPreviewToken(secret: Uint8Array, publicId: string): Promise<string> {
  return signed(secret, new SignJWT({}).setSubject(publicId), PREVIEW_AUDIENCE, PREVIEW_SECONDS);
}

/** Whether it is a token, not expired, for the test chat of this bot. */
export async function isPreviewToken(
  secret: Uint8Array,
  token: string,
  publicId: string,
): Promise<boolean> {
  return (await verified(secret, token, PREVIEW_AUDIENCE))?.sub === publicId;
}

function mint(
  secret: Uint8Array,
  { account, user }: BotClaims,
  audience: string,
  seconds: number,
): Promise<string> {
  const token = new SignJWT({ account, user }).setSubject(account.subject);
  return signed(secret, token, audience, seconds);
}

function signed(
  secret: Uint8Array,
  token: SignJWT,
  audience: string,
  seconds: number,
): Promise<string> {
  return token
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(secret);
}

async function verified(
  secret: Uint8Array,
  token: string,
  audience: string,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience,
      requiredClaims: ["exp", "iat"],
    });
    return isFromTheFuture(payload.iat ?? 0, Date.now()) ? undefined : payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
