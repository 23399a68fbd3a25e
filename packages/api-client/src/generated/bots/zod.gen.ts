// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * The user's e-mail (document 2 §6).
 */
export const zClientId = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(254)));

/**
 * Id of a bot.
 */
export const zBotId = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(100)));

/**
 * A colour, as in #c4ec04 (document 2 §9).
 */
export const zColor = /* @__PURE__ */ once(() => z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)));

/**
 * Knowledge files are PDF (document 2 §5).
 */
export const zPdfType = /* @__PURE__ */ once(() => z.literal('application/pdf'));

/**
 * Name of the file.
 */
export const zFileName = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(300)));

/**
 * Refused for a reason that the user can mend. Status 200.
 */
export const zRefusal = /* @__PURE__ */ once(() => z.object({
    status: z.literal('error'),
    message: z.string().check(z.maxLength(2000)),
    translation_key: z.optional(z.string().check(z.maxLength(200)))
}));

/**
 * A protocol failure: the HTTP status says which.
 */
export const zFailure = /* @__PURE__ */ once(() => z.object({
    status: z.literal('error'),
    message: z.string().check(z.maxLength(2000)),
    translation_key: z.optional(z.string().check(z.maxLength(200)))
}));

export const zBotTexts = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.maxLength(120)),
    description: z.string().check(z.maxLength(2000))
}));

/**
 * Name and description by language, where they are written.
 */
export const zBotTranslations = /* @__PURE__ */ once(() => z.object({
    es: z.optional(zBotTexts()),
    en: z.optional(zBotTexts()),
    ca: z.optional(zBotTexts())
}));

/**
 * Address of the picture; empty when there is none.
 */
export const zAvatarUrl = /* @__PURE__ */ once(() => z.string().check(z.maxLength(2000)));

/**
 * Document 2 §3.
 */
export const zBot = /* @__PURE__ */ once(() => z.object({
    id: zBotId(),
    name: z.string().check(z.maxLength(120)),
    active: z.boolean(),
    clientId: zClientId(),
    botPath: z.string().check(z.maxLength(200)),
    primary_color: zColor(),
    secondary_color: zColor(),
    avatarUrl: z.optional(zAvatarUrl())
}));

/**
 * Web pages that may show the chat in a frame, as in https://www.example.com.
 */
export const zOrigins = /* @__PURE__ */ once(() => z.array(z.string().check(z.maxLength(253), z.regex(/^https?:\/\/[^\/?#\s@]+$/))).check(z.maxLength(50)));

/**
 * Phone, mail and address are the way out of a question without an answer.
 */
export const zBotChatTexts = /* @__PURE__ */ once(() => z.object({
    greeting: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    starters: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(4))),
    phone: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    mail: z.optional(z.string().check(z.minLength(3), z.maxLength(254))),
    address: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limitMessage: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    answeredBy: z.optional(z.string().check(z.minLength(1), z.maxLength(60)))
}));

/**
 * What the chat says of its own accord, by language, where it is written.
 */
export const zBotChat = /* @__PURE__ */ once(() => z.object({
    es: z.optional(zBotChatTexts()),
    en: z.optional(zBotChatTexts()),
    ca: z.optional(zBotChatTexts())
}));

/**
 * Questions in one conversation within 15 minutes; 60 unless told. Of one address together, 20 times as many.
 */
export const zQuestionLimit = /* @__PURE__ */ once(() => z.int().check(z.gte(5), z.lte(600)));

/**
 * Words that mean the same to this bot's visitors and documents.
 */
export const zSynonyms = /* @__PURE__ */ once(() => z.array(z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.minLength(2), z.maxLength(8))).check(z.maxLength(60)));

/**
 * Why an answer is quoted although a model is set up.
 */
export const zModelFailure = /* @__PURE__ */ once(() => z.enum([
    'unreachable',
    'slow',
    'broken',
    'limited',
    'unpaid',
    'quota'
]));

/**
 * The bot path (document 2 §7).
 */
export const zBotPath = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(200)));

