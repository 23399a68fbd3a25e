// Generated from openapi/tryouts.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * Plain text; whoever shows it shows it as such.
 */
export const zNoteText = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/\S/)));

/**
 * How many more may be sent with the link.
 */
export const zNotesLeft = /* @__PURE__ */ once(() => z.int().check(z.gte(0), z.lte(200)));

export const zWalkName = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)));

/**
 * An active bot that answers at a point.
 */
export const zTryBot = /* @__PURE__ */ once(() => z.object({
    id: z.string().check(z.maxLength(100)),
    name: z.string().check(z.maxLength(120)),
    path: z.string().check(z.maxLength(200))
}));

/**
 * Id of a stored record.
 */
export const zRecordId = /* @__PURE__ */ once(() => z.int().check(z.gte(1), z.lte(2147483647)));

/**
 * Something that belongs to an experience.
 */
export const zOneOfRoute = /* @__PURE__ */ once(() => z.object({
    gymId: zRecordId(),
    id: zRecordId()
}));

/**
 * What the visitor did (docs/play.md).
 */
export const zWalkedStep = /* @__PURE__ */ once(() => z.object({
    kind: z.enum([
        'reach',
        'pass',
        'fail',
        'hint'
    ]),
    point: zRecordId(),
    after: z.int().check(z.gte(0), z.lte(31536000000)),
    position: z.optional(z.object({
        lat: z.number().check(z.gte(-90), z.lte(90)),
        lon: z.number().check(z.gte(-180), z.lte(180))
    })),
    byCode: z.optional(z.boolean())
}));

export const zWalkedSteps = /* @__PURE__ */ once(() => z.array(zWalkedStep()).check(z.maxLength(200)));

/**
 * What a walk has come to.
 */
export const zWalkEnd = /* @__PURE__ */ once(() => z.object({
    reached: z.array(zRecordId()).check(z.maxLength(200)),
    score: z.int().check(z.gte(0), z.lte(1000000000)),
    ended: z.boolean(),
    prize: z.boolean()
}));

/**
 * The request was understood and is refused for a reason that the user can mend. Status 200. Screens show the text of data.translation_key, or else the message.
 */
export const zRefusal = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string().check(z.maxLength(2000)),
    data: z.optional(z.object({
        translation_key: z.optional(z.string().check(z.maxLength(200)))
    }))
}));

/**
 * Done; there is nothing to hand back but the message.
 */
export const zDone = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: z.string().check(z.maxLength(2000))
}));

/**
 * Made by the sender for one new record and sent again with each further try. When the answer to the first try was lost, the second writes to the record that the first made. Optional.
 */
export const zRequestId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)));

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export const zMoment = /* @__PURE__ */ once(() => z.iso.datetime({ offset: true }).check(z.maxLength(30), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?Z$/)));

/**
 * A link that counts.
 */
export const zTryLink = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    createdAt: zMoment(),
    expiresAt: zMoment(),
    lastUsedAt: z.nullable(zMoment()),
    notes: z.int().check(z.gte(0))
}));

/**
 * What somebody noted on the way.
 */
export const zTryNote = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    text: z.string().check(z.maxLength(1000)),
    language: z.enum([
        'es',
        'en',
        'ca'
    ]),
    point: z.nullable(z.int().check(z.gte(1))),
    latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
    accuracy: z.nullable(z.number().check(z.gte(0))),
    photo: z.string().check(z.maxLength(500)),
    writtenAt: zMoment(),
    receivedAt: zMoment(),
    done: z.boolean()
}));

/**
 * A walk of an experience, to be played again.
 */
export const zKeptWalk = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: zWalkName(),
    steps: zWalkedSteps(),
    ended: zWalkEnd(),
    createdAt: zMoment()
}));

/**
 * Language of authored content (document 2 §3).
 */
export const zContentLanguage = /* @__PURE__ */ once(() => z.enum([
    'cas',
    'cat',
    'eng'
]));

/**
 * Id of a library asset; 0 means none. A form's field says with x-asset-type which type of asset it takes.
 */
export const zAssetId = /* @__PURE__ */ once(() => z.int().check(z.gte(0), z.lte(2147483647)));

/**
 * Storytelling of a point, or of the experience, in one language.
 */
