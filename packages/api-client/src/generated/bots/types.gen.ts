// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

export type ClientOptions = {
    baseUrl: `${string}://${string}/bots` | (string & {});
};

/**
 * The user's e-mail (document 2 §6).
 */
export type ClientId = string;

/**
 * Id of a bot.
 */
export type BotId = string;

/**
 * A colour, as in #c4ec04 (document 2 §9).
 */
export type Color = string;

/**
 * Knowledge files are PDF (document 2 §5).
 */
export type PdfType = 'application/pdf';

/**
 * Name of the file.
 */
export type FileName = string;

/**
 * Refused for a reason that the user can mend. Status 200.
 */
export type Refusal = {
    status: 'error';
    message: string;
    translation_key?: string;
};

/**
 * A protocol failure: the HTTP status says which.
 */
export type Failure = {
    status: 'error';
    message: string;
    translation_key?: string;
};

/**
 * Document 2 §3.
 */
export type Bot = {
    id: string;
    name: string;
    active: boolean;
    clientId: ClientId;
    /**
     * Public path of the chat; it stands for the bot in getBotData and in the widget.
     */
    botPath: string;
    primary_color: Color;
    secondary_color: Color;
    avatarUrl?: AvatarUrl;
};

/**
 * What is needed to edit a bot and to show its chat.
 */
export type BotData = {
    id: string;
    name: string;
    description: string;
    active: boolean;
    botPath: string;
    primary_color?: Color;
    secondary_color?: Color;
    translations?: BotTranslations;
    avatarUrl?: AvatarUrl;
    allowedOrigins?: Origins;
    keepsUnanswered?: boolean;
    chat?: BotChat;
    questionLimit?: QuestionLimit;
    synonyms?: Synonyms;
    /**
     * For the test chat, whose questions are not kept and not limited as a visitor's are. It ends after an hour.
     */
    previewToken?: string;
    model?: ModelState;
};

/**
 * Name and description by language, where they are written.
 */
export type BotTranslations = {
    es?: BotTexts;
    en?: BotTexts;
    ca?: BotTexts;
};

export type BotTexts = {
    name: string;
    description: string;
};

/**
 * Address of the picture; empty when there is none.
 */
export type AvatarUrl = string;

/**
 * Web pages that may show the chat in a frame, as in https://www.example.com.
 */
export type Origins = Array<string>;

/**
 * What the chat says of its own accord, by language, where it is written.
 */
export type BotChat = {
    es?: BotChatTexts;
    en?: BotChatTexts;
    ca?: BotChatTexts;
};

/**
 * Phone, mail and address are the way out of a question without an answer.
 */
export type BotChatTexts = {
    greeting?: string;
    /**
     * Questions to begin with.
     */
    starters?: Array<string>;
    phone?: string;
    mail?: string;
    address?: string;
    /**
     * For whoever has asked as much as the bot allows.
     */
    limitMessage?: string;
    /**
     * What the answers of the staff are cited as.
     */
    answeredBy?: string;
};

/**
 * Questions in one conversation within 15 minutes; 60 unless told. Of one address together, 20 times as many.
 */
export type QuestionLimit = number;

/**
 * Words that mean the same to this bot's visitors and documents.
 */
export type Synonyms = Array<Array<string>>;

/**
 * The language model behind the answers.
 */
export type ModelState = {
    /**
     * none: no model is set up. The others tell how its last answer went; limited: its provider refuses for a while; unpaid: the provider's credit is used up; quota: the account's tokens are used up. Unless it works, answers are quoted from the documents.
     */
    state: 'none' | 'works' | 'unreachable' | 'slow' | 'broken' | 'limited' | 'unpaid' | 'quota';
    since?: Time;
};

/**
 * Why an answer is quoted although a model is set up.
 */
export type ModelFailure = 'unreachable' | 'slow' | 'broken' | 'limited' | 'unpaid' | 'quota';

/**
 * The bot path (document 2 §7).
 */
export type BotPath = string;

/**
 * UTC, ISO 8601.
 */
export type Time = string;

export type Language = 'es' | 'en' | 'ca';

export type WidgetBot = {
    name: string;
    description: string;
    translations: BotTranslations;
    avatarUrl: AvatarUrl;
    primary_color: Color;
    secondary_color: Color;
    chat?: BotChat;
};

