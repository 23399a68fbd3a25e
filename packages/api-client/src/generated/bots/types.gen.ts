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
    id: BotId;
    name: string;
    active: boolean;
    clientId: ClientId;
    /**
     * Public path of the chat; it stands for the bot in getBotData and in the widget.
     */
    botPath: string;
    primary_color: Color;
    secondary_color: Color;
};

/**
 * What is needed to edit a bot and to show its chat.
 */
export type BotData = {
    id: BotId;
    name: string;
    description: string;
    active: boolean;
    botPath: string;
    primary_color: Color;
    secondary_color: Color;
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
    /**
     * Whether its text has been read.
     */
    status?: 'pending' | 'ready' | 'failed';
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
             * Bearer token of the other calls; kept for 86400 s (document 1 §9).
             */
            tokenKey: string;
        };
    } | Refusal;
};

export type ExtLoginResponse = ExtLoginResponses[keyof ExtLoginResponses];

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
        data: BotId;
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
