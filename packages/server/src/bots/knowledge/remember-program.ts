/** How long a program that was missing is taken for missing, in ms. */
const ASK_AGAIN = 5 * 60_000;

/**
 * Finds what a program can do on this machine, and remembers it. Where nothing was found it is looked for again later: a program may have
 * been installed, or have had no time to answer.
 * @returns undefined where it is not there for now
 */
export function rememberProgram<T>(
  find: () => Promise<T | undefined>,
  now: () => number = () => performance.now(),
): () => Promise<T | undefined> {
  let last: { found: Promise<T | undefined>; missingSince?: number } | undefined;
  return () => {
    const { missingSince } = last ?? {};
    if (last && (missingSince === undefined || now() - missingSince < ASK_AGAIN)) return last.found;
    const asked: NonNullable<typeof last> = {
      // A machine without memory for another program may have some later.
      found: find()
        .catch(() => undefined)
        .then((found) => {
          if (!found) asked.missingSince = now();
          return found;
        }),
    };
    last = asked;
    return asked.found;
  };
}
