import { mayView, type Role } from "@panel/domain/roles";

interface Reader {
  readonly id: number;
  readonly role: Role;
}

/**
 * The address of an asset in the library where the reader finds it.
 * @param ownerId 0 for the global library
 */
export function assetAddress({ id, role }: Reader, asset: number, ownerId: number): string {
  const library = mayView(role, "mylibrary") ? "mylibrary" : "libraryar";
  const isExplored = library === "mylibrary" && ownerId !== id;
  return `/panel/${library}?${isExplored ? "tab=explore&" : ""}asset=${asset}`;
}
