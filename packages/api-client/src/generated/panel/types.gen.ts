// Generated from openapi/panel.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

export type ClientOptions = {
    baseUrl: `${string}://${string}/api` | (string & {});
};

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export type Flag = 0 | 1;

/**
 * Id of a library asset; 0 means none. A form's field says with x-asset-type which type of asset it takes.
 */
export type AssetId = number;

/**
 * Id of a stored record.
 */
export type RecordId = number;

/**
 * Version of the record that the sender has read. It grows by one with every save. Optional: a client that leaves it out overwrites; one that sends an older version gets 409.
 */
export type Version = number;

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export type Moment = string;

/**
 * IANA name of the sender's time zone, such as Europe/Madrid. Mails to the user state times in it; a name that is not known is ignored. Optional.
 */
export type TimeZone = string;

/**
 * Made by the sender for one new record and sent again with each further try. When the answer to the first try was lost, the second writes to the record that the first made. Optional.
 */
export type RequestId = string;

/**
 * Document 1 §1.
 */
export type Role = 'super-admin' | 'admin' | 'supervisor' | 'editor';

/**
 * Language of authored content (document 2 §3).
 */
export type ContentLanguage = 'cas' | 'cat' | 'eng';

/**
 * 1 active, 2 inactive, 3 deleted, 4 duplicate request (document 2 §3).
 */
export type GymkhanaStateCode = 1 | 2 | 3 | 4;

/**
 * Interaction result of a point; 'espera' means none (document 2 §3).
 */
export type ChallengeType = 'espera' | 'multi_respuesta' | 'puzzle_imagen' | 'sopa_letras' | 'puntos';

/**
 * Id of another point of the same experience; '0' means none (document 2 §3).
 */
export type MapPointReference = string;

/**
 * 0 waiting, 1 automatic, 2 no animation (document 2 §2).
 */
export type AnimationFlag = 0 | 1 | 2;

/**
 * Six letters or digits (document 2 §9), of one experience alone, upper and lower case alike.
 */
export type AccessCode = string;

/**
 * A day of the calendar, local to the experience, 2018-01-01 to 2030-12-31 (document 2 §5); empty means not set.
 */
export type CalendarDay = string;

/**
 * A time of day local to the experience, 09:00 to 18:00 (document 2 §5); empty means not set.
 */
export type DayTime = string;

/**
 * An e-mail address (document 1 §5), with at most 64 characters before the @ and 63 between two dots of the host.
 */
export type Email = string;

/**
 * At least 6 characters (document 1 §5), at most 128.
 */
export type NewPassword = string;

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
 * As Refusal. With a challenge the password was right, and a second step follows.
 */
export type SignInRefusal = {
    success: false;
    message: string;
    data?: {
        translation_key?: string;
        challenge?: Challenge;
        /**
         * The user has no second factor yet, and the role has to have one.
         */
        enrol?: boolean;
    };
};

/**
 * Opens the second step of signing in and nothing else.
 */
export type Challenge = string;

export type SignedIn = {
    /**
     * Session token, as of login.
     */
    token: string;
};

/**
 * As the settings name a provider of identities.
 */
export type ProviderId = string;

export type ProviderAddress = {
    url: string;
};

/**
 * A provider of identities, and the account of it that is linked with a user.
 */
export type Identity = {
    provider: ProviderId;
    /**
     * What people call the provider.
     */
    name: string;
    /**
     * That the provider gave when the account was linked.
     */
    email?: string;
    /**
     * Missing where no account is linked.
     */
    linkedAt?: Moment;
    /**
     * Of the last sign-in with it; missing before the first.
     */
    usedAt?: Moment;
};

export type SignedInWithCodes = {
    /**
     * Session token, as of login.
     */
    token: string;
    recoveryCodes: RecoveryCodeList;
};

export type RecoveryCodes = {
    recoveryCodes: RecoveryCodeList;
};

/**
 * Each one takes the place of a code once. Those made now have more than 128 bits.
 */
export type RecoveryCodeList = Array<string>;

export type SecondFactor = {
    on: boolean;
    /**
     * Missing where it is off.
     */
    since?: Moment;
    recoveryCodesLeft: number;
    /**
     * The role has to have one, so it cannot be turned off.
     */
    required: boolean;
};

export type SecondFactorSetup = {
    /**
     * In base32, for an authenticator app.
     */
    secret: string;
    /**
     * The same as otpauth address, for a QR code.
     */
    uri: string;
};

/**
 * The six digits of an authenticator app; spaces do not matter.
 */
export type TotpCode = string;

/**
 * The six digits of an authenticator app, or a recovery code; spaces, hyphens and case do not matter.
 */
export type AnyCode = string;

export type GivenPassword = string;

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

/**
 * Done; there is nothing to hand back but the message.
 */
export type Done = {
    success: true;
    message: string;
};

/**
 * What a user may use, and what is in use (document 1 §3).
 */
export type ResourceLimits = {
    /**
     * Bytes. 0 means no limit.
     */
    max_mb: number;
    /**
     * A number, or a text such as '5-something' of which the part before the dash is shown. 0 means no limit.
     */
    max_supervisors: string;
    /**
     * 0 means no limit.
     */
    max_editors: number;
    /**
     * 0 means no limit.
     */
    max_mappoints: number;
    /**
     * 0 means no limit.
     */
    max_files: number;
    /**
     * The limits are divided evenly among the admin's supervisors.
     */
    is_equitable: boolean;
    /**
     * Collaborative experiences are available.
     */
    has_shared_gyms: boolean;
    /**
     * Chatbots are available.
     */
    has_chatbots: boolean;
    /**
     * Fields whose 0 means that nothing may be used, not that there is no limit, because there are more supervisors than units of the limit.
     */
    empty_shares?: Array<'max_mb' | 'max_editors' | 'max_mappoints' | 'max_files'>;
    /**
     * Bytes in use.
     */
    admin_current_mb?: number;
    admin_current_supervisors?: number;
    admin_current_editors?: number;
    admin_current_mappoints?: number;
    admin_current_files?: number;
};

/**
 * A panel user (document 1 §3).
 */
export type User = {
    id: RecordId;
    /**
     * The avatar, as a library asset.
     */
    idMod: AssetId;
    name: string;
    surname: string;
    email: string;
    /**
     * Company.
     */
    entity: string;
    city: string;
    /**
     * International format, or empty.
     */
    phone: string;
    role: Role;
    facebook: string;
    instagram: string;
    twitter: string;
    /**
     * Class or group of an editor; missing for none.
     */
    label?: string;
    /**
     * URL of the avatar's thumbnail; empty when there is none.
     */
    avatar: string;
    /**
     * 1 active, anything else pending.
     */
    status: number;
};

/**
 * The signed-in user: the fields of User and those that only this user may see.
 */
export type CurrentUser = {
    id: RecordId;
    /**
     * The avatar, as a library asset.
     */
    idMod: AssetId;
    name: string;
    surname: string;
    email: string;
    entity: string;
    city: string;
    phone: string;
    role: Role;
    facebook: string;
    instagram: string;
    twitter: string;
    /**
     * Class or group of an editor; missing for none.
     */
    label?: string;
    avatar: string;
    status: number;
    /**
     * Token for the bot platform. Never shown to the user.
     */
    parliaToken?: string;
    /**
     * Only for supervisor and editor: their admin's token for the bot platform, good for reading the bots that a point can have (document 2 §6). Never shown to the user.
     */
    adminParliaToken?: string;
    has_chatbots?: boolean;
    has_shared_gyms?: boolean;
    /**
     * Password that an activation sets. Only for admin and supervisor, who must state it.
     */
    defaultPassword?: string;
    /**
     * The user still has the default password.
     */
    mustChangePassword?: boolean;
};

/**
 * One sign-in of a user that still holds.
 */
export type Session = {
    id: string;
    /**
     * The session that asks.
     */
    current: boolean;
    createdAt: Moment;
    lastSeenAt: Moment;
    expiresAt: Moment;
    /**
     * Name of the browser, or empty.
     */
    browser: string;
    /**
     * Name of the operating system, or empty.
     */
    system: string;
    /**
     * Network address it was opened from.
     */
    address: string;
};

/**
 * What kind of thing happened (trust item TRU-37).
 */
export type AuditEvent = 'sign-in' | 'sign-out' | 'refusal' | 'password-change' | 'recovery-request' | 'second-factor-on' | 'second-factor-off' | 'second-factor-reset' | 'recovery-codes' | 'recovery-code-use' | 'session-end' | 'identity-link' | 'identity-unlink' | 'user-create' | 'user-change' | 'user-delete' | 'user-move' | 'user-activate' | 'user-import' | 'user-import-check' | 'role-change' | 'limits-change' | 'upload' | 'file-change' | 'file-delete' | 'experience-import' | 'experience-delete' | 'version-restore' | 'point-import' | 'point-delete' | 'point-restore' | 'chatbot-create' | 'chatbot-activate' | 'chatbot-delete' | 'chatbot-answer-delete' | 'chatbot-page-change' | 'play-key-create' | 'play-key-narrow' | 'play-key-revoke' | 'player-erase' | 'try-link-create' | 'try-link-end' | 'try-note-delete' | 'walk-delete' | 'lottery-draw' | 'text-drafts' | 'backup' | 'restore';

export type AuditEntry = {
    id: RecordId;
    at: Moment;
    event: AuditEvent;
    outcome: 'done' | 'refused';
    /**
     * Missing when nobody was signed in.
     */
    actorId?: RecordId;
    /**
     * E-mail, at that time, of the user who did it, or the e-mail with which a sign-in was attempted; empty when unknown.
     */
    actor: string;
    /**
     * What it was done to, such as an e-mail or 'gymkhana 12'; may be empty.
     */
    subject: string;
    address: string;
    /**
     * More, such as the reason of a refusal. Holds no secret.
     */
    details: {
        [key: string]: string | number | boolean;
    };
};

export type AuditPage = {
    entries: Array<AuditEntry>;
    /**
     * There are older ones.
     */
    more: boolean;
};

/**
 * A row of the viewer's own users; it carries all that the edit form shows.
 */
export type ListedUser = {
    id: RecordId;
    /**
     * 1 active, anything else pending.
     */
    state: number;
    data: {
        name: string;
        surname: string;
        email: string;
        company: string;
        city: string;
        type: Role;
        idMod?: AssetId;
        avatar?: string;
        phone?: string;
        facebook?: string;
        instagram?: string;
        twitter?: string;
        /**
         * Class or group of an editor; missing for none.
         */
        label?: string;
    };
    /**
     * Only for an admin, and only in a super-admin's list.
     */
    resources?: ResourceLimits;
    may?: UserPermissions;
    /**
     * Whom the user depends on; it gets the user's people and experiences when the user is deleted. Missing for a super-admin.
     */
    parent?: {
        id: RecordId;
        name: string;
    };
    /**
     * How many experiences the user has; missing for none.
     */
    experiences?: number;
    /**
     * Missing where the user has never signed in.
     */
    lastSignIn?: Moment;
};

/**
 * What the caller may do with the user; anything else is refused. Where it is missing the panel offers all that it cannot exclude.
 */
export type UserPermissions = {
    edit: boolean;
    /**
     * Not for one's own account.
     */
    delete: boolean;
    /**
     * Only for a pending admin or supervisor.
     */
    activate: boolean;
    /**
     * Only for a pending user.
     */
    resendConfirmation: boolean;
    /**
     * Give it another supervisor; only for an editor.
     */
    move?: boolean;
    /**
     * Turn its second factor off; only for somebody else who has one.
     */
    resetSecondFactor?: boolean;
    /**
     * Sign it out everywhere; only for somebody else.
     */
    endSessions?: boolean;
};

export type ChildUser = {
    id: RecordId;
    name: string;
    surname: string;
};

export type EditorsImport = {
    /**
     * That of the import's calls.
     */
    requestId: string;
    importedAt: Moment;
    /**
     * How many have not answered their invitation.
     */
    pending: number;
    answered: number;
};

/**
 * What became of each row (requirement USR-13).
 */
export type CsvImportReport = {
    imported: number;
    /**
     * E-mails that were there already or twice in the file; not imported.
     */
    repeated: Array<string>;
    rejected: Array<{
        /**
         * Line of the file, the header being 1.
         */
        line: number;
        /**
         * Translation key.
         */
        reason: string;
        /**
         * The column at fault; missing when it is the row.
         */
        column?: 'name' | 'surname' | 'email' | 'phone' | 'city' | 'facebook' | 'instagram' | 'twitter' | 'label';
    }>;
    /**
     * Lines that are imported without their phone, which cannot be read.
     */
    withoutPhone?: Array<number>;
    places?: EditorPlaces;
};

/**
 * What bounds the number of editors, and how many of them there are. In the answers to checks; missing where nothing bounds it.
 */
export type EditorPlaces = {
    limit: number;
    used: number;
    /**
     * It is the supervisor's part of the limit of the branch.
     */
    isShare: boolean;
};

/**
 * How often an experience was begun in the last seven days, today included.
 */
export type WeekPlays = {
    id: RecordId;
    /**
     * Null where the number would tell of fewer than five people, or let them be worked out.
     */
    plays: number | null;
};

/**
 * Where an experience begins.
 */
export type GymkhanaPlace = {
    id: RecordId;
    latitude: number;
    longitude: number;
};

/**
 * A point found by its name.
 */
export type FoundPoint = {
    IdPoint: RecordId;
    gymId: RecordId;
    PointName: string;
    PointNameCat: string;
    PointNameEng: string;
};

/**
 * An experience in the list.
 */
export type GymkhanaSummary = {
    id: RecordId;
    name: string;
    /**
     * Null counts as inactive.
     */
    state: GymkhanaStateCode | null;
    userCompany: string;
    /**
     * Its owner.
     */
    idUser?: RecordId;
    version?: Version;
    /**
     * Address of a small picture of its image; missing without one.
     */
    cover?: string;
    /**
     * How many points it has.
     */
    points?: number;
    /**
     * The languages in which no text of the whole route is missing, those of its points, their challenges and the prize included.
     */
    languages?: Array<ContentLanguage>;
    /**
     * Further languages in which its name, description and welcome phrase are written, and other texts of the route are not.
     */
    incompleteLanguages?: Array<ContentLanguage>;
    /**
     * When it or one of its points was changed last.
     */
    changedAt?: Moment;
    /**
     * Name of whom that change is from.
     */
    changedBy?: string;
    may?: ExperiencePermissions;
};

