const CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
export const ACCESS_CODE_LENGTH = 6;

/**
 * An access code: six random letters and digits.
 * @param random gives whole numbers from 0 up to, not including, its argument
 */
export function accessCode(random: (below: number) => number): string {
  return Array.from(
    { length: ACCESS_CODE_LENGTH },
    () => CODE_LETTERS[random(CODE_LETTERS.length)],
  ).join("");
}

export function isAccessCode(code: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(code);
}
