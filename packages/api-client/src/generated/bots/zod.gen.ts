// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { maybe, orElse, textOrNumber, yesOrNo } from "../../reading.ts";
import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * The user's e-mail (document 2 §6).
 */
export const zClientId = /* @__PURE__ */ once(() => z.string());

/**
 * Id of a bot.
 */
export const zBotId = /* @__PURE__ */ once(() => z.string());

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
export const zFileName = /* @__PURE__ */ once(() => z.string());

/**
 * Refused for a reason that the user can mend. Status 200.
 */
export const zRefusal = /* @__PURE__ */ once(() => z.object({
    status: z.literal('error'),
    message: orElse(maybe(z.string()), ''),
    translation_key: maybe(z.string())
}));

/**
 * A protocol failure: the HTTP status says which.
 */
export const zFailure = /* @__PURE__ */ once(() => z.object({
    status: z.literal('error'),
    message: z.string(),
    translation_key: maybe(z.string())
}));

export const zBotTexts = /* @__PURE__ */ once(() => z.object({
    name: z.string(),
    description: z.string()
}));

/**
 * Name and description by language, where they are written.
 */
export const zBotTranslations = /* @__PURE__ */ once(() => z.object({
    es: maybe(zBotTexts()),
    en: maybe(zBotTexts()),
    ca: maybe(zBotTexts())
}));

/**
 * Address of the picture; empty when there is none.
 */
export const zAvatarUrl = /* @__PURE__ */ once(() => z.string());

/**
 * Document 2 §3.
 */
export const zBot = /* @__PURE__ */ once(() => z.object({
    id: textOrNumber(),
    name: z.string(),
    active: yesOrNo(),
    clientId: orElse(maybe(z.string()), ''),
    botPath: orElse(maybe(z.string()), ''),
    primary_color: orElse(maybe(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))), '#c4ec04'),
    secondary_color: orElse(maybe(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))), '#000000'),
    avatarUrl: maybe(zAvatarUrl())
}));

/**
 * Web pages that may show the chat in a frame, as in https://www.example.com.
 */
export const zOrigins = /* @__PURE__ */ once(() => z.array(z.string().check(z.regex(/^https?:\/\/[^\/?#\s@]+$/))));

/**
 * Phone, mail and address are the way out of a question without an answer.
 */
export const zBotChatTexts = /* @__PURE__ */ once(() => z.object({
    greeting: maybe(z.string()),
    starters: maybe(z.array(z.string())),
    phone: maybe(z.string()),
    mail: maybe(z.string()),
    address: maybe(z.string()),
    limitMessage: maybe(z.string()),
    answeredBy: maybe(z.string())
}));

/**
 * What the chat says of its own accord, by language, where it is written.
 */
export const zBotChat = /* @__PURE__ */ once(() => z.object({
    es: maybe(zBotChatTexts()),
    en: maybe(zBotChatTexts()),
    ca: maybe(zBotChatTexts())
}));

/**
 * Questions in one conversation within 15 minutes; 60 unless told. Of one address together, 20 times as many.
 */
export const zQuestionLimit = /* @__PURE__ */ once(() => z.int());

/**
 * Words that mean the same to this bot's visitors and documents.
 */
export const zSynonyms = /* @__PURE__ */ once(() => z.array(z.array(z.string())));

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
export const zBotPath = /* @__PURE__ */ once(() => z.string());

/**
 * UTC, ISO 8601.
 */
export const zTime = /* @__PURE__ */ once(() => z.string());

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
    since: maybe(zTime())
}));

/**
 * What is needed to edit a bot and to show its chat.
 */
export const zBotData = /* @__PURE__ */ once(() => z.object({
    id: orElse(maybe(textOrNumber()), ''),
    name: orElse(maybe(z.string()), ''),
    description: orElse(maybe(z.string()), ''),
    active: orElse(maybe(yesOrNo()), true),
    botPath: orElse(maybe(z.string()), ''),
    primary_color: maybe(zColor()),
    secondary_color: maybe(zColor()),
    translations: maybe(zBotTranslations()),
    avatarUrl: maybe(zAvatarUrl()),
    allowedOrigins: maybe(zOrigins()),
    keepsUnanswered: maybe(yesOrNo()),
    chat: maybe(zBotChat()),
    questionLimit: maybe(zQuestionLimit()),
    synonyms: maybe(zSynonyms()),
    previewToken: maybe(z.string()),
    model: maybe(zModelState())
}));

export const zLanguage = /* @__PURE__ */ once(() => z.enum([
    'es',
    'en',
    'ca'
]));

export const zWidgetBot = /* @__PURE__ */ once(() => z.object({
    name: z.string(),
    description: z.string(),
    translations: zBotTranslations(),
    avatarUrl: zAvatarUrl(),
    primary_color: zColor(),
    secondary_color: zColor(),
    chat: maybe(zBotChat())
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
    text: z.string(),
    reason: z.enum(['running-line', 'page-number']),
    place: z.enum(['above', 'below'])
}));

export const zKnowledgePage = /* @__PURE__ */ once(() => z.object({
    page: z.int(),
    state: zPageState(),
    text: z.string(),
    isCut: maybe(yesOrNo()),
    readText: maybe(z.string()),
    version: z.int(),
    leftOut: z.array(zLeftOutLine())
}));

/**
 * Shows that an answer cited this page; counts for a day.
 */
export const zCitationTicket = /* @__PURE__ */ once(() => z.string());

/**
 * Where the PDF is read by GET or HEAD, also in ranges: relative to the platform's origin, or whole. It counts for ten minutes, and not after the file or the bot is deleted (404); later it is answered 410. A new one comes with each answer that has one.
 */
export const zFileAddress = /* @__PURE__ */ once(() => z.string());

export const zPageText = /* @__PURE__ */ once(() => z.object({
    publicName: z.string(),
    page: z.int(),
    pages: z.int(),
    text: z.string(),
    fileAddress: maybe(zFileAddress())
}));

export const zKnowledgePages = /* @__PURE__ */ once(() => z.object({
    pages: z.int(),
    counts: z.object({
        'left-out': z.int(),
        empty: z.int(),
        mended: z.int(),
        ocr: z.int()
    }),
    applying: yesOrNo(),
    items: z.array(z.object({
        page: z.int(),
        state: zPageState(),
        start: z.string()
    })),
    next: maybe(z.int()),
    fileAddress: maybe(zFileAddress())
}));

export const zQuestion = /* @__PURE__ */ once(() => z.object({
    token: zBotPath(),
    question: z.string(),
    language: maybe(zLanguage()),
    answerIn: maybe(zLanguage()),
    history: maybe(z.array(z.object({
        question: z.string(),
        answer: z.string()
    }))),
    previewToken: maybe(z.string()),
    conversation: maybe(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)))
}));

