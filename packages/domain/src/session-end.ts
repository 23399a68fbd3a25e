/** Why a session is over, as its holder may know it. */
export const SESSION_ENDS = [
  "expired",
  "idle",
  "signedOut",
  "elsewhere",
  "administrator",
  "password",
  "role",
  "disabled",
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** The key of the text that says so. */
export type SessionEndKey = `SESSION_END.${SessionEnd}`;

export function sessionEndKey(end: SessionEnd): SessionEndKey {
  return `SESSION_END.${end}`;
}

/** The end that a key, as an answer has it, stands for; undefined for other keys. */
export function sessionEndOf(key: string): SessionEnd | undefined {
  return SESSION_ENDS.find((end) => sessionEndKey(end) === key);
}