export type PageText = {
    publicName: string;
    page: number;
    pages: number;
    text: string;
    fileAddress?: FileAddress;
};

/**
 * ocr: read from its picture. scanned: a picture that was not read. nothing: a picture on which no text was found.
 */
export type PageState = 'read' | 'ocr' | 'mended' | 'left-out' | 'scanned' | 'nothing';

export type PageFilter = 'all' | 'left-out' | 'empty' | 'mended' | 'ocr';

export type KnowledgePages = {
    /**
     * Of the file.
     */
    pages: number;
    counts: {
        'left-out': number;
        empty: number;
        mended: number;
        ocr: number;
    };
    /**
     * Whether the bot still answers by what was there before the last change.
     */
    applying: boolean;
    items: Array<{
        page: number;
        state: PageState;
        /**
         * How its text begins.
         */
        start: string;
    }>;
    /**
     * Where more may follow, what to send as after.
     */
    next?: number;
    fileAddress?: FileAddress;
};

export type LeftOutLine = {
    text: string;
    reason: 'running-line' | 'page-number';
    /**
     * Before or after the text of the page.
     */
    place: 'above' | 'below';
};

export type KnowledgePage = {
    page: number;
    state: PageState;
    /**
     * As the staff want it; of a page that is left out, what it had.
     */
    text: string;
    /**
     * The page has more text, which is too much to be mended.
     */
    isCut?: boolean;
    /**
     * As it was read, where it was mended.
     */
    readText?: string;
    version: number;
    leftOut: Array<LeftOutLine>;
};

/**
 * Shows that an answer cited this page; counts for a day.
 */
export type CitationTicket = string;

/**
 * Where the PDF is read by GET or HEAD, also in ranges: relative to the platform's origin, or whole. It counts for ten minutes, and not after the file or the bot is deleted (404); later it is answered 410. A new one comes with each answer that has one.
 */
export type FileAddress = string;

export type Question = {
    token: BotPath;
    question: string;
    /**
     * Of the visitor's interface; it counts where the question's own is not clear.
     */
    language?: Language;
    /**
     * Language of the answer, whatever the question's is.
     */
    answerIn?: Language;
    /**
     * The conversation so far, oldest first.
     */
    history?: Array<{
        question: string;
        answer: string;
    }>;
    previewToken?: string;
    /**
     * Random, the same for one conversation: questions are limited by it. Without it, by the address.
     */
    conversation?: string;
};

export type Source = {
    /**
     * Sentences cite the source by it.
     */
    number: number;
    fileName: FileName;
    publicName: string;
    page: number;
    /**
     * A part of the page's text, word for word.
     */
    quote: string;
    language?: Language;
    ticket?: CitationTicket;
    /**
     * An answer of the bot's staff: publicName says whose it is, and there is no page to open.
     */
    isOwn?: boolean;
};

/**
 * start, sources, then delta and sentence, or refusal; done or error at the end. A second start drops what came before.
 */
export type AnswerEvent = AnswerStart | AnswerSources | AnswerDelta | AnswerSentence | AnswerRefusal | AnswerDone | AnswerError;

export type AnswerStart = {
    type: 'start';
    mode: 'model' | 'quoted' | 'refused';
    language: Language;
    /**
     * Of the quoted document, where it is not the question's.
     */
    documentLanguage?: Language;
    failure?: ModelFailure;
};

/**
 * Every source that the sentences may cite.
 */
export type AnswerSources = {
    type: 'sources';
    sources: Array<Source>;
};

/**
 * The next part of a sentence that is not complete yet.
 */
export type AnswerDelta = {
    type: 'delta';
    text: string;
};

export type AnswerSentence = {
    type: 'sentence';
    /**
     * Takes the place of the deltas since the last sentence. Plain text; a paragraph ends with a line break.
     */
    text: string;
    /**
     * Numbers of the sources; empty when the model cited none.
     */
    sources: Array<number>;
};

/**
 * The documents do not answer this; in the visitor's language.
 */
export type AnswerRefusal = {
    type: 'refusal';
    text: string;
};

export type AnswerDone = {
    type: 'done';
    rating?: RatingTicket;
};