export type Overview = {
    /**
     * How many of the caller's own users have not answered their invitation.
     */
    pendingUsers: number;
    /**
     * How many of the caller's experiences are not active; missing for an admin.
     */
    inactiveExperiences?: number;
    /**
     * The caller's experiences that were changed last, the latest first; missing for an admin.
     */
    lastChanged?: Array<GymkhanaSummary>;
    /**
     * How many documents of the caller's chatbots could not be read; missing without chatbots, or where the bot platform is elsewhere.
     */
    refusedFiles?: number;
};

/**
 * What the caller may do with the experience; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export type ExperiencePermissions = {
    edit: boolean;
    /**
     * Activate and deactivate.
     */
    setState: boolean;
    duplicate: boolean;
    /**
     * False for users who only collaborate on it.
     */
    delete: boolean;
};

/**
 * Document 2 §3. Of everything that was reported. Our server says null, the panel that it cannot be shown, where a number would be that of fewer than five people; percentages are of those who said.
 */
export type GymkhanaStatistics = {
    /**
     * Unique users.
     */
    usrUniq: number | null;
    /**
     * Percent.
     */
    malePerc: number | null;
    /**
     * Percent.
     */
    femPerc: number | null;
    /**
     * Completed experiences.
     */
    exp: number | null;
    /**
     * Visited points.
     */
    mappoints: number | null;
    /**
     * Average time, seconds.
     */
    time: number | null;
    /**
     * Answered questions.
     */
    quizz: number | null;
    /**
     * Main points completed.
     */
    pref: number | null;
    /**
     * Minigames completed.
     */
    games: number | null;
    /**
     * Prizes earned.
     */
    rewEarn: number | null;
    /**
     * Prizes collected.
     */
    rewCol: number | null;
};

export type PlayFigure = {
    /**
     * Null where it would be that of fewer than five people.
     */
    value: number | null;
    /**
     * Of the period before, of the same length; null also where there is none.
     */
    before: number | null;
};

/**
 * What came in of plays in a period. Null stands for what would be of fewer than five people.
 */
export type PlayReport = {
    period: PlayPeriod;
    today: PlayDay;
    figures: {
        /**
         * Visitors who came for the first time.
         */
        visitors: PlayFigure;
        plays: PlayFigure;
        completed: PlayFigure;
        /**
         * Points visited, over all plays.
         */
        points: PlayFigure;
        /**
         * A completed play's average time, in seconds.
         */
        seconds: PlayFigure;
        answers: PlayFigure;
        mains: PlayFigure;
        games: PlayFigure;
        earned: PlayFigure;
        collected: PlayFigure;
    };
    /**
     * Plays begun, oldest first, from the first one in the period on: by day up to 90 days, by seven days for a year, by calendar month for all time.
     */
    plays: Array<{
        /**
         * The first day.
         */
        from: PlayDay;
        value: number | null;
    }>;
    /**
     * The experience's points in the author's order.
     */
    points: Array<{
        id: RecordId;
        /**
         * By how many plays.
         */
        reached: number | null;
        /**
         * The day from which the point has been there; missing where it was there for all plays of the period.
         */
        since?: PlayDay;
    }>;
    /**
     * The points whose challenge was answered, in the author's order.
     */
    questions: Array<{
        point: RecordId;
        right: number | null;
        wrong: number | null;
    }>;
    /**
     * Ways from one point to the one that was reached next, most walked first.
     */
    legs: Array<{
        /**
         * A point; 0 for the start.
         */
        from: number;
        to: RecordId;
        walks: number;
        /**
         * On average.
         */
        seconds: number;
    }>;
    /**
     * Those in which there were plays.
     */
    languages: Array<{
        language: 'es' | 'en' | 'ca';
        plays: number | null;
    }>;
};

export type Lottery = {
    /**
     * `waiting` before its day; `open` once it can be drawn; `tooLate` where no digest of a seed was published before the day, so that nothing could be proven: another day is to be chosen; `drawn` for good.
     */
    state: 'waiting' | 'open' | 'tooLate' | 'drawn';
    /**
     * Of the public page of the draw, `/lottery/` and this.
     */
    code: string;
    /**
     * In the time zone; once drawn, that on which it was to be.
     */
    day: string;
    timeZone: string;
    /**
     * SHA-256 of the seed in hexadecimal, published before the day.
     */
    commitment: string | null;
    drawnAt: string | null;
    /**
     * The play number that was drawn; null before, and where nobody took part.
     */
    winner: string | null;
    /**
     * How many plays took part, or have earned the prize so far; null where those are of fewer than five people.
     */
    entries: number | null;
};

/**
 * Days, today included; 0 for all time.
 */
export type PlayPeriod = 0 | 7 | 30 | 90 | 365;

/**
 * A day in Madrid.
 */
export type PlayDay = string;

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
 * An asset that the experience uses.
 */
export type GymkhanaAsset = {
    Id: RecordId;
    /**
     * URL; empty when there is none.
     */
    Thumbnail: string;
    /**
     * URL of the audio; empty when it is none.
     */
    Sound: string;
    /**
     * Owner; 0 for the global library.
     */
    IdUser: number;
    Name?: string;
    Type?: AssetType;
    /**
     * An extra. Of an image, what it shows, for those who do not see it; in Spanish, Catalan and English.
     */
    AltText?: string;
    AltTextCat?: string;
    AltTextEng?: string;
    /**
     * An extra, as the two below. As in LibraryAsset.
     */
    Author?: string;
    Licence?: LicenceId;
    Credit?: string;
};

/**
 * An experience as read for editing (document 2 §3).
 */
