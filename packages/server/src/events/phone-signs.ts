import { LRUCache } from "lru-cache";
import { storedPosition, type Position } from "@panel/domain/experience/position";
import type { Db } from "../db/connection.ts";
import type { TeamPhone } from "../viewer.ts";
import { findPhone, updatePhone } from "./teams-repository.ts";

/** Notes when phones were last heard of, and where they are. */
export interface PhoneSigns {
  /**
   * @param place as a phone has sent it; stored where the phone shares it
   * @returns whether the phone is still of its team
   */
  note(phone: TeamPhone, place?: Position): Promise<boolean>;
}

/** A sign of life is stored no more often, in ms: the board tells it to half a minute. */
const NOTED = 25_000;
const KEPT = 20_000;

export function createPhoneSigns(db: Db): PhoneSigns {
  const noted = new LRUCache<number, number>({ max: KEPT });
  return {
    async note({ id }, place) {
      const now = Date.now();
      const isKnown = now - (noted.get(id) ?? 0) < NOTED;
      const phone = await findPhone(db, id);
      if (!phone || (isKnown && !place)) return phone !== undefined;
      const at = new Date(now).toISOString();
      const shared = phone.shares_place === 1 ? place : undefined;
      const position = shared && storedPosition(shared);
      noted.set(id, now);
      await updatePhone(db, id, {
        last_seen_at: at,
        ...(position ? { latitude: position.lat, longitude: position.lon, place_at: at } : {}),
      });
      return true;
    },
  };
}