export const zMapPointStory = /* @__PURE__ */ once(() => z.object({
    IdMappoint: z.int().check(z.gte(0)),
    Lang: zContentLanguage(),
    IdMod: zAssetId(),
    IdSnd: zAssetId(),
    Title: z.string().check(z.maxLength(200)),
    Description: z.string().check(z.maxLength(5000))
}));

/**
 * Title of a point's challenge in one language.
 */
export const zMapPointArDescription = /* @__PURE__ */ once(() => z.object({
    IdMappoint: zRecordId(),
    Lang: zContentLanguage(),
    Description: z.string().check(z.maxLength(500))
}));

/**
 * Final credits in one language.
 */
export const zGymkhanaCredit = /* @__PURE__ */ once(() => z.object({
    Lang: zContentLanguage(),
    IdImg: zAssetId(),
    Credits: z.string().check(z.maxLength(5000))
}));

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export const zFlag = /* @__PURE__ */ once(() => z.union([z.literal(0), z.literal(1)]));

/**
 * 0 3D model, 1 image, 2 audio; 4 and 5 are shown like images (document 2 §3).
 */
export const zAssetType = /* @__PURE__ */ once(() => z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(4),
    z.literal(5)
]));

/**
 * By which licence an asset is used, as SPDX calls it; `none` where nothing is said, `own` for the own work of whoever uploads it, `reserved` where all rights are reserved, `CC-PDM-1.0` for the public domain.
 */
export const zLicenceId = /* @__PURE__ */ once(() => z.enum([
    'none',
    'own',
    'reserved',
    'CC-PDM-1.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'CC-BY-ND-4.0',
    'CC-BY-NC-4.0',
    'CC-BY-NC-SA-4.0',
    'CC-BY-NC-ND-4.0',
    'other'
]));

/**
 * A file that the route uses.
 */
export const zTryMedia = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    type: zAssetType(),
    url: z.string().check(z.maxLength(500)),
    thumbnail: z.optional(z.string().check(z.maxLength(500))),
    altText: z.optional(z.string().check(z.maxLength(300))),
    altTextCat: z.optional(z.string().check(z.maxLength(300))),
    altTextEng: z.optional(z.string().check(z.maxLength(300))),
    scale: z.optional(z.number()),
    name: z.optional(z.string().check(z.maxLength(200))),
    author: z.optional(z.string().check(z.maxLength(200))),
    licence: z.optional(zLicenceId()),
    credit: z.optional(z.string().check(z.maxLength(300)))
}));

/**
 * Interaction result of a point; 'espera' means none (document 2 §3).
 */
export const zChallengeType = /* @__PURE__ */ once(() => z.enum([
    'espera',
    'multi_respuesta',
    'puzzle_imagen',
    'sopa_letras',
    'puntos'
]));

/**
 * The challenge of a point. Type says which of the four is in force; the others are kept so that switching between kinds loses nothing.
 */
export const zMapPointMinigame = /* @__PURE__ */ once(() => z.object({
    IdMappoint: zRecordId(),
    Type: zChallengeType(),
    multi_respuesta: z.optional(z.object({
        ScoreIncorrect: z.int().check(z.gte(0), z.lte(100000)),
        Question: z.string().check(z.maxLength(500)),
        QuestionCat: z.string().check(z.maxLength(500)),
        QuestionEng: z.string().check(z.maxLength(500)),
        AnswerCorrect: z.string().check(z.maxLength(300)),
        AnswerCorrectCat: z.string().check(z.maxLength(300)),
        AnswerCorrectEng: z.string().check(z.maxLength(300)),
        AnswerIncorrect1: z.string().check(z.maxLength(300)),
        AnswerIncorrect1Cat: z.string().check(z.maxLength(300)),
        AnswerIncorrect1Eng: z.string().check(z.maxLength(300)),
        AnswerIncorrect2: z.string().check(z.maxLength(300)),
        AnswerIncorrect2Cat: z.string().check(z.maxLength(300)),
        AnswerIncorrect2Eng: z.string().check(z.maxLength(300)),
        ScoreCorrect: z.int().check(z.gte(0), z.lte(100000))
    })),
    puntos: z.optional(z.object({
        active: zFlag(),
        score: z.int().check(z.gte(0), z.lte(100000))
    })),
    puzzle_imagen: z.optional(z.object({
        IdMod: zAssetId(),
        size: z.union([
            z.literal(3),
            z.literal(4),
            z.literal(5),
            z.literal(6)
        ]),
        description: z.string().check(z.maxLength(500)),
        descriptionCat: z.string().check(z.maxLength(500)),
        descriptionEng: z.string().check(z.maxLength(500)),
        score: z.int().check(z.gte(0), z.lte(100000))
    })),
    sopa_letras: z.optional(z.object({
        words: z.string().check(z.maxLength(60)),
        wordsCat: z.string().check(z.maxLength(60)),
        wordsEng: z.string().check(z.maxLength(60)),
        description: z.string().check(z.maxLength(500)),
        descriptionCat: z.string().check(z.maxLength(500)),
        descriptionEng: z.string().check(z.maxLength(500)),
        score: z.int().check(z.gte(0), z.lte(100000))
    }))
}));

