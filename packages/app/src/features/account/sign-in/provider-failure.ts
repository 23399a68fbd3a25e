let failure: unknown;

/** Keeps why a provider has let nobody in, for the sign-in that is shown next. */
export function keepProviderFailure(error: unknown): void {
  failure = error;
}

/** Why a provider has let nobody in, told once. */
export function takeProviderFailure(): unknown {
  const taken = failure;
  failure = undefined;
  return taken;
}
