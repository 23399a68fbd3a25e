// Generated from openapi/tryouts.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

export type ClientOptions = {
    baseUrl: `${string}://${string}/tryouts` | (string & {});
};

/**
 * Something that belongs to an experience.
 */
export type OneOfRoute = {
    gymId: RecordId;
    id: RecordId;
};

/**
 * A link that counts.
 */
export type TryLink = {
    id: RecordId;
    createdAt: Moment;
    expiresAt: Moment;
    /**
     * When the route was last loaded with it; null for never.
     */
    lastUsedAt: Moment | null;
    /**
     * How many were sent with it.
     */
    notes: number;
};

/**
 * Plain text; whoever shows it shows it as such.
 */
export type NoteText = string;

/**
 * How many more may be sent with the link.
 */
export type NotesLeft = number;

/**
 * What somebody noted on the way.
 */
export type TryNote = {
    id: RecordId;
    text: string;
    language: 'es' | 'en' | 'ca';
    /**
     * Null outside of points, and where the point is gone.
     */
    point: number | null;
    latitude: number | null;
    longitude: number | null;
    /**
     * Metres; null where there is no position.
     */
    accuracy: number | null;
    /**
     * URL; empty when there is none.
     */
    photo: string;
    /**
     * By the sender's clock.
     */
    writtenAt: Moment;
    receivedAt: Moment;
    done: boolean;
};

export type WalkName = string;

/**
 * What the visitor did (docs/play.md).
 */
export type WalkedStep = {
    kind: 'reach' | 'pass' | 'fail' | 'hint';
    point: RecordId;
    /**
     * Milliseconds since the start.
     */
    after: number;
    /**
     * Where the visitor was; left out where none was known.
     */
    position?: {
        lat: number;
        lon: number;
    };
    /**
     * Whether the point's code was read.
     */
    byCode?: boolean;
};

export type WalkedSteps = Array<WalkedStep>;

/**
 * What a walk has come to.
 */
export type WalkEnd = {
    /**
     * Points, in the order in which they were reached.
     */
    reached: Array<RecordId>;
    score: number;
    ended: boolean;
    prize: boolean;
};

/**
 * A walk of an experience, to be played again.
 */
export type KeptWalk = {
    id: RecordId;
    name: WalkName;
    steps: WalkedSteps;
    ended: WalkEnd;
    createdAt: Moment;
};

/**
 * An experience without anything of its authors, in the parts of panel.yaml's GymkhanaRecord.
 */
export type TryExperience = {
    id: RecordId;
    /**
     * Welcome phrase. In Spanish.
     */
    Description2: string;
    GymLang: ContentLanguage;
    /**
     * Image of the experience.
     */
    IdMod: AssetId;
    /**
     * 3 geolocalised, 2 not.
     */
    PrivateGym: 2 | 3;
    /**
     * Always empty: a link needs none.
     */
    code: string;
    mappoints: Array<MapPoint>;
    /**
     * The prize, or empty when there is none.
     */
    rewards: Array<Reward>;
    /**
     * Always empty.
     */
    editors: Array<{
        editor_id: RecordId;
    }>;
    mappointstory: Array<MapPointStory>;
    mappointardesc: Array<MapPointArDescription>;
    gymcredits: Array<GymkhanaCredit>;
    mappointMinigames: Array<MapPointMinigame>;
    /**
     * In Spanish.
     */
    GymName: string;
    /**
     * In Catalan.
     */
    GymNameCat: string;
    /**
     * In English.
     */
    GymNameEng: string;
    /**
     * In Spanish.
     */
    Description1: string;
    /**
     * In Catalan.
     */
    Description1Cat: string;
    /**
     * In English.
     */
    Description1Eng: string;
    /**
     * Welcome phrase. In Catalan.
     */
    Description2Cat: string;
    /**
     * Welcome phrase. In English.
     */
    Description2Eng: string;
    City: string;
    GymType: string;
    RequiresRegister: Flag;
    ManualMov: Flag;
    RepeatGym: Flag;
};

/**
 * A file that the route uses.
 */