export type AnswerError = {
    type: 'error';
    translation_key: string;
    message: string;
};

export type QuestionGroup = {
    id: string;
    question: string;
    language: Language;
    count: number;
    lastAskedAt: Time;
    /**
     * Some other wordings.
     */
    alike: Array<string>;
};

/**
 * Id of an answer within its bot.
 */
export type OwnAnswerId = string;

export type OwnAnswerText = {
    question: string;
    answer: string;
};

/**
 * Question and answer by language, where they are written.
 */
export type OwnAnswerTexts = {
    es?: OwnAnswerText;
    en?: OwnAnswerText;
    ca?: OwnAnswerText;
};

/**
 * An answer that the staff of a bot have written. It is found as a passage of a document is.
 */
export type OwnAnswer = {
    id: OwnAnswerId;
    texts: OwnAnswerTexts;
    /**
     * Other ways in which visitors asked for it.
     */
    wordings: Array<string>;
    updatedAt: Time;
};

/**
 * Comes with an answer; whoever has it may say whether it was useful.
 */
export type RatingTicket = string;

export type BotFigures = {
    day: string;
    language: Language;
    /**
     * Answered, refused, and broken off.
     */
    asked: number;
    answered: number;
    refused: number;
    useful: number;
    notUseful: number;
};

/**
 * Document 2 §3.
 */
export type BotUsage = {
    /**
     * Bots that the user may have; 0 means no limit.
     */
    bots_total: number;
    tokens_used: number;
    /**
     * 0 means no limit.
     */
    tokens_total: number;
};

/**
 * Document 2 §3. Estimated characters: KB times 5000.
 */
export type KnowledgeFile = {
    fileName: FileName;
    /**
     * Name that the author gave.
     */
    publicName: string;
    /**
     * Bytes.
     */
    size: number;
    name?: string;
    status?: 'waiting' | 'reading' | 'ready' | 'refused';
    pages?: number;
    /**
     * While it is being read.
     */
    pagesRead?: number;
    /**
     * Why it was refused.
     */
    reason?: 'encrypted' | 'scanned' | 'broken' | 'too-many-pages' | 'too-large-text' | 'takes-too-long';
    /**
     * Pages without text; the file is refused only when no page has any.
     */
    scannedPages?: Array<number>;
    /**
     * How many pages were read from their pictures.
     */
    ocrPages?: number;
    fileAddress?: FileAddress;
};

export type ExtLoginData = {
    body: {
        [key: string]: never;
    };
    path?: never;
    query?: never;
    url: '/extLogin';
};

export type ExtLoginErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ExtLoginError = ExtLoginErrors[keyof ExtLoginErrors];

export type ExtLoginResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: {
            /**
             * Bearer token of the other calls; kept for 86400 s (document 1 §9). It ends with the session of the panel in which the provider token was made.
             */
            tokenKey: string;
        };
    } | Refusal;
};

export type ExtLoginResponse = ExtLoginResponses[keyof ExtLoginResponses];

export type EndBotSessionsData = {
    body: {
        /**
         * JWT signed with the secret that both share, audience explorar-bots-logout, at most two minutes old. The claim sessions lists up to 100 of them, each with id and expiresAt in seconds.
         */
        logoutToken: string;
    };
    path?: never;
    query?: never;
    url: '/endSessions';
};

export type EndBotSessionsErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type EndBotSessionsError = EndBotSessionsErrors[keyof EndBotSessionsErrors];

export type EndBotSessionsResponses = {
    /**
     * Taken note of.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type EndBotSessionsResponse = EndBotSessionsResponses[keyof EndBotSessionsResponses];

export type GetUserDataData = {
    body: {
        clientId: ClientId;
    };
    path?: never;
    query?: never;
    url: '/getUserData';
};

export type GetUserDataErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetUserDataError = GetUserDataErrors[keyof GetUserDataErrors];

export type GetUserDataResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: BotUsage;
    } | Refusal;
};

export type GetUserDataResponse = GetUserDataResponses[keyof GetUserDataResponses];

export type ListBotsData = {
    body: {
        clientId?: ClientId;
    };
    path?: never;
    query?: never;
    url: '/listBots';
};

export type ListBotsErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ListBotsError = ListBotsErrors[keyof ListBotsErrors];

export type ListBotsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: Array<Bot>;
    } | Refusal;
};

export type ListBotsResponse = ListBotsResponses[keyof ListBotsResponses];

export type CreateBotData = {
    body: {
        clientId?: ClientId;
        name: string;
        description: string;
        /**
         * The second creation with the same id answers the bot of the first.
         */
        requestId?: string;
    };
    path?: never;
    query?: never;
    url: '/createBot';
};

