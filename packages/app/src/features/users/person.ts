import type { ListedUser } from "@panel/api-client/panel";

/** Display name of a user; the e-mail if the user has no name. */
export function fullName({ data }: ListedUser): string {
  return [data.name, data.surname].filter((part) => part.trim()).join(" ") || data.email;
}

/** The navigation state of the edit route. */
interface Handover {
  user: { id: number };
}

/** The user id in the navigation state of the edit route, if there is one. */
export function handedOver(state: unknown): number | undefined {
  const id = (state as Partial<Handover> | null)?.user?.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}
