import { expect, test } from "vitest";
import { storedBot, setActive } from "./support/chatbots.ts";
import {
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const server = testServer();
const admin = () => server.person("admin");

/** A new point of an author's, at which this bot answers. */
async function pointWith(author: Person, chatbotId: string) {
  const experience = await createExperience(server, author);
  const point = await newPoint(server, author, experience, { chatbotId });
  const save = (as: Person, chatbot: string) =>
    server.call("updateMapPoint", {
      as,
      form: pointForm(experience, { mappointId: point, chatbotId: chatbot }),
    });
  const chatbot = async (): Promise<unknown> =>
    (await readExperience(server, author, experience)).mappoints[0].IdChatbot;
  return { experience, save, chatbot };
}

test.each(["supervisor", "editor"])(
  "PNT-04 %s chooses a bot of the branch, and none",
  async (name) => {
    const author = server.person(name);
    const [one, other] = [await storedBot(server, admin()), await storedBot(server, admin())];
    const { save, chatbot } = await pointWith(author, one);
    expect(await chatbot()).toBe(one);
    expect((await save(author, other)).body.success).toBe(true);
    expect(await chatbot()).toBe(other);
    await save(author, "null");
    expect(await chatbot()).toBeNull();
  },
);

test("PNT-04 a bot that does not exist or is another branch's is refused, and nothing is saved", async () => {
  const { admin: outsider } = await newBranch(server, {}, 0);
  const [mine, foreign] = [await storedBot(server, admin()), await storedBot(server, outsider)];
  const author = server.person("editor");
  const { experience, save, chatbot } = await pointWith(author, mine);
  for (const botId of [foreign, "b-missing"]) {
    const { body } = await save(author, botId);
    expect(body.data).toEqual({
      translation_key: "ERRORS.botNotSelectable",
      fields: ["chatbotId"],
    });
    expect(await chatbot()).toBe(mine);
    const form = pointForm(experience, { chatbotId: botId });
    const created = await server.call("createMapPoint", { as: author, form });
    expect(created.body.success).toBe(false);
  }
  expect((await readExperience(server, author, experience)).mappoints).toHaveLength(1);
});

test("PNT-04 whoever may not choose it leaves it as it is", async () => {
  const [one, other] = [await storedBot(server, admin()), await storedBot(server, admin())];
  const { save, chatbot } = await pointWith(server.person("editor"), one);
  for (const sent of [other, "null"]) {
    expect((await save(server.person("root"), sent)).body.success).toBe(true);
    expect(await chatbot()).toBe(one);
  }
});

test("PNT-04 one that stays is saved although it is gone or the account has no chatbots any more", async () => {
  const { admin: owner, editors } = await newBranch(server, {}, 1);
  const [author] = editors;
  if (!author) throw new Error("A branch has an editor");
  const botId = await storedBot(server, owner);
  const { save, chatbot } = await pointWith(author, botId);
  await setActive(server, botId, 0);
  await server.db.deleteFrom("bots").where("public_id", "=", botId).execute();
  await server.db
    .updateTable("users")
    .set({ has_chatbots: 0 })
    .where("id", "=", owner.id)
    .execute();
  expect((await save(author, botId)).body.success).toBe(true);
  expect(await chatbot()).toBe(botId);
  expect((await save(author, "b-other")).status).toBe(403);
});

test("PNT-04 a copied experience has the same bots", async () => {
  const author = server.person("editor");
  const botId = await storedBot(server, admin());
  const { experience } = await pointWith(author, botId);
  const { body } = await server.call("updateGymkhanaState", {
    as: author,
    form: { idGym: experience, newSt: 4 },
  });
  const copies = await server.db
    .selectFrom("map_points")
    .select("gymkhana_id")
    .where("bot_id", "=", botId)
    .execute();
  expect([body.success, copies.length]).toEqual([true, 2]);
});

test("TRU-15 a foreign point does not tell its bot by the answer", async () => {
  const { editors, admin: owner } = await newBranch(server, {}, 1);
  const [stranger] = editors;
  if (!stranger) throw new Error("A branch has an editor");
  const botId = await storedBot(server, owner);
  const { save } = await pointWith(stranger, botId);
  const answers = [
    await save(server.person("editor"), botId),
    await save(server.person("editor"), "b-x"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
