/** A person's name as lists and logs show it; "" for nobody. */
export const personName = (
  name: string | null | undefined,
  surname: string | null | undefined,
): string => `${name ?? ""} ${surname ?? ""}`.trim();
