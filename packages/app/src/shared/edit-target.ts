/** The edit route gets its experience as navigation state, which survives a reload of the page. */
interface Handover {
  experience: { id: number };
  /** A point whose editor is to be opened. */
  point?: number;
  /** Whether the route is to be tried by a visitor who walks by itself. */
  walk?: boolean;
}

export function editTarget(id: number): { to: string; state: Handover } {
  return { to: "/panel/experiences/edit", state: { experience: { id } } };
}

export function editPointTarget(id: number, point: number): { to: string; state: Handover } {
  const { to, state } = editTarget(id);
  return { to, state: { ...state, point } };
}

/** The same, where the route is tried by a visitor who walks by itself. */
export function walkTarget(id: number): { to: string; state: Handover } {
  const { to, state } = editTarget(id);
  return { to, state: { ...state, walk: true } };
}

/** Whether the navigation state of the edit route asks for such a walk. */
export const handedWalk = (state: unknown): boolean =>
  (state as Partial<Handover> | null)?.walk === true;

/** The point in the navigation state of the edit route, if there is one. */
export function handedPoint(state: unknown): number | undefined {
  const point = (state as Partial<Handover> | null)?.point;
  return typeof point === "number" ? point : undefined;
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

/** The texts of an experience in each language. */
export const textsAddress = (id: number): string => `/panel/experiences/${id}/texts`;

/** Where the prizes of an experience are handed over. */
export const deskAddress = (id: number): string => `/panel/experiences/${id}/desk`;

/** The events of an experience. */
export const eventsAddress = (id: number): string => `/panel/experiences/${id}/events`;

/** An event of an experience. */
export const eventAddress = (id: number, event: number): string => `${eventsAddress(id)}/${event}`;