/**
 * UTC, ISO 8601.
 */
export const zTime = /* @__PURE__ */ once(() => z.string().check(z.maxLength(30)));

/**
 * The language model behind the answers.
 */
export const zModelState = /* @__PURE__ */ once(() => z.object({
    state: z.enum([
        'none',
        'works',
        'unreachable',
        'slow',
        'broken',
        'limited',
        'unpaid',
        'quota'
    ]),
    since: z.optional(zTime())
}));

/**
 * What is needed to edit a bot and to show its chat.
 */
export const zBotData = /* @__PURE__ */ once(() => z.object({
    id: zBotId(),
    name: z.string().check(z.maxLength(120)),
    description: z.string().check(z.maxLength(2000)),
    active: z.boolean(),
    botPath: z.string().check(z.maxLength(200)),
    primary_color: zColor(),
    secondary_color: zColor(),
    translations: z.optional(zBotTranslations()),
    avatarUrl: z.optional(zAvatarUrl()),
    allowedOrigins: z.optional(zOrigins()),
    keepsUnanswered: z.optional(z.boolean()),
    chat: z.optional(zBotChat()),
    questionLimit: z.optional(zQuestionLimit()),
    synonyms: z.optional(zSynonyms()),
    previewToken: z.optional(z.string().check(z.maxLength(4000))),
    model: z.optional(zModelState())
}));

export const zLanguage = /* @__PURE__ */ once(() => z.enum([
    'es',
    'en',
    'ca'
]));

export const zWidgetBot = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.maxLength(120)),
    description: z.string().check(z.maxLength(2000)),
    translations: zBotTranslations(),
    avatarUrl: zAvatarUrl(),
    primary_color: zColor(),
    secondary_color: zColor(),
    chat: z.optional(zBotChat())
}));

/**
 * ocr: read from its picture. scanned: a picture that was not read. nothing: a picture on which no text was found.
 */
export const zPageState = /* @__PURE__ */ once(() => z.enum([
    'read',
    'ocr',
    'mended',
    'left-out',
    'scanned',
    'nothing'
]));

export const zPageFilter = /* @__PURE__ */ once(() => z.enum([
    'all',
    'left-out',
    'empty',
    'mended',
    'ocr'
]));

export const zLeftOutLine = /* @__PURE__ */ once(() => z.object({
    text: z.string().check(z.maxLength(50000)),
    reason: z.enum(['running-line', 'page-number']),
    place: z.enum(['above', 'below'])
}));

export const zKnowledgePage = /* @__PURE__ */ once(() => z.object({
    page: z.int().check(z.gte(1)),
    state: zPageState(),
    text: z.string().check(z.maxLength(50000)),
    isCut: z.optional(z.boolean()),
    readText: z.optional(z.string().check(z.maxLength(50000))),
    version: z.int().check(z.gte(0)),
    leftOut: z.array(zLeftOutLine())
}));

/**
 * Shows that an answer cited this page; counts for a day.
 */
export const zCitationTicket = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(1000)));

/**
 * Where the PDF is read by GET or HEAD, also in ranges: relative to the platform's origin, or whole. It counts for ten minutes, and not after the file or the bot is deleted (404); later it is answered 410. A new one comes with each answer that has one.
 */
export const zFileAddress = /* @__PURE__ */ once(() => z.string().check(z.maxLength(2000)));

export const zPageText = /* @__PURE__ */ once(() => z.object({
    publicName: z.string().check(z.maxLength(300)),
    page: z.int().check(z.gte(1)),
    pages: z.int().check(z.gte(1)),
    text: z.string().check(z.maxLength(200000)),
    fileAddress: z.optional(zFileAddress())
}));