export type CreateBotErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type CreateBotError = CreateBotErrors[keyof CreateBotErrors];

export type CreateBotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: string;
    } | Refusal;
};

export type CreateBotResponse = CreateBotResponses[keyof CreateBotResponses];

export type EditBotData = {
    body: {
        clientId?: ClientId;
        botId: BotId;
        name: string;
        description: string;
        primaryColor?: Color;
        secondaryColor?: Color;
        translations?: BotTranslations;
        avatarUrl?: AvatarUrl;
        allowedOrigins?: Origins;
        keepsUnanswered?: boolean;
        chat?: BotChat;
        questionLimit?: QuestionLimit;
        synonyms?: Synonyms;
    };
    path?: never;
    query?: never;
    url: '/editBot';
};

export type EditBotErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type EditBotError = EditBotErrors[keyof EditBotErrors];

export type EditBotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type EditBotResponse = EditBotResponses[keyof EditBotResponses];

export type SetBotStateData = {
    body: {
        clientId?: ClientId;
        botId: BotId;
        state: boolean;
    };
    path?: never;
    query?: never;
    url: '/setBotState';
};

export type SetBotStateErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type SetBotStateError = SetBotStateErrors[keyof SetBotStateErrors];

export type SetBotStateResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type SetBotStateResponse = SetBotStateResponses[keyof SetBotStateResponses];

export type DeleteBotData = {
    body: {
        clientId?: ClientId;
        botId: BotId;
    };
    path?: never;
    query?: never;
    url: '/deleteBot';
};

export type DeleteBotErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type DeleteBotError = DeleteBotErrors[keyof DeleteBotErrors];

export type DeleteBotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type DeleteBotResponse = DeleteBotResponses[keyof DeleteBotResponses];

export type GetBotDataData = {
    body: {
        /**
         * The bot path (document 2 §7).
         */
        token: string;
    };
    path?: never;
    query?: never;
    url: '/getBotData';
};

export type GetBotDataErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetBotDataError = GetBotDataErrors[keyof GetBotDataErrors];

export type GetBotDataResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: BotData;
    } | Refusal;
};

export type GetBotDataResponse = GetBotDataResponses[keyof GetBotDataResponses];

export type GetPresignedUrlData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
        contentType: PdfType;
    };
    path?: never;
    query?: never;
    url: '/getPresignedURL';
};

export type GetPresignedUrlErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetPresignedUrlError = GetPresignedUrlErrors[keyof GetPresignedUrlErrors];

export type GetPresignedUrlResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: {
            data: {
                url: string;
                /**
                 * To be sent before the file.
                 */
                fields: {
                    [key: string]: string;
                };
            };
            fileName: FileName;
        };
    } | Refusal;
};

export type GetPresignedUrlResponse = GetPresignedUrlResponses[keyof GetPresignedUrlResponses];

export type AddDataSourceFileData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
        publicName: string;
        contentType: PdfType;
    };
    path?: never;
    query?: never;
    url: '/addDataSourceFile';
};

export type AddDataSourceFileErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The record changed in between.
     */
    409: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * A PDF that cannot be read.
     */
    422: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type AddDataSourceFileError = AddDataSourceFileErrors[keyof AddDataSourceFileErrors];

export type AddDataSourceFileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type AddDataSourceFileResponse = AddDataSourceFileResponses[keyof AddDataSourceFileResponses];

export type ListDataSourceFilesData = {
    body: {
        clientId: ClientId;
        botId: BotId;
    };
    path?: never;
    query?: never;
    url: '/listDataSourceFiles';
};

export type ListDataSourceFilesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ListDataSourceFilesError = ListDataSourceFilesErrors[keyof ListDataSourceFilesErrors];

