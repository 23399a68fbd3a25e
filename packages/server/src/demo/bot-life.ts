import { randomUUID } from "node:crypto";
import type { BotChat, OwnAnswerTexts } from "@panel/api-client/bots-types";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { seededRandom } from "@panel/domain/play/simulation";
import { saveRating } from "../bots/figures/repository.ts";
import { insertAnswer } from "../bots/own-answers/repository.ts";
import { indexOfAnswer } from "../bots/own-answers/searched-answers.ts";
import type { Db } from "../db/connection.ts";
import { daysAgo } from "./past.ts";
import { insertFigures } from "./past-repository.ts";

/** What the demo's chatbot says of its own accord: each question is answered by one of its PDFs. */
export const CHAT: Required<Record<InterfaceLanguage, NonNullable<BotChat["es"]>>> = {
  es: {
    greeting: "¡Hola! Pregúntame por la ruta, los horarios o la historia de cada plaza.",
    starters: [
      "¿Cuántos balcones tiene la Plaza Mayor?",
      "¿A qué hora abre el Palacio Real?",
      "¿Cuánto dura la ruta?",
      "¿Puedo ir con perro?",
    ],
    mail: "rutas@demo.explorar",
    answeredBy: "El equipo de Rutas Vivas",
  },
  ca: {
    greeting: "Hola! Pregunta’m per la ruta, els horaris o la història de cada plaça.",
    starters: [
      "Quants balcons té la Plaza Mayor?",
      "A quina hora obre el Palau Reial?",
      "Quant dura la ruta?",
      "Hi puc anar amb gos?",
    ],
    mail: "rutas@demo.explorar",
    answeredBy: "L’equip de Rutas Vivas",
  },
  en: {
    greeting: "Hello! Ask me about the route, opening times or the history of each square.",
    starters: [
      "How many balconies does Plaza Mayor have?",
      "When is the Royal Palace open?",
      "How long does the route take?",
      "May I bring my dog?",
    ],
    mail: "rutas@demo.explorar",
    answeredBy: "The Rutas Vivas team",
  },
};

/** What no PDF says, answered by the staff: when, and in which languages. */
const OWN_ANSWERS: readonly [days: number, texts: OwnAnswerTexts][] = [
  [
    16,
    {
      es: {
        question: "¿Podemos hacer la ruta en grupo?",
        answer:
          "Sí. Hasta cinco personas pueden compartir un móvil; si sois más, mejor varios equipos que salgan con diez minutos de diferencia.",
      },
      ca: {
        question: "Podem fer la ruta en grup?",
        answer:
          "Sí. Fins a cinc persones poden compartir un mòbil; si sou més, val més que feu equips i sortiu amb deu minuts de diferència.",
      },
      en: {
        question: "Can we do the route as a group?",
        answer:
          "Yes. Up to five people can share a phone; if there are more of you, form teams that set out ten minutes apart.",
      },
    },
  ],
  [
    9,
    {
      es: {
        question: "¿Hay aparcamiento cerca de la salida?",
        answer:
          "Bajo la Plaza Mayor hay un aparcamiento público. El centro es zona de bajas emisiones: mira antes si tu coche puede entrar.",
      },
      ca: {
        question: "Hi ha aparcament a prop de la sortida?",
        answer:
          "Sota la Plaza Mayor hi ha un aparcament públic. El centre és zona de baixes emissions: mira abans si el teu cotxe hi pot entrar.",
      },
    },
  ],
];

/** Days with figures, yesterday the last. */
const DAYS = 28;
/** How many questions a day has in each language, at most. */
const MOST: Record<InterfaceLanguage, number> = { es: 16, ca: 7, en: 5 };

/** What the chatbot has been asked in the past weeks, how it did, and what its staff have answered themselves. */
export async function seedBotLife(db: Db, botId: number): Promise<void> {
  for (const [days, texts] of OWN_ANSWERS)
    await insertAnswer(db, {
      bot_id: botId,
      public_id: randomUUID(),
      texts: JSON.stringify(texts),
      wordings: "[]",
      index: indexOfAnswer(texts),
      updated_at: daysAgo(days, 10).toISOString(),
    });
  const random = seededRandom(11);
  const figures = [];
  for (let days = DAYS; days >= 1; days -= 1) {
    const day = daysAgo(days, 12).toISOString().slice(0, 10);
    for (const language of INTERFACE_LANGUAGES) {
      const asked = random(MOST[language] + 1);
      if (asked === 0) continue;
      const refused = Math.min(asked, Math.floor(random(asked + 3) / 4));
      figures.push({ bot_id: botId, day, language, asked, answered: asked - refused, refused });
      for (let rated = random(Math.ceil(asked / 3) + 1); rated > 0; rated -= 1) {
        const useful = random(6) === 0 ? 0 : 1;
        await saveRating(db, { id: randomUUID(), bot_id: botId, day, language, useful });
      }
    }
  }
  await insertFigures(db, figures);
}
