/** The edit route takes its experience as navigation state, which outlives a reload of the page. */
interface Handover {
  experience: { id: number };
}

export function editTarget(id: number): { to: string; state: Handover } {
  return { to: "/panel/experiences/edit", state: { experience: { id } } };
}

/** The id handed over to the edit route, if one was. */
export function handedOver(state: unknown): number | undefined {
  const id = (state as Partial<Handover> | null)?.experience?.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}
