import { long, none, json, form, type Worst } from "./loop-calls.ts";

const ofBot = (more: object = {}) => json(({ clientId, botId }) => ({ clientId, botId, ...more }));
const ofPdf = json(({ clientId, botId, uploaded }) => ({ clientId, botId, fileName: uploaded }));
const ofCited = (more: object) =>
  json(({ clientId, botId, citation }) => ({
    clientId,
    botId,
    fileName: citation.fileName,
    ...more,
  }));

const CHAT = {
  greeting: long(200),
  starters: Array(4).fill(long(120)),
  phone: "+34912345678",
  mail: "info@museo.example",
  address: long(300),
  limitMessage: long(300),
  answeredBy: long(60),
};
const OWN_ANSWER = { question: long(300), answer: long(2000) };

/** The worst inputs of chatbots, bots and plays, of whoever is not signed in, and what ends an account. */
export const REST: Readonly<Record<string, Worst>> = {
  listChatbots: { as: "superadmin", call: none },
  createChatbot: {
    as: "admin",
    call: form(({ botId }) => ({ BotId: botId, BotName: long(120), BotDescription: long(2000) })),
  },
  updateChatbot: {
    as: "admin",
    call: form(({ botId, image }) => ({
      BotId: botId,
      BotName: long(120),
      BotDescription: long(2000),
      avatar: image,
    })),
  },
  getChatbotByBotId: { as: "admin", call: form(({ botId }) => ({ BotId: botId })) },
  setChatbotState: {
    as: "superadmin",
    call: form(({ clientId, botId }) => ({ clientId, botId, state: "true" })),
  },
  extLogin: { as: "provider", call: () => ({ json: {} }) },
  endBotSessions: {
    as: "nobody",
    call: json(() => ({ logoutToken: `a.${"a".repeat(14_900)}.a` })),
  },
  getUserData: { as: "bots", call: json(({ clientId }) => ({ clientId })) },
  listBots: { as: "bots", call: json(({ clientId }) => ({ clientId })) },
  createBot: { as: "bots", call: json(() => ({ name: long(120), description: long(2000) })) },
  editBot: {
    as: "bots",
    call: ofBot({
      name: "Guía",
      description: long(2000),
      primaryColor: "#c4ec04",
      secondaryColor: "#000000",
      chat: { es: CHAT, en: CHAT, ca: CHAT },
      questionLimit: 600,
      synonyms: Array.from({ length: 60 }, () => Array(8).fill(long(40))),
    }),
  },
  setBotState: { as: "bots", call: ofBot({ state: true }) },
  getBotData: { as: "bots", call: json(({ botToken }) => ({ token: botToken })) },
  getPresignedURL: {
    as: "bots",
    call: ofBot({ fileName: `${long(290)}.pdf`, contentType: "application/pdf" }),
  },
  addDataSourceFile: {
    as: "bots",
    call: json(({ clientId, botId, uploaded }) => ({
      clientId,
      botId,
      fileName: uploaded,
      publicName: `${long(290)}.pdf`,
      contentType: "application/pdf",
    })),
    once: true,
  },
  listDataSourceFiles: { as: "bots", call: ofBot() },
  retryDataSourceFile: { as: "bots", call: ofPdf },
  deleteDataSourceFile: { as: "bots", call: ofPdf, once: true },
  listKnowledgePages: {
    as: "bots",
    call: ofCited({ search: "que no está" }),
  },
  getKnowledgePage: { as: "bots", call: ofCited({ page: 1 }) },
  saveKnowledgePage: {
    as: "bots",
    call: ofCited({ page: 1, version: 0, isLeftOut: false, text: long(50_000) }),
    once: true,
  },
  listUnansweredQuestions: { as: "bots", call: ofBot() },
  dismissUnansweredQuestions: {
    as: "bots",
    call: ofBot({ ids: Array.from({ length: 500 }, (_, index) => `q-${index}`) }),
  },
  getBotFigures: { as: "bots", call: ofBot() },
  rateAnswer: {
    as: "nobody",
    call: json(({ botToken, rating }) => ({ token: botToken, rating, useful: true })),
  },
  listOwnAnswers: { as: "bots", call: ofBot() },
  saveOwnAnswer: {
    as: "bots",
    call: ofBot({
      id: "answer-0001",
      texts: { es: OWN_ANSWER, en: OWN_ANSWER, ca: OWN_ANSWER },
      groupIds: Array.from({ length: 50 }, (_, index) => `q-${index}`),
    }),
  },
  deleteOwnAnswer: { as: "bots", call: ofBot({ id: "answer-0001" }), once: true },
  getWidgetBot: { as: "nobody", call: json(({ botToken }) => ({ token: botToken })) },
  getWidgetPage: {
    as: "nobody",
    call: json(({ botToken, citation }) => ({ token: botToken, ...citation })),
  },
  askBot: {
    as: "nobody",
    call: json(({ botToken }) => ({
      token: botToken,
      question: long(1000),
      language: "es",
      history: [],
    })),
  },
  sendPlayEvents: {
    as: "app",
    call: json(({ experience, points, turn }) => ({
      events: Array.from({ length: 500 }, (_, index) => ({
        id: crypto.randomUUID(),
        kind: index === 0 ? "started" : "pointReached",
        play: `5f0c9c1e-0d4c-4a38-9a77-2a1b9f1d7e${10 + turn}`,
        player: "7d1f7a2c-3a53-4f4e-8b59-2f8f2b7c9a21",
        experience,
        ...(index === 0 ? { language: "es" } : { point: points[index] ?? 1 }),
        at: new Date().toISOString(),
      })),
    })),
  },
  erasePlayer: {
    as: "app",
    call: json(() => ({ player: "7d1f7a2c-3a53-4f4e-8b59-2f8f2b7c9a21" })),
  },
  login: {
    as: "nobody",
    call: json(() => ({ email: "editor@demo.explorar", password: long(128) })),
  },
  beginProviderSignIn: {
    as: "nobody",
    call: json(() => ({ provider: long(20), invitation: "a".repeat(200) })),
  },
  finishProviderSignIn: { as: "nobody", call: json(() => ({ timeZone: "Europe/Madrid" })) },
  loginWithCode: {
    as: "nobody",
    call: json(() => ({ challenge: "a".repeat(2000), code: "0".repeat(40) })),
  },
  beginRequiredSecondFactor: { as: "nobody", call: json(() => ({ challenge: "a".repeat(2000) })) },
  confirmRequiredSecondFactor: {
    as: "nobody",
    call: json(() => ({ challenge: "a".repeat(2000), code: "000000" })),
  },
  forgotPassword: { as: "nobody", call: form(() => ({ email: "editor@demo.explorar" })) },
  resetPassword: {
    as: "nobody",
    call: form(() => ({ id: "a".repeat(200), password: long(128) })),
  },
  confirmEmail: { as: "nobody", call: form(() => ({ id: "a".repeat(200), password: long(128) })) },
  deleteChatbot: {
    as: "superadmin",
    call: form(({ clientId, chatbot }) => ({ clientId, ChatbotId: chatbot })),
    once: true,
  },
  deleteBot: { as: "bots", call: ofBot(), once: true },
  deleteUser: { as: "admin", call: form(({ supervisor }) => ({ id: supervisor })), once: true },
  logout: { as: "editor", call: none, once: true },
};
