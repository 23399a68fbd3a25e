import type { Position } from "@panel/domain/experience/position";
import { addressText } from "@panel/domain/route-files/address-text";
import type { Candidate } from "@panel/domain/route-files/candidates";

/** The address of a point by its id. */
interface Wanted {
  id: number;
  address: string;
}

/** The points that have an address alone, without those that were looked up. */
export function unplacedAddresses(
  points: readonly Candidate[],
  found: ReadonlyMap<number, Position | null> = new Map(),
): Wanted[] {
  return points.flatMap((point) => {
    const address = point.marks.includes("unplaced") ? addressText(point) : "";
    return address === "" || found.has(point.id) ? [] : [{ id: point.id, address }];
  });
}

interface LookUp {
  /** Waits for its turn, as the geocoder asks. */
  search: (address: string) => Promise<readonly { position: Position }[]>;
  /** Gets the best place of an address; null where none is known. */
  onFound: (id: number, position: Position | null) => void;
  /** Gets how many have been looked up before each. */
  onProgress: (done: number) => void;
}

/** Looks addresses up one after the other, each once. What was found before it fails or is stopped is kept. */
export async function lookUpAddresses(
  wanted: readonly Wanted[],
  { search, onFound, onProgress }: LookUp,
): Promise<void> {
  const known = new Map<string, Position | null>();
  for (const [done, { id, address }] of wanted.entries()) {
    onProgress(done);
    const position = known.get(address) ?? (await search(address))[0]?.position ?? null;
    known.set(address, position);
    onFound(id, position);
  }
}