export const zSource = /* @__PURE__ */ once(() => z.object({
    number: z.int(),
    fileName: zFileName(),
    publicName: z.string(),
    page: z.int(),
    quote: z.string(),
    language: maybe(zLanguage()),
    ticket: maybe(zCitationTicket()),
    isOwn: maybe(yesOrNo())
}));

export const zAnswerStart = /* @__PURE__ */ once(() => z.object({
    type: z.literal('start'),
    mode: z.enum([
        'model',
        'quoted',
        'refused'
    ]),
    language: zLanguage(),
    documentLanguage: maybe(zLanguage()),
    failure: maybe(zModelFailure())
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
    text: z.string()
}));

export const zAnswerSentence = /* @__PURE__ */ once(() => z.object({
    type: z.literal('sentence'),
    text: z.string(),
    sources: z.array(z.int())
}));

/**
 * The documents do not answer this; in the visitor's language.
 */
export const zAnswerRefusal = /* @__PURE__ */ once(() => z.object({
    type: z.literal('refusal'),
    text: z.string()
}));

export const zAnswerError = /* @__PURE__ */ once(() => z.object({
    type: z.literal('error'),
    translation_key: z.string(),
    message: z.string()
}));

export const zQuestionGroup = /* @__PURE__ */ once(() => z.object({
    id: z.string(),
    question: z.string(),
    language: zLanguage(),
    count: z.int(),
    lastAskedAt: zTime(),
    alike: z.array(z.string())
}));

/**
 * Id of an answer within its bot.
 */
export const zOwnAnswerId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)));

export const zOwnAnswerText = /* @__PURE__ */ once(() => z.object({
    question: z.string(),
    answer: z.string()
}));

/**
 * Question and answer by language, where they are written.
 */
export const zOwnAnswerTexts = /* @__PURE__ */ once(() => z.object({
    es: maybe(zOwnAnswerText()),
    en: maybe(zOwnAnswerText()),
    ca: maybe(zOwnAnswerText())
}));

/**
 * An answer that the staff of a bot have written. It is found as a passage of a document is.
 */
export const zOwnAnswer = /* @__PURE__ */ once(() => z.object({
    id: zOwnAnswerId(),
    texts: zOwnAnswerTexts(),
    wordings: z.array(z.string()),
    updatedAt: zTime()
}));

/**
 * Comes with an answer; whoever has it may say whether it was useful.
 */
export const zRatingTicket = /* @__PURE__ */ once(() => z.string());

export const zAnswerDone = /* @__PURE__ */ once(() => z.object({
    type: z.literal('done'),
    rating: maybe(zRatingTicket())
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
    day: z.string(),
    language: zLanguage(),
    asked: z.int(),
    answered: z.int(),
    refused: z.int(),
    useful: z.int(),
    notUseful: z.int()
}));

/**
 * Document 2 §3.
 */
export const zBotUsage = /* @__PURE__ */ once(() => z.object({
    bots_total: z.number(),
    tokens_used: z.number(),
    tokens_total: z.number()
}));

/**
 * Document 2 §3. Estimated characters: KB times 5000.
 */
export const zKnowledgeFile = /* @__PURE__ */ once(() => z.object({
    fileName: zFileName(),
    publicName: orElse(maybe(z.string()), ''),
    size: z.number(),
    name: maybe(z.string()),
    status: maybe(z.enum([
        'waiting',
        'reading',
        'ready',
        'refused'
    ])),
    pages: maybe(z.int()),
    pagesRead: maybe(z.int()),
    reason: maybe(z.enum([
        'encrypted',
        'scanned',
        'broken',
        'too-many-pages',
        'too-large-text',
        'takes-too-long'
    ])),
    scannedPages: maybe(z.array(z.int())),
    ocrPages: maybe(z.int()),
    fileAddress: maybe(zFileAddress())
}));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zExtLoginResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.object({
            tokenKey: z.string()
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
        data: textOrNumber()
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
                url: z.string(),
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
