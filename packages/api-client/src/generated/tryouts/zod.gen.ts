// Generated from openapi/tryouts.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { flag, maybe, orElse, textOrNumber, yesOrNo } from "../../reading.ts";
import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * Plain text; whoever shows it shows it as such.
 */
export const zNoteText = /* @__PURE__ */ once(() => z.string().check(z.regex(/\S/)));

/**
 * How many more may be sent with the link.
 */
export const zNotesLeft = /* @__PURE__ */ once(() => z.int());

export const zWalkName = /* @__PURE__ */ once(() => z.string().check(z.regex(/\S/)));

/**
 * An active bot that answers at a point.
 */
export const zTryBot = /* @__PURE__ */ once(() => z.object({
    id: z.string(),
    name: z.string(),
    path: z.string()
}));

/**
 * Id of a stored record.
 */
export const zRecordId = /* @__PURE__ */ once(() => z.int());

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
    after: z.int(),
    position: maybe(z.object({
        lat: z.number(),
        lon: z.number()
    })),
    byCode: maybe(yesOrNo())
}));

export const zWalkedSteps = /* @__PURE__ */ once(() => z.array(zWalkedStep()));

/**
 * What a walk has come to.
 */
export const zWalkEnd = /* @__PURE__ */ once(() => z.object({
    reached: z.array(zRecordId()),
    score: z.int(),
    ended: yesOrNo(),
    prize: yesOrNo()
}));

/**
 * The request was understood and is refused for a reason that the user can mend. Status 200. Screens show the text of data.translation_key, or else the message.
 */
export const zRefusal = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: orElse(maybe(z.string()), ''),
    data: maybe(z.object({
        translation_key: maybe(z.string())
    }))
}));

/**
 * Done; there is nothing to hand back but the message.
 */
export const zDone = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: orElse(maybe(z.string()), '')
}));

/**
 * Made by the sender for one new record and sent again with each further try. When the answer to the first try was lost, the second writes to the record that the first made. Optional.
 */
export const zRequestId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)));

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export const zMoment = /* @__PURE__ */ once(() => z.iso.datetime({ offset: true }).check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?Z$/)));

/**
 * A link that counts.
 */
export const zTryLink = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    createdAt: zMoment(),
    expiresAt: zMoment(),
    lastUsedAt: z.nullable(zMoment()),
    notes: z.int()
}));

/**
 * What somebody noted on the way.
 */
export const zTryNote = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    text: z.string(),
    language: z.enum([
        'es',
        'en',
        'ca'
    ]),
    point: z.nullable(z.int()),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    accuracy: z.nullable(z.number()),
    photo: z.string(),
    writtenAt: zMoment(),
    receivedAt: zMoment(),
    done: yesOrNo()
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
export const zAssetId = /* @__PURE__ */ once(() => z.int());

/**
 * Storytelling of a point, or of the experience, in one language.
 */
export const zMapPointStory = /* @__PURE__ */ once(() => z.object({
    IdMappoint: z.int(),
    Lang: zContentLanguage(),
    IdMod: zAssetId(),
    IdSnd: zAssetId(),
    Title: z.string(),
    Description: z.string()
}));

/**
 * Title of a point's challenge in one language.
 */
export const zMapPointArDescription = /* @__PURE__ */ once(() => z.object({
    IdMappoint: zRecordId(),
    Lang: zContentLanguage(),
    Description: z.string()
}));

/**
 * Final credits in one language.
 */
export const zGymkhanaCredit = /* @__PURE__ */ once(() => z.object({
    Lang: zContentLanguage(),
    IdImg: zAssetId(),
    Credits: z.string()
}));

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export const zFlag = /* @__PURE__ */ once(() => flag());

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
    url: z.string(),
    thumbnail: maybe(z.string()),
    altText: maybe(z.string()),
    altTextCat: maybe(z.string()),
    altTextEng: maybe(z.string()),
    scale: maybe(z.number()),
    name: maybe(z.string()),
    author: maybe(z.string()),
    licence: maybe(zLicenceId()),
    credit: maybe(z.string())
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
 * The challenge of a point. Type says which of them is in force; the others are kept so that switching between kinds loses nothing.
 */