export type ListDataSourceFilesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: Array<KnowledgeFile>;
    } | Refusal;
};

export type ListDataSourceFilesResponse = ListDataSourceFilesResponses[keyof ListDataSourceFilesResponses];

export type DeleteDataSourceFileData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
    };
    path?: never;
    query?: never;
    url: '/deleteDataSourceFile';
};

export type DeleteDataSourceFileErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type DeleteDataSourceFileError = DeleteDataSourceFileErrors[keyof DeleteDataSourceFileErrors];

export type DeleteDataSourceFileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type DeleteDataSourceFileResponse = DeleteDataSourceFileResponses[keyof DeleteDataSourceFileResponses];

export type RetryDataSourceFileData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
    };
    path?: never;
    query?: never;
    url: '/retryDataSourceFile';
};

export type RetryDataSourceFileErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type RetryDataSourceFileError = RetryDataSourceFileErrors[keyof RetryDataSourceFileErrors];

export type RetryDataSourceFileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type RetryDataSourceFileResponse = RetryDataSourceFileResponses[keyof RetryDataSourceFileResponses];

export type ListKnowledgePagesData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
        /**
         * The last page that is known already.
         */
        after?: number;
        show?: PageFilter;
        /**
         * All of its words are on each page.
         */
        search?: string;
    };
    path?: never;
    query?: never;
    url: '/listKnowledgePages';
};

export type ListKnowledgePagesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ListKnowledgePagesError = ListKnowledgePagesErrors[keyof ListKnowledgePagesErrors];

export type ListKnowledgePagesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: KnowledgePages;
    } | Refusal;
};

export type ListKnowledgePagesResponse = ListKnowledgePagesResponses[keyof ListKnowledgePagesResponses];

export type GetKnowledgePageData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
        page: number;
    };
    path?: never;
    query?: never;
    url: '/getKnowledgePage';
};

export type GetKnowledgePageErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetKnowledgePageError = GetKnowledgePageErrors[keyof GetKnowledgePageErrors];

export type GetKnowledgePageResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: KnowledgePage;
    } | Refusal;
};

export type GetKnowledgePageResponse = GetKnowledgePageResponses[keyof GetKnowledgePageResponses];

export type SaveKnowledgePageData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        fileName: FileName;
        page: number;
        /**
         * As the page had it when it was shown; another one is answered 409.
         */
        version: number;
        isLeftOut: boolean;
        text?: string;
    };
    path?: never;
    query?: never;
    url: '/saveKnowledgePage';
};

export type SaveKnowledgePageErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The record changed in between.
     */
    409: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type SaveKnowledgePageError = SaveKnowledgePageErrors[keyof SaveKnowledgePageErrors];

export type SaveKnowledgePageResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: KnowledgePage;
    } | Refusal;
};

export type SaveKnowledgePageResponse = SaveKnowledgePageResponses[keyof SaveKnowledgePageResponses];

export type ListUnansweredQuestionsData = {
    body: {
        clientId: ClientId;
        botId: BotId;
    };
    path?: never;
    query?: never;
    url: '/listUnansweredQuestions';
};

export type ListUnansweredQuestionsErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ListUnansweredQuestionsError = ListUnansweredQuestionsErrors[keyof ListUnansweredQuestionsErrors];

export type ListUnansweredQuestionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: Array<QuestionGroup>;
    } | Refusal;
};

export type ListUnansweredQuestionsResponse = ListUnansweredQuestionsResponses[keyof ListUnansweredQuestionsResponses];

export type DismissUnansweredQuestionsData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        ids: Array<string>;
    };
    path?: never;
    query?: never;
    url: '/dismissUnansweredQuestions';
};

export type DismissUnansweredQuestionsErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type DismissUnansweredQuestionsError = DismissUnansweredQuestionsErrors[keyof DismissUnansweredQuestionsErrors];

export type DismissUnansweredQuestionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type DismissUnansweredQuestionsResponse = DismissUnansweredQuestionsResponses[keyof DismissUnansweredQuestionsResponses];

export type ListOwnAnswersData = {
    body: {
        clientId: ClientId;
        botId: BotId;
    };
    path?: never;
    query?: never;
    url: '/listOwnAnswers';
};

