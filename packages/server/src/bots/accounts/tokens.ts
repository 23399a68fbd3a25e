import { z } from "zod";
import { ROLES } from "@panel/domain/roles";
import { readJwt, signJwt, type JwtUse } from "../../secrets/jwt.ts";
import type { Secrets } from "../../secrets/secrets.ts";

const PROVIDER_AUDIENCE = "explorar-bots-provider";
const SESSION_AUDIENCE = "explorar-bots";
const PREVIEW_AUDIENCE = "explorar-bots-preview";
const LOGOUT_AUDIENCE = "explorar-bots-logout";
/** How long a provider token can be exchanged for a session token. */
const PROVIDER_SECONDS = 60 * 60;
/** The panel keeps the session token as long (document 1 §9). */
const SESSION_SECONDS = 86_400;
/** How long the test chat of a bot works. */
const PREVIEW_SECONDS = 60 * 60;
/** How long a message about ended sessions may be under way. */
const LOGOUT_SECONDS = 2 * 60;
/** As the standard names such messages: OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const LOGOUT_EVENTS = { "http://schemas.openid.net/event/backchannel-logout": {} };

const sessionSchema = z.object({
  id: z.string().min(1).max(100),
  /** In seconds. */
  expiresAt: z.number().int(),
});

const claimsSchema = z.object({
  account: z.object({ subject: z.string().min(1), email: z.string().min(1) }),
  user: z.object({
    id: z.number().int(),
    email: z.string().min(1),
    role: z.enum(ROLES),
    version: z.number().int(),
  }),
  session: sessionSchema,
});

const logoutSchema = z.object({ sessions: z.array(sessionSchema) });

/** A session of the panel, as tokens of the platform name it. They never last longer. */
export type PanelSession = z.infer<typeof sessionSchema>;

/** What a token of the platform says of a user of the panel, and of the account that it works for. */
export interface BotClaims {
  /** The branch: id and e-mail of its admin. A super-admin has an account of its own. */
  account: { subject: string; email: string };
  user: z.infer<typeof claimsSchema>["user"];
  /** The session in which the token was made, and with which it ends. */
  session: PanelSession;
}

/** A token that the panel hands to one of its users for the platform: the contract's parliaToken. */
export function mintProviderToken(secrets: Secrets, claims: BotClaims): Promise<string> {
  return mint(secrets, claims, { audience: PROVIDER_AUDIENCE }, PROVIDER_SECONDS);
}

/** A token of the platform's own operations: the contract's tokenKey. */
export function mintSessionToken(secrets: Secrets, claims: BotClaims): Promise<string> {
  return mint(secrets, claims, { audience: SESSION_AUDIENCE }, SESSION_SECONDS);
}

/** The claims of a provider token, or undefined when it is invalid or expired. */
export function readProviderToken(secrets: Secrets, token: string) {
  return read(secrets, token, { audience: PROVIDER_AUDIENCE });
}

/** The claims of a session token, or undefined when it is invalid or expired. */
export function readSessionToken(secrets: Secrets, token: string) {
  return read(secrets, token, { audience: SESSION_AUDIENCE });
}

/** A token for the test chat of a bot: the contract's previewToken. */
export function mintPreviewToken(
  secrets: Secrets,
  claims: BotClaims,
  publicId: string,
): Promise<string> {
  return mint(secrets, claims, previewOf(publicId), PREVIEW_SECONDS);
}

/** The claims of a token for the test chat of this bot, or undefined when it is invalid or expired. */
export function readPreviewToken(secrets: Secrets, token: string, publicId: string) {
  return read(secrets, token, previewOf(publicId));
}

/** The message that sessions of the panel are over: the contract's logoutToken. */
export function mintLogoutToken(
  secrets: Secrets,
  sessions: readonly PanelSession[],
): Promise<string> {
  const claims = { events: LOGOUT_EVENTS, sessions };
  return signJwt(secrets, claims, { audience: LOGOUT_AUDIENCE }, LOGOUT_SECONDS);
}

/** The sessions that a message says are over, or undefined when it is invalid or expired. */
export async function readLogoutToken(
  secrets: Secrets,
  token: string,
): Promise<PanelSession[] | undefined> {
  const payload = await readJwt(secrets, token, { audience: LOGOUT_AUDIENCE });
  return logoutSchema.safeParse(payload).data?.sessions;
}

const previewOf = (publicId: string): JwtUse => ({
  audience: `${PREVIEW_AUDIENCE}/${publicId}`,
});

function mint(
  secrets: Secrets,
  { account, user, session }: BotClaims,
  { audience }: JwtUse,
  seconds: number,
): Promise<string> {
  const until = Math.min(Math.floor(Date.now() / 1000) + seconds, session.expiresAt);
  const use = { audience, subject: account.subject };
  return signJwt(secrets, { account, user, session }, use, new Date(until * 1000));
}

async function read(secrets: Secrets, token: string, use: JwtUse): Promise<BotClaims | undefined> {
  return claimsSchema.safeParse(await readJwt(secrets, token, use)).data;
}