export type TryMedia = {
    id: RecordId;
    type: AssetType;
    url: string;
    /**
     * URL of a small picture; missing when there is none.
     */
    thumbnail?: string;
    /**
     * Of an image, what it shows; in Spanish, Catalan and English.
     */
    altText?: string;
    altTextCat?: string;
    altTextEng?: string;
    /**
     * Of a model.
     */
    scale?: number;
    /**
     * Of a file that names its author, to be shown with it.
     */
    name?: string;
    /**
     * As in LibraryAsset, and so are the two below.
     */
    author?: string;
    licence?: LicenceId;
    credit?: string;
};

/**
 * An active bot that answers at a point.
 */
export type TryBot = {
    id: string;
    name: string;
    /**
     * Of its chat on the bot platform.
     */
    path: string;
};

/**
 * All that the player of a link needs.
 */
export type TryRoute = {
    experience: TryExperience;
    media: Array<TryMedia>;
    bots: Array<TryBot>;
    expiresAt: Moment;
    notesLeft: NotesLeft;
};

/**
 * Id of a stored record.
 */
export type RecordId = number;

/**
 * The request was understood and is refused for a reason that the user can mend. Status 200. Screens show the text of data.translation_key, or else the message.
 */
export type Refusal = {
    success: false;
    message: string;
    data?: {
        /**
         * Key of the text to show, for example ERRORS.incorrectCredentials.
         */
        translation_key?: string;
    };
};

/**
 * Done; there is nothing to hand back but the message.
 */
export type Done = {
    success: true;
    message: string;
};

/**
 * Made by the sender for one new record and sent again with each further try. When the answer to the first try was lost, the second writes to the record that the first made. Optional.
 */
export type RequestId = string;

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export type Moment = string;

/**
 * Language of authored content (document 2 §3).
 */
export type ContentLanguage = 'cas' | 'cat' | 'eng';

/**
 * Id of a library asset; 0 means none. A form's field says with x-asset-type which type of asset it takes.
 */
export type AssetId = number;

/**
 * A point of the route, without its stories and challenges (document 2 §3).
 */
export type MapPoint = {
    IdPoint: RecordId;
    /**
     * Seconds; 0 means indefinite.
     */
    LifeTime: number;
    /**
     * 'end' for the final point, otherwise empty.
     */
    Qtype: string;
    FlagAnim: AnimationFlag;
    /**
     * Bot of this point, null when there is none.
     */
    IdChatbot: string | null;
    /**
     * The challenge's 3D model.
     */
    IdChallengeModel: AssetId;
    /**
     * As in MapPointForm.
     */
    ChallengeModelClip: string;
    version?: Version;
    /**
     * In Spanish.
     */
    PointName: string;
    /**
     * In Catalan.
     */
    PointNameCat: string;
    /**
     * In English.
     */
    PointNameEng: string;
    Latitude: number;
    Longitude: number;
    Location: string;
    StreetName: string;
    StreetNumber: string;
    City: string;
    Postcode: string;
    Country: string;
    CheckInBy?: 'position' | 'code';
    CheckInRadius?: number;
    CheckInCode?: string;
    Dependency: string;
    DependencyNeg: string;
    IsFinal: Flag;
    /**
     * In Spanish.
     */
    ChallengeHintText?: string;
    /**
     * In Catalan.
     */
    ChallengeHintTextCat?: string;
    /**
     * In English.
     */
    ChallengeHintTextEng?: string;
    ChallengeHintCost?: number;
    /**
     * In Spanish.
     */
    ChallengeQuestionWhyCorrect?: string;
    /**
     * In Catalan.
     */
    ChallengeQuestionWhyCorrectCat?: string;
    /**
     * In English.
     */
    ChallengeQuestionWhyCorrectEng?: string;
    /**
     * In Spanish.
     */
    ChallengeQuestionWhyIncorrect?: string;
    /**
     * In Catalan.
     */
    ChallengeQuestionWhyIncorrectCat?: string;
    /**
     * In English.
     */
    ChallengeQuestionWhyIncorrectEng?: string;
};

/**
 * The final prize.
 */