export const zKnowledgePages = /* @__PURE__ */ once(() => z.object({
    pages: z.int().check(z.gte(0)),
    counts: z.object({
        'left-out': z.int().check(z.gte(0)),
        empty: z.int().check(z.gte(0)),
        mended: z.int().check(z.gte(0)),
        ocr: z.int().check(z.gte(0))
    }),
    applying: z.boolean(),
    items: z.array(z.object({
        page: z.int().check(z.gte(1)),
        state: zPageState(),
        start: z.string().check(z.maxLength(160))
    })).check(z.maxLength(100)),
    next: z.optional(z.int().check(z.gte(1))),
    fileAddress: z.optional(zFileAddress())
}));

export const zQuestion = /* @__PURE__ */ once(() => z.object({
    token: zBotPath(),
    question: z.string().check(z.minLength(1), z.maxLength(1000)),
    language: z.optional(zLanguage()),
    answerIn: z.optional(zLanguage()),
    history: z.optional(z.array(z.object({
        question: z.string().check(z.maxLength(1000)),
        answer: z.string().check(z.maxLength(8000))
    })).check(z.maxLength(6))),
    previewToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
    conversation: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9-]{8,64}$/)))
}));

export const zSource = /* @__PURE__ */ once(() => z.object({
    number: z.int().check(z.gte(1)),
    fileName: zFileName(),
    publicName: z.string().check(z.maxLength(300)),
    page: z.int().check(z.gte(1)),
    quote: z.string().check(z.maxLength(4000)),
    language: z.optional(zLanguage()),
    ticket: z.optional(zCitationTicket()),
    isOwn: z.optional(z.boolean())
}));

export const zAnswerStart = /* @__PURE__ */ once(() => z.object({
    type: z.literal('start'),
    mode: z.enum([
        'model',
        'quoted',
        'refused'
    ]),
    language: zLanguage(),
    documentLanguage: z.optional(zLanguage()),
    failure: z.optional(zModelFailure())
}));

/**
 * Every source that the sentences may cite.
 */
export const zAnswerSources = /* @__PURE__ */ once(() => z.object({
    type: z.literal('sources'),
    sources: z.array(zSource())
}));

/**
 * The next part of a sentence that is not complete yet.
 */
export const zAnswerDelta = /* @__PURE__ */ once(() => z.object({
    type: z.literal('delta'),
    text: z.string().check(z.maxLength(8000))
}));

export const zAnswerSentence = /* @__PURE__ */ once(() => z.object({
    type: z.literal('sentence'),
    text: z.string().check(z.maxLength(8000)),
    sources: z.array(z.int().check(z.gte(1)))
}));

/**
 * The documents do not answer this; in the visitor's language.
 */
export const zAnswerRefusal = /* @__PURE__ */ once(() => z.object({
    type: z.literal('refusal'),
    text: z.string().check(z.maxLength(2000))
}));

export const zAnswerError = /* @__PURE__ */ once(() => z.object({
    type: z.literal('error'),
    translation_key: z.string().check(z.maxLength(200)),
    message: z.string().check(z.maxLength(2000))
}));

export const zQuestionGroup = /* @__PURE__ */ once(() => z.object({
    id: z.string().check(z.maxLength(100)),
    question: z.string().check(z.maxLength(1000)),
    language: zLanguage(),
    count: z.int().check(z.gte(1)),
    lastAskedAt: zTime(),
    alike: z.array(z.string().check(z.maxLength(1000)))
}));

/**
 * Id of an answer within its bot.
 */
export const zOwnAnswerId = /* @__PURE__ */ once(() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9-]{8,64}$/)));

export const zOwnAnswerText = /* @__PURE__ */ once(() => z.object({
    question: z.string().check(z.minLength(1), z.maxLength(300)),
    answer: z.string().check(z.minLength(1), z.maxLength(2000))
}));

/**
 * Question and answer by language, where they are written.
 */
export const zOwnAnswerTexts = /* @__PURE__ */ once(() => z.object({
    es: z.optional(zOwnAnswerText()),
    en: z.optional(zOwnAnswerText()),
    ca: z.optional(zOwnAnswerText())
}));

/**
 * An answer that the staff of a bot have written. It is found as a passage of a document is.
 */