/**
 * A day of the calendar, local to the experience, 2018-01-01 to 2030-12-31 (document 2 §5); empty means not set.
 */
export const zCalendarDay = /* @__PURE__ */ once(() => z.string().check(z.regex(/^(20(1[89]|2[0-9]|30)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$/)));

/**
 * A time of day local to the experience, 09:00 to 18:00 (document 2 §5); empty means not set.
 */
export const zDayTime = /* @__PURE__ */ once(() => z.string().check(z.regex(/^((09|1[0-7]):[0-5][0-9]|18:00)?$/)));

/**
 * The final prize.
 */
export const zReward = /* @__PURE__ */ once(() => z.object({
    IdMod: zAssetId(),
    Score: z.int().check(z.gte(0), z.lte(1000000)),
    Raffle: zFlag(),
    Latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    Longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
    Name: z.string().check(z.maxLength(200)),
    NameCat: z.string().check(z.maxLength(200)),
    NameEng: z.string().check(z.maxLength(200)),
    Description: z.string().check(z.maxLength(5000)),
    DescriptionCat: z.string().check(z.maxLength(5000)),
    DescriptionEng: z.string().check(z.maxLength(5000)),
    IdModCat: zAssetId(),
    IdModEng: zAssetId(),
    IniDay: zCalendarDay(),
    EndDay: zCalendarDay(),
    AmStart: zDayTime(),
    AmEnd: zDayTime(),
    PmStart: zDayTime(),
    PmEnd: zDayTime(),
    Location: z.string().check(z.maxLength(500)),
    LotteryDate: zCalendarDay()
}));

/**
 * 0 waiting, 1 automatic, 2 no animation (document 2 §2).
 */
export const zAnimationFlag = /* @__PURE__ */ once(() => z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2)
]));

/**
 * Version of the record that the sender has read. It grows by one with every save. Optional: a client that leaves it out overwrites; one that sends an older version gets 409.
 */
export const zVersion = /* @__PURE__ */ once(() => z.int().check(z.gte(1), z.lte(2147483647)));

/**
 * Id of another point of the same experience; '0' means none (document 2 §3).
 */
export const zMapPointReference = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[0-9]{1,15}$/)));

/**
 * A point of the route, without its stories and challenges (document 2 §3).
 */