export type Reward = {
    /**
     * Image. In Spanish.
     */
    IdMod: AssetId;
    /**
     * Required points.
     */
    Score: number;
    /**
     * 0 pickup, 1 lottery.
     */
    Raffle: Flag;
    Latitude: number | null;
    Longitude: number | null;
    /**
     * In Spanish.
     */
    Name: string;
    /**
     * In Catalan.
     */
    NameCat: string;
    /**
     * In English.
     */
    NameEng: string;
    /**
     * In Spanish.
     */
    Description: string;
    /**
     * In Catalan.
     */
    DescriptionCat: string;
    /**
     * In English.
     */
    DescriptionEng: string;
    /**
     * Image. In Catalan.
     */
    IdModCat: AssetId;
    /**
     * Image. In English.
     */
    IdModEng: AssetId;
    IniDay: CalendarDay;
    EndDay: CalendarDay;
    AmStart: DayTime;
    AmEnd: DayTime;
    PmStart: DayTime;
    PmEnd: DayTime;
    Location: string;
    LotteryDate: CalendarDay;
};

/**
 * Storytelling of a point, or of the experience, in one language.
 */
export type MapPointStory = {
    /**
     * 0 means the storytelling of the experience.
     */
    IdMappoint: number;
    Lang: ContentLanguage;
    /**
     * Image.
     */
    IdMod: AssetId;
    /**
     * Audio.
     */
    IdSnd: AssetId;
    Title: string;
    Description: string;
};

/**
 * Title of a point's challenge in one language.
 */
export type MapPointArDescription = {
    IdMappoint: RecordId;
    Lang: ContentLanguage;
    Description: string;
};

/**
 * Final credits in one language.
 */
export type GymkhanaCredit = {
    Lang: ContentLanguage;
    /**
     * Image.
     */
    IdImg: AssetId;
    Credits: string;
};

/**
 * The challenge of a point. Type says which of them is in force; the others are kept so that switching between kinds loses nothing.
 */
export type MapPointMinigame = {
    IdMappoint: RecordId;
    Type: ChallengeType;
    multi_respuesta?: {
        /**
         * Points lost, as a positive number.
         */
        ScoreIncorrect: number;
        /**
         * In Spanish.
         */
        Question: string;
        /**
         * In Catalan.
         */
        QuestionCat: string;
        /**
         * In English.
         */
        QuestionEng: string;
        /**
         * In Spanish.
         */
        AnswerCorrect: string;
        /**
         * In Catalan.
         */
        AnswerCorrectCat: string;
        /**
         * In English.
         */
        AnswerCorrectEng: string;
        /**
         * In Spanish.
         */
        AnswerIncorrect1: string;
        /**
         * In Catalan.
         */
        AnswerIncorrect1Cat: string;
        /**
         * In English.
         */
        AnswerIncorrect1Eng: string;
        /**
         * In Spanish.
         */
        AnswerIncorrect2: string;
        /**
         * In Catalan.
         */
        AnswerIncorrect2Cat: string;
        /**
         * In English.
         */
        AnswerIncorrect2Eng: string;
        ScoreCorrect: number;
    };
    puntos?: {
        active: Flag;
        score: number;
    };
    puzzle_imagen?: {
        /**
         * Square image.
         */
        IdMod: AssetId;
        size: 3 | 4 | 5 | 6;
        /**
         * In Spanish.
         */
        description: string;
        /**
         * In Catalan.
         */
        descriptionCat: string;
        /**
         * In English.
         */
        descriptionEng: string;
        score: number;
    };
    sopa_letras?: {
        /**
         * Words separated by a space. In Spanish.
         */
        words: string;
        /**
         * Words separated by a space. In Catalan.
         */
        wordsCat: string;
        /**
         * Words separated by a space. In English.
         */
        wordsEng: string;
        /**
         * In Spanish.
         */
        description: string;
        /**
         * In Catalan.
         */
        descriptionCat: string;
        /**
         * In English.
         */
        descriptionEng: string;
        score: number;
    };
};

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export type Flag = 0 | 1;

/**
 * 0 3D model, 1 image, 2 audio; 4 and 5 are shown like images (document 2 §3).
 */
export type AssetType = 0 | 1 | 2 | 4 | 5;

/**
 * By which licence an asset is used, as SPDX calls it; `none` where nothing is said, `own` for the own work of whoever uploads it, `reserved` where all rights are reserved, `CC-PDM-1.0` for the public domain.
 */
