import type { Calls, State } from "./state.ts";

/** The calls of the external bot API: document 1, section 7, and document 2, section 7. */
export function botCalls(state: State): Calls {
  const { bots, files } = state;
  /** Their answers are not described. */
  const done = () => ({ status: "ok" });
  const found = (botId: unknown) => bots.find(({ id }) => id === botId);
  return {
    // Document 1, section 3: status ok and data.tokenKey.
    "POST /extLogin": (_sent, bearer) =>
      bearer === "parlia" ? { status: "ok", data: { tokenKey: "key" } } : undefined,
    // Section 7: status ok and these numbers.
    "POST /getUserData": () => ({
      status: "ok",
      data: { bots_total: 5, tokens_used: 1200.5, tokens_total: 100_000 },
    }),
    // Section 7: status ok and data as a list; document 2, section 3: bot.
    "POST /listBots": () => ({
      status: "ok",
      data: bots.map((bot) => ({
        ...bot,
        clientId: "admin@example.com",
        botPath: `path-${bot.id}`,
        primary_color: "#c4ec04",
        secondary_color: "#000000",
      })),
    }),
    // Section 7: data = bot id.
    "POST /createBot": ({ name }) => {
      const id = `b-${state.nextId++}`;
      bots.push({ id, name: String(name), active: true });
      return { status: "ok", data: id };
    },
    "POST /editBot": ({ botId, name }) => {
      const bot = found(botId);
      if (bot) bot.name = String(name);
      return done();
    },
    "POST /setBotState": ({ botId, state: active }) => {
      const bot = found(botId);
      if (bot) bot.active = Boolean(active);
      return done();
    },
    "POST /deleteBot": ({ botId }) => {
      const index = bots.findIndex(({ id }) => id === botId);
      if (index >= 0) bots.splice(index, 1);
      return done();
    },
    // Section 7: token is the bot path; it returns data, of which nothing is described.
    "POST /getBotData": () => ({ status: "ok", data: {} }),
    // Section 7: data.data with url and fields, plus data.fileName.
    "POST /getPresignedURL": ({ fileName }) => ({
      status: "ok",
      data: {
        data: { url: `${state.url}/upload`, fields: { key: `stored-${String(fileName)}` } },
        fileName: `stored-${String(fileName)}`,
      },
    }),
    "POST /addDataSourceFile": ({ fileName, publicName }) => {
      files.push({ fileName: String(fileName), publicName: String(publicName) });
      return done();
    },
    // Document 2, section 3: knowledge file.
    "POST /listDataSourceFiles": () => ({
      status: "ok",
      data: files.map((file) => ({ ...file, size: 81_920 })),
    }),
    "POST /deleteDataSourceFile": ({ fileName }) => {
      const index = files.findIndex((file) => file.fileName === fileName);
      if (index >= 0) files.splice(index, 1);
      return done();
    },
  };
}