export const zMapPoint = /* @__PURE__ */ once(() => z.object({
    IdPoint: zRecordId(),
    LifeTime: z.int().check(z.gte(0)),
    Qtype: z.string().check(z.maxLength(20)),
    FlagAnim: zAnimationFlag(),
    IdChatbot: z.nullable(z.string().check(z.maxLength(100))),
    IdChallengeModel: zAssetId(),
    ChallengeModelClip: z.string().check(z.maxLength(200)),
    version: zVersion(),
    PointName: z.string().check(z.maxLength(60)),
    PointNameCat: z.string().check(z.maxLength(60)),
    PointNameEng: z.string().check(z.maxLength(60)),
    Latitude: z.number().check(z.gte(-90), z.lte(90)),
    Longitude: z.number().check(z.gte(-180), z.lte(180)),
    Location: z.string().check(z.maxLength(500)),
    StreetName: z.string().check(z.maxLength(200)),
    StreetNumber: z.string().check(z.maxLength(30)),
    City: z.string().check(z.maxLength(120)),
    Postcode: z.string().check(z.maxLength(20)),
    Country: z.string().check(z.maxLength(100)),
    CheckInBy: z.optional(z.enum(['position', 'code'])),
    CheckInRadius: z.optional(z.int().check(z.gte(5), z.lte(100))),
    CheckInCode: z.optional(z.string().check(z.maxLength(40))),
    Dependency: zMapPointReference(),
    DependencyNeg: zMapPointReference(),
    IsFinal: zFlag(),
    ChallengeHintText: z.optional(z.string().check(z.maxLength(300))),
    ChallengeHintTextCat: z.optional(z.string().check(z.maxLength(300))),
    ChallengeHintTextEng: z.optional(z.string().check(z.maxLength(300))),
    ChallengeHintCost: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    ChallengeQuestionWhyCorrect: z.optional(z.string().check(z.maxLength(300))),
    ChallengeQuestionWhyCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    ChallengeQuestionWhyCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    ChallengeQuestionWhyIncorrect: z.optional(z.string().check(z.maxLength(300))),
    ChallengeQuestionWhyIncorrectCat: z.optional(z.string().check(z.maxLength(300))),
    ChallengeQuestionWhyIncorrectEng: z.optional(z.string().check(z.maxLength(300)))
}));

/**
 * An experience without anything of its authors, in the parts of panel.yaml's GymkhanaRecord.
 */
export const zTryExperience = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    Description2: z.string().check(z.maxLength(5000)),
    GymLang: zContentLanguage(),
    IdMod: zAssetId(),
    PrivateGym: z.union([z.literal(2), z.literal(3)]),
    code: z.string().check(z.maxLength(0)),
    mappoints: z.array(zMapPoint()),
    rewards: z.array(zReward()),
    editors: z.array(z.object({
        editor_id: zRecordId()
    })).check(z.maxLength(0)),
    mappointstory: z.array(zMapPointStory()),
    mappointardesc: z.array(zMapPointArDescription()),
    gymcredits: z.array(zGymkhanaCredit()),
    mappointMinigames: z.array(zMapPointMinigame()),
    GymName: z.string().check(z.maxLength(60)),
    GymNameCat: z.string().check(z.maxLength(60)),
    GymNameEng: z.string().check(z.maxLength(60)),
    Description1: z.string().check(z.maxLength(5000)),
    Description1Cat: z.string().check(z.maxLength(5000)),
    Description1Eng: z.string().check(z.maxLength(5000)),
    Description2Cat: z.string().check(z.maxLength(5000)),
    Description2Eng: z.string().check(z.maxLength(5000)),
    City: z.string().check(z.maxLength(120)),
    GymType: z.string().check(z.maxLength(10)),
    RequiresRegister: zFlag(),
    ManualMov: zFlag(),
    RepeatGym: zFlag()
}));

/**
 * All that the player of a link needs.
 */
export const zTryRoute = /* @__PURE__ */ once(() => z.object({
    experience: zTryExperience(),
    media: z.array(zTryMedia()),
    bots: z.array(zTryBot()),
    expiresAt: zMoment(),
    notesLeft: zNotesLeft()
}));

/**
 * A protocol failure: the status says which. Same envelope as a refusal. Data may tell more beside the key: an upload that is refused for a file in its archive names that as entry.
 */
export const zFailure = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string().check(z.maxLength(2000)),
    data: z.optional(z.object({
        translation_key: z.optional(z.string().check(z.maxLength(200))),
        fields: z.optional(z.array(z.string().check(z.maxLength(200)))),
        entry: z.optional(z.string().check(z.maxLength(300))),
        detail: z.optional(z.string().check(z.maxLength(300)))
    }))
}));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListTryLinksResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            links: z.array(zTryLink()).check(z.maxLength(20))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateTryLinkResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            link: zTryLink(),
            token: z.string().check(z.maxLength(200))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEndTryLinkResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListTryNotesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            notes: z.array(zTryNote()).check(z.maxLength(1000))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSetTryNoteStateResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteTryNoteResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListKeptWalksResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            walks: z.array(zKeptWalk()).check(z.maxLength(50))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zKeepWalkResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: zKeptWalk()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRenameKeptWalkResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteKeptWalkResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetTryRouteResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: zTryRoute()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSendTryNoteResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            notesLeft: zNotesLeft()
        })
    }),
    zRefusal()
]));