export type LicenceId = 'none' | 'own' | 'reserved' | 'CC-PDM-1.0' | 'CC0-1.0' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC-BY-ND-4.0' | 'CC-BY-NC-4.0' | 'CC-BY-NC-SA-4.0' | 'CC-BY-NC-ND-4.0' | 'other';

/**
 * Interaction result of a point; 'espera' means none (document 2 §3).
 */
export type ChallengeType = 'espera' | 'multi_respuesta' | 'puzzle_imagen' | 'sopa_letras' | 'puntos';

/**
 * A day of the calendar, local to the experience, 2018-01-01 to 2030-12-31 (document 2 §5); empty means not set.
 */
export type CalendarDay = string;

/**
 * A time of day local to the experience, 09:00 to 18:00 (document 2 §5); empty means not set.
 */
export type DayTime = string;

/**
 * 0 waiting, 1 automatic, 2 no animation (document 2 §2).
 */
export type AnimationFlag = 0 | 1 | 2;

/**
 * Version of the record that the sender has read. It grows by one with every save. Optional: a client that leaves it out overwrites; one that sends an older version gets 409.
 */
export type Version = number;

/**
 * A protocol failure: the status says which. Same envelope as a refusal. Data may tell more beside the key: an upload that is refused for a file in its archive names that as entry.
 */
export type Failure = {
    success: false;
    message: string;
    data?: {
        translation_key?: string;
        /**
         * The fields of the request that are the reason.
         */
        fields?: Array<string>;
        /**
         * Of a zip that is refused: the name of the file in it that is the reason, without invisible characters.
         */
        entry?: string;
        /**
         * Of a model that is refused: what the reason names, which is a file, a format or a technique.
         */
        detail?: string;
    };
};

export type ListTryLinksData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/links/list';
};

export type ListTryLinksErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type ListTryLinksError = ListTryLinksErrors[keyof ListTryLinksErrors];

export type ListTryLinksResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * The newest first.
             */
            links: Array<TryLink>;
        };
    } | Refusal;
};

export type ListTryLinksResponse = ListTryLinksResponses[keyof ListTryLinksResponses];

export type CreateTryLinkData = {
    body: {
        gymId: RecordId;
        /**
         * How long it counts.
         */
        days: number;
    };
    path?: never;
    query?: never;
    url: '/links/new';
};

export type CreateTryLinkErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type CreateTryLinkError = CreateTryLinkErrors[keyof CreateTryLinkErrors];

export type CreateTryLinkResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            link: TryLink;
            /**
             * Told this once: only a digest of it is stored. The page of the link is /try/#token.
             */
            token: string;
        };
    } | Refusal;
};

export type CreateTryLinkResponse = CreateTryLinkResponses[keyof CreateTryLinkResponses];

export type EndTryLinkData = {
    body: OneOfRoute;
    path?: never;
    query?: never;
    url: '/links/end';
};

export type EndTryLinkErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type EndTryLinkError = EndTryLinkErrors[keyof EndTryLinkErrors];

export type EndTryLinkResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type EndTryLinkResponse = EndTryLinkResponses[keyof EndTryLinkResponses];

export type ListTryNotesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/notes/list';
};

export type ListTryNotesErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type ListTryNotesError = ListTryNotesErrors[keyof ListTryNotesErrors];

export type ListTryNotesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * The newest first.
             */
            notes: Array<TryNote>;
        };
    } | Refusal;
};

export type ListTryNotesResponse = ListTryNotesResponses[keyof ListTryNotesResponses];

export type SetTryNoteStateData = {
    body: {
        gymId: RecordId;
        id: RecordId;
        done: boolean;
    };
    path?: never;
    query?: never;
    url: '/notes/setState';
};

export type SetTryNoteStateErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type SetTryNoteStateError = SetTryNoteStateErrors[keyof SetTryNoteStateErrors];

export type SetTryNoteStateResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type SetTryNoteStateResponse = SetTryNoteStateResponses[keyof SetTryNoteStateResponses];

