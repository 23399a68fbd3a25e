import type { PlayOperations } from "../http/plays-operation.ts";
import type { PlayRates } from "./rates.ts";
import type { Plays } from "./service.ts";

export function playOperations(plays: Plays, rates: PlayRates) {
  return {
    async sendPlayEvents({ viewer, body, answer }) {
      const { sentAt, events } = body;
      await rates.count(viewer, events.length);
      const { name: installation, adminId } = viewer;
      return answer({ results: await plays.take({ installation, adminId, sentAt, events }) });
    },

    async erasePlayer({ viewer, body, address, answer }) {
      await rates.count(viewer, 0);
      const { name: installation, adminId, keyId } = viewer;
      const by = { subject: `play key ${keyId}`, address, details: { installation } };
      return answer({ events: await plays.erase({ player: body.player, adminId, by }) });
    },
  } satisfies PlayOperations;
}