export type GymkhanaRecord = {
    /**
     * The experience; the panel knows it, since it has asked for it.
     */
    id: RecordId;
    version?: Version;
    /**
     * Owner.
     */
    idUser?: RecordId;
    state?: GymkhanaStateCode | null;
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
    code: AccessCode;
    mappoints: Array<MapPoint>;
    /**
     * The prize, or empty when there is none.
     */
    rewards: Array<Reward>;
    gymprivate?: Array<{
        code: AccessCode;
    }>;
    /**
     * Collaborators.
     */
    editors: Array<{
        editor_id: RecordId;
        name?: string;
        surname?: string;
    }>;
    mappointstory: Array<MapPointStory>;
    mappointardesc: Array<MapPointArDescription>;
    gymcredits: Array<GymkhanaCredit>;
    library: Array<GymkhanaAsset>;
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
 * One point with everything that belongs to it.
 */
export type MapPointRecord = {
    point: MapPoint;
    mappointstory: Array<MapPointStory>;
    mappointardesc: Array<MapPointArDescription>;
    mappointMinigames: Array<MapPointMinigame>;
    library: Array<GymkhanaAsset>;
};

/**
 * Somebody saved in between (requirement TRU-33). Nothing was written.
 */
export type GymkhanaConflict = {
    success: false;
    message: string;
    data: {
        translation_key: string;
        version: Version;
        /**
         * Names of the response fields that changed since the version that was sent.
         */
        changed: Array<string>;
        /**
         * The experience as stored now.
         */
        current: GymkhanaRecord;
    };
};

/**
 * Somebody saved in between (requirement TRU-33). Nothing was written.
 */
export type MapPointConflict = {
    success: false;
    message: string;
    data: {
        translation_key: string;
        version: Version;
        /**
         * Names of the response fields that changed since the version that was sent.
         */
        changed: Array<string>;
        /**
         * The point as stored now.
         */
        current: MapPointRecord;
    };
};

/**
 * The whole experience. An update sends the whole record too; a field that is left out keeps what is stored, an empty text clears it.
 */
export type GymkhanaForm = {
    /**
     * 0 or left out creates; otherwise the experience to update.
     */
    gymId?: number;
    version?: Version;
    requestId?: RequestId;
    /**
     * An extra: the changed texts are only corrected, and their translations stay valid. Left out: they are outdated.
     */
    isCorrection?: Flag;
    /**
     * Sent by the panel, ignored: the owner is who holds the token.
     */
    idUser?: number;
    /**
     * Welcome phrase. In Spanish.
     */
    gymSlogan: string;
    gymLang: ContentLanguage;
    /**
     * Type; a new experience has '09' unless set (document 2 §3).
     */
    gymType?: string;
    /**
     * Image of the experience.
     */
    gymModelId?: AssetId;
    gymCode: AccessCode;
    /**
     * 3 geolocalised, 2 not (document 2 §9).
     */
    gymPrivate?: 2 | 3;
    /**
     * Players must register.
     */
    requiresRegister?: Flag;
    /**
     * Free movement (test mode).
     */
    manualGeo?: Flag;
    /**
     * May be repeated.
     */
    repeatGym?: Flag;
    /**
     * Collaborators, as the JSON text of a list of user ids.
     */
    editorIds?: Array<RecordId>;
    /**
     * Final credits. In Spanish.
     */
    gymCredits?: string;
    /**
     * Image of the credits. In Spanish.
     */
    gymCreditsImg?: AssetId;
    /**
     * Storytelling of the experience. In Spanish.
     */
    storyText?: string;
    /**
     * Image of the storytelling. In Spanish.
     */
    storyImg?: AssetId;
    /**
     * Audio of the storytelling. In Spanish.
     */
    storySound?: AssetId;
    /**
     * The experience ends with a prize. Left out: it does when a prize name is given.
     */
    prizeEnabled?: Flag;
    /**
     * Name of the prize. In Spanish.
     */
    prizeName?: string;
    /**
     * Description of the prize. In Spanish.
     */
    prizeDescription?: string;
    /**
     * Image of the prize. In Spanish.
     */
    prizeImg?: AssetId;
    /**
     * Required points: 0 or more; 5 in a new experience unless set (document 2 §2).
     */
    prizeScore?: number;
    /**
     * 0 pickup, 1 lottery (document 2 §9).
     */
    prizeRaffle?: Flag;
    /**
     * Pickup address.
     */
    prizeLocation?: string;
    /**
     * Degrees, stored with 6 decimals.
     */
    prizeLatitude?: number;
    /**
     * Degrees, stored with 6 decimals.
     */
    prizeLongitude?: number;
    /**
     * The saved points in the order in which the author sees them, as JSON text. Points themselves are saved through /mappoints; an id that is not a point of this experience is ignored.
     */
    mapPoints?: Array<{
        IdPoint: RecordId;
    }>;
    mapPointsCount?: number;
    /**
     * In Spanish.
     */
    gymName: string;
    /**
     * In Catalan.
     */
    gymNameCat?: string;
    /**
     * In English.
     */
    gymNameEng?: string;
    /**
     * In Spanish.
     */
    gymDescription: string;
    /**
     * In Catalan.
     */
    gymDescriptionCat?: string;
    /**
     * In English.
     */
    gymDescriptionEng?: string;
    /**
     * Welcome phrase. In Catalan.
     */
    gymSloganCat?: string;
    /**
     * Welcome phrase. In English.
     */
    gymSloganEng?: string;
    gymCity: string;
    /**
     * Final credits. In Catalan.
     */
    gymCreditsCat?: string;
    /**
     * Final credits. In English.
     */
    gymCreditsEng?: string;
    /**
     * Image of the credits. In Catalan.
     */
    gymCreditsImgCat?: AssetId;
    /**
     * Image of the credits. In English.
     */
    gymCreditsImgEng?: AssetId;
    /**
     * Storytelling of the experience. In Catalan.
     */
    storyTextCat?: string;
    /**
     * Storytelling of the experience. In English.
     */
    storyTextEng?: string;
    /**
     * Image of the storytelling. In Catalan.
     */
    storyImgCat?: AssetId;
    /**
     * Image of the storytelling. In English.
     */
    storyImgEng?: AssetId;
    /**
     * Audio of the storytelling. In Catalan.
     */
    storySoundCat?: AssetId;
    /**
     * Audio of the storytelling. In English.
     */
    storySoundEng?: AssetId;
    /**
     * Name of the prize. In Catalan.
     */
    prizeNameCat?: string;
    /**
     * Name of the prize. In English.
     */
    prizeNameEng?: string;
    /**
     * Description of the prize. In Catalan.
     */
    prizeDescriptionCat?: string;
    /**
     * Description of the prize. In English.
     */
    prizeDescriptionEng?: string;
    /**
     * Image of the prize. In Catalan.
     */
    prizeImgCat?: AssetId;
    /**
     * Image of the prize. In English.
     */
    prizeImgEng?: AssetId;
    prizeIniDay?: CalendarDay;
    prizeEndDay?: CalendarDay;
    prizeAmStart?: DayTime;
    prizeAmEnd?: DayTime;
    prizePmStart?: DayTime;
    prizePmEnd?: DayTime;
    prizeLotteryDate?: CalendarDay;
};

/**
 * Points of the experience, as the JSON text of a list of their ids.
 */
export type MapPointIds = Array<RecordId>;

/**
 * Changes of points, as JSON text. The names are those of MapPointForm.
 */
export type MapPointChanges = Array<{
    mappointId: RecordId;
    version?: Version;
    dependency?: MapPointReference;
    dependencyNeg?: MapPointReference;
    scoreCorrect?: number;
    puzzleScore?: number;
    wordsScore?: number;
    pointsScore?: number;
}>;

export type NewMapPointForm = {
    /**
     * The experience.
     */
    mappointGymId: RecordId;
    requestId?: RequestId;
    /**
     * Sent by the panel, ignored: the owner is who holds the token.
     */
    idUser?: number;
    /**
     * Name. At least one language has one (document 2 §5). In Spanish.
     */
    mappointName?: string;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    latitude: number;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    longitude: number;
    /**
     * The address as one text.
     */
    location?: string;
    /**
     * Title of the storytelling. In Spanish.
     */
    storyTitle?: string;
    /**
     * Storytelling. In Spanish.
     */
    storyText?: string;
    /**
     * Image of the storytelling. In Spanish.
     */
    storyImg?: AssetId;
    /**
     * Audio of the storytelling. In Spanish.
     */
    storySound?: AssetId;
    /**
     * Seconds; 0, as in a new point, means indefinite (document 2 §2).
     */
    lifetime?: number;
    /**
     * The final point of the experience.
     */
    isFinal?: Flag;
    /**
     * 'end' for the final point (document 2 §3).
     */
    Qtype?: '' | 'end';
    flagAnim?: AnimationFlag;
    /**
     * Bot of this point, or 'null' (document 2 §7).
     */
    chatbotId?: string;
    /**
     * 3D model of the challenge.
     */
    challengeModelId?: AssetId;
    /**
     * An extra. Name of the animation of the 3D model that plays; empty, or one that the model lacks, is its first.
     */
    challengeModelClip?: string;
    /**
     * Title of the challenge. In Spanish.
     */
    challengeDesc?: string;
    challengeType?: ChallengeType;
    /**
     * Question. In Spanish.
     */
    question?: string;
    /**
     * The correct answer. In Spanish.
     */
    answerCorrect?: string;
    /**
     * An incorrect answer. In Spanish.
     */
    answerIncorrect1?: string;
    /**
     * Another incorrect answer. In Spanish.
     */
    answerIncorrect2?: string;
    /**
     * Points gained.
     */
    scoreCorrect?: number;
    /**
     * Points lost, as a positive number.
     */
    scoreIncorrect?: number;
    /**
     * Square image.
     */
    puzzleImg?: AssetId;
    /**
     * Pieces a side, 3 to 6 (document 2 §9).
     */
    puzzleSize?: 3 | 4 | 5 | 6;
    /**
     * Description of the puzzle. In Spanish.
     */
    puzzleDescription?: string;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In Spanish.
     */
    words?: string;
    /**
     * Description of the word search. In Spanish.
     */
    wordsDescription?: string;
    /**
     * Points of the points challenge.
     */
    pointsScore?: number;
    /**
     * Name. At least one language has one (document 2 §5). In Catalan.
     */
    mappointNameCat?: string;
    /**
     * Name. At least one language has one (document 2 §5). In English.
     */
    mappointNameEng?: string;
    streetName?: string;
    streetNumber?: string;
    city?: string;
    postcode?: string;
    country?: string;
    checkInBy?: 'position' | 'code';
    checkInRadius?: number;
    checkInCode?: string;
    dependency?: MapPointReference;
    dependencyNeg?: MapPointReference;
    /**
     * Title of the storytelling. In Catalan.
     */
    storyTitleCat?: string;
    /**
     * Title of the storytelling. In English.
     */
    storyTitleEng?: string;
    /**
     * Storytelling. In Catalan.
     */
    storyTextCat?: string;
    /**
     * Storytelling. In English.
     */
    storyTextEng?: string;
    /**
     * Image of the storytelling. In Catalan.
     */
    storyImgCat?: AssetId;
    /**
     * Image of the storytelling. In English.
     */
    storyImgEng?: AssetId;
    /**
     * Audio of the storytelling. In Catalan.
     */
    storySoundCat?: AssetId;
    /**
     * Audio of the storytelling. In English.
     */
    storySoundEng?: AssetId;
    /**
     * Title of the challenge. In Catalan.
     */
    challengeDescCat?: string;
    /**
     * Title of the challenge. In English.
     */
    challengeDescEng?: string;
    /**
     * In Spanish.
     */
    challengeHintText?: string;
    /**
     * In Catalan.
     */
    challengeHintTextCat?: string;
    /**
     * In English.
     */
    challengeHintTextEng?: string;
    challengeHintCost?: number;
    /**
     * Question. In Catalan.
     */
    questionCat?: string;
    /**
     * Question. In English.
     */
    questionEng?: string;
    /**
     * The correct answer. In Catalan.
     */
    answerCorrectCat?: string;
    /**
     * The correct answer. In English.
     */
    answerCorrectEng?: string;
    /**
     * An incorrect answer. In Catalan.
     */
    answerIncorrect1Cat?: string;
    /**
     * An incorrect answer. In English.
     */
    answerIncorrect1Eng?: string;
    /**
     * Another incorrect answer. In Catalan.
     */
    answerIncorrect2Cat?: string;
    /**
     * Another incorrect answer. In English.
     */
    answerIncorrect2Eng?: string;
    /**
     * In Spanish.
     */
    challengeQuestionWhyCorrect?: string;
    /**
     * In Catalan.
     */
    challengeQuestionWhyCorrectCat?: string;
    /**
     * In English.
     */
    challengeQuestionWhyCorrectEng?: string;
    /**
     * In Spanish.
     */
    challengeQuestionWhyIncorrect?: string;
    /**
     * In Catalan.
     */
    challengeQuestionWhyIncorrectCat?: string;
    /**
     * In English.
     */
    challengeQuestionWhyIncorrectEng?: string;
    /**
     * Description of the puzzle. In Catalan.
     */
    puzzleDescriptionCat?: string;
    /**
     * Description of the puzzle. In English.
     */
    puzzleDescriptionEng?: string;
    puzzleScore?: number;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In Catalan.
     */
    wordsCat?: string;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In English.
     */
    wordsEng?: string;
    /**
     * Description of the word search. In Catalan.
     */
    wordsDescriptionCat?: string;
    /**
     * Description of the word search. In English.
     */
    wordsDescriptionEng?: string;
    wordsScore?: number;
};

/**
 * A point of a list, without what belongs to one installation - assets, a chatbot, other points; what it leaves out is as in a new point.
 */
export type ListedMapPoint = {
    /**
     * Name in Spanish.
     */
    mappointName?: string;
    /**
     * Name in Catalan.
     */
    mappointNameCat?: string;
    /**
     * Name in English.
     */
    mappointNameEng?: string;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    latitude: number;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    longitude: number;
    /**
     * The address as one text.
     */
    location?: string;
    streetName?: string;
    streetNumber?: string;
    city?: string;
    postcode?: string;
    country?: string;
    /**
     * Title of the storytelling in Spanish.
     */
    storyTitle?: string;
    /**
     * Title of the storytelling in Catalan.
     */
    storyTitleCat?: string;
    /**
     * Title of the storytelling in English.
     */
    storyTitleEng?: string;
    /**
     * Storytelling in Spanish.
     */
    storyText?: string;
    /**
     * Storytelling in Catalan.
     */
    storyTextCat?: string;
    /**
     * Storytelling in English.
     */
    storyTextEng?: string;
    /**
     * Seconds; 0, as in a new point, means indefinite (document 2 §2).
     */
    lifetime?: number;
    /**
     * The final point of the experience.
     */
    isFinal?: Flag;
    flagAnim?: AnimationFlag;
    /**
     * An extra. Name of the animation of the 3D model that plays; empty, or one that the model lacks, is its first.
     */
    challengeModelClip?: string;
    /**
     * Title of the challenge in Spanish. At most 500 characters (server limit).
     */
    challengeDesc?: string;
    /**
     * Title of the challenge in Catalan. At most 500 characters (server limit).
     */
    challengeDescCat?: string;
    /**
     * Title of the challenge in English. At most 500 characters (server limit).
     */
    challengeDescEng?: string;
    challengeType?: ChallengeType;
    /**
     * Question in Spanish. At most 500 characters (server limit).
     */
    question?: string;
    /**
     * Question in Catalan. At most 500 characters (server limit).
     */
    questionCat?: string;
    /**
     * Question in English. At most 500 characters (server limit).
     */
    questionEng?: string;
    /**
     * The correct answer in Spanish. At most 300 characters (server limit).
     */
    answerCorrect?: string;
    /**
     * The correct answer in Catalan. At most 300 characters (server limit).
     */
    answerCorrectCat?: string;
    /**
     * The correct answer in English. At most 300 characters (server limit).
     */
    answerCorrectEng?: string;
    /**
     * An incorrect answer in Spanish. At most 300 characters (server limit).
     */
    answerIncorrect1?: string;
    /**
     * An incorrect answer in Catalan. At most 300 characters (server limit).
     */
    answerIncorrect1Cat?: string;
    /**
     * An incorrect answer in English. At most 300 characters (server limit).
     */
    answerIncorrect1Eng?: string;
    /**
     * Another incorrect answer in Spanish. At most 300 characters (server limit).
     */
    answerIncorrect2?: string;
    /**
     * Another incorrect answer in Catalan. At most 300 characters (server limit).
     */
    answerIncorrect2Cat?: string;
    /**
     * Another incorrect answer in English. At most 300 characters (server limit).
     */
    answerIncorrect2Eng?: string;
    /**
     * Points gained.
     */
    scoreCorrect?: number;
    /**
     * Points lost, as a positive number.
     */
    scoreIncorrect?: number;
    /**
     * Pieces a side, 3 to 6 (document 2 §9).
     */
    puzzleSize?: 3 | 4 | 5 | 6;
    /**
     * Description of the puzzle in Spanish. At most 500 characters (server limit).
     */
    puzzleDescription?: string;
    /**
     * Description of the puzzle in Catalan. At most 500 characters (server limit).
     */
    puzzleDescriptionCat?: string;
    /**
     * Description of the puzzle in English. At most 500 characters (server limit).
     */
    puzzleDescriptionEng?: string;
    puzzleScore?: number;
    /**
     * Words in Spanish, separated by a space: at most 6 of at most 7 characters (document 2 §9).
     */
    words?: string;
    /**
     * Words in Catalan, separated by a space: at most 6 of at most 7 characters (document 2 §9).
     */
    wordsCat?: string;
    /**
     * Words in English, separated by a space: at most 6 of at most 7 characters (document 2 §9).
     */
    wordsEng?: string;
    /**
     * Description of the word search in Spanish. At most 500 characters (server limit).
     */
    wordsDescription?: string;
    /**
     * Description of the word search in Catalan. At most 500 characters (server limit).
     */
    wordsDescriptionCat?: string;
    /**
     * Description of the word search in English. At most 500 characters (server limit).
     */
    wordsDescriptionEng?: string;
    wordsScore?: number;
    /**
     * Points of the points challenge.
     */
    pointsScore?: number;
};

/**
 * The whole point; a field that is left out keeps what is stored, an empty text clears it.
 */
export type MapPointForm = {
    /**
     * The point to update.
     */
    mappointId: RecordId;
    version?: Version;
    /**
     * An extra: the changed texts are only corrected, and their translations stay valid. Left out: they are outdated.
     */
    isCorrection?: Flag;
    /**
     * The experience.
     */
    mappointGymId: RecordId;
    /**
     * Sent by the panel, ignored: the owner is who holds the token.
     */
    idUser?: number;
    /**
     * Name. At least one language has one (document 2 §5). In Spanish.
     */
    mappointName?: string;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    latitude: number;
    /**
     * Degrees, stored with 6 decimals (document 2 §9).
     */
    longitude: number;
    /**
     * The address as one text.
     */
    location?: string;
    /**
     * Title of the storytelling. In Spanish.
     */
    storyTitle?: string;
    /**
     * Storytelling. In Spanish.
     */
    storyText?: string;
    /**
     * Image of the storytelling. In Spanish.
     */
    storyImg?: AssetId;
    /**
     * Audio of the storytelling. In Spanish.
     */
    storySound?: AssetId;
    /**
     * Seconds; 0, as in a new point, means indefinite (document 2 §2).
     */
    lifetime?: number;
    /**
     * The final point of the experience.
     */
    isFinal?: Flag;
    /**
     * 'end' for the final point (document 2 §3).
     */
    Qtype?: '' | 'end';
    flagAnim?: AnimationFlag;
    /**
     * Bot of this point, or 'null' (document 2 §7).
     */
    chatbotId?: string;
    /**
     * 3D model of the challenge.
     */
    challengeModelId?: AssetId;
    /**
     * An extra. Name of the animation of the 3D model that plays; empty, or one that the model lacks, is its first.
     */
    challengeModelClip?: string;
    /**
     * Title of the challenge. In Spanish.
     */
    challengeDesc?: string;
    challengeType?: ChallengeType;
    /**
     * Question. In Spanish.
     */
    question?: string;
    /**
     * The correct answer. In Spanish.
     */
    answerCorrect?: string;
    /**
     * An incorrect answer. In Spanish.
     */
    answerIncorrect1?: string;
    /**
     * Another incorrect answer. In Spanish.
     */
    answerIncorrect2?: string;
    /**
     * Points gained.
     */
    scoreCorrect?: number;
    /**
     * Points lost, as a positive number.
     */
    scoreIncorrect?: number;
    /**
     * Square image.
     */
    puzzleImg?: AssetId;
    /**
     * Pieces a side, 3 to 6 (document 2 §9).
     */
    puzzleSize?: 3 | 4 | 5 | 6;
    /**
     * Description of the puzzle. In Spanish.
     */
    puzzleDescription?: string;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In Spanish.
     */
    words?: string;
    /**
     * Description of the word search. In Spanish.
     */
    wordsDescription?: string;
    /**
     * Points of the points challenge.
     */
    pointsScore?: number;
    /**
     * Name. At least one language has one (document 2 §5). In Catalan.
     */
    mappointNameCat?: string;
    /**
     * Name. At least one language has one (document 2 §5). In English.
     */
    mappointNameEng?: string;
    streetName?: string;
    streetNumber?: string;
    city?: string;
    postcode?: string;
    country?: string;
    checkInBy?: 'position' | 'code';
    checkInRadius?: number;
    checkInCode?: string;
    dependency?: MapPointReference;
    dependencyNeg?: MapPointReference;
    /**
     * Title of the storytelling. In Catalan.
     */
    storyTitleCat?: string;
    /**
     * Title of the storytelling. In English.
     */
    storyTitleEng?: string;
    /**
     * Storytelling. In Catalan.
     */
    storyTextCat?: string;
    /**
     * Storytelling. In English.
     */
    storyTextEng?: string;
    /**
     * Image of the storytelling. In Catalan.
     */
    storyImgCat?: AssetId;
    /**
     * Image of the storytelling. In English.
     */
    storyImgEng?: AssetId;
    /**
     * Audio of the storytelling. In Catalan.
     */
    storySoundCat?: AssetId;
    /**
     * Audio of the storytelling. In English.
     */
    storySoundEng?: AssetId;
    /**
     * Title of the challenge. In Catalan.
     */
    challengeDescCat?: string;
    /**
     * Title of the challenge. In English.
     */
    challengeDescEng?: string;
    /**
     * In Spanish.
     */
    challengeHintText?: string;
    /**
     * In Catalan.
     */
    challengeHintTextCat?: string;
    /**
     * In English.
     */
    challengeHintTextEng?: string;
    challengeHintCost?: number;
    /**
     * Question. In Catalan.
     */
    questionCat?: string;
    /**
     * Question. In English.
     */
    questionEng?: string;
    /**
     * The correct answer. In Catalan.
     */
    answerCorrectCat?: string;
    /**
     * The correct answer. In English.
     */
    answerCorrectEng?: string;
    /**
     * An incorrect answer. In Catalan.
     */
    answerIncorrect1Cat?: string;
    /**
     * An incorrect answer. In English.
     */
    answerIncorrect1Eng?: string;
    /**
     * Another incorrect answer. In Catalan.
     */
    answerIncorrect2Cat?: string;
    /**
     * Another incorrect answer. In English.
     */
    answerIncorrect2Eng?: string;
    /**
     * In Spanish.
     */
    challengeQuestionWhyCorrect?: string;
    /**
     * In Catalan.
     */
    challengeQuestionWhyCorrectCat?: string;
    /**
     * In English.
     */
    challengeQuestionWhyCorrectEng?: string;
    /**
     * In Spanish.
     */
    challengeQuestionWhyIncorrect?: string;
    /**
     * In Catalan.
     */
    challengeQuestionWhyIncorrectCat?: string;
    /**
     * In English.
     */
    challengeQuestionWhyIncorrectEng?: string;
    /**
     * Description of the puzzle. In Catalan.
     */
    puzzleDescriptionCat?: string;
    /**
     * Description of the puzzle. In English.
     */
    puzzleDescriptionEng?: string;
    puzzleScore?: number;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In Catalan.
     */
    wordsCat?: string;
    /**
     * Words, separated by a space: at most 6 of at most 7 characters (document 2 §9). In English.
     */
    wordsEng?: string;
    /**
     * Description of the word search. In Catalan.
     */
    wordsDescriptionCat?: string;
    /**
     * Description of the word search. In English.
     */
    wordsDescriptionEng?: string;
    wordsScore?: number;
};

export type ProfileForm = {
    /**
     * Required (document 1 §5).
     */
    name: string;
    /**
     * Required (document 1 §5).
     */
    surname: string;
    city?: string;
    /**
     * International format, or empty (document 1 §5).
     */
    phone?: string;
    facebook?: string;
    instagram?: string;
    twitter?: string;
    /**
     * Avatar, under 1024 KB: PNG, JPEG, WEBP or GIF (document 1 §9).
     */
    image?: Blob | File;
    /**
     * The avatar that the profile has now; 0 without an image takes it away.
     */
    idMod?: AssetId;
};

/**
 * A new user. The superAdmin- fields count only when a super-admin creates an admin (document 1 §6).
 */
export type NewUserForm = {
    /**
     * Required (document 1 §5).
     */
    name: string;
    /**
     * Required (document 1 §5).
     */
    surname: string;
    city?: string;
    /**
     * International format, or empty (document 1 §5).
     */
    phone?: string;
    facebook?: string;
    instagram?: string;
    twitter?: string;
    /**
     * Class or group of an editor; empty for none. Other users have none.
     */
    label?: string;
    /**
     * Avatar, under 1024 KB: PNG, JPEG, WEBP or GIF (document 1 §9).
     */
    image?: Blob | File;
    /**
     * Company. Only a super-admin may choose it; otherwise it is the creator's.
     */
    entity?: string;
    email: Email;
    role: Role;
    requestId?: RequestId;
    /**
     * MB, in steps of 0.01; 0 means no limit.
     */
    'superAdmin-maxMB'?: number;
    'superAdmin-maxSupervisors'?: number;
    'superAdmin-maxEditors'?: number;
    'superAdmin-maxMappoints'?: number;
    'superAdmin-maxFiles'?: number;
    'superAdmin-equitativeResources'?: Flag;
    'superAdmin-sharedGyms'?: Flag;
    'superAdmin-hasChatbots'?: Flag;
};

/**
 * The same form with id; e-mail and role are read-only and ignored (document 1 §5).
 */
export type UserForm = {
    /**
     * The user to change.
     */
    id: RecordId;
    /**
     * The avatar that the user has now; 0 without an image takes it away.
     */
    idMod?: AssetId;
    /**
     * Required (document 1 §5).
     */
    name: string;
    /**
     * Required (document 1 §5).
     */
    surname: string;
    city?: string;
    /**
     * International format, or empty (document 1 §5).
     */
    phone?: string;
    facebook?: string;
    instagram?: string;
    twitter?: string;
    /**
     * Class or group of an editor; empty for none. Other users have none.
     */
    label?: string;
    /**
     * Avatar, under 1024 KB: PNG, JPEG, WEBP or GIF (document 1 §9).
     */
    image?: Blob | File;
    /**
     * Company. Only a super-admin may choose it; otherwise it is the creator's.
     */
    entity?: string;
    email?: Email;
    role?: Role;
    /**
     * MB, in steps of 0.01; 0 means no limit.
     */
    'superAdmin-maxMB'?: number;
    'superAdmin-maxSupervisors'?: number;
    'superAdmin-maxEditors'?: number;
    'superAdmin-maxMappoints'?: number;
    'superAdmin-maxFiles'?: number;
    'superAdmin-equitativeResources'?: Flag;
    'superAdmin-sharedGyms'?: Flag;
    'superAdmin-hasChatbots'?: Flag;
};

/**
 * 0 3D model, 1 image, 2 audio; 4 and 5 are shown like images (document 2 §3).
 */
export type AssetType = 0 | 1 | 2 | 4 | 5;

/**
 * Document 2 §3.
 */
export type AssetMedia = {
    Id?: RecordId;
    /**
     * URL; empty when there is none.
     */
    Thumbnail: string;
    /**
     * URL of the audio; empty when it is none.
     */
    Sound: string;
    IdUser?: number;
    Name?: string;
    Type?: AssetType;
    /**
     * URL of the file itself.
     */
    File?: string;
    FileName?: string;
    Facts?: AssetFacts;
    /**
     * Of a model.
     */
    Animation?: boolean;
    /**
     * Of a model.
     */
    ScaleMod?: number;
    /**
     * Bytes of the file.
     */
    Size?: number;
    Description?: string;
    /**
     * As in GymkhanaAsset.
     */
    AltText?: string;
    AltTextCat?: string;
    AltTextEng?: string;
    /**
     * An extra, as the two below. As in LibraryAsset.
     */
    Author?: string;
    Licence?: LicenceId;
    Credit?: string;
    Speech?: AssetSpeech;
};

/**
 * By which licence an asset is used, as SPDX calls it; `none` where nothing is said, `own` for the own work of whoever uploads it, `reserved` where all rights are reserved, `CC-PDM-1.0` for the public domain.
 */
export type LicenceId = 'none' | 'own' | 'reserved' | 'CC-PDM-1.0' | 'CC0-1.0' | 'CC-BY-4.0' | 'CC-BY-SA-4.0' | 'CC-BY-ND-4.0' | 'CC-BY-NC-4.0' | 'CC-BY-NC-SA-4.0' | 'CC-BY-NC-ND-4.0' | 'other';

/**
 * An extra. Of an audio that a machine has spoken: what it was made from. It goes with another file.
 */
export type AssetSpeech = {
    text: TextId;
    /**
     * Of the text, so that a change since is told.
     */
    hash: string;
    language: TextLanguage;
    voice: string;
};

/**
 * Up to a hundred ids, divided by commas.
 */
export type RecordIds = string;

export type LibraryName = 'own' | 'global';

/**
 * Equal ones are newest first.
 */
export type AssetOrder = 'newest' | 'oldest' | 'name' | 'nameDescending' | 'largest' | 'mostUsed';

export type AssetTag = string;

/**
 * Free tags, as the JSON text of a list. Those that differ in case, accents and the like are one.
 */
export type AssetTagsText = Array<AssetTag>;

/**
 * Of a library, or of those of its assets that have the asked type where it says so.
 */
export type LibraryCounts = {
    /**
     * All of the library.
     */
    total: number;
    /**
     * Those that match all of the filters.
     */
    found: number;
    /**
     * All of the library by type.
     */
    types: {
        image: number;
        model: number;
        audio: number;
    };
    /**
     * Of the type; those without assets are left out.
     */
    categories: Array<{
        id: number;
        count: number;
    }>;
    /**
     * Of the type, in the order of the alphabet; the most frequent ones where there are more.
     */
    tags: Array<{
        tag: AssetTag;
        count: number;
    }>;
    /**
     * Of the type, those of most assets first.
     */
    uploaders: Array<{
        id: RecordId;
        name: string;
        count: number;
    }>;
    /**
     * All of the library whose `thumbnailIsOld`.
     */
    oldThumbnails: number;
};

/**
 * An asset of the library (document 2 §3).
 */
export type LibraryAsset = {
    id: RecordId;
    /**
     * Name.
     */
    model: string;
    /**
     * Paths of a small and a large one, each with its leading slash; the image URL is the base path (where the server is) and the first of them. Empty for audio.
     */
    thumbnail: Array<string>;
    /**
     * An extra. Of a model whose thumbnail may show it as a speck, so another one is proposed.
     */
    thumbnailIsOld?: boolean;
    type: AssetType;
    /**
     * Id of the category; 0 means none.
     */
    category: number;
    description: string;
    /**
     * An extra. Of an image, what it shows, for those who do not see it; in Spanish, Catalan and English.
     */
    altText?: string;
    altTextCat?: string;
    altTextEng?: string;
    /**
     * An extra, as the two below. Whose the asset is. All three are missing where nothing is said of it.
     */
    author?: string;
    licence?: LicenceId;
    /**
     * How its author wants to be named; shown in place of name, author and licence.
     */
    credit?: string;
    speech?: AssetSpeech;
    animation: boolean;
    scaleMod: number;
    /**
     * Path of the audio; missing when it is none.
     */
    sound?: string;
    /**
     * Path of the file itself, with the name that a download gets.
     */
    file?: string;
    /**
     * Bytes.
     */
    size?: number;
    /**
     * Owner; 0 for the global library.
     */
    idUser?: number;
    /**
     * An extra. Whether its owner shares it with its team; missing where not.
     */
    isShared?: boolean;
    /**
     * An extra. Name of the owner who shares it with the caller's team; missing for one's own.
     */
    sharedBy?: string;
    /**
     * As its author called the file.
     */
    fileName?: string;
    createdAt?: Moment;
    /**
     * Places that use it.
     */
    uses?: number;
    facts?: AssetFacts;
    /**
     * An extra. Free tags, in the order of the alphabet.
     */
    tags?: Array<AssetTag>;
    /**
     * An extra. In a page, what `after` takes to read on behind this asset.
     */
    place?: string;
    may?: AssetPermissions;
};

/**
 * What the caller may do with the asset; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export type AssetPermissions = {
    edit: boolean;
    /**
     * One that is in use is still refused, with where.
     */
    delete: boolean;
    /**
     * Share it with the team, and stop doing so. Missing from older back ends.
     */
    share?: boolean;
};