export const zMapPointMinigame = /* @__PURE__ */ once(() => z.object({
    IdMappoint: zRecordId(),
    Type: zChallengeType(),
    multi_respuesta: maybe(z.object({
        ScoreIncorrect: z.number(),
        Question: z.string(),
        QuestionCat: z.string(),
        QuestionEng: z.string(),
        AnswerCorrect: z.string(),
        AnswerCorrectCat: z.string(),
        AnswerCorrectEng: z.string(),
        AnswerIncorrect1: z.string(),
        AnswerIncorrect1Cat: z.string(),
        AnswerIncorrect1Eng: z.string(),
        AnswerIncorrect2: z.string(),
        AnswerIncorrect2Cat: z.string(),
        AnswerIncorrect2Eng: z.string(),
        ScoreCorrect: z.number()
    })),
    puntos: maybe(z.object({
        active: zFlag(),
        score: z.number()
    })),
    puzzle_imagen: maybe(z.object({
        IdMod: zAssetId(),
        size: z.union([
            z.literal(3),
            z.literal(4),
            z.literal(5),
            z.literal(6)
        ]),
        description: z.string(),
        descriptionCat: z.string(),
        descriptionEng: z.string(),
        score: z.number()
    })),
    sopa_letras: maybe(z.object({
        words: z.string(),
        wordsCat: z.string(),
        wordsEng: z.string(),
        description: z.string(),
        descriptionCat: z.string(),
        descriptionEng: z.string(),
        score: z.number()
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
    Score: z.number(),
    Raffle: zFlag(),
    Latitude: z.nullable(z.number()),
    Longitude: z.nullable(z.number()),
    Name: z.string(),
    NameCat: z.string(),
    NameEng: z.string(),
    Description: z.string(),
    DescriptionCat: z.string(),
    DescriptionEng: z.string(),
    IdModCat: zAssetId(),
    IdModEng: zAssetId(),
    IniDay: zCalendarDay(),
    EndDay: zCalendarDay(),
    AmStart: zDayTime(),
    AmEnd: zDayTime(),
    PmStart: zDayTime(),
    PmEnd: zDayTime(),
    Location: z.string(),
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
export const zVersion = /* @__PURE__ */ once(() => z.int());

/**
 * A point of the route, without its stories and challenges (document 2 §3).
 */
export const zMapPoint = /* @__PURE__ */ once(() => z.object({
    IdPoint: zRecordId(),
    LifeTime: z.number(),
    Qtype: orElse(maybe(z.string()), ''),
    FlagAnim: zAnimationFlag(),
    IdChatbot: orElse(z.nullish(z.string()), null),
    IdChallengeModel: orElse(maybe(z.int()), 0),
    ChallengeModelClip: orElse(maybe(z.string()), ''),
    version: maybe(zVersion()),
    PointName: z.string(),
    PointNameCat: z.string(),
    PointNameEng: z.string(),
    Latitude: z.number(),
    Longitude: z.number(),
    Location: z.string(),
    StreetName: z.string(),
    StreetNumber: z.string(),
    City: z.string(),
    Postcode: z.string(),
    Country: z.string(),
    CheckInBy: maybe(z.enum(['position', 'code'])),
    CheckInRadius: maybe(z.number()),
    CheckInCode: maybe(z.string()),
    Dependency: textOrNumber(),
    DependencyNeg: textOrNumber(),
    IsFinal: zFlag(),
    ChallengeHintText: maybe(z.string()),
    ChallengeHintTextCat: maybe(z.string()),
    ChallengeHintTextEng: maybe(z.string()),
    ChallengeHintCost: maybe(z.number()),
    ChallengeQuestionWhyCorrect: maybe(z.string()),
    ChallengeQuestionWhyCorrectCat: maybe(z.string()),
    ChallengeQuestionWhyCorrectEng: maybe(z.string()),
    ChallengeQuestionWhyIncorrect: maybe(z.string()),
    ChallengeQuestionWhyIncorrectCat: maybe(z.string()),
    ChallengeQuestionWhyIncorrectEng: maybe(z.string())
}));

/**
 * An experience without anything of its authors, in the parts of panel.yaml's GymkhanaRecord.
 */
export const zTryExperience = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    Description2: z.string(),
    GymLang: zContentLanguage(),
    IdMod: zAssetId(),
    PrivateGym: z.union([z.literal(2), z.literal(3)]),
    code: z.string(),
    mappoints: z.array(zMapPoint()),
    rewards: z.array(zReward()),
    editors: z.array(z.object({
        editor_id: zRecordId()
    })),
    mappointstory: z.array(zMapPointStory()),
    mappointardesc: z.array(zMapPointArDescription()),
    gymcredits: z.array(zGymkhanaCredit()),
    mappointMinigames: z.array(zMapPointMinigame()),
    GymName: z.string(),
    GymNameCat: z.string(),
    GymNameEng: z.string(),
    Description1: z.string(),
    Description1Cat: z.string(),
    Description1Eng: z.string(),
    Description2Cat: z.string(),
    Description2Eng: z.string(),
    City: z.string(),
    GymType: z.string(),
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
    message: z.string(),
    data: maybe(z.object({
        translation_key: maybe(z.string()),
        fields: maybe(z.array(z.string())),
        entry: maybe(z.string()),
        detail: maybe(z.string())
    }))
}));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListTryLinksResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            links: z.array(zTryLink())
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
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            link: zTryLink(),
            token: z.string()
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
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            notes: z.array(zTryNote())
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
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            walks: z.array(zKeptWalk())
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
        message: orElse(maybe(z.string()), ''),
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
        message: orElse(maybe(z.string()), ''),
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
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            notesLeft: zNotesLeft()
        })
    }),
    zRefusal()
]));
