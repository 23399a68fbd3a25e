const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How hey-api spells an operation's types: getPresignedURL gives GetPresignedUrl. */
export const typeName = (operationId: string): string =>
  capital(operationId.replace(/[A-Z]{2,}/g, (run) => capital(run.toLowerCase())));
