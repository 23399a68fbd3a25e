import type { Position } from "@panel/domain/experience/position";
import type { Db } from "../db/connection.ts";
import type { TeamPhone } from "../viewer.ts";
import { findPhone, updatePhone, updatePlace } from "./teams-repository.ts";

/**
 * Notes when phones were last heard of, and where they are. All that came within some moments is stored in one transaction: a
 * commit of each would hold up those who send steps.
 */
export interface PhoneSigns {
  /** @param place as the phone has sent it; stored where the phone shares it */
  note(phone: Pick<TeamPhone, "id">, place?: Position): void;
  /** Notes it, and says whether the phone is still of its team. */
  isThere(phone: Pick<TeamPhone, "id">): Promise<boolean>;
  /** Stores what was noted. */
  store(): Promise<void>;
}

interface Sign {
  at: string;
  place?: Position;
}

/** A sign of life alone is stored no more often, in ms: the board tells it to half a minute. */
const NOTED = 25_000;

/** Five decimals of a degree. */
const toAMetre = ({ lat, lon }: Position): Position => ({
  lat: Number(lat.toFixed(5)),
  lon: Number(lon.toFixed(5)),
});

export function createPhoneSigns(db: Db): PhoneSigns {
  const stored = new Map<number, number>();
  let noted = new Map<number, Sign>();

  function note({ id }: Pick<TeamPhone, "id">, place?: Position): void {
    const now = Date.now();
    if (!place && now - (stored.get(id) ?? 0) < NOTED) return;
    const before = noted.get(id)?.place;
    const known = place ? toAMetre(place) : before;
    noted.set(id, { at: new Date(now).toISOString(), ...(known ? { place: known } : {}) });
  }

  return {
    note,

    async isThere(phone) {
      note(phone);
      return (await findPhone(db, phone.id)) !== undefined;
    },

    async store() {
      const signs = noted;
      if (signs.size === 0) return;
      noted = new Map();
      const now = Date.now();
      for (const [id, at] of stored) if (now - at >= NOTED) stored.delete(id);
      await db.transaction().execute(async (transaction) => {
        for (const [id, { at, place }] of signs) {
          await updatePhone(transaction, id, { last_seen_at: at });
          if (place) await updatePlace(transaction, id, { ...place, at });
        }
      });
      for (const id of signs.keys()) stored.set(id, now);
    },
  };
}
