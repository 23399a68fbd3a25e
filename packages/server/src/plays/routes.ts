import type { PlayOperations } from "../http/plays-operation.ts";
import type { Plays } from "./service.ts";

export function playOperations(plays: Plays): PlayOperations {
  return {
    async sendPlayEvents({ viewer, body, answer }) {
      const { sentAt, events } = body;
      return answer({ results: await plays.take({ installation: viewer.name, sentAt, events }) });
    },

    async erasePlayer({ body, answer }) {
      return answer({ events: await plays.erase(body.player) });
    },
  };
}
