import type { AnswerEvent, Question, Source } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { tooManyTries } from "../../app-error.ts";
import { isDatabaseDown, type Db } from "../../db/connection.ts";
import type { BotRow } from "../../db/bots-schema.ts";
import { answerEvents, type BotOperations } from "../../http/bots-operation.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import type { Throttles } from "../../throttle/throttle.ts";
import type { SessionValidator } from "../accounts/authenticator.ts";
import { readPreviewToken } from "../accounts/tokens.ts";
import { ownBot } from "../own-bot.ts";
import type { Grants } from "../knowledge-files/grants.ts";
import type { Figures } from "../figures/service.ts";
import { isAnswerName } from "../own-answers/searched-answers.ts";
import type { Bots } from "../service.ts";
import type { Ask } from "./answer.ts";
import { isQuestion } from "./no-question.ts";
import type { Answers } from "./service.ts";

export interface AnswerRoutesParts {
  db: Db;
  answers: Answers;
  figures: Figures;
  bots: Pick<Bots, "active">;
  throttles: Pick<
    Throttles,
    "questionFromAddress" | "questionOfConversation" | "questionOfAuthor" | "ratingFromAddress"
  >;
  /** They sign the preview tokens. */
  secrets: Secrets;
  holds: SessionValidator;
  grants: Pick<Grants, "ticket">;
  onProblem: Ask["onProblem"];
}

export function answerOperations(parts: AnswerRoutesParts) {
  const { db, answers, figures, bots, throttles, secrets, holds, grants, onProblem } = parts;

  /** By conversation; one that has no name is the address's own. Of an address, many times as much. */
  const excessOfVisitor = async (bot: BotRow, address: string, conversation?: string) => {
    const { public_id: id, question_limit: most } = bot;
    const name = conversation ?? `from ${address}`;
    return (
      (await throttles.questionFromAddress(most).count(address, id)) ??
      (await throttles.questionOfConversation(most).count(name, id))
    );
  };

  const requireBelowLimit = async (bot: BotRow, address: string, asked: Question) => {
    const { previewToken, conversation } = asked;
    const author =
      previewToken === undefined
        ? undefined
        : await readPreviewToken(secrets, previewToken, bot.public_id);
    const isAuthor = author !== undefined && (await holds(author));
    const excess = isAuthor
      ? await throttles.questionOfAuthor.count(bot.public_id)
      : await excessOfVisitor(bot, address, conversation);
    if (excess) throw tooManyTries(excess.wait);
  };

  /** The events of an answer, counted unless the author tries the bot. */
  const answersOf = (bot: BotRow, { question }: Question, ask: Ask) => {
    const events = answers.ask(ask);
    if (ask.isPreview) return events;
    const asked = (language: InterfaceLanguage) => isQuestion(question, language);
    return figures.counted(events, { botId: bot.id, isQuestion: asked, onProblem });
  };

  return {
    async askBot({ body, address, language }) {
      const bot = await bots.active(body.token);
      await requireBelowLimit(bot, address, body);
      return answerEvents((signal) =>
        toTheEnd(
          withTickets(
            answersOf(bot, body, {
              bot: {
                id: bot.id,
                accountId: bot.account_id,
                keepsUnanswered: bot.keeps_unanswered === 1,
              },
              question: body,
              interfaceLanguage: body.language ?? language,
              // Also with one that has expired: whoever asks is not a visitor.
              isPreview: body.previewToken !== undefined,
              signal,
              onProblem,
            }),
            (source) => grants.ticket({ ...source, botId: bot.id }),
          ),
          signal,
          onProblem,
        ),
      );
    },

    async rateAnswer({ body, address, answer }) {
      const bot = await bots.active(body.token);
      const excess = await throttles.ratingFromAddress.count(address, bot.public_id);
      if (excess) throw tooManyTries(excess.wait);
      await figures.rate(bot.id, body.rating, body.useful);
      return answer();
    },

    async getBotFigures({ viewer, body, answer }) {
      const bot = await ownBot(db, viewer, body);
      return answer(await figures.of(bot.id));
    },

    async listUnansweredQuestions({ viewer, body, answer }) {
      const bot = await ownBot(db, viewer, body);
      return answer(await answers.unanswered.groups(bot.id));
    },

    async dismissUnansweredQuestions({ viewer, body, answer }) {
      const bot = await ownBot(db, viewer, body);
      await answers.unanswered.dismiss(bot.id, body.ids);
      return answer();
    },
  } satisfies BotOperations;
}

/** The events, with what opens the page of each source; an answer of the staff has none. */
async function* withTickets(
  events: AsyncIterable<AnswerEvent>,
  ticketOf: (source: Source) => string,
): AsyncGenerator<AnswerEvent, void, undefined> {
  for await (const event of events) {
    yield event.type === "sources"
      ? {
          ...event,
          sources: event.sources.map((source) =>
            isAnswerName(source.fileName)
              ? { ...source, isOwn: true }
              : { ...source, ticket: ticketOf(source) },
          ),
        }
      : event;
  }
}

/** The events; what fails after the first one is told as an event too. */
async function* toTheEnd(
  events: AsyncIterable<AnswerEvent>,
  signal: AbortSignal,
  onProblem: Ask["onProblem"],
): AsyncGenerator<AnswerEvent, void, undefined> {
  let hasBegun = false;
  try {
    for await (const event of events) {
      hasBegun = true;
      yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!hasBegun) throw error;
    onProblem(error, "an answer broke off");
    yield isDatabaseDown(error)
      ? { type: "error", translation_key: "ERRORS.unavailable", message: "Not available now" }
      : { type: "error", translation_key: "ERRORS.unknown", message: "An unexpected error" };
  }
}
