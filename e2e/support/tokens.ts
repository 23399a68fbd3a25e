/** A token as the server makes them, but signed by nobody. */
export function unsignedToken(role: string, expiresInSeconds: number): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
  const data = { id: 4, role, name: "Nuria", email: "editor@demo.explorar", version: 1 };
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ data, exp })}.c2lnbmF0dXJl`;
}