export type DeleteTryNoteData = {
    body: OneOfRoute;
    path?: never;
    query?: never;
    url: '/notes/delete';
};

export type DeleteTryNoteErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type DeleteTryNoteError = DeleteTryNoteErrors[keyof DeleteTryNoteErrors];

export type DeleteTryNoteResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteTryNoteResponse = DeleteTryNoteResponses[keyof DeleteTryNoteResponses];

export type ListKeptWalksData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/walks/list';
};

export type ListKeptWalksErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type ListKeptWalksError = ListKeptWalksErrors[keyof ListKeptWalksErrors];

export type ListKeptWalksResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * In the order in which they were kept.
             */
            walks: Array<KeptWalk>;
        };
    } | Refusal;
};

export type ListKeptWalksResponse = ListKeptWalksResponses[keyof ListKeptWalksResponses];

export type KeepWalkData = {
    body: {
        gymId: RecordId;
        requestId?: RequestId;
        name: WalkName;
        steps: WalkedSteps;
        ended: WalkEnd;
    };
    path?: never;
    query?: never;
    url: '/walks/new';
};

export type KeepWalkErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type KeepWalkError = KeepWalkErrors[keyof KeepWalkErrors];

export type KeepWalkResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: KeptWalk;
    } | Refusal;
};

export type KeepWalkResponse = KeepWalkResponses[keyof KeepWalkResponses];

export type RenameKeptWalkData = {
    body: {
        gymId: RecordId;
        id: RecordId;
        name: WalkName;
    };
    path?: never;
    query?: never;
    url: '/walks/rename';
};

export type RenameKeptWalkErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type RenameKeptWalkError = RenameKeptWalkErrors[keyof RenameKeptWalkErrors];

export type RenameKeptWalkResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type RenameKeptWalkResponse = RenameKeptWalkResponses[keyof RenameKeptWalkResponses];

export type DeleteKeptWalkData = {
    body: OneOfRoute;
    path?: never;
    query?: never;
    url: '/walks/delete';
};

export type DeleteKeptWalkErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * There is no such record, or it is not the caller's: the answer is the same.
     */
    404: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type DeleteKeptWalkError = DeleteKeptWalkErrors[keyof DeleteKeptWalkErrors];

export type DeleteKeptWalkResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteKeptWalkResponse = DeleteKeptWalkResponses[keyof DeleteKeptWalkResponses];

export type GetTryRouteData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/route';
};

export type GetTryRouteErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type GetTryRouteError = GetTryRouteErrors[keyof GetTryRouteErrors];

export type GetTryRouteResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: TryRoute;
    } | Refusal;
};

export type GetTryRouteResponse = GetTryRouteResponses[keyof GetTryRouteResponses];

export type SendTryNoteData = {
    body: {
        /**
         * Made by the sender for this note.
         */
        id: string;
        text: NoteText;
        /**
         * In which the sender plays.
         */
        language: 'es' | 'en' | 'ca';
        /**
         * Where the sender was in the route; left out outside of points.
         */
        point?: RecordId;
        latitude?: number;
        longitude?: number;
        /**
         * Metres.
         */
        accuracy?: number;
        /**
         * By the sender's clock.
         */
        writtenAt: Moment;
        /**
         * PNG, JPEG, WebP or GIF. It is drawn anew, without what cameras write into files.
         */
        photo?: Blob | File;
    };
    path?: never;
    query?: never;
    url: '/notes/send';
};

export type SendTryNoteErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No token, or one that does not count. The key says why its session is over, to whoever holds a token that this server has made: SESSION_END. with expired, idle, signedOut, elsewhere, administrator, password, role or disabled.
     */
    401: Failure;
    /**
     * The role may not call this.
     */
    403: Failure;
    /**
     * A part is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type, or a file is not what it claims to be.
     */
    415: Failure;
    /**
     * A file of the right type that cannot be read.
     */
    422: Failure;
    /**
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type SendTryNoteError = SendTryNoteErrors[keyof SendTryNoteErrors];

export type SendTryNoteResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            notesLeft: NotesLeft;
        };
    } | Refusal;
};

export type SendTryNoteResponse = SendTryNoteResponses[keyof SendTryNoteResponses];