export type AssetForm = {
    idMod: RecordId;
    name: string;
    description: string;
    category: RecordId;
    /**
     * Of an image; left out, it stays as it is. So are the two below, in Catalan and English.
     */
    altText?: string;
    altTextCat?: string;
    altTextEng?: string;
    /**
     * Left out, it stays as it is. So are the two below.
     */
    author?: string;
    licence?: LicenceId;
    credit?: string;
    /**
     * All of its tags; left out, they stay as they are.
     */
    tags?: AssetTagsText;
    animation?: boolean;
    scaleMod?: number;
    /**
     * Another thumbnail of a model.
     */
    thumbnail?: Blob | File;
};

/**
 * Assets, as the JSON text of a list of their ids.
 */
export type AssetIds = Array<RecordId>;

/**
 * Categories of assets, as JSON text.
 */
export type AssetChanges = Array<{
    idMod: RecordId;
    category: RecordId;
}>;

/**
 * A text of the experience or of a point, by the path of its field: `experience/prize.name`, `point/31/story.title`.
 */
export type TextId = string;

export type TextLanguage = 'cas' | 'cat' | 'eng';

/**
 * A text in each language, "" where it is not written; words of a word search are separated by spaces.
 */
export type RouteText = {
    id: TextId;
    cas: string;
    cat: string;
    eng: string;
};

export type OutdatedText = {
    id: TextId;
    language: TextLanguage;
    /**
     * What its source was when the translation was made.
     */
    source: string;
};

/**
 * Changed texts, as JSON text.
 */
export type TextChanges = Array<{
    id: TextId;
    language: TextLanguage;
    /**
     * The text as the sender has read it.
     */
    read: string;
    value: string;
    /**
     * Of a source, that its translations stay valid.
     */
    isCorrection?: boolean;
}>;

/**
 * Translations that are right for the present source, as JSON text.
 */
export type TextsStillRight = Array<{
    id: TextId;
    language: TextLanguage;
    /**
     * The source as the sender has read it; the translation stays outdated if it is another by now.
     */
    source: string;
}>;

export type TextDrafts = {
    /**
     * Whether the server has a language model; without one there are neither runs nor drafts.
     */
    available: boolean;
    /**
     * The run under way, or the last one.
     */
    run: DraftRun | null;
    drafts: Array<{
        id: TextId;
        language: TextLanguage;
        text: string;
        /**
         * What asks for a closer look: it does not fit its field, or numbers, placeholders or words of the glossary are missing.
         */
        marks: Array<'tooLong' | 'numbers' | 'placeholders' | 'glossary'>;
    }>;
};

export type DraftRun = {
    state: 'running' | 'done' | 'stopped' | 'failed';
    /**
     * Why it failed; `quota` where the account's tokens are used up.
     */
    failure?: 'unreachable' | 'slow' | 'broken' | 'limited' | 'unpaid' | 'quota';
    /**
     * Translations that were wanted.
     */
    total: number;
    drafted: number;
    /**
     * Still to come; of a run that is over, not come.
     */
    left: number;
    startedAt: Moment;
    endedAt?: Moment;
};

export type GlossaryEntries = Array<{
    /**
     * As it stands in the Spanish texts.
     */
    term: string;
    /**
     * What stands for it; empty where the term stays as it is.
     */
    cat: string;
    eng: string;
}>;

export type Glossary = {
    /**
     * How often it was saved.
     */
    version: number;
    entries: GlossaryEntries;
};

export type GymkhanaVersion = {
    number: RecordId;
    savedAt: Moment;
    /**
     * Name of who saved it; empty where that is not known.
     */
    by: string;
    /**
     * What it was saved from; empty where that is not known.
     */
    device: 'computer' | 'tablet' | 'phone' | '';
    /**
     * Empty for none.
     */
    name: string;
    /**
     * The version that it has brought back.
     */
    restored?: RecordId;
    /**
     * What it has changed since the version before; empty for the first one.
     */
    notes: Array<VersionNote>;
    /**
     * Changes beside those of `notes`.
     */
    moreNotes: number;
};

/**
 * One thing that a version has changed.
 */
export type VersionNote = {
    kind: 'added' | 'removed' | 'order' | 'value' | 'moved' | 'points' | 'text' | 'texts' | 'other';
    /**
     * The field, as archives call it.
     */
    path?: string;
    /**
     * Place in the route of the point that it is about; missing where it is about the experience.
     */
    place?: number;
    /**
     * Of the point that it is about.
     */
    name?: string;
    language?: 'cas' | 'cat' | 'eng';
    count?: number;
    metres?: number;
    /**
     * Of a field that names another point its place in the route.
     */
    from?: string | number | boolean;
    to?: string | number | boolean;
};

