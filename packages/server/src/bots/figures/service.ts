import type { AnswerEvent, BotFigures } from "@panel/api-client/bots-types";
import { TIME_ZONE } from "@panel/domain/experience/prize";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { randomUUID } from "node:crypto";
import { notFound, Refusal } from "../../app-error.ts";
import type { Db } from "../../db/connection.ts";
import type { Rating, Grants } from "../knowledge-files/grants.ts";
import {
  countQuestion,
  deleteFiguresBefore,
  figuresOf,
  ratingsOf,
  saveRating,
} from "./repository.ts";

/** Figures are kept for so many days. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** The day of a moment where the installation is. */
const dayOf = (at: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(at);

/** One question of a visitor. */
interface Asked {
  botId: number;
  /** Whether it asks for anything: greetings are not counted. */
  isQuestion(language: InterfaceLanguage): boolean;
  onProblem: (error: unknown, message: string) => void;
}

/** How bots do, by day and language, without anything about who asked. */
export interface Figures {
  /** The events of an answer, which is counted when it ends; the last one lets rate it. */
  counted(
    events: AsyncIterable<AnswerEvent>,
    asked: Asked,
  ): AsyncGenerator<AnswerEvent, void, undefined>;
  /** @throws Refusal for a ticket that is too old; AppError not-found for one of no answer of this bot */
  rate(botId: number, ticket: string, useful: boolean): Promise<void>;
  of(botId: number): Promise<BotFigures[]>;
}

export function createFigures(
  db: Db,
  grants: Pick<Grants, "ratingTicket" | "readRating">,
  now: () => number = Date.now,
): Figures {
  return {
    async *counted(events, { botId, isQuestion, onProblem }) {
      let start: Extract<AnswerEvent, { type: "start" }> | undefined;
      let isDone = false;
      const day = dayOf(now());
      try {
        for await (const event of events) {
          if (event.type === "start") start = event;
          if (event.type !== "done" || !start) {
            yield event;
            continue;
          }
          isDone = true;
          if (start.mode === "refused") yield event;
          else {
            const answer: Rating = { id: randomUUID(), botId, day, language: start.language };
            yield { ...event, rating: grants.ratingTicket(answer) };
          }
        }
      } finally {
        const refused = start?.mode === "refused";
        if (start && (!refused || isQuestion(start.language))) {
          const key = { bot_id: botId, day, language: start.language };
          const end = { answered: isDone && !refused ? 1 : 0, refused: refused ? 1 : 0 } as const;
          await countQuestion(db, key, end).catch((error: unknown) =>
            onProblem(error, "a question could not be counted"),
          );
        }
      }
    },

    async rate(botId, ticket, useful) {
      const rating = grants.readRating(ticket);
      if (rating === "expired") {
        throw new Refusal("ERRORS.citationTooOld", "The answer was given too long ago");
      }
      if (rating?.botId !== botId) throw notFound();
      const { id, day, language } = rating;
      await saveRating(db, { id, bot_id: botId, day, language, useful: useful ? 1 : 0 });
    },

    async of(botId) {
      const since = dayOf(now() - KEPT_DAYS * DAY);
      const [figures, ratings] = await Promise.all([
        figuresOf(db, botId, since),
        ratingsOf(db, botId, since),
      ]);
      return figures.map((row) => {
        const rated = (useful: 0 | 1) =>
          ratings
            .filter((each) => each.day === row.day && each.language === row.language)
            .filter((each) => each.useful === useful)
            .reduce((sum, { count }) => sum + Number(count), 0);
        return { ...row, useful: rated(1), notUseful: rated(0) };
      });
    },
  };
}

/** Deletes what is older than 90 days. */
export function deleteOldFigures(db: Db, now: Date): Promise<void> {
  return deleteFiguresBefore(db, dayOf(now.getTime() - KEPT_DAYS * DAY));
}
