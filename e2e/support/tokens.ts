/** The order in which the demo tenant is made. */
const IDS = { supervisor: 3, editor: 4 };

/** A token of a demo account like the server's, but without a valid signature. */
export function unsignedToken(role: keyof typeof IDS, expiresInSeconds: number): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
  const data = { id: IDS[role], role, name: "", email: `${role}@demo.explorar`, version: 1 };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ data, exp })}.c2lnbmF0dXJl`;
}