export type AssetUses = {
    uses: Array<AssetUse>;
    /**
     * Places that the caller may not see.
     */
    hidden: number;
    /**
     * Experiences that do not use it, but have a version that does; missing for none.
     */
    inVersions?: number;
    /**
     * Experiences of others than its owner that use it; missing for none.
     */
    ofOthers?: number;
};

export type AssetUse = {
    gymId: RecordId;
    gymName: string;
    /**
     * Missing when the experience itself uses it.
     */
    pointId?: RecordId;
    pointName?: string;
    /**
     * The field of the experience's or the point's form.
     */
    field: string;
};

/**
 * What was measured when the file was taken in.
 */
export type AssetFacts = {
    /**
     * Pixels.
     */
    width?: number;
    /**
     * Pixels.
     */
    height?: number;
    /**
     * Seconds.
     */
    duration?: number;
    /**
     * Loudness of the audio over time, 100 the loudest.
     */
    peaks?: Array<number>;
    /**
     * Name of the model inside the archive.
     */
    modelFile?: string;
    /**
     * Files inside the archive.
     */
    entries?: number;
    /**
     * Of a model, as measured when it was taken in; so are the two below.
     */
    triangles?: number;
    /**
     * Pixels of the longest side of any texture of a model, 0 without textures.
     */
    textureSide?: number;
    /**
     * Bytes of graphics memory that the textures of a model take.
     */
    textureMemory?: number;
    /**
     * Textures of a model that are in neither figure, since their size is not known; missing where nobody has looked for them, of which the figures then may be too low.
     */
    uncountedTextures?: number;
    /**
     * Names of the animations of a model, in the order of its file; an unnamed one is empty. Missing where the model was taken in before they were kept, until its file is replaced.
     */
    animations?: Array<string>;
};

export type ModelCategory = {
    id: RecordId;
    name: string;
};

export type NewAssetForm = {
    /**
     * Required (document 2 §5).
     */
    category: RecordId;
    /**
     * Required (document 2 §5).
     */
    description: string;
    /**
     * 0 model, 1 image, 2 audio.
     */
    type: 0 | 1 | 2;
    /**
     * Image at most 2 MB, model (zip or fbx) at most 15 MB, audio (mpeg) at most 3 MB (document 2 §9).
     */
    file: Blob | File;
    /**
     * Thumbnail of a model, at most 2 MB; required with a model.
     */
    thumbnail?: Blob | File;
    /**
     * The file's own name without it.
     */
    name?: string;
    /**
     * An extra, as the two below. As in LibraryAsset.
     */
    author?: string;
    licence?: LicenceId;
    credit?: string;
    /**
     * Without it, a file that the caller can use already is refused, and data.existing is that asset.
     */
    allowCopy?: boolean;
    requestId?: RequestId;
    animation?: boolean;
    scaleMod?: number;
    /**
     * An extra. What the sender has measured of a model; kept for what the panel says of heavy ones. So are the two below.
     */
    triangles?: number;
    /**
     * Pixels of the longest side of any texture of a model, 0 without textures.
     */
    textureSide?: number;
    /**
     * Bytes of graphics memory that the textures of a model take.
     */
    textureMemory?: number;
    /**
     * The panel sends 'false'.
     */
    isGym?: boolean;
    /**
     * The panel sends 'false'.
     */
    special?: boolean;
};

export type AssetFileForm = {
    idMod: RecordId;
    /**
     * Of the asset's type, and no larger than an upload of it may be.
     */
    file: Blob | File;
    /**
     * Thumbnail of a model, at most 2 MB; required with a model.
     */
    thumbnail?: Blob | File;
    /**
     * Without it, the file of another asset that the caller can use is refused, and data.existing is that asset.
     */
    allowCopy?: boolean;
    /**
     * As in NewAssetForm; so are the two below.
     */
    triangles?: number;
    textureSide?: number;
    textureMemory?: number;
};

/**
 * A bot in the list (document 2 §3).
 */
export type ChatbotSummary = {
    /**
     * Of the internal record; 0 for a bot without one.
     */
    id: number | string;
    name: string;
    active: boolean;
    clientId: string;
    botId?: string;
    botPath?: string;
    primary_color?: string;
    secondary_color?: string;
    /**
     * Address of its picture; missing without one.
     */
    avatarUrl?: string;
};

/**
 * Document 2 §3.
 */
export type ChatbotDetail = {
    BotId: string;
    ChatbotId?: RecordId;
    BotName: string;
    BotDescription: string;
    BotNameCat: string;
    BotDescriptionCat: string;
    BotNameEng: string;
    BotDescriptionEng: string;
    /**
     * URL of the avatar.
     */
    Thumbnail: string;
    /**
     * At how many map points the bot answers; when its record is deleted, they have no bot.
     */
    usedInPoints?: number;
};

/**
 * At least one language has name and description (document 2 §5).
 */
export type ChatbotForm = {
    /**
     * Id of the bot on the bot platform.
     */
    BotId: string;
    BotName?: string;
    BotDescription?: string;
    BotNameCat?: string;
    BotDescriptionCat?: string;
    BotNameEng?: string;
    BotDescriptionEng?: string;
    /**
     * Under 1024 KB: PNG, JPG, JPEG, WEBP or GIF (document 2 §5).
     */
    avatar?: Blob | File;
};

/**
 * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
 */
export type AssetSearch = string;

export type AssetTypeOnly = 0 | 1 | 2;

/**
 * One of these categories, divided by commas.
 */
export type AssetCategories = RecordIds;

/**
 * At least one of these tags, divided by commas, as a search compares them.
 */
export type AssetTagsAny = string;

/**
 * Uploaded by one of these users, divided by commas. What a deleted user has left counts as its heir's.
 */
export type AssetUploaders = RecordIds;

/**
 * Not uploaded before this moment (UTC).
 */
export type AssetFrom = Moment;

/**
 * Uploaded before this moment (UTC).
 */
export type AssetTo = Moment;

/**
 * 1 for those alone that no place uses, as `uses` counts them.
 */
export type AssetUnused = Flag;

/**
 * 1 for those alone that the global library shows to all, whose idUser is 0.
 */
export type AssetGlobalOnly = Flag;

/**
 * 1 for those alone whose `thumbnailIsOld`.
 */
export type AssetOldThumbnail = Flag;

/**
 * These assets alone, divided by commas.
 */
export type AssetOnly = RecordIds;

export type AssetSort = AssetOrder;

/**
 * A page of this many at most. Fewer are the last ones.
 */
export type AssetLimit = number;

/**
 * The `place` of the asset behind which the page begins, in the same order.
 */
export type AssetAfter = string;

export type LoginData = {
    body: {
        email: Email;
        /**
         * At least 6 characters (document 1 §5).
         */
        password: string;
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/login';
};

export type LoginErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * Session token; its payload holds exp (seconds) and data, the user with its role. Good for 86400 s.
             */
            token: string;
        };
    } | SignInRefusal;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type BeginProviderSignInData = {
    body: {
        provider: ProviderId;
        /**
         * The id in the link of an invitation that is accepted with the provider.
         */
        invitation?: string;
        /**
         * Lets the person choose an account, where the provider knows somebody already; after a try with one that did not do.
         */
        choosesAccount?: boolean;
    };
    path?: never;
    query?: never;
    url: '/login/provider';
};

export type BeginProviderSignInErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type BeginProviderSignInError = BeginProviderSignInErrors[keyof BeginProviderSignInErrors];

export type BeginProviderSignInResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: ProviderAddress;
    } | Refusal;
};

export type BeginProviderSignInResponse = BeginProviderSignInResponses[keyof BeginProviderSignInResponses];

export type FinishProviderSignInData = {
    body: {
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/login/finishProvider';
};

export type FinishProviderSignInErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type FinishProviderSignInError = FinishProviderSignInErrors[keyof FinishProviderSignInErrors];

export type FinishProviderSignInResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SignedIn;
    } | SignInRefusal;
};

export type FinishProviderSignInResponse = FinishProviderSignInResponses[keyof FinishProviderSignInResponses];

export type LoginWithCodeData = {
    body: {
        challenge: Challenge;
        code: AnyCode;
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/login/secondFactor';
};

export type LoginWithCodeErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type LoginWithCodeError = LoginWithCodeErrors[keyof LoginWithCodeErrors];

export type LoginWithCodeResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SignedIn;
    } | Refusal;
};

export type LoginWithCodeResponse = LoginWithCodeResponses[keyof LoginWithCodeResponses];

export type BeginRequiredSecondFactorData = {
    body: {
        challenge: Challenge;
    };
    path?: never;
    query?: never;
    url: '/login/beginSecondFactor';
};

export type BeginRequiredSecondFactorErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type BeginRequiredSecondFactorError = BeginRequiredSecondFactorErrors[keyof BeginRequiredSecondFactorErrors];

export type BeginRequiredSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SecondFactorSetup;
    } | Refusal;
};

export type BeginRequiredSecondFactorResponse = BeginRequiredSecondFactorResponses[keyof BeginRequiredSecondFactorResponses];

export type ConfirmRequiredSecondFactorData = {
    body: {
        challenge: Challenge;
        code: TotpCode;
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/login/confirmSecondFactor';
};

export type ConfirmRequiredSecondFactorErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type ConfirmRequiredSecondFactorError = ConfirmRequiredSecondFactorErrors[keyof ConfirmRequiredSecondFactorErrors];

export type ConfirmRequiredSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SignedInWithCodes;
    } | Refusal;
};

export type ConfirmRequiredSecondFactorResponse = ConfirmRequiredSecondFactorResponses[keyof ConfirmRequiredSecondFactorResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/logout';
};

export type LogoutErrors = {
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

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * Where the session of the provider ends with which it was opened; missing where there is no such address.
             */
            url?: string;
        };
    } | Refusal;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type GetMeErrors = {
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

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: CurrentUser;
    } | Refusal;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ForgotPasswordData = {
    body: {
        email: Email;
    };
    path?: never;
    query?: never;
    url: '/user/forgotPassword';
};

export type ForgotPasswordErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type ForgotPasswordError = ForgotPasswordErrors[keyof ForgotPasswordErrors];

export type ForgotPasswordResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ForgotPasswordResponse = ForgotPasswordResponses[keyof ForgotPasswordResponses];

export type ResetPasswordData = {
    body: {
        /**
         * The id in the link: a secret, good once.
         */
        id: string;
        password: NewPassword;
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/user/resetPassword';
};

export type ResetPasswordErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];

export type ResetPasswordResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];

export type ChangePasswordData = {
    body: {
        password: GivenPassword;
        newPassword: NewPassword;
        code?: AnyCode;
        timeZone?: TimeZone;
    };
    path?: never;
    query?: never;
    url: '/user/changePassword';
};

export type ChangePasswordErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SignedIn;
    } | Refusal;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type ConfirmEmailData = {
    body: {
        /**
         * The id in the link: a secret, good once.
         */
        id: string;
        password: NewPassword;
    };
    path?: never;
    query?: never;
    url: '/user/confirmEmailAndSetPassword';
};

export type ConfirmEmailErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
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

export type ConfirmEmailError = ConfirmEmailErrors[keyof ConfirmEmailErrors];

export type ConfirmEmailResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ConfirmEmailResponse = ConfirmEmailResponses[keyof ConfirmEmailResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/sessions';
};

export type ListSessionsErrors = {
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

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<Session>;
    } | Refusal;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type EndSessionData = {
    body: {
        id: string;
    };
    path?: never;
    query?: never;
    url: '/user/endSession';
};

export type EndSessionErrors = {
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

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type EndSessionResponse = EndSessionResponses[keyof EndSessionResponses];

export type EndOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/endOtherSessions';
};

export type EndOtherSessionsErrors = {
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

export type EndOtherSessionsError = EndOtherSessionsErrors[keyof EndOtherSessionsErrors];

export type EndOtherSessionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type EndOtherSessionsResponse = EndOtherSessionsResponses[keyof EndOtherSessionsResponses];

export type ListIdentitiesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/identities';
};

export type ListIdentitiesErrors = {
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

export type ListIdentitiesError = ListIdentitiesErrors[keyof ListIdentitiesErrors];

export type ListIdentitiesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<Identity>;
    } | Refusal;
};

export type ListIdentitiesResponse = ListIdentitiesResponses[keyof ListIdentitiesResponses];

export type BeginLinkIdentityData = {
    body: {
        provider: ProviderId;
        password: GivenPassword;
        code?: AnyCode;
    };
    path?: never;
    query?: never;
    url: '/user/linkIdentity';
};

export type BeginLinkIdentityErrors = {
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

export type BeginLinkIdentityError = BeginLinkIdentityErrors[keyof BeginLinkIdentityErrors];

export type BeginLinkIdentityResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: ProviderAddress;
    } | Refusal;
};

export type BeginLinkIdentityResponse = BeginLinkIdentityResponses[keyof BeginLinkIdentityResponses];

export type FinishLinkIdentityData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/finishLinkIdentity';
};

export type FinishLinkIdentityErrors = {
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

export type FinishLinkIdentityError = FinishLinkIdentityErrors[keyof FinishLinkIdentityErrors];

export type FinishLinkIdentityResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Identity;
    } | Refusal;
};

export type FinishLinkIdentityResponse = FinishLinkIdentityResponses[keyof FinishLinkIdentityResponses];

export type UnlinkIdentityData = {
    body: {
        provider: ProviderId;
        password: GivenPassword;
        code?: AnyCode;
    };
    path?: never;
    query?: never;
    url: '/user/unlinkIdentity';
};

export type UnlinkIdentityErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type UnlinkIdentityError = UnlinkIdentityErrors[keyof UnlinkIdentityErrors];

export type UnlinkIdentityResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UnlinkIdentityResponse = UnlinkIdentityResponses[keyof UnlinkIdentityResponses];

export type GetSecondFactorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/secondFactor';
};

export type GetSecondFactorErrors = {
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

export type GetSecondFactorError = GetSecondFactorErrors[keyof GetSecondFactorErrors];

export type GetSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SecondFactor;
    } | Refusal;
};

export type GetSecondFactorResponse = GetSecondFactorResponses[keyof GetSecondFactorResponses];

export type BeginSecondFactorData = {
    body: {
        password: GivenPassword;
        code?: AnyCode;
    };
    path?: never;
    query?: never;
    url: '/user/beginSecondFactor';
};

