import { SignJWT, errors, jwtVerify, type JWTPayload } from "jose";
import { isFromTheFuture } from "@panel/domain/session";
import type { Secrets } from "./secrets.ts";

const ISSUER = "explorar";

/** What a token is for, and of whom. */
export interface JwtUse {
  /** Tokens of one purpose are not accepted for another. */
  audience: string;
  subject?: string | undefined;
}

/** @param until when it expires: a number of seconds from now on, or a moment */
export function signJwt(
  [secret]: Secrets,
  claims: JWTPayload,
  { audience, subject }: JwtUse,
  until: number | Date,
): Promise<string> {
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(typeof until === "number" ? `${until}s` : until);
  return (subject === undefined ? token : token.setSubject(subject)).sign(secret);
}

/** The claims of a token that one of the keys has signed for this use, and whether it has expired. */
export async function verifyJwt(
  secrets: Secrets,
  token: string,
  use: JwtUse,
): Promise<{ payload: JWTPayload; isExpired: boolean } | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ["HS256"],
        issuer: ISSUER,
        audience: use.audience,
        ...(use.subject === undefined ? {} : { subject: use.subject }),
        requiredClaims: ["exp", "iat"],
      });
      return isFromTheFuture(payload.iat ?? 0, Date.now())
        ? undefined
        : { payload, isExpired: false };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { payload: error.payload, isExpired: true };
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
  return undefined;
}

/** The claims of a token that one of the keys has signed for this use, unless it has expired. */
export async function readJwt(
  secrets: Secrets,
  token: string,
  use: JwtUse,
): Promise<JWTPayload | undefined> {
  const verified = await verifyJwt(secrets, token, use);
  return verified?.isExpired === false ? verified.payload : undefined;
}
