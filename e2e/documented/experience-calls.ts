import type { Calls, State } from "./state.ts";

/** The calls of document 2, section 7, that go to the panel's own back end. */
export function experienceCalls(state: State): Calls {
  const { experiences, points, assets, bots } = state;
  /** Section 7 describes no answer of these calls. */
  const done = () => ({ success: true });
  const without = (list: { id: number | string }[], id: unknown) => {
    const index = list.findIndex((item) => String(item.id) === String(id));
    if (index >= 0) list.splice(index, 1);
  };
  // Section 3: library asset.
  const asAsset = ({ id, model, type }: State["assets"][number]) => ({
    id,
    model,
    thumbnail: type === 2 ? [] : [`/files/${id}.png`],
    type,
    category: 2,
    description: `${model} de la plaza`,
    animation: 0,
    scaleMod: 1,
  });
  return {
    // Section 7: a JSON text list of experiences; section 3: as listed.
    "GET /gymkhanas/getUserGymkhanas": () =>
      JSON.stringify(
        experiences.map(({ id, name, state: code }) => ({
          id,
          name,
          state: code,
          userCompany: "Rutas SL",
        })),
      ),
    "POST /gymkhanas/updateState": ({ idGym, newSt }) => {
      const experience = experiences.find(({ id }) => id === Number(idGym));
      if (experience && newSt === "4") {
        experiences.push({ ...experience, id: state.nextId++, name: `${experience.name} (copia)` });
      } else if (newSt === "3") without(experiences, idGym);
      else if (experience) experience.state = Number(newSt);
      return { success: true };
    },
    // Section 7: data is JSON text with the statistics fields of section 3.
    "POST /gymkhanas/stats": () => ({
      success: true,
      data: JSON.stringify({
        usrUniq: 40,
        malePerc: 45.5,
        femPerc: 54.5,
        exp: 31,
        mappoints: 280,
        time: 312.5,
        quizz: 120,
        pref: 64,
        games: 90,
        rewEarn: 22,
        rewCol: 12,
      }),
    }),
    "GET /gymkhanas/getById": ({ gymId }) => {
      const experience = experiences.find(({ id }) => id === Number(gymId));
      if (!experience) return { success: false, data: { translation_key: "ERRORS.notFound" } };
      return { success: true, data: JSON.stringify(asRecord(experience, points)) };
    },
    // Section 7: success, data.id, data.translation_key.
    "POST /gymkhanas/new": ({ gymId, gymName, gymCode }) => {
      const there = experiences.find(({ id }) => id === Number(gymId));
      const id = there?.id ?? state.nextId++;
      if (there) there.name = String(gymName);
      else experiences.push({ id, name: String(gymName), state: null, code: String(gymCode) });
      return { success: true, data: { id } };
    },
    // Section 7: success, data.mappointId.
    "POST /mappoints/new": ({ mappointName }) => {
      const id = state.nextId++;
      points.push({ id, name: String(mappointName) });
      return { success: true, data: { mappointId: id } };
    },
    "POST /mappoints/update": ({ mappointId, mappointName }) => {
      const point = points.find(({ id }) => id === Number(mappointId));
      if (point) point.name = String(mappointName);
      return { success: true, data: { mappointId: Number(mappointId) } };
    },
    "POST /mappoints/delete": ({ mappointId }) => {
      without(points, mappointId);
      return done();
    },
    // Section 7: data is a JSON string with Thumbnail and Sound.
    "GET /assets/getById": ({ id }) => ({
      success: true,
      data: JSON.stringify({
        Thumbnail: `/files/${String(id)}.png`,
        Sound: `/files/${String(id)}.mp3`,
      }),
    }),
    "GET /library2ixr/getModels": () => ({
      success: true,
      data: assets.filter(({ isOwn }) => !isOwn).map(asAsset),
    }),
    "GET /myLibrary/getUserModels": () => ({
      success: true,
      data: assets.filter(({ isOwn }) => isOwn).map(asAsset),
    }),
    // Section 3: model category.
    "GET /library2ixr/getModelCategories": () => ({
      success: true,
      data: [{ id: 2, name: "Monumentos" }],
    }),
    "POST /library2ixr/uploadFile": ({ description, type }) => {
      assets.push({
        id: state.nextId++,
        model: String(description),
        type: Number(type),
        isOwn: true,
      });
      return done();
    },
    "POST /library2ixr/deleteAsset": ({ idMod }) => {
      without(assets, idMod);
      return done();
    },
    // Section 7: data.data is a list of id, name, active, clientId.
    "POST /chatbot/listBots": () => ({
      success: true,
      data: { data: bots.map((bot) => ({ ...bot, clientId: "admin@example.com" })) },
    }),
    "POST /chatbot/setState": ({ botId, state: active }) => {
      const bot = bots.find(({ id }) => id === botId);
      if (bot) bot.active = active === "true" || active === "1";
      return done();
    },
    "POST /chatbot/delete": ({ clientId, ChatbotId }) => {
      if (clientId) without(bots, ChatbotId);
      return done();
    },
    "POST /chatbot/createNewChatbot": done,
    "POST /chatbot/updateChatbot": done,
    // Section 3: bot detail.
    "POST /chatbot/getBotDataFromBotId": ({ BotId }) => ({
      success: true,
      data: {
        BotName: bots.find(({ id }) => id === BotId)?.name ?? "",
        BotDescription: "Responde sobre la ruta.",
        BotNameCat: "",
        BotDescriptionCat: "",
        BotNameEng: "",
        BotDescriptionEng: "",
        Thumbnail: "/files/avatar.png",
      },
    }),
  };
}

/** Document 2, section 3: an experience as read for editing, with a point and its story. */
function asRecord({ name, code }: State["experiences"][number], points: State["points"]) {
  return {
    GymName: name,
    GymNameCat: "",
    GymNameEng: "",
    Description1: "Un paseo por el centro.",
    Description1Cat: "",
    Description1Eng: "",
    Description2: "¡Bienvenida!",
    Description2Cat: "",
    Description2Eng: "",
    City: "Madrid",
    GymLang: "cas",
    GymType: "09",
    IdMod: 51,
    ManualMov: 0,
    RepeatGym: 1,
    PrivateGym: 3,
    RequiresRegister: 0,
    code,
    mappoints: points.map((point) => ({
      IdPoint: point.id,
      PointName: point.name,
      PointNameCat: "",
      PointNameEng: "",
      Location: "Puerta del Sol 7, Madrid",
      Latitude: 40.416775,
      Longitude: -3.70379,
      StreetName: "Puerta del Sol",
      StreetNumber: "7",
      City: "Madrid",
      Postcode: "28013",
      Country: "España",
      LifeTime: 0,
      Dependency: "0",
      DependencyNeg: "0",
      IsFinal: 0,
      Qtype: "",
      FlagAnim: 0,
    })),
    rewards: [],
    gymprivate: [],
    editors: [],
    mappointstory: [
      { IdMappoint: 0, Lang: "cas", Title: "", Description: "Érase…", IdMod: 0, IdSnd: 53 },
    ],
    mappointardesc: [],
    gymcredits: [{ Lang: "cas", Credits: "Gracias.", IdImg: 0 }],
    library: [{ Id: 51, Thumbnail: "/files/51.png", Sound: "", IdUser: 4 }],
    mappointMinigames: [],
  };
}