export type BeginSecondFactorErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type BeginSecondFactorError = BeginSecondFactorErrors[keyof BeginSecondFactorErrors];

export type BeginSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: SecondFactorSetup;
    } | Refusal;
};

export type BeginSecondFactorResponse = BeginSecondFactorResponses[keyof BeginSecondFactorResponses];

export type ConfirmSecondFactorData = {
    body: {
        code: TotpCode;
    };
    path?: never;
    query?: never;
    url: '/user/confirmSecondFactor';
};

export type ConfirmSecondFactorErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type ConfirmSecondFactorError = ConfirmSecondFactorErrors[keyof ConfirmSecondFactorErrors];

export type ConfirmSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: RecoveryCodes;
    } | Refusal;
};

export type ConfirmSecondFactorResponse = ConfirmSecondFactorResponses[keyof ConfirmSecondFactorResponses];

export type RenewRecoveryCodesData = {
    body: {
        code: TotpCode;
    };
    path?: never;
    query?: never;
    url: '/user/renewRecoveryCodes';
};

export type RenewRecoveryCodesErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type RenewRecoveryCodesError = RenewRecoveryCodesErrors[keyof RenewRecoveryCodesErrors];

export type RenewRecoveryCodesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: RecoveryCodes;
    } | Refusal;
};

export type RenewRecoveryCodesResponse = RenewRecoveryCodesResponses[keyof RenewRecoveryCodesResponses];

export type TurnOffSecondFactorData = {
    body: {
        password: GivenPassword;
        code: AnyCode;
    };
    path?: never;
    query?: never;
    url: '/user/turnOffSecondFactor';
};

export type TurnOffSecondFactorErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type TurnOffSecondFactorError = TurnOffSecondFactorErrors[keyof TurnOffSecondFactorErrors];

export type TurnOffSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type TurnOffSecondFactorResponse = TurnOffSecondFactorResponses[keyof TurnOffSecondFactorResponses];

export type GetResourcesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/resources';
};

export type GetResourcesErrors = {
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

export type GetResourcesError = GetResourcesErrors[keyof GetResourcesErrors];

export type GetResourcesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: ResourceLimits;
    } | Refusal;
};

export type GetResourcesResponse = GetResourcesResponses[keyof GetResourcesResponses];

export type GetOverviewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/overview';
};

export type GetOverviewErrors = {
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

export type GetOverviewError = GetOverviewErrors[keyof GetOverviewErrors];

export type GetOverviewResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Overview;
    } | Refusal;
};

export type GetOverviewResponse = GetOverviewResponses[keyof GetOverviewResponses];

export type UpdateIsEquitableData = {
    body: {
        newIsEquitable: Flag;
    };
    path?: never;
    query?: never;
    url: '/user/updateIsEquitable';
};

export type UpdateIsEquitableErrors = {
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
     * Too many tries.
     */
    429: Failure;
    /**
     * Storage or database is out of reach; nothing was written.
     */
    503: Failure;
};

export type UpdateIsEquitableError = UpdateIsEquitableErrors[keyof UpdateIsEquitableErrors];

export type UpdateIsEquitableResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateIsEquitableResponse = UpdateIsEquitableResponses[keyof UpdateIsEquitableResponses];

export type GetMyProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/getMyProfile';
};

export type GetMyProfileErrors = {
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

export type GetMyProfileError = GetMyProfileErrors[keyof GetMyProfileErrors];

export type GetMyProfileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: User;
    } | Refusal;
};

export type GetMyProfileResponse = GetMyProfileResponses[keyof GetMyProfileResponses];

export type UpdateProfileData = {
    body: ProfileForm;
    path?: never;
    query?: never;
    url: '/user/updateProfile';
};

export type UpdateProfileErrors = {
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

export type UpdateProfileError = UpdateProfileErrors[keyof UpdateProfileErrors];

export type UpdateProfileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type GetMyUsersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/user/myusers';
};

export type GetMyUsersErrors = {
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

export type GetMyUsersError = GetMyUsersErrors[keyof GetMyUsersErrors];

export type GetMyUsersResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<ListedUser>;
    } | Refusal;
};

export type GetMyUsersResponse = GetMyUsersResponses[keyof GetMyUsersResponses];

export type CreateUserData = {
    body: NewUserForm;
    path?: never;
    query?: never;
    url: '/user/createNewUser';
};

export type CreateUserErrors = {
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

export type CreateUserError = CreateUserErrors[keyof CreateUserErrors];

export type CreateUserResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type CreateUserResponse = CreateUserResponses[keyof CreateUserResponses];

export type UpdateUserData = {
    body: UserForm;
    path?: never;
    query?: never;
    url: '/user/updateUserDataFromId';
};

export type UpdateUserErrors = {
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

export type UpdateUserError = UpdateUserErrors[keyof UpdateUserErrors];

export type UpdateUserResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateUserResponse = UpdateUserResponses[keyof UpdateUserResponses];

export type DeleteUserData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/deleteUser';
};

export type DeleteUserErrors = {
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

export type DeleteUserError = DeleteUserErrors[keyof DeleteUserErrors];

export type DeleteUserResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteUserResponse = DeleteUserResponses[keyof DeleteUserResponses];

export type MoveUserData = {
    body: {
        id: RecordId;
        /**
         * The new supervisor.
         */
        parentId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/moveUser';
};

export type MoveUserErrors = {
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

export type MoveUserError = MoveUserErrors[keyof MoveUserErrors];

export type MoveUserResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type MoveUserResponse = MoveUserResponses[keyof MoveUserResponses];

export type ActivateUserData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/activateUser';
};

export type ActivateUserErrors = {
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

export type ActivateUserError = ActivateUserErrors[keyof ActivateUserErrors];

export type ActivateUserResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ActivateUserResponse = ActivateUserResponses[keyof ActivateUserResponses];

export type ResendConfirmationData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/resendConfirmation';
};

export type ResendConfirmationErrors = {
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

export type ResendConfirmationError = ResendConfirmationErrors[keyof ResendConfirmationErrors];

export type ResendConfirmationResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ResendConfirmationResponse = ResendConfirmationResponses[keyof ResendConfirmationResponses];

export type ResetSecondFactorData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/resetSecondFactor';
};

export type ResetSecondFactorErrors = {
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

export type ResetSecondFactorError = ResetSecondFactorErrors[keyof ResetSecondFactorErrors];

export type ResetSecondFactorResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ResetSecondFactorResponse = ResetSecondFactorResponses[keyof ResetSecondFactorResponses];

export type EndUserSessionsData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/endUserSessions';
};

export type EndUserSessionsErrors = {
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

export type EndUserSessionsError = EndUserSessionsErrors[keyof EndUserSessionsErrors];

export type EndUserSessionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * How many were ended.
             */
            sessions: number;
        };
    } | Refusal;
};

export type EndUserSessionsResponse = EndUserSessionsResponses[keyof EndUserSessionsResponses];

export type UploadEditorsData = {
    body: {
        /**
         * CSV with a header line, 20,000 lines at most.
         */
        csvFile: Blob | File;
        /**
         * Made by the sender for one import and sent with each of its calls. When the answer to a call was lost, the rows that it created count as imported when they come again. Optional.
         */
        requestId?: string;
        /**
         * With 1 nobody is created; the answer says what would become of each row now. Checks are counted and logged, since they tell which e-mails have an account.
         */
        checkOnly?: 0 | 1;
        /**
         * Whose editors: an admin's or super-admin's call names one of its supervisors; a supervisor's are its own, and it leaves this out.
         */
        supervisorId?: number;
    };
    path?: never;
    query?: never;
    url: '/user/uploadEditorsFromCsv';
};

export type UploadEditorsErrors = {
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

export type UploadEditorsError = UploadEditorsErrors[keyof UploadEditorsErrors];

export type UploadEditorsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data?: CsvImportReport;
    } | Refusal;
};

export type UploadEditorsResponse = UploadEditorsResponses[keyof UploadEditorsResponses];

export type ListImportsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Whose editors: an admin or super-admin names one of its supervisors; a supervisor's are its own.
         */
        supervisorId?: RecordId;
    };
    url: '/user/editorsImports';
};

export type ListImportsErrors = {
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

export type ListImportsError = ListImportsErrors[keyof ListImportsErrors];

export type ListImportsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<EditorsImport>;
    } | Refusal;
};

export type ListImportsResponse = ListImportsResponses[keyof ListImportsResponses];

export type UndoImportData = {
    body: {
        /**
         * That of the import's calls.
         */
        requestId: string;
        /**
         * Whose editors: an admin's or super-admin's call names one of its supervisors; a supervisor's are its own, and it leaves this out.
         */
        supervisorId?: number;
    };
    path?: never;
    query?: never;
    url: '/user/undoEditorsImport';
};

export type UndoImportErrors = {
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

export type UndoImportError = UndoImportErrors[keyof UndoImportErrors];

export type UndoImportResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            deleted: number;
            /**
             * How many have answered their invitation.
             */
            kept: number;
            /**
             * The e-mails of those.
             */
            stay?: Array<string>;
        };
    } | Refusal;
};

export type UndoImportResponse = UndoImportResponses[keyof UndoImportResponses];

export type HasSharedGymsData = {
    body: {
        userId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/hasSharedGyms';
};

export type HasSharedGymsErrors = {
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

export type HasSharedGymsError = HasSharedGymsErrors[keyof HasSharedGymsErrors];

export type HasSharedGymsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            hasSharedGyms: boolean;
        };
    } | Refusal;
};

export type HasSharedGymsResponse = HasSharedGymsResponses[keyof HasSharedGymsResponses];

export type GetUserChildrenData = {
    body: {
        userId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/user/getUserChildren';
};

export type GetUserChildrenErrors = {
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

export type GetUserChildrenError = GetUserChildrenErrors[keyof GetUserChildrenErrors];

export type GetUserChildrenResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            children: Array<ChildUser>;
        };
    } | Refusal;
};

export type GetUserChildrenResponse = GetUserChildrenResponses[keyof GetUserChildrenResponses];

export type GetUserGymkhanasData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/gymkhanas/getUserGymkhanas';
};

export type GetUserGymkhanasErrors = {
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

export type GetUserGymkhanasError = GetUserGymkhanasErrors[keyof GetUserGymkhanasErrors];

export type GetUserGymkhanasResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * JSON text of the list.
         */
        data: Array<GymkhanaSummary>;
    } | Refusal;
};

export type GetUserGymkhanasResponse = GetUserGymkhanasResponses[keyof GetUserGymkhanasResponses];

export type GetWeekPlaysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/gymkhanas/getWeekPlays';
};

export type GetWeekPlaysErrors = {
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

export type GetWeekPlaysError = GetWeekPlaysErrors[keyof GetWeekPlaysErrors];

export type GetWeekPlaysResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<WeekPlays>;
    } | Refusal;
};

export type GetWeekPlaysResponse = GetWeekPlaysResponses[keyof GetWeekPlaysResponses];

export type GetGymkhanaPlacesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/gymkhanas/getPlaces';
};

export type GetGymkhanaPlacesErrors = {
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

export type GetGymkhanaPlacesError = GetGymkhanaPlacesErrors[keyof GetGymkhanaPlacesErrors];

export type GetGymkhanaPlacesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<GymkhanaPlace>;
    } | Refusal;
};

export type GetGymkhanaPlacesResponse = GetGymkhanaPlacesResponses[keyof GetGymkhanaPlacesResponses];

export type FindPointsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What is typed.
         */
        text: string;
    };
    url: '/gymkhanas/findPoints';
};

export type FindPointsErrors = {
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

export type FindPointsError = FindPointsErrors[keyof FindPointsErrors];

export type FindPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<FoundPoint>;
    } | Refusal;
};

export type FindPointsResponse = FindPointsResponses[keyof FindPointsResponses];

export type UpdateGymkhanaStateData = {
    body: {
        newSt: GymkhanaStateCode;
        idGym: RecordId;
        /**
         * The current user, as the panel sends it; ignored.
         */
        userSel?: number;
        version?: Version;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/updateState';
};

export type UpdateGymkhanaStateErrors = {
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
     * Saved in between by somebody else.
     */
    409: GymkhanaConflict;
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

export type UpdateGymkhanaStateError = UpdateGymkhanaStateErrors[keyof UpdateGymkhanaStateErrors];

export type UpdateGymkhanaStateResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data?: {
            /**
             * The experience, or with 4 the copy.
             */
            id: RecordId;
            version?: Version;
        };
    } | Refusal;
};

export type UpdateGymkhanaStateResponse = UpdateGymkhanaStateResponses[keyof UpdateGymkhanaStateResponses];

export type GetGymkhanaStatsData = {
    body: {
        idGym: RecordId;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/stats';
};

export type GetGymkhanaStatsErrors = {
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

export type GetGymkhanaStatsError = GetGymkhanaStatsErrors[keyof GetGymkhanaStatsErrors];

export type GetGymkhanaStatsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * JSON text of the statistics, or of null while no play of the experience was recorded.
         */
        data: GymkhanaStatistics | null;
    } | Refusal;
};

export type GetGymkhanaStatsResponse = GetGymkhanaStatsResponses[keyof GetGymkhanaStatsResponses];

export type GetPlayReportData = {
    body: {
        idGym: RecordId;
        period: PlayPeriod;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/playReport';
};

export type GetPlayReportErrors = {
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

export type GetPlayReportError = GetPlayReportErrors[keyof GetPlayReportErrors];

export type GetPlayReportResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: PlayReport;
    } | Refusal;
};

export type GetPlayReportResponse = GetPlayReportResponses[keyof GetPlayReportResponses];

export type GetLotteryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/gymkhanas/lottery';
};

export type GetLotteryErrors = {
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

export type GetLotteryError = GetLotteryErrors[keyof GetLotteryErrors];

export type GetLotteryResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Lottery | null;
    } | Refusal;
};

export type GetLotteryResponse = GetLotteryResponses[keyof GetLotteryResponses];

export type DrawLotteryData = {
    body: {
        gymId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/drawLottery';
};

export type DrawLotteryErrors = {
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

export type DrawLotteryError = DrawLotteryErrors[keyof DrawLotteryErrors];

export type DrawLotteryResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Lottery;
    } | Refusal;
};

export type DrawLotteryResponse = DrawLotteryResponses[keyof DrawLotteryResponses];

export type GetGymkhanaByIdData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/gymkhanas/getById';
};

export type GetGymkhanaByIdErrors = {
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

export type GetGymkhanaByIdError = GetGymkhanaByIdErrors[keyof GetGymkhanaByIdErrors];

export type GetGymkhanaByIdResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * JSON text of the experience.
         */
        data: GymkhanaRecord;
    } | Refusal;
};

