import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BOT_COLORS } from "@panel/domain/chatbots";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { saveAccount } from "../bots/accounts/repository.ts";
import { newPath, newPublicId } from "../bots/bot-form.ts";
import { insertQuestion } from "../bots/answers/unanswered-repository.ts";
import { insertFile } from "../bots/knowledge-files/repository.ts";
import { findBot, insertBot } from "../bots/repository.ts";
import { insertChatbot } from "../chatbots/repository.ts";
import { mainTexts, translationsOf, type Texts } from "../chatbots/texts.ts";
import type { Connection } from "../db/connection.ts";
import { fileAddress } from "../storage/file-address.ts";
import type { Files } from "../storage/files.ts";
import type { Viewer } from "../viewer.ts";
import { CHAT, seedBotLife } from "./bot-life.ts";
import { AVATAR_FILE, GUIDE_FOLDER, guides } from "./guides.ts";

const TEXTS: Texts = {
  cas: {
    name: "Guía de Explorar",
    description:
      "Responde sobre las rutas de Madrid y Barcelona: horarios, precios, historia y cómo llegar.",
  },
  cat: {
    name: "Guia d’Explorar",
    description:
      "Respon sobre les rutes de Madrid i Barcelona: horaris, preus, història i com arribar-hi.",
  },
  eng: {
    name: "Explorar guide",
    description:
      "Answers questions about the routes of Madrid and Barcelona: opening times, prices, history and how to get there.",
  },
};

/** What visitors asked and the PDFs do not say: days ago, their language, and the question as typed. */
const UNANSWERED: readonly [number, InterfaceLanguage, string][] = [
  [1, "es", "hay taquillas para dejar la mochila?"],
  [2, "es", "¿Dónde puedo dejar la mochila?"],
  [2, "en", "is there a shop where i can buy the print"],
  [3, "ca", "es pot fer la ruta amb bicicleta?"],
  [4, "es", "taquillas"],
  [5, "es", "se puede pagar con tarjeta en los puestos"],
  [7, "ca", "Hi ha descompte amb el carnet jove?"],
  [8, "en", "Can I do the route in German?"],
  [9, "es", "¿Hay descuento con el carné joven?"],
  [12, "es", "qué pasa si llueve"],
];
const DAY = 24 * 60 * 60_000;

/**
 * Adds a chatbot of an admin's with its PDFs, which wait to be read as uploaded ones do.
 * @returns the bot's id on the platform
 */
export async function seedChatbot(
  connection: Connection,
  files: Files,
  admin: Viewer,
): Promise<string> {
  const put = async (name: string) => {
    const path = join(GUIDE_FOLDER, name);
    const bytes = await readFile(path);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const extension = name.slice(name.lastIndexOf(".") + 1);
    return files.put({ path, bytes: bytes.length, sha256, extension });
  };
  const [avatar, ...pdfs] = await Promise.all(
    [AVATAR_FILE, ...guides.map(({ fileName }) => fileName)].map(put),
  );
  if (!avatar) throw new Error("The demo's chatbot has no picture");
  const botId = newPublicId();
  const now = new Date().toISOString();
  await connection.db.transaction().execute(async (transaction) => {
    const account = await saveAccount(transaction, {
      subject: String(admin.id),
      email: admin.email,
    });
    const { name, description } = mainTexts(TEXTS);
    await insertBot(transaction, {
      public_id: botId,
      path: newPath(name),
      account_id: account.id,
      name,
      description,
      translations: JSON.stringify(translationsOf(TEXTS)),
      avatar_url: fileAddress(avatar.key),
      primary_color: BOT_COLORS.primary,
      secondary_color: BOT_COLORS.secondary,
      active: 1,
      allowed_origins: "[]",
      keeps_unanswered: 1,
      request_id: null,
      chat: JSON.stringify(CHAT),
      created_at: now,
      updated_at: now,
    });
    const bot = await findBot(transaction, { public_id: botId });
    if (!bot) throw new Error("The demo's chatbot was not stored");
    for (const [index, pdf] of pdfs.entries()) {
      const { fileName = "", publicName = "" } = guides[index] ?? {};
      await insertFile(transaction, {
        bot_id: bot.id,
        file_name: fileName,
        public_name: publicName,
        bytes: pdf.bytes,
        sha256: pdf.sha256,
        file_id: pdf.id,
      });
      await files.keep(transaction, pdf.id);
    }
    for (const [daysAgo, language, question] of UNANSWERED.toReversed()) {
      const asked_at = new Date(Date.parse(now) - daysAgo * DAY).toISOString();
      const asked = { question, language, asked_at, asked_for: null };
      await insertQuestion(transaction, { bot_id: bot.id, ...asked });
    }
    await seedBotLife(transaction, bot.id);
    await insertChatbot(transaction, {
      bot_id: botId,
      owner_id: admin.id,
      texts: JSON.stringify(TEXTS),
      avatar_id: avatar.id,
      created_at: now,
      updated_at: now,
    });
    await files.keep(transaction, avatar.id);
  });
  return botId;
}