export type ListOwnAnswersErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type ListOwnAnswersError = ListOwnAnswersErrors[keyof ListOwnAnswersErrors];

export type ListOwnAnswersResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: Array<OwnAnswer>;
    } | Refusal;
};

export type ListOwnAnswersResponse = ListOwnAnswersResponses[keyof ListOwnAnswersResponses];

export type SaveOwnAnswerData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        id: OwnAnswerId;
        texts: OwnAnswerTexts;
        groupIds?: Array<string>;
    };
    path?: never;
    query?: never;
    url: '/saveOwnAnswer';
};

export type SaveOwnAnswerErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type SaveOwnAnswerError = SaveOwnAnswerErrors[keyof SaveOwnAnswerErrors];

export type SaveOwnAnswerResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type SaveOwnAnswerResponse = SaveOwnAnswerResponses[keyof SaveOwnAnswerResponses];

export type DeleteOwnAnswerData = {
    body: {
        clientId: ClientId;
        botId: BotId;
        id: OwnAnswerId;
    };
    path?: never;
    query?: never;
    url: '/deleteOwnAnswer';
};

export type DeleteOwnAnswerErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type DeleteOwnAnswerError = DeleteOwnAnswerErrors[keyof DeleteOwnAnswerErrors];

export type DeleteOwnAnswerResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type DeleteOwnAnswerResponse = DeleteOwnAnswerResponses[keyof DeleteOwnAnswerResponses];

export type GetBotFiguresData = {
    body: {
        clientId: ClientId;
        botId: BotId;
    };
    path?: never;
    query?: never;
    url: '/getBotFigures';
};

export type GetBotFiguresErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count.
     */
    401: Failure;
    /**
     * The token may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetBotFiguresError = GetBotFiguresErrors[keyof GetBotFiguresErrors];

export type GetBotFiguresResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: Array<BotFigures>;
    } | Refusal;
};

export type GetBotFiguresResponse = GetBotFiguresResponses[keyof GetBotFiguresResponses];

export type GetWidgetBotData = {
    body: {
        token: BotPath;
    };
    path?: never;
    query?: never;
    url: '/widget/getBot';
};

export type GetWidgetBotErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetWidgetBotError = GetWidgetBotErrors[keyof GetWidgetBotErrors];

export type GetWidgetBotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: WidgetBot;
    } | Refusal;
};

export type GetWidgetBotResponse = GetWidgetBotResponses[keyof GetWidgetBotResponses];

export type GetWidgetPageData = {
    body: {
        token: BotPath;
        fileName: FileName;
        page: number;
        ticket: CitationTicket;
    };
    path?: never;
    query?: never;
    url: '/widget/getPage';
};

export type GetWidgetPageErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type GetWidgetPageError = GetWidgetPageErrors[keyof GetWidgetPageErrors];

export type GetWidgetPageResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
        data: PageText;
    } | Refusal;
};

export type GetWidgetPageResponse = GetWidgetPageResponses[keyof GetWidgetPageResponses];

export type AskBotData = {
    body: Question;
    path?: never;
    query?: never;
    url: '/widget/ask';
};

export type AskBotErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type AskBotError = AskBotErrors[keyof AskBotErrors];

export type AskBotResponses = {
    /**
     * The events of the answer.
     */
    200: AnswerEvent;
};

export type AskBotResponse = AskBotResponses[keyof AskBotResponses];

export type RateAnswerData = {
    body: {
        token: BotPath;
        rating: RatingTicket;
        useful: boolean;
    };
    path?: never;
    query?: never;
    url: '/widget/rate';
};

export type RateAnswerErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * There is no such record, or it is not the caller's.
     */
    404: Failure;
    /**
     * The body or the file is over its limit.
     */
    413: Failure;
    /**
     * Not JSON, or a file that is not a PDF.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Out of reach; nothing was written.
     */
    503: Failure;
};

export type RateAnswerError = RateAnswerErrors[keyof RateAnswerErrors];

export type RateAnswerResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        status: 'ok';
    } | Refusal;
};

export type RateAnswerResponse = RateAnswerResponses[keyof RateAnswerResponses];