export type GetGymkhanaByIdResponse = GetGymkhanaByIdResponses[keyof GetGymkhanaByIdResponses];

export type ImportGymkhanaData = {
    body: {
        /**
         * A ZIP with experience.json and the assets that it names.
         */
        archive: Blob | File;
        requestId?: RequestId;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/import';
};

export type ImportGymkhanaErrors = {
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

export type ImportGymkhanaError = ImportGymkhanaErrors[keyof ImportGymkhanaErrors];

export type ImportGymkhanaResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            id: RecordId;
            /**
             * The new access code.
             */
            code: string;
            /**
             * An extra. Of an archive with a history: what has become of it. The experience is there in any case.
             */
            history?: {
                /**
                 * How many were taken over; 0 where it could not be read.
                 */
                versions: number;
                /**
                 * Assets that earlier versions name and the archive does not have.
                 */
                missingAssets: number;
            };
        };
    } | Refusal;
};

export type ImportGymkhanaResponse = ImportGymkhanaResponses[keyof ImportGymkhanaResponses];

export type GetGymkhanaHistoryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
        /**
         * 1 leaves the text out.
         */
        sizeOnly?: Flag;
    };
    url: '/gymkhanas/history';
};

export type GetGymkhanaHistoryErrors = {
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

export type GetGymkhanaHistoryError = GetGymkhanaHistoryErrors[keyof GetGymkhanaHistoryErrors];

export type GetGymkhanaHistoryResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * How many it holds.
             */
            versions: number;
            /**
             * Older ones that do not fit.
             */
            leftOut: number;
            /**
             * Of the text.
             */
            bytes: number;
            /**
             * history.json of an archive; empty with `sizeOnly`.
             */
            text: string;
        };
    } | Refusal;
};

export type GetGymkhanaHistoryResponse = GetGymkhanaHistoryResponses[keyof GetGymkhanaHistoryResponses];

export type GetGymkhanaVersionsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
        /**
         * Only versions before this one.
         */
        before?: RecordId;
    };
    url: '/gymkhanas/versions';
};

export type GetGymkhanaVersionsErrors = {
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

export type GetGymkhanaVersionsError = GetGymkhanaVersionsErrors[keyof GetGymkhanaVersionsErrors];

export type GetGymkhanaVersionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * 200 at the most.
             */
            versions: Array<GymkhanaVersion>;
            /**
             * Whether there are earlier ones.
             */
            more: boolean;
        };
    } | Refusal;
};

export type GetGymkhanaVersionsResponse = GetGymkhanaVersionsResponses[keyof GetGymkhanaVersionsResponses];

export type GetGymkhanaVersionData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
        /**
         * The version.
         */
        number: RecordId;
    };
    url: '/gymkhanas/version';
};

export type GetGymkhanaVersionErrors = {
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

export type GetGymkhanaVersionError = GetGymkhanaVersionErrors[keyof GetGymkhanaVersionErrors];

export type GetGymkhanaVersionResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            experience: {
                [key: string]: unknown;
            };
            /**
             * In the author's order.
             */
            points: Array<{
                id: RecordId;
                point: {
                    [key: string]: unknown;
                };
            }>;
            /**
             * The assets that it uses and that are still there.
             */
            library: Array<GymkhanaAsset>;
        };
    } | Refusal;
};

export type GetGymkhanaVersionResponse = GetGymkhanaVersionResponses[keyof GetGymkhanaVersionResponses];

export type RestoreGymkhanaVersionData = {
    body: {
        gymId: RecordId;
        number: RecordId;
        /**
         * Deleted points to bring back; left out, the whole version comes back.
         */
        mappointIds?: MapPointIds;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/restoreVersion';
};

export type RestoreGymkhanaVersionErrors = {
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

export type RestoreGymkhanaVersionError = RestoreGymkhanaVersionErrors[keyof RestoreGymkhanaVersionErrors];

export type RestoreGymkhanaVersionResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * The latest version then; the same as before where nothing was different.
             */
            number: RecordId;
        };
    } | Refusal;
};

export type RestoreGymkhanaVersionResponse = RestoreGymkhanaVersionResponses[keyof RestoreGymkhanaVersionResponses];

export type NameGymkhanaVersionData = {
    body: {
        gymId: RecordId;
        number: RecordId;
        name: string;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/nameVersion';
};

export type NameGymkhanaVersionErrors = {
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

export type NameGymkhanaVersionError = NameGymkhanaVersionErrors[keyof NameGymkhanaVersionErrors];

export type NameGymkhanaVersionResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type NameGymkhanaVersionResponse = NameGymkhanaVersionResponses[keyof NameGymkhanaVersionResponses];

export type GetGymkhanaTextsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
        /**
         * With 1, `texts` stays empty.
         */
        outdatedOnly?: Flag;
    };
    url: '/gymkhanas/texts';
};

export type GetGymkhanaTextsErrors = {
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

export type GetGymkhanaTextsError = GetGymkhanaTextsErrors[keyof GetGymkhanaTextsErrors];

export type GetGymkhanaTextsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            texts: Array<RouteText>;
            outdated: Array<OutdatedText>;
        };
    } | Refusal;
};

export type GetGymkhanaTextsResponse = GetGymkhanaTextsResponses[keyof GetGymkhanaTextsResponses];

export type SaveGymkhanaTextsData = {
    body: {
        gymId: RecordId;
        texts?: TextChanges;
        stillRight?: TextsStillRight;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/saveTexts';
};

export type SaveGymkhanaTextsErrors = {
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

export type SaveGymkhanaTextsError = SaveGymkhanaTextsErrors[keyof SaveGymkhanaTextsErrors];

export type SaveGymkhanaTextsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * Texts that were not saved, since they are not what the sender has read.
             */
            conflicts: Array<{
                id: TextId;
                language: TextLanguage;
                /**
                 * What is stored; missing where its point is gone.
                 */
                current?: string;
            }>;
            /**
             * All outdated translations then.
             */
            outdated: Array<OutdatedText>;
        };
    } | Refusal;
};

export type SaveGymkhanaTextsResponse = SaveGymkhanaTextsResponses[keyof SaveGymkhanaTextsResponses];

export type SpeakTextData = {
    body: {
        gymId: RecordId;
        text: TextId;
        language: TextLanguage;
        /**
         * The text as it is to be spoken; it may not be saved yet.
         */
        value: string;
        /**
         * Of the audio.
         */
        name: string;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/speak';
};

export type SpeakTextErrors = {
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

export type SpeakTextError = SpeakTextErrors[keyof SpeakTextErrors];

export type SpeakTextResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            id: RecordId;
            asset?: LibraryAsset;
        };
    } | Refusal;
};

export type SpeakTextResponse = SpeakTextResponses[keyof SpeakTextResponses];

export type GetTextDraftsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The experience.
         */
        gymId: RecordId;
    };
    url: '/gymkhanas/drafts';
};

export type GetTextDraftsErrors = {
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

export type GetTextDraftsError = GetTextDraftsErrors[keyof GetTextDraftsErrors];

export type GetTextDraftsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: TextDrafts;
    } | Refusal;
};

export type GetTextDraftsResponse = GetTextDraftsResponses[keyof GetTextDraftsResponses];

export type StartTextDraftsData = {
    body: {
        gymId: RecordId;
        languages: Array<'cat' | 'eng'>;
        /**
         * Missing translations, those whose source has changed, or both.
         */
        which: Array<'missing' | 'changed'>;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/startDrafts';
};

export type StartTextDraftsErrors = {
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

export type StartTextDraftsError = StartTextDraftsErrors[keyof StartTextDraftsErrors];

export type StartTextDraftsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: TextDrafts;
    } | Refusal;
};

export type StartTextDraftsResponse = StartTextDraftsResponses[keyof StartTextDraftsResponses];

export type StopTextDraftsData = {
    body: {
        gymId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/stopDrafts';
};

export type StopTextDraftsErrors = {
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

export type StopTextDraftsError = StopTextDraftsErrors[keyof StopTextDraftsErrors];

export type StopTextDraftsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: TextDrafts;
    } | Refusal;
};

export type StopTextDraftsResponse = StopTextDraftsResponses[keyof StopTextDraftsResponses];

export type DropTextDraftsData = {
    body: {
        gymId: RecordId;
        drafts: Array<{
            id: TextId;
            language: TextLanguage;
        }>;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/dropDrafts';
};

export type DropTextDraftsErrors = {
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

export type DropTextDraftsError = DropTextDraftsErrors[keyof DropTextDraftsErrors];

export type DropTextDraftsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: TextDrafts;
    } | Refusal;
};

export type DropTextDraftsResponse = DropTextDraftsResponses[keyof DropTextDraftsResponses];

export type GetGlossaryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * An experience of the account.
         */
        gymId: RecordId;
    };
    url: '/gymkhanas/glossary';
};

export type GetGlossaryErrors = {
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

export type GetGlossaryError = GetGlossaryErrors[keyof GetGlossaryErrors];

export type GetGlossaryResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Glossary;
    } | Refusal;
};

export type GetGlossaryResponse = GetGlossaryResponses[keyof GetGlossaryResponses];

export type SaveGlossaryData = {
    body: {
        gymId: RecordId;
        version: number;
        entries: GlossaryEntries;
    };
    path?: never;
    query?: never;
    url: '/gymkhanas/saveGlossary';
};

export type SaveGlossaryErrors = {
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

export type SaveGlossaryError = SaveGlossaryErrors[keyof SaveGlossaryErrors];

export type SaveGlossaryResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Glossary;
    } | Refusal;
};

export type SaveGlossaryResponse = SaveGlossaryResponses[keyof SaveGlossaryResponses];

export type SaveGymkhanaData = {
    body: GymkhanaForm;
    path?: never;
    query?: never;
    url: '/gymkhanas/new';
};

export type SaveGymkhanaErrors = {
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
     * Saved in between by somebody else.
     */
    409: GymkhanaConflict;
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

export type SaveGymkhanaError = SaveGymkhanaErrors[keyof SaveGymkhanaErrors];

export type SaveGymkhanaResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            id: RecordId;
            version?: Version;
        };
    } | Refusal;
};

export type SaveGymkhanaResponse = SaveGymkhanaResponses[keyof SaveGymkhanaResponses];

export type CreateMapPointData = {
    body: NewMapPointForm;
    path?: never;
    query?: never;
    url: '/mappoints/new';
};

export type CreateMapPointErrors = {
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

export type CreateMapPointError = CreateMapPointErrors[keyof CreateMapPointErrors];

export type CreateMapPointResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            mappointId: RecordId;
            version?: Version;
            /**
             * The point as it is stored now; `library` contains everything that its experience uses. Optional: without it the panel fetches the whole experience again.
             */
            record?: MapPointRecord;
        };
    } | Refusal;
};

export type CreateMapPointResponse = CreateMapPointResponses[keyof CreateMapPointResponses];

export type CreateMapPointsData = {
    body: {
        /**
         * The experience.
         */
        mappointGymId: RecordId;
        /**
         * Made by the sender for one list and sent again with each further try. When the answer to the first try was lost, the second creates nothing and answers with the points of the first. Optional.
         */
        requestId?: string;
        /**
         * The points as JSON text.
         */
        points: Array<ListedMapPoint>;
    };
    path?: never;
    query?: never;
    url: '/mappoints/newList';
};

export type CreateMapPointsErrors = {
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

export type CreateMapPointsError = CreateMapPointsErrors[keyof CreateMapPointsErrors];

export type CreateMapPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * In the order of the list.
             */
            mappointIds: Array<RecordId>;
        };
    } | Refusal;
};

export type CreateMapPointsResponse = CreateMapPointsResponses[keyof CreateMapPointsResponses];

export type UpdateMapPointData = {
    body: MapPointForm;
    path?: never;
    query?: never;
    url: '/mappoints/update';
};

export type UpdateMapPointErrors = {
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
     * Saved in between by somebody else.
     */
    409: MapPointConflict;
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

export type UpdateMapPointError = UpdateMapPointErrors[keyof UpdateMapPointErrors];

export type UpdateMapPointResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            mappointId: RecordId;
            version?: Version;
            /**
             * The point as it is stored now; `library` contains everything that its experience uses. Optional: without it the panel fetches the whole experience again.
             */
            record?: MapPointRecord;
        };
    } | Refusal;
};

export type UpdateMapPointResponse = UpdateMapPointResponses[keyof UpdateMapPointResponses];

export type DeleteMapPointData = {
    body: {
        mappointId: RecordId;
        mappointGymId: RecordId;
        version?: Version;
    };
    path?: never;
    query?: never;
    url: '/mappoints/delete';
};

export type DeleteMapPointErrors = {
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
     * Saved in between by somebody else.
     */
    409: MapPointConflict;
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

export type DeleteMapPointError = DeleteMapPointErrors[keyof DeleteMapPointErrors];

export type DeleteMapPointResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteMapPointResponse = DeleteMapPointResponses[keyof DeleteMapPointResponses];

export type OrderMapPointsData = {
    body: {
        mappointGymId: RecordId;
        mappointIds: MapPointIds;
    };
    path?: never;
    query?: never;
    url: '/mappoints/order';
};

export type OrderMapPointsErrors = {
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

export type OrderMapPointsError = OrderMapPointsErrors[keyof OrderMapPointsErrors];

export type OrderMapPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type OrderMapPointsResponse = OrderMapPointsResponses[keyof OrderMapPointsResponses];

export type UpdateMapPointsData = {
    body: {
        mappointGymId: RecordId;
        changes: MapPointChanges;
    };
    path?: never;
    query?: never;
    url: '/mappoints/updateSeveral';
};

export type UpdateMapPointsErrors = {
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
     * Saved in between by somebody else.
     */
    409: MapPointConflict;
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

export type UpdateMapPointsError = UpdateMapPointsErrors[keyof UpdateMapPointsErrors];

export type UpdateMapPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * Of the changed points, in the order of the changes.
         */
        data: Array<{
            mappointId: RecordId;
            version?: Version;
        }>;
    } | Refusal;
};

export type UpdateMapPointsResponse = UpdateMapPointsResponses[keyof UpdateMapPointsResponses];

export type DeleteMapPointsData = {
    body: {
        mappointGymId: RecordId;
        mappointIds: MapPointIds;
    };
    path?: never;
    query?: never;
    url: '/mappoints/deleteSeveral';
};

export type DeleteMapPointsErrors = {
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

export type DeleteMapPointsError = DeleteMapPointsErrors[keyof DeleteMapPointsErrors];

export type DeleteMapPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * What restoreMapPoints takes.
             */
            deletionId: RecordId;
        };
    } | Refusal;
};

