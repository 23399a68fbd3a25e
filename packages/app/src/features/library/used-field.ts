/** Fields that hold an asset: those of one language and those of all. */
const OF_ALL = ["gymModelId", "challengeModelId", "puzzleImg"] as const;
const OF_EACH = ["gymCreditsImg", "storyImg", "storySound", "prizeImg"] as const;

interface UsedField {
  name: (typeof OF_ALL)[number] | (typeof OF_EACH)[number] | "other";
  /** Of the field's language; undefined for a field that all languages share. */
  suffix?: "" | "Cat" | "Eng";
}

/** A field as the contract calls it, as its name and its language. */
export function usedField(field: string): UsedField {
  const shared = OF_ALL.find((name) => name === field);
  if (shared) return { name: shared };
  for (const suffix of ["Cat", "Eng", ""] as const) {
    const name = OF_EACH.find((each) => field === `${each}${suffix}`);
    if (name) return { name, suffix };
  }
  return { name: "other" };
}
