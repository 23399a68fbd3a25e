/** Whether this is the whole check, `npm run test:all`, which repeats what is left to chance many times. */
export const isWholeCheck = Boolean(process.env["WHOLE_CHECK"]);

/** How often something is repeated: a few times in `npm test`, many times in the whole check. */
export const rounds = (few: number, many: number): number => (isWholeCheck ? many : few);