export type DeleteMapPointsResponse = DeleteMapPointsResponses[keyof DeleteMapPointsResponses];

export type RestoreMapPointsData = {
    body: {
        mappointGymId: RecordId;
        deletionId: RecordId;
    };
    path?: never;
    query?: never;
    url: '/mappoints/restore';
};

export type RestoreMapPointsErrors = {
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

export type RestoreMapPointsError = RestoreMapPointsErrors[keyof RestoreMapPointsErrors];

export type RestoreMapPointsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            mappointIds: Array<RecordId>;
        };
    } | Refusal;
};

export type RestoreMapPointsResponse = RestoreMapPointsResponses[keyof RestoreMapPointsResponses];

export type GetAssetByIdData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The asset.
         */
        id: RecordId;
    };
    url: '/assets/getById';
};

export type GetAssetByIdErrors = {
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

export type GetAssetByIdError = GetAssetByIdErrors[keyof GetAssetByIdErrors];

export type GetAssetByIdResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * JSON text of the asset.
         */
        data: AssetMedia;
    } | Refusal;
};

export type GetAssetByIdResponse = GetAssetByIdResponses[keyof GetAssetByIdResponses];

export type DraftAltTextsData = {
    body: {
        id: RecordId;
    };
    path?: never;
    query?: never;
    url: '/assets/draftAltTexts';
};

export type DraftAltTextsErrors = {
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

export type DraftAltTextsError = DraftAltTextsErrors[keyof DraftAltTextsErrors];

export type DraftAltTextsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        /**
         * They may be longer than an alternative text can be.
         */
        data: {
            altText: string;
            altTextCat: string;
            altTextEng: string;
        };
    } | Refusal;
};

export type DraftAltTextsResponse = DraftAltTextsResponses[keyof DraftAltTextsResponses];

export type GetModelsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
         */
        search?: string;
        type?: 0 | 1 | 2;
        /**
         * One of these categories, divided by commas.
         */
        category?: RecordIds;
        /**
         * At least one of these tags, divided by commas, as a search compares them.
         */
        tags?: string;
        /**
         * Uploaded by one of these users, divided by commas. What a deleted user has left counts as its heir's.
         */
        uploader?: RecordIds;
        /**
         * Not uploaded before this moment (UTC).
         */
        from?: Moment;
        /**
         * Uploaded before this moment (UTC).
         */
        to?: Moment;
        /**
         * 1 for those alone that no place uses, as `uses` counts them.
         */
        unused?: Flag;
        /**
         * 1 for those alone that the global library shows to all, whose idUser is 0.
         */
        globalOnly?: Flag;
        /**
         * 1 for those alone whose `thumbnailIsOld`.
         */
        oldThumbnail?: Flag;
        /**
         * These assets alone, divided by commas.
         */
        id?: RecordIds;
        sort?: AssetOrder;
        /**
         * A page of this many at most. Fewer are the last ones.
         */
        limit?: number;
        /**
         * The `place` of the asset behind which the page begins, in the same order.
         */
        after?: string;
    };
    url: '/library2ixr/getModels';
};

export type GetModelsErrors = {
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

export type GetModelsError = GetModelsErrors[keyof GetModelsErrors];

export type GetModelsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<LibraryAsset>;
    } | Refusal;
};

export type GetModelsResponse = GetModelsResponses[keyof GetModelsResponses];

export type GetUserModelsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
         */
        search?: string;
        type?: 0 | 1 | 2;
        /**
         * One of these categories, divided by commas.
         */
        category?: RecordIds;
        /**
         * At least one of these tags, divided by commas, as a search compares them.
         */
        tags?: string;
        /**
         * Uploaded by one of these users, divided by commas. What a deleted user has left counts as its heir's.
         */
        uploader?: RecordIds;
        /**
         * Not uploaded before this moment (UTC).
         */
        from?: Moment;
        /**
         * Uploaded before this moment (UTC).
         */
        to?: Moment;
        /**
         * 1 for those alone that no place uses, as `uses` counts them.
         */
        unused?: Flag;
        /**
         * 1 for those alone that the global library shows to all, whose idUser is 0.
         */
        globalOnly?: Flag;
        /**
         * 1 for those alone whose `thumbnailIsOld`.
         */
        oldThumbnail?: Flag;
        /**
         * These assets alone, divided by commas.
         */
        id?: RecordIds;
        sort?: AssetOrder;
        /**
         * A page of this many at most. Fewer are the last ones.
         */
        limit?: number;
        /**
         * The `place` of the asset behind which the page begins, in the same order.
         */
        after?: string;
    };
    url: '/myLibrary/getUserModels';
};

export type GetUserModelsErrors = {
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

export type GetUserModelsError = GetUserModelsErrors[keyof GetUserModelsErrors];

export type GetUserModelsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<LibraryAsset>;
    } | Refusal;
};

export type GetUserModelsResponse = GetUserModelsResponses[keyof GetUserModelsResponses];

export type GetLibraryCountsData = {
    body?: never;
    path?: never;
    query: {
        library: LibraryName;
        /**
         * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
         */
        search?: string;
        type?: 0 | 1 | 2;
        /**
         * One of these categories, divided by commas.
         */
        category?: RecordIds;
        /**
         * At least one of these tags, divided by commas, as a search compares them.
         */
        tags?: string;
        /**
         * Uploaded by one of these users, divided by commas. What a deleted user has left counts as its heir's.
         */
        uploader?: RecordIds;
        /**
         * Not uploaded before this moment (UTC).
         */
        from?: Moment;
        /**
         * Uploaded before this moment (UTC).
         */
        to?: Moment;
        /**
         * 1 for those alone that no place uses, as `uses` counts them.
         */
        unused?: Flag;
        /**
         * 1 for those alone that the global library shows to all, whose idUser is 0.
         */
        globalOnly?: Flag;
    };
    url: '/library2ixr/getCounts';
};

export type GetLibraryCountsErrors = {
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

export type GetLibraryCountsError = GetLibraryCountsErrors[keyof GetLibraryCountsErrors];

export type GetLibraryCountsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: LibraryCounts;
    } | Refusal;
};

export type GetLibraryCountsResponse = GetLibraryCountsResponses[keyof GetLibraryCountsResponses];

export type GetModelCategoriesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/library2ixr/getModelCategories';
};

export type GetModelCategoriesErrors = {
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

export type GetModelCategoriesError = GetModelCategoriesErrors[keyof GetModelCategoriesErrors];

export type GetModelCategoriesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: Array<ModelCategory>;
    } | Refusal;
};

export type GetModelCategoriesResponse = GetModelCategoriesResponses[keyof GetModelCategoriesResponses];

export type UploadAssetData = {
    body: NewAssetForm;
    path?: never;
    query?: never;
    url: '/library2ixr/uploadFile';
};

export type UploadAssetErrors = {
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

export type UploadAssetError = UploadAssetErrors[keyof UploadAssetErrors];

export type UploadAssetResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data?: {
            id: RecordId;
            asset?: LibraryAsset;
        };
    } | Refusal;
};

export type UploadAssetResponse = UploadAssetResponses[keyof UploadAssetResponses];

export type ReplaceAssetFileData = {
    body: AssetFileForm;
    path?: never;
    query?: never;
    url: '/library2ixr/replaceFile';
};

export type ReplaceAssetFileErrors = {
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

export type ReplaceAssetFileError = ReplaceAssetFileErrors[keyof ReplaceAssetFileErrors];

export type ReplaceAssetFileResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            asset: LibraryAsset;
        };
    } | Refusal;
};

export type ReplaceAssetFileResponse = ReplaceAssetFileResponses[keyof ReplaceAssetFileResponses];

export type DeleteAssetData = {
    body: {
        idMod: RecordId;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/deleteAsset';
};

export type DeleteAssetErrors = {
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

export type DeleteAssetError = DeleteAssetErrors[keyof DeleteAssetErrors];

export type DeleteAssetResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteAssetResponse = DeleteAssetResponses[keyof DeleteAssetResponses];

export type UpdateAssetsData = {
    body: {
        changes: AssetChanges;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/updateSeveral';
};

export type UpdateAssetsErrors = {
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

export type UpdateAssetsError = UpdateAssetsErrors[keyof UpdateAssetsErrors];

export type UpdateAssetsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateAssetsResponse = UpdateAssetsResponses[keyof UpdateAssetsResponses];

export type TagAssetsData = {
    body: {
        idMods: AssetIds;
        add?: AssetTagsText;
        remove?: AssetTagsText;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/tagSeveral';
};

export type TagAssetsErrors = {
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

export type TagAssetsError = TagAssetsErrors[keyof TagAssetsErrors];

export type TagAssetsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type TagAssetsResponse = TagAssetsResponses[keyof TagAssetsResponses];

export type ShareAssetsData = {
    body: {
        idMods: AssetIds;
        isShared: boolean;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/share';
};

export type ShareAssetsErrors = {
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

export type ShareAssetsError = ShareAssetsErrors[keyof ShareAssetsErrors];

export type ShareAssetsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type ShareAssetsResponse = ShareAssetsResponses[keyof ShareAssetsResponses];

export type DeleteAssetsData = {
    body: {
        idMods: AssetIds;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/deleteSeveral';
};

export type DeleteAssetsErrors = {
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

export type DeleteAssetsError = DeleteAssetsErrors[keyof DeleteAssetsErrors];

export type DeleteAssetsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteAssetsResponse = DeleteAssetsResponses[keyof DeleteAssetsResponses];

export type GetAssetsInVersionsData = {
    body: {
        idMods: AssetIds;
    };
    path?: never;
    query?: never;
    url: '/library2ixr/getInVersions';
};

export type GetAssetsInVersionsErrors = {
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

export type GetAssetsInVersionsError = GetAssetsInVersionsErrors[keyof GetAssetsInVersionsErrors];

export type GetAssetsInVersionsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * Experiences.
             */
            inVersions: number;
            /**
             * Experiences of others than an asset's owner that use it; missing for none.
             */
            ofOthers?: number;
        };
    } | Refusal;
};

export type GetAssetsInVersionsResponse = GetAssetsInVersionsResponses[keyof GetAssetsInVersionsResponses];

export type UpdateAssetData = {
    body: AssetForm;
    path?: never;
    query?: never;
    url: '/library2ixr/updateAsset';
};

export type UpdateAssetErrors = {
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

export type UpdateAssetError = UpdateAssetErrors[keyof UpdateAssetErrors];

export type UpdateAssetResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateAssetResponse = UpdateAssetResponses[keyof UpdateAssetResponses];

export type GetAssetUsesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The asset.
         */
        id: RecordId;
    };
    url: '/library2ixr/getAssetUses';
};

export type GetAssetUsesErrors = {
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

export type GetAssetUsesError = GetAssetUsesErrors[keyof GetAssetUsesErrors];

export type GetAssetUsesResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: AssetUses;
    } | Refusal;
};

export type GetAssetUsesResponse = GetAssetUsesResponses[keyof GetAssetUsesResponses];

export type ListChatbotsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/chatbot/listBots';
};

export type ListChatbotsErrors = {
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

export type ListChatbotsError = ListChatbotsErrors[keyof ListChatbotsErrors];

export type ListChatbotsResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: {
            data: Array<ChatbotSummary>;
        };
    } | Refusal;
};

export type ListChatbotsResponse = ListChatbotsResponses[keyof ListChatbotsResponses];

export type SetChatbotStateData = {
    body: {
        clientId: string;
        botId: string;
        /**
         * true active, false not.
         */
        state: boolean;
    };
    path?: never;
    query?: never;
    url: '/chatbot/setState';
};

export type SetChatbotStateErrors = {
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

export type SetChatbotStateError = SetChatbotStateErrors[keyof SetChatbotStateErrors];

export type SetChatbotStateResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type SetChatbotStateResponse = SetChatbotStateResponses[keyof SetChatbotStateResponses];

export type DeleteChatbotData = {
    body: {
        clientId?: string;
        /**
         * The internal record, by its own id or the bot's.
         */
        ChatbotId: string;
    };
    path?: never;
    query?: never;
    url: '/chatbot/delete';
};

export type DeleteChatbotErrors = {
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

export type DeleteChatbotError = DeleteChatbotErrors[keyof DeleteChatbotErrors];

export type DeleteChatbotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type DeleteChatbotResponse = DeleteChatbotResponses[keyof DeleteChatbotResponses];

export type CreateChatbotData = {
    body: ChatbotForm;
    path?: never;
    query?: never;
    url: '/chatbot/createNewChatbot';
};

export type CreateChatbotErrors = {
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

export type CreateChatbotError = CreateChatbotErrors[keyof CreateChatbotErrors];

export type CreateChatbotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data?: {
            id: RecordId;
        };
    } | Refusal;
};

export type CreateChatbotResponse = CreateChatbotResponses[keyof CreateChatbotResponses];

export type UpdateChatbotData = {
    body: ChatbotForm;
    path?: never;
    query?: never;
    url: '/chatbot/updateChatbot';
};

export type UpdateChatbotErrors = {
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

export type UpdateChatbotError = UpdateChatbotErrors[keyof UpdateChatbotErrors];

export type UpdateChatbotResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: Done | Refusal;
};

export type UpdateChatbotResponse = UpdateChatbotResponses[keyof UpdateChatbotResponses];

export type GetChatbotByBotIdData = {
    body: {
        BotId: string;
    };
    path?: never;
    query?: never;
    url: '/chatbot/getBotDataFromBotId';
};

export type GetChatbotByBotIdErrors = {
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

export type GetChatbotByBotIdError = GetChatbotByBotIdErrors[keyof GetChatbotByBotIdErrors];

export type GetChatbotByBotIdResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: ChatbotDetail;
    } | Refusal;
};

export type GetChatbotByBotIdResponse = GetChatbotByBotIdResponses[keyof GetChatbotByBotIdResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        event?: AuditEvent;
        /**
         * Words of the acting or the affected user's e-mail, or parts of them; case, accents and the like do not count.
         */
        search?: string;
        /**
         * Not before this moment (UTC).
         */
        from?: Moment;
        /**
         * Before this moment (UTC).
         */
        to?: Moment;
        /**
         * Only entries with a smaller id, to read on.
         */
        before?: RecordId;
        limit?: number;
    };
    url: '/audit/list';
};

export type ListAuditErrors = {
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

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * Done, or refused for a reason that the user can mend.
     */
    200: {
        success: true;
        message: string;
        data: AuditPage;
    } | Refusal;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];