export const zOwnAnswer = /* @__PURE__ */ once(() => z.object({
    id: zOwnAnswerId(),
    texts: zOwnAnswerTexts(),
    wordings: z.array(z.string().check(z.maxLength(500))),
    updatedAt: zTime()
}));

/**
 * Comes with an answer; whoever has it may say whether it was useful.
 */
export const zRatingTicket = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(300)));

export const zAnswerDone = /* @__PURE__ */ once(() => z.object({
    type: z.literal('done'),
    rating: z.optional(zRatingTicket())
}));

/**
 * start, sources, then delta and sentence, or refusal; done or error at the end. A second start drops what came before.
 */
export const zAnswerEvent = /* @__PURE__ */ once(() => z.union([
    zAnswerStart(),
    zAnswerSources(),
    zAnswerDelta(),
    zAnswerSentence(),
    zAnswerRefusal(),
    zAnswerDone(),
    zAnswerError()
]));

export const zBotFigures = /* @__PURE__ */ once(() => z.object({
    day: z.string().check(z.maxLength(10)),
    language: zLanguage(),
    asked: z.int().check(z.gte(0)),
    answered: z.int().check(z.gte(0)),
    refused: z.int().check(z.gte(0)),
    useful: z.int().check(z.gte(0)),
    notUseful: z.int().check(z.gte(0))
}));

/**
 * Document 2 §3.
 */
export const zBotUsage = /* @__PURE__ */ once(() => z.object({
    bots_total: z.int().check(z.gte(0)),
    tokens_used: z.int().check(z.gte(0)),
    tokens_total: z.int().check(z.gte(0))
}));

/**
 * Document 2 §3. Estimated characters: KB times 5000.
 */
export const zKnowledgeFile = /* @__PURE__ */ once(() => z.object({
    fileName: zFileName(),
    publicName: z.string().check(z.maxLength(300)),
    size: z.int().check(z.gte(0)),
    name: z.optional(z.string().check(z.maxLength(300))),
    status: z.optional(z.enum([
        'waiting',
        'reading',
        'ready',
        'refused'
    ])),
    pages: z.optional(z.int().check(z.gte(0))),
    pagesRead: z.optional(z.int().check(z.gte(0))),
    reason: z.optional(z.enum([
        'encrypted',
        'scanned',
        'broken',
        'too-many-pages',
        'too-large-text',
        'takes-too-long'
    ])),
    scannedPages: z.optional(z.array(z.int().check(z.gte(1)))),
    ocrPages: z.optional(z.int().check(z.gte(0))),
    fileAddress: z.optional(zFileAddress())
}));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zExtLoginResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.object({
            tokenKey: z.string().check(z.maxLength(4000))
        })
    }),
    zRefusal()
]));

/**
 * Taken note of.
 */
export const zEndBotSessionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetUserDataResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotUsage()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListBotsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zBot())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateBotResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotId()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEditBotResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSetBotStateResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteBotResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetBotDataResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotData()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetPresignedUrlResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.object({
            data: z.object({
                url: z.string().check(z.maxLength(2000)),
                fields: z.record(z.string(), z.string())
            }),
            fileName: zFileName()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zAddDataSourceFileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListDataSourceFilesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zKnowledgeFile())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteDataSourceFileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRetryDataSourceFileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListKnowledgePagesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zKnowledgePages()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetKnowledgePageResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zKnowledgePage()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSaveKnowledgePageResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zKnowledgePage()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListUnansweredQuestionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zQuestionGroup())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDismissUnansweredQuestionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListOwnAnswersResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zOwnAnswer())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSaveOwnAnswerResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteOwnAnswerResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetBotFiguresResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zBotFigures())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetWidgetBotResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zWidgetBot()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetWidgetPageResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zPageText()
    }),
    zRefusal()
]));

/**
 * The events of the answer.
 */
export const zAskBotResponse = /* @__PURE__ */ once(() => zAnswerEvent());

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRateAnswerResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal()
]));
