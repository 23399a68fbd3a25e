import { form, json, long, none, type Worst, type Subjects } from "./loop-calls.ts";

const POINTS = 2000;

/** Texts of 2,000 points: as much as the form takes. */
const listed = () =>
  JSON.stringify(
    Array.from({ length: POINTS }, (_, index) => ({
      mappointName: `Punto ${index}`,
      latitude: 40 + index / 100_000,
      longitude: -3,
      location: long(180),
      city: "Madrid",
    })),
  );

const experienceTexts = {
  gymName: long(60),
  gymNameCat: long(60),
  gymNameEng: long(60),
  gymDescription: long(5000),
  gymDescriptionCat: long(5000),
  gymDescriptionEng: long(5000),
  gymSlogan: long(5000),
  gymCity: long(120),
  gymLang: "cas",
  gymType: "09",
  gymCode: "A1B2C3",
  gymPrivate: 3,
  storyText: long(5000),
  storyTextCat: long(5000),
  storyTextEng: long(5000),
  prizeDescription: long(5000),
};

const pointTexts = {
  mappointName: long(60),
  latitude: 40.4,
  longitude: -3.7,
  location: long(500),
  storyText: long(5000),
  storyTextCat: long(5000),
  storyTextEng: long(5000),
  question: long(500),
  lifetime: 0,
  isFinal: 0,
  dependency: "0",
  dependencyNeg: "0",
  Qtype: "end",
  flagAnim: 0,
  challengeType: "puntos",
  pointsScore: 1,
};

/** The version that the list of points has made, after that of the new experience. */
const WITH_POINTS = 2;

const pointIds = ({ points }: Subjects) => JSON.stringify(points);

/** The worst inputs of experiences and their points. */
export const ROUTES: Readonly<Record<string, Worst>> = {
  createMapPoints: {
    as: "editor",
    call: form(({ experience, turn }) => ({
      mappointGymId: experience,
      points: listed(),
      requestId: `bench-of-the-loop-${turn}`,
    })),
    once: true,
    keep(data, subjects) {
      subjects.points = (data as { mappointIds: number[] }).mappointIds;
    },
  },
  orderMapPoints: {
    as: "editor",
    call: form((all) => ({
      mappointGymId: all.experience,
      mappointIds: JSON.stringify(all.turn % 2 ? all.points : all.points.toReversed()),
    })),
  },
  updateMapPoints: {
    as: "editor",
    call: form(({ experience, points, turn }) => ({
      mappointGymId: experience,
      changes: JSON.stringify(
        points.map((mappointId, index) => ({
          mappointId,
          scoreCorrect: turn,
          dependency: String(points[index - 1] ?? 0),
          puzzleScore: turn,
        })),
      ),
    })),
  },
  createMapPoint: {
    as: "editor",
    call: form(({ experience }) => ({ mappointGymId: experience, ...pointTexts })),
  },
  updateMapPoint: {
    as: "editor",
    call: form(({ experience, points }) => ({
      mappointGymId: experience,
      mappointId: points[0] ?? 0,
      ...pointTexts,
    })),
  },
  saveGymkhana: {
    as: "editor",
    call: form(({ experience, points }) => ({
      gymId: experience,
      ...experienceTexts,
      editorIds: JSON.stringify(Array.from({ length: 1000 }, (_, index) => index + 1)),
      mapPoints: JSON.stringify(points.map((IdPoint) => ({ IdPoint }))),
    })),
  },
  getGymkhanaById: { as: "editor", call: ({ experience }) => ({ query: { gymId: experience } }) },
  getGymkhanaVersions: {
    as: "editor",
    call: ({ experience }) => ({ query: { gymId: experience } }),
  },
  getGymkhanaVersion: {
    as: "editor",
    call: ({ experience }) => ({ query: { gymId: experience, number: WITH_POINTS } }),
  },
  restoreGymkhanaVersion: {
    as: "editor",
    call: form(({ experience }) => ({ gymId: experience, number: WITH_POINTS })),
  },
  nameGymkhanaVersion: {
    as: "editor",
    call: form(({ experience }) => ({ gymId: experience, number: WITH_POINTS, name: long(60) })),
  },
  getGymkhanaHistory: {
    as: "editor",
    call: ({ experience }) => ({ query: { gymId: experience } }),
  },
  getGymkhanaTexts: { as: "editor", call: ({ experience }) => ({ query: { gymId: experience } }) },
  speakText: {
    as: "editor",
    call: ({ experience }) => ({
      json: {
        gymId: experience,
        text: "experience/story.text",
        language: "cas",
        value: long(4096),
        name: long(200),
      },
    }),
  },
  saveGymkhanaTexts: {
    as: "editor",
    call: form(({ experience, points }) => ({
      gymId: experience,
      texts: JSON.stringify(
        points.slice(0, 40).map((point) => ({
          id: `point/${point}/story.text`,
          language: "cat",
          read: long(5000),
          value: long(5000),
        })),
      ),
    })),
  },
  getTextDrafts: { as: "editor", call: ({ experience }) => ({ query: { gymId: experience } }) },
  startTextDrafts: {
    as: "editor",
    call: json(({ experience }) => ({ gymId: experience, languages: ["cat"], which: ["missing"] })),
  },
  stopTextDrafts: { as: "editor", call: json(({ experience }) => ({ gymId: experience })) },
  dropTextDrafts: {
    as: "editor",
    call: json(({ experience, points }) => ({
      gymId: experience,
      drafts: points.slice(0, 500).map((point) => ({
        id: `point/${point}/story.text`,
        language: "cat",
      })),
    })),
  },
  getGlossary: { as: "editor", call: ({ experience }) => ({ query: { gymId: experience } }) },
  saveGlossary: {
    as: "editor",
    call: json(({ experience }) => ({
      gymId: experience,
      version: 0,
      entries: Array.from({ length: 200 }, (_, index) => ({
        term: `${index} ${long(50)}`,
        cat: long(60),
        eng: long(60),
      })),
    })),
  },
  getGymkhanaStats: { as: "editor", call: form(({ experience }) => ({ idGym: experience })) },
  getLottery: { as: "editor", call: ({ experience }) => ({ query: { gymId: experience } }) },
  drawLottery: { as: "editor", call: json(({ experience }) => ({ gymId: experience })) },
  getPlayReport: {
    as: "editor",
    call: form(({ experience }) => ({ idGym: experience, period: 0 })),
  },
  getUserGymkhanas: { as: "editor", call: none },
  getWeekPlays: { as: "superadmin", call: none },
  getGymkhanaPlaces: { as: "superadmin", call: none },
  findPoints: { as: "superadmin", call: () => ({ query: { text: "there is no such point" } }) },
  importGymkhana: { as: "editor", call: form(({ archive }) => ({ archive })) },
  deleteMapPoint: {
    as: "editor",
    call: form(({ experience, points }) => ({
      mappointGymId: experience,
      mappointId: points.shift() ?? 0,
    })),
  },
  deleteMapPoints: {
    as: "editor",
    call: form((all) => ({ mappointGymId: all.experience, mappointIds: pointIds(all) })),
    once: true,
    keep(data, subjects) {
      subjects.deletion = (data as { deletionId: number }).deletionId;
    },
  },
  restoreMapPoints: {
    as: "editor",
    call: form(({ experience, deletion }) => ({ mappointGymId: experience, deletionId: deletion })),
    once: true,
  },
  updateGymkhanaState: {
    as: "editor",
    call: form(({ experience }) => ({ newSt: 4, idGym: experience, userSel: 0 })),
  },
};
