/** The edit route gets its experience as navigation state, which survives a reload of the page. */
interface Handover {
  experience: { id: number };
}

export function editTarget(id: number): { to: string; state: Handover } {
  return { to: "/panel/experiences/edit", state: { experience: { id } } };
}

/** The experience id in the navigation state of the edit route, if there is one. */
export function handedOver(state: unknown): number | undefined {
  const id = (state as Partial<Handover> | null)?.experience?.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}

/** The same for the edit route of a user. */
export function editUserTarget(id: number): { to: string; state: { user: { id: number } } } {
  return { to: "/panel/users/edit", state: { user: { id } } };
}
