import type { ListedUser } from "@panel/api-client/panel";

/** How a user is called; the e-mail for one without a name. */
export function fullName({ data }: ListedUser): string {
  return [data.name, data.surname].filter((part) => part.trim()).join(" ") || data.email;
}

/** The edit route takes its user as navigation state, which outlives a reload of the page. */
interface Handover {
  user: { id: number };
}

export function editTarget(id: number): { to: string; state: Handover } {
  return { to: "/panel/users/edit", state: { user: { id } } };
}

/** The id handed over to the edit route, if one was. */
export function handedOver(state: unknown): number | undefined {
  const id = (state as Partial<Handover> | null)?.user?.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}
