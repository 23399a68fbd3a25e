const CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
export const ACCESS_CODE_LENGTH = 6;

/**
 * Makes an access code of six random letters and digits.
 * @param random returns a random integer from 0 to its argument - 1
 */
export function accessCode(random: (below: number) => number): string {
  return Array.from(
    { length: ACCESS_CODE_LENGTH },
    () => CODE_LETTERS[random(CODE_LETTERS.length)],
  ).join("");
}

/** The form in which codes are compared: no two experiences have the same one, whatever the case of their letters. */
export function accessKey(code: string): string {
  return code.trim().toUpperCase();
}

export function isAccessCode(code: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(code);
}
