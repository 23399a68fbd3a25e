// Generated from openapi/panel.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { flag, maybe, orElse, textOrNumber, yesOrNo } from "../../reading.ts";
import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export const zFlag = /* @__PURE__ */ once(() => flag());

/**
 * Id of a library asset; 0 means none. A form's field says with x-asset-type which type of asset it takes.
 */
export const zAssetId = /* @__PURE__ */ once(() => z.int());

/**
 * Id of a stored record.
 */
export const zRecordId = /* @__PURE__ */ once(() => z.int());

/**
 * Version of the record that the sender has read. It grows by one with every save. Optional: a client that leaves it out overwrites; one that sends an older version gets 409.
 */
export const zVersion = /* @__PURE__ */ once(() => z.int());

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export const zMoment = /* @__PURE__ */ once(() => z.iso.datetime({ offset: true }).check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?Z$/)));

/**
 * IANA name of the sender's time zone, such as Europe/Madrid. Mails to the user state times in it; a name that is not known is ignored. Optional.
 */
export const zTimeZone = /* @__PURE__ */ once(() => z.string());

/**
 * Made by the sender for one new record and sent again with each further try. When the answer to the first try was lost, the second writes to the record that the first made. Optional.
 */
export const zRequestId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)));

/**
 * Document 1 §1.
 */
export const zRole = /* @__PURE__ */ once(() => z.enum([
    'super-admin',
    'admin',
    'supervisor',
    'editor'
]));

/**
 * Language of authored content (document 2 §3).
 */
export const zContentLanguage = /* @__PURE__ */ once(() => z.enum([
    'cas',
    'cat',
    'eng'
]));

/**
 * 1 active, 2 inactive, 3 deleted, 4 duplicate request (document 2 §3).
 */
export const zGymkhanaStateCode = /* @__PURE__ */ once(() => z.union([
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4)
]));

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
 * Id of another point of the same experience; '0' means none (document 2 §3).
 */
export const zMapPointReference = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[0-9]{1,15}$/)));

/**
 * 0 waiting, 1 automatic, 2 no animation (document 2 §2).
 */
export const zAnimationFlag = /* @__PURE__ */ once(() => z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2)
]));

/**
 * Six letters or digits (document 2 §9), of one experience alone, upper and lower case alike.
 */
export const zAccessCode = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9]{6}$/)));

/**
 * A day of the calendar, local to the experience, 2018-01-01 to 2030-12-31 (document 2 §5); empty means not set.
 */
export const zCalendarDay = /* @__PURE__ */ once(() => z.string().check(z.regex(/^(20(1[89]|2[0-9]|30)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$/)));

/**
 * A time of day local to the experience, 09:00 to 18:00 (document 2 §5); empty means not set.
 */
export const zDayTime = /* @__PURE__ */ once(() => z.string().check(z.regex(/^((09|1[0-7]):[0-5][0-9]|18:00)?$/)));

/**
 * An e-mail address (document 1 §5), with at most 64 characters before the @ and 63 between two dots of the host.
 */
export const zEmail = /* @__PURE__ */ once(() => z.string().check(z.regex(/^(?=[^@]{1,64}@)[\w'+-]+(\.[\w'+-]+)*@([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/)));

/**
 * At least 6 characters (document 1 §5), at most 128.
 */
export const zNewPassword = /* @__PURE__ */ once(() => z.string());

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
 * Opens the second step of signing in and nothing else.
 */
export const zChallenge = /* @__PURE__ */ once(() => z.string());

/**
 * As Refusal. With a challenge the password was right, and a second step follows.
 */
export const zSignInRefusal = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: orElse(maybe(z.string()), ''),
    data: maybe(z.object({
        translation_key: maybe(z.string()),
        challenge: maybe(zChallenge()),
        enrol: maybe(yesOrNo())
    }))
}));

export const zSignedIn = /* @__PURE__ */ once(() => z.object({
    token: z.string()
}));

/**
 * As the settings name a provider of identities.
 */
export const zProviderId = /* @__PURE__ */ once(() => z.string());

export const zProviderAddress = /* @__PURE__ */ once(() => z.object({
    url: z.string()
}));

/**
 * A provider of identities, and the account of it that is linked with a user.
 */
export const zIdentity = /* @__PURE__ */ once(() => z.object({
    provider: zProviderId(),
    name: z.string(),
    email: maybe(z.string()),
    linkedAt: maybe(zMoment()),
    usedAt: maybe(zMoment())
}));

/**
 * Each one takes the place of a code once. Those made now have more than 128 bits.
 */
export const zRecoveryCodeList = /* @__PURE__ */ once(() => z.array(z.string()));

export const zSignedInWithCodes = /* @__PURE__ */ once(() => z.object({
    token: z.string(),
    recoveryCodes: zRecoveryCodeList()
}));

export const zRecoveryCodes = /* @__PURE__ */ once(() => z.object({
    recoveryCodes: zRecoveryCodeList()
}));

export const zSecondFactor = /* @__PURE__ */ once(() => z.object({
    on: yesOrNo(),
    since: maybe(zMoment()),
    recoveryCodesLeft: z.int(),
    required: yesOrNo()
}));

export const zSecondFactorSetup = /* @__PURE__ */ once(() => z.object({
    secret: z.string(),
    uri: z.string()
}));

/**
 * The six digits of an authenticator app; spaces do not matter.
 */
export const zTotpCode = /* @__PURE__ */ once(() => z.string());

/**
 * The six digits of an authenticator app, or a recovery code; spaces, hyphens and case do not matter.
 */
export const zAnyCode = /* @__PURE__ */ once(() => z.string());

export const zGivenPassword = /* @__PURE__ */ once(() => z.string());

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
 * Done; there is nothing to hand back but the message.
 */
export const zDone = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: orElse(maybe(z.string()), '')
}));

/**
 * What a user may use, and what is in use (document 1 §3).
 */
export const zResourceLimits = /* @__PURE__ */ once(() => z.object({
    max_mb: z.number(),
    max_supervisors: textOrNumber(),
    max_editors: z.number(),
    max_mappoints: z.number(),
    max_files: z.number(),
    is_equitable: yesOrNo(),
    has_shared_gyms: yesOrNo(),
    has_chatbots: yesOrNo(),
    empty_shares: maybe(z.array(z.enum([
        'max_mb',
        'max_editors',
        'max_mappoints',
        'max_files'
    ]))),
    admin_current_mb: maybe(z.number()),
    admin_current_supervisors: maybe(z.number()),
    admin_current_editors: maybe(z.number()),
    admin_current_mappoints: maybe(z.number()),
    admin_current_files: maybe(z.number())
}));

/**
 * A panel user (document 1 §3).
 */
export const zUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: orElse(maybe(z.int()), 0),
    name: orElse(maybe(z.string()), ''),
    surname: orElse(maybe(z.string()), ''),
    email: orElse(maybe(z.string()), ''),
    entity: orElse(maybe(z.string()), ''),
    city: orElse(maybe(z.string()), ''),
    phone: orElse(maybe(z.string()), ''),
    role: zRole(),
    facebook: orElse(maybe(z.string()), ''),
    instagram: orElse(maybe(z.string()), ''),
    twitter: orElse(maybe(z.string()), ''),
    label: maybe(z.string()),
    avatar: orElse(maybe(z.string()), ''),
    status: orElse(maybe(z.number()), 1)
}));

/**
 * The signed-in user: the fields of User and those that only this user may see.
 */
export const zCurrentUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: orElse(maybe(z.int()), 0),
    name: orElse(maybe(z.string()), ''),
    surname: orElse(maybe(z.string()), ''),
    email: orElse(maybe(z.string()), ''),
    entity: orElse(maybe(z.string()), ''),
    city: orElse(maybe(z.string()), ''),
    phone: orElse(maybe(z.string()), ''),
    role: zRole(),
    facebook: orElse(maybe(z.string()), ''),
    instagram: orElse(maybe(z.string()), ''),
    twitter: orElse(maybe(z.string()), ''),
    label: maybe(z.string()),
    avatar: orElse(maybe(z.string()), ''),
    status: orElse(maybe(z.number()), 1),
    parliaToken: maybe(z.string()),
    adminParliaToken: maybe(z.string()),
    has_chatbots: maybe(yesOrNo()),
    has_shared_gyms: maybe(yesOrNo()),
    defaultPassword: maybe(z.string()),
    mustChangePassword: maybe(yesOrNo())
}));

/**
 * One sign-in of a user that still holds.
 */
export const zSession = /* @__PURE__ */ once(() => z.object({
    id: z.string(),
    current: yesOrNo(),
    createdAt: zMoment(),
    lastSeenAt: zMoment(),
    expiresAt: zMoment(),
    browser: z.string(),
    system: z.string(),
    address: z.string()
}));

/**
 * What kind of thing happened (trust item TRU-37).
 */
export const zAuditEvent = /* @__PURE__ */ once(() => z.enum([
    'sign-in',
    'sign-out',
    'refusal',
    'password-change',
    'recovery-request',
    'second-factor-on',
    'second-factor-off',
    'second-factor-reset',
    'recovery-codes',
    'recovery-code-use',
    'session-end',
    'identity-link',
    'identity-unlink',
    'user-create',
    'user-change',
    'user-delete',
    'user-move',
    'user-activate',
    'user-import',
    'user-import-check',
    'role-change',
    'limits-change',
    'upload',
    'file-change',
    'file-delete',
    'experience-import',
    'experience-delete',
    'version-restore',
    'point-import',
    'point-delete',
    'point-restore',
    'chatbot-create',
    'chatbot-activate',
    'chatbot-delete',
    'chatbot-answer-delete',
    'chatbot-page-change',
    'play-key-create',
    'play-key-narrow',
    'play-key-revoke',
    'player-erase',
    'try-link-create',
    'try-link-end',
    'try-note-delete',
    'walk-delete',
    'lottery-draw',
    'text-drafts',
    'backup',
    'restore'
]));

export const zAuditEntry = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    at: zMoment(),
    event: zAuditEvent(),
    outcome: z.enum(['done', 'refused']),
    actorId: maybe(zRecordId()),
    actor: z.string(),
    subject: z.string(),
    address: z.string(),
    details: z.record(z.string(), z.union([
        z.string(),
        z.number(),
        yesOrNo()
    ]))
}));

export const zAuditPage = /* @__PURE__ */ once(() => z.object({
    entries: z.array(zAuditEntry()),
    more: yesOrNo()
}));

/**
 * What the caller may do with the user; anything else is refused. Where it is missing the panel offers all that it cannot exclude.
 */
export const zUserPermissions = /* @__PURE__ */ once(() => z.object({
    edit: yesOrNo(),
    delete: yesOrNo(),
    activate: yesOrNo(),
    resendConfirmation: yesOrNo(),
    move: maybe(yesOrNo()),
    resetSecondFactor: maybe(yesOrNo()),
    endSessions: maybe(yesOrNo())
}));

/**
 * A row of the viewer's own users; it carries all that the edit form shows.
 */
export const zListedUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    state: z.number(),
    data: z.object({
        name: z.string(),
        surname: z.string(),
        email: z.string(),
        company: z.string(),
        city: z.string(),
        type: zRole(),
        idMod: maybe(zAssetId()),
        avatar: maybe(z.string()),
        phone: maybe(z.string()),
        facebook: maybe(z.string()),
        instagram: maybe(z.string()),
        twitter: maybe(z.string()),
        label: maybe(z.string())
    }),
    resources: maybe(zResourceLimits()),
    may: maybe(zUserPermissions()),
    parent: maybe(z.object({
        id: zRecordId(),
        name: z.string()
    })),
    experiences: maybe(z.int()),
    lastSignIn: maybe(zMoment())
}));

export const zChildUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string(),
    surname: z.string()
}));

export const zEditorsImport = /* @__PURE__ */ once(() => z.object({
    requestId: z.string(),
    importedAt: zMoment(),
    pending: z.int(),
    answered: z.int()
}));

/**
 * What bounds the number of editors, and how many of them there are. In the answers to checks; missing where nothing bounds it.
 */
export const zEditorPlaces = /* @__PURE__ */ once(() => z.object({
    limit: z.int(),
    used: z.int(),
    isShare: yesOrNo()
}));

/**
 * What became of each row (requirement USR-13).
 */
export const zCsvImportReport = /* @__PURE__ */ once(() => z.object({
    imported: z.int(),
    repeated: z.array(z.string()),
    rejected: z.array(z.object({
        line: z.int(),
        reason: z.string(),
        column: maybe(z.enum([
            'name',
            'surname',
            'email',
            'phone',
            'city',
            'facebook',
            'instagram',
            'twitter',
            'label'
        ]))
    })),
    withoutPhone: maybe(z.array(z.int())),
    places: maybe(zEditorPlaces())
}));

/**
 * How often an experience was begun in the last seven days, today included.
 */
export const zWeekPlays = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    plays: z.nullable(z.int())
}));

/**
 * Where an experience begins.
 */
export const zGymkhanaPlace = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    latitude: z.number(),
    longitude: z.number()
}));

/**
 * A point found by its name.
 */
export const zFoundPoint = /* @__PURE__ */ once(() => z.object({
    IdPoint: zRecordId(),
    gymId: zRecordId(),
    PointName: z.string(),
    PointNameCat: z.string(),
    PointNameEng: z.string()
}));

/**
 * What the caller may do with the experience; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export const zExperiencePermissions = /* @__PURE__ */ once(() => z.object({
    edit: yesOrNo(),
    setState: yesOrNo(),
    duplicate: yesOrNo(),
    delete: yesOrNo()
}));

/**
 * An experience in the list.
 */
export const zGymkhanaSummary = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string(),
    state: orElse(z.nullish(zGymkhanaStateCode()), null),
    userCompany: orElse(maybe(z.string()), ''),
    idUser: maybe(zRecordId()),
    version: maybe(zVersion()),
    cover: maybe(z.string()),
    points: maybe(z.int()),
    languages: maybe(z.array(zContentLanguage())),
    incompleteLanguages: maybe(z.array(zContentLanguage())),
    changedAt: maybe(zMoment()),
    changedBy: maybe(z.string()),
    may: maybe(zExperiencePermissions())
}));

export const zOverview = /* @__PURE__ */ once(() => z.object({
    pendingUsers: z.int(),
    inactiveExperiences: maybe(z.int()),
    lastChanged: maybe(z.array(zGymkhanaSummary())),
    refusedFiles: maybe(z.int())
}));

/**
 * Document 2 §3. Of everything that was reported. Our server says null, the panel that it cannot be shown, where a number would be that of fewer than five people; percentages are of those who said.
 */
export const zGymkhanaStatistics = /* @__PURE__ */ once(() => z.object({
    usrUniq: orElse(z.nullish(z.number()), null),
    malePerc: orElse(z.nullish(z.number()), null),
    femPerc: orElse(z.nullish(z.number()), null),
    exp: orElse(z.nullish(z.number()), null),
    mappoints: orElse(z.nullish(z.number()), null),
    time: orElse(z.nullish(z.number()), null),
    quizz: orElse(z.nullish(z.number()), null),
    pref: orElse(z.nullish(z.number()), null),
    games: orElse(z.nullish(z.number()), null),
    rewEarn: orElse(z.nullish(z.number()), null),
    rewCol: orElse(z.nullish(z.number()), null)
}));

export const zPlayFigure = /* @__PURE__ */ once(() => z.object({
    value: z.nullable(z.number()),
    before: z.nullable(z.number())
}));

export const zLottery = /* @__PURE__ */ once(() => z.object({
    state: z.enum([
        'waiting',
        'open',
        'tooLate',
        'drawn'
    ]),
    code: z.string(),
    day: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    timeZone: z.string(),
    commitment: z.nullable(z.string()),
    drawnAt: z.nullable(z.string()),
    winner: z.nullable(z.string()),
    entries: z.nullable(z.int())
}));

/**
 * Days, today included; 0 for all time.
 */
export const zPlayPeriod = /* @__PURE__ */ once(() => z.union([
    z.literal(0),
    z.literal(7),
    z.literal(30),
    z.literal(90),
    z.literal(365)
]));

/**
 * A day in Madrid.
 */
export const zPlayDay = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)));

/**
 * What came in of plays in a period. Null stands for what would be of fewer than five people.
 */
export const zPlayReport = /* @__PURE__ */ once(() => z.object({
    period: zPlayPeriod(),
    today: zPlayDay(),
    figures: z.object({
        visitors: zPlayFigure(),
        plays: zPlayFigure(),
        completed: zPlayFigure(),
        points: zPlayFigure(),
        seconds: zPlayFigure(),
        answers: zPlayFigure(),
        mains: zPlayFigure(),
        games: zPlayFigure(),
        earned: zPlayFigure(),
        collected: zPlayFigure()
    }),
    plays: z.array(z.object({
        from: zPlayDay(),
        value: z.nullable(z.int())
    })),
    points: z.array(z.object({
        id: zRecordId(),
        reached: z.nullable(z.int()),
        since: maybe(zPlayDay())
    })),
    questions: z.array(z.object({
        point: zRecordId(),
        right: z.nullable(z.int()),
        wrong: z.nullable(z.int())
    })),
    legs: z.array(z.object({
        from: z.int(),
        to: zRecordId(),
        walks: z.int(),
        seconds: z.int()
    })),
    languages: z.array(z.object({
        language: z.enum([
            'es',
            'en',
            'ca'
        ]),
        plays: z.nullable(z.int())
    }))
}));

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
 * Final credits in one language.
 */
export const zGymkhanaCredit = /* @__PURE__ */ once(() => z.object({
    Lang: zContentLanguage(),
    IdImg: zAssetId(),
    Credits: z.string()
}));

/**
 * The whole experience. An update sends the whole record too; a field that is left out keeps what is stored, an empty text clears it.
 */
export const zGymkhanaForm = /* @__PURE__ */ once(() => z.object({
    gymId: maybe(z.int()),
    version: maybe(zVersion()),
    requestId: maybe(zRequestId()),
    isCorrection: maybe(zFlag()),
    idUser: maybe(z.int()),
    gymSlogan: z.string().check(z.regex(/\S/)),
    gymLang: zContentLanguage(),
    gymType: maybe(z.string()),
    gymModelId: maybe(zAssetId()),
    gymCode: zAccessCode(),
    gymPrivate: maybe(z.union([z.literal(2), z.literal(3)])),
    requiresRegister: maybe(zFlag()),
    manualGeo: maybe(zFlag()),
    repeatGym: maybe(zFlag()),
    editorIds: maybe(z.array(zRecordId())),
    gymCredits: maybe(z.string()),
    gymCreditsImg: maybe(zAssetId()),
    storyText: maybe(z.string()),
    storyImg: maybe(zAssetId()),
    storySound: maybe(zAssetId()),
    prizeEnabled: maybe(zFlag()),
    prizeName: maybe(z.string()),
    prizeDescription: maybe(z.string()),
    prizeImg: maybe(zAssetId()),
    prizeScore: maybe(z.int()),
    prizeRaffle: maybe(zFlag()),
    prizeLocation: maybe(z.string()),
    prizeLatitude: maybe(z.number()),
    prizeLongitude: maybe(z.number()),
    mapPoints: maybe(z.array(z.object({
        IdPoint: zRecordId()
    }))),
    mapPointsCount: maybe(z.int()),
    gymName: z.string().check(z.regex(/\S/)),
    gymNameCat: maybe(z.string()),
    gymNameEng: maybe(z.string()),
    gymDescription: z.string().check(z.regex(/\S/)),
    gymDescriptionCat: maybe(z.string()),
    gymDescriptionEng: maybe(z.string()),
    gymSloganCat: maybe(z.string()),
    gymSloganEng: maybe(z.string()),
    gymCity: z.string().check(z.regex(/\S/)),
    gymCreditsCat: maybe(z.string()),
    gymCreditsEng: maybe(z.string()),
    gymCreditsImgCat: maybe(zAssetId()),
    gymCreditsImgEng: maybe(zAssetId()),
    storyTextCat: maybe(z.string()),
    storyTextEng: maybe(z.string()),
    storyImgCat: maybe(zAssetId()),
    storyImgEng: maybe(zAssetId()),
    storySoundCat: maybe(zAssetId()),
    storySoundEng: maybe(zAssetId()),
    prizeNameCat: maybe(z.string()),
    prizeNameEng: maybe(z.string()),
    prizeDescriptionCat: maybe(z.string()),
    prizeDescriptionEng: maybe(z.string()),
    prizeImgCat: maybe(zAssetId()),
    prizeImgEng: maybe(zAssetId()),
    prizeIniDay: maybe(zCalendarDay()),
    prizeEndDay: maybe(zCalendarDay()),
    prizeAmStart: maybe(zDayTime()),
    prizeAmEnd: maybe(zDayTime()),
    prizePmStart: maybe(zDayTime()),
    prizePmEnd: maybe(zDayTime()),
    prizeLotteryDate: maybe(zCalendarDay())
}));

/**
 * Points of the experience, as the JSON text of a list of their ids.
 */
export const zMapPointIds = /* @__PURE__ */ once(() => z.array(zRecordId()));

/**
 * Changes of points, as JSON text. The names are those of MapPointForm.
 */
export const zMapPointChanges = /* @__PURE__ */ once(() => z.array(z.object({
    mappointId: zRecordId(),
    version: maybe(zVersion()),
    dependency: maybe(zMapPointReference()),
    dependencyNeg: maybe(zMapPointReference()),
    scoreCorrect: maybe(z.int()),
    puzzleScore: maybe(z.int()),
    wordsScore: maybe(z.int()),
    pointsScore: maybe(z.int())
})));

export const zNewMapPointForm = /* @__PURE__ */ once(() => z.object({
    mappointGymId: zRecordId(),
    requestId: maybe(zRequestId()),
    idUser: maybe(z.int()),
    mappointName: maybe(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    location: maybe(z.string()),
    storyTitle: maybe(z.string()),
    storyText: maybe(z.string()),
    storyImg: maybe(zAssetId()),
    storySound: maybe(zAssetId()),
    lifetime: maybe(z.int()),
    isFinal: maybe(zFlag()),
    Qtype: maybe(z.enum(['', 'end'])),
    flagAnim: maybe(zAnimationFlag()),
    chatbotId: maybe(z.string()),
    challengeModelId: maybe(zAssetId()),
    challengeModelClip: maybe(z.string()),
    challengeDesc: maybe(z.string()),
    challengeType: maybe(zChallengeType()),
    question: maybe(z.string()),
    answerCorrect: maybe(z.string()),
    answerIncorrect1: maybe(z.string()),
    answerIncorrect2: maybe(z.string()),
    scoreCorrect: maybe(z.int()),
    scoreIncorrect: maybe(z.int()),
    puzzleImg: maybe(zAssetId()),
    puzzleSize: maybe(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: maybe(z.string()),
    words: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: maybe(z.string()),
    pointsScore: maybe(z.int()),
    mappointNameCat: maybe(z.string()),
    mappointNameEng: maybe(z.string()),
    streetName: maybe(z.string()),
    streetNumber: maybe(z.string()),
    city: maybe(z.string()),
    postcode: maybe(z.string()),
    country: maybe(z.string()),
    checkInBy: maybe(z.enum(['position', 'code'])),
    checkInRadius: maybe(z.int()),
    checkInCode: maybe(z.string()),
    dependency: maybe(zMapPointReference()),
    dependencyNeg: maybe(zMapPointReference()),
    storyTitleCat: maybe(z.string()),
    storyTitleEng: maybe(z.string()),
    storyTextCat: maybe(z.string()),
    storyTextEng: maybe(z.string()),
    storyImgCat: maybe(zAssetId()),
    storyImgEng: maybe(zAssetId()),
    storySoundCat: maybe(zAssetId()),
    storySoundEng: maybe(zAssetId()),
    challengeDescCat: maybe(z.string()),
    challengeDescEng: maybe(z.string()),
    challengeHintText: maybe(z.string()),
    challengeHintTextCat: maybe(z.string()),
    challengeHintTextEng: maybe(z.string()),
    challengeHintCost: maybe(z.int()),
    questionCat: maybe(z.string()),
    questionEng: maybe(z.string()),
    answerCorrectCat: maybe(z.string()),
    answerCorrectEng: maybe(z.string()),
    answerIncorrect1Cat: maybe(z.string()),
    answerIncorrect1Eng: maybe(z.string()),
    answerIncorrect2Cat: maybe(z.string()),
    answerIncorrect2Eng: maybe(z.string()),
    challengeQuestionWhyCorrect: maybe(z.string()),
    challengeQuestionWhyCorrectCat: maybe(z.string()),
    challengeQuestionWhyCorrectEng: maybe(z.string()),
    challengeQuestionWhyIncorrect: maybe(z.string()),
    challengeQuestionWhyIncorrectCat: maybe(z.string()),
    challengeQuestionWhyIncorrectEng: maybe(z.string()),
    puzzleDescriptionCat: maybe(z.string()),
    puzzleDescriptionEng: maybe(z.string()),
    puzzleScore: maybe(z.int()),
    wordsCat: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescriptionCat: maybe(z.string()),
    wordsDescriptionEng: maybe(z.string()),
    wordsScore: maybe(z.int())
}));

/**
 * A point of a list, without what belongs to one installation - assets, a chatbot, other points; what it leaves out is as in a new point.
 */
export const zListedMapPoint = /* @__PURE__ */ once(() => z.object({
    mappointName: maybe(z.string()),
    mappointNameCat: maybe(z.string()),
    mappointNameEng: maybe(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    location: maybe(z.string()),
    streetName: maybe(z.string()),
    streetNumber: maybe(z.string()),
    city: maybe(z.string()),
    postcode: maybe(z.string()),
    country: maybe(z.string()),
    storyTitle: maybe(z.string()),
    storyTitleCat: maybe(z.string()),
    storyTitleEng: maybe(z.string()),
    storyText: maybe(z.string()),
    storyTextCat: maybe(z.string()),
    storyTextEng: maybe(z.string()),
    lifetime: maybe(z.int()),
    isFinal: maybe(zFlag()),
    flagAnim: maybe(zAnimationFlag()),
    challengeModelClip: maybe(z.string()),
    challengeDesc: maybe(z.string()),
    challengeDescCat: maybe(z.string()),
    challengeDescEng: maybe(z.string()),
    challengeType: maybe(zChallengeType()),
    question: maybe(z.string()),
    questionCat: maybe(z.string()),
    questionEng: maybe(z.string()),
    answerCorrect: maybe(z.string()),
    answerCorrectCat: maybe(z.string()),
    answerCorrectEng: maybe(z.string()),
    answerIncorrect1: maybe(z.string()),
    answerIncorrect1Cat: maybe(z.string()),
    answerIncorrect1Eng: maybe(z.string()),
    answerIncorrect2: maybe(z.string()),
    answerIncorrect2Cat: maybe(z.string()),
    answerIncorrect2Eng: maybe(z.string()),
    scoreCorrect: maybe(z.int()),
    scoreIncorrect: maybe(z.int()),
    puzzleSize: maybe(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: maybe(z.string()),
    puzzleDescriptionCat: maybe(z.string()),
    puzzleDescriptionEng: maybe(z.string()),
    puzzleScore: maybe(z.int()),
    words: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsCat: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: maybe(z.string()),
    wordsDescriptionCat: maybe(z.string()),
    wordsDescriptionEng: maybe(z.string()),
    wordsScore: maybe(z.int()),
    pointsScore: maybe(z.int())
}));

/**
 * The whole point; a field that is left out keeps what is stored, an empty text clears it.
 */
export const zMapPointForm = /* @__PURE__ */ once(() => z.object({
    mappointId: zRecordId(),
    version: maybe(zVersion()),
    isCorrection: maybe(zFlag()),
    mappointGymId: zRecordId(),
    idUser: maybe(z.int()),
    mappointName: maybe(z.string()),
    latitude: z.number(),
    longitude: z.number(),
    location: maybe(z.string()),
    storyTitle: maybe(z.string()),
    storyText: maybe(z.string()),
    storyImg: maybe(zAssetId()),
    storySound: maybe(zAssetId()),
    lifetime: maybe(z.int()),
    isFinal: maybe(zFlag()),
    Qtype: maybe(z.enum(['', 'end'])),
    flagAnim: maybe(zAnimationFlag()),
    chatbotId: maybe(z.string()),
    challengeModelId: maybe(zAssetId()),
    challengeModelClip: maybe(z.string()),
    challengeDesc: maybe(z.string()),
    challengeType: maybe(zChallengeType()),
    question: maybe(z.string()),
    answerCorrect: maybe(z.string()),
    answerIncorrect1: maybe(z.string()),
    answerIncorrect2: maybe(z.string()),
    scoreCorrect: maybe(z.int()),
    scoreIncorrect: maybe(z.int()),
    puzzleImg: maybe(zAssetId()),
    puzzleSize: maybe(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: maybe(z.string()),
    words: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: maybe(z.string()),
    pointsScore: maybe(z.int()),
    mappointNameCat: maybe(z.string()),
    mappointNameEng: maybe(z.string()),
    streetName: maybe(z.string()),
    streetNumber: maybe(z.string()),
    city: maybe(z.string()),
    postcode: maybe(z.string()),
    country: maybe(z.string()),
    checkInBy: maybe(z.enum(['position', 'code'])),
    checkInRadius: maybe(z.int()),
    checkInCode: maybe(z.string()),
    dependency: maybe(zMapPointReference()),
    dependencyNeg: maybe(zMapPointReference()),
    storyTitleCat: maybe(z.string()),
    storyTitleEng: maybe(z.string()),
    storyTextCat: maybe(z.string()),
    storyTextEng: maybe(z.string()),
    storyImgCat: maybe(zAssetId()),
    storyImgEng: maybe(zAssetId()),
    storySoundCat: maybe(zAssetId()),
    storySoundEng: maybe(zAssetId()),
    challengeDescCat: maybe(z.string()),
    challengeDescEng: maybe(z.string()),
    challengeHintText: maybe(z.string()),
    challengeHintTextCat: maybe(z.string()),
    challengeHintTextEng: maybe(z.string()),
    challengeHintCost: maybe(z.int()),
    questionCat: maybe(z.string()),
    questionEng: maybe(z.string()),
    answerCorrectCat: maybe(z.string()),
    answerCorrectEng: maybe(z.string()),
    answerIncorrect1Cat: maybe(z.string()),
    answerIncorrect1Eng: maybe(z.string()),
    answerIncorrect2Cat: maybe(z.string()),
    answerIncorrect2Eng: maybe(z.string()),
    challengeQuestionWhyCorrect: maybe(z.string()),
    challengeQuestionWhyCorrectCat: maybe(z.string()),
    challengeQuestionWhyCorrectEng: maybe(z.string()),
    challengeQuestionWhyIncorrect: maybe(z.string()),
    challengeQuestionWhyIncorrectCat: maybe(z.string()),
    challengeQuestionWhyIncorrectEng: maybe(z.string()),
    puzzleDescriptionCat: maybe(z.string()),
    puzzleDescriptionEng: maybe(z.string()),
    puzzleScore: maybe(z.int()),
    wordsCat: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: maybe(z.string().check(z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescriptionCat: maybe(z.string()),
    wordsDescriptionEng: maybe(z.string()),
    wordsScore: maybe(z.int())
}));

export const zProfileForm = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.regex(/\S/)),
    surname: z.string().check(z.regex(/\S/)),
    city: maybe(z.string()),
    phone: maybe(z.string().check(z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: maybe(z.string()),
    instagram: maybe(z.string()),
    twitter: maybe(z.string()),
    image: maybe(z.string()),
    idMod: maybe(zAssetId())
}));

/**
 * A new user. The superAdmin- fields count only when a super-admin creates an admin (document 1 §6).
 */
export const zNewUserForm = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.regex(/\S/)),
    surname: z.string().check(z.regex(/\S/)),
    city: maybe(z.string()),
    phone: maybe(z.string().check(z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: maybe(z.string()),
    instagram: maybe(z.string()),
    twitter: maybe(z.string()),
    label: maybe(z.string()),
    image: maybe(z.string()),
    entity: maybe(z.string().check(z.regex(/\S/))),
    email: zEmail(),
    role: zRole(),
    requestId: maybe(zRequestId()),
    'superAdmin-maxMB': maybe(z.number()),
    'superAdmin-maxSupervisors': maybe(z.int()),
    'superAdmin-maxEditors': maybe(z.int()),
    'superAdmin-maxMappoints': maybe(z.int()),
    'superAdmin-maxFiles': maybe(z.int()),
    'superAdmin-equitativeResources': maybe(zFlag()),
    'superAdmin-sharedGyms': maybe(zFlag()),
    'superAdmin-hasChatbots': maybe(zFlag())
}));

/**
 * The same form with id; e-mail and role are read-only and ignored (document 1 §5).
 */
export const zUserForm = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: maybe(zAssetId()),
    name: z.string().check(z.regex(/\S/)),
    surname: z.string().check(z.regex(/\S/)),
    city: maybe(z.string()),
    phone: maybe(z.string().check(z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: maybe(z.string()),
    instagram: maybe(z.string()),
    twitter: maybe(z.string()),
    label: maybe(z.string()),
    image: maybe(z.string()),
    entity: maybe(z.string().check(z.regex(/\S/))),
    email: maybe(zEmail()),
    role: maybe(zRole()),
    'superAdmin-maxMB': maybe(z.number()),
    'superAdmin-maxSupervisors': maybe(z.int()),
    'superAdmin-maxEditors': maybe(z.int()),
    'superAdmin-maxMappoints': maybe(z.int()),
    'superAdmin-maxFiles': maybe(z.int()),
    'superAdmin-equitativeResources': maybe(zFlag()),
    'superAdmin-sharedGyms': maybe(zFlag()),
    'superAdmin-hasChatbots': maybe(zFlag())
}));

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
 * An asset that the experience uses.
 */
export const zGymkhanaAsset = /* @__PURE__ */ once(() => z.object({
    Id: zRecordId(),
    Thumbnail: orElse(maybe(z.string()), ''),
    Sound: orElse(maybe(z.string()), ''),
    IdUser: orElse(maybe(z.int()), 0),
    Name: maybe(z.string()),
    Type: maybe(zAssetType()),
    AltText: maybe(z.string()),
    AltTextCat: maybe(z.string()),
    AltTextEng: maybe(z.string()),
    Author: maybe(z.string()),
    Licence: maybe(zLicenceId()),
    Credit: maybe(z.string())
}));

/**
 * An experience as read for editing (document 2 §3).
 */
export const zGymkhanaRecord = /* @__PURE__ */ once(() => z.object({
    id: orElse(maybe(z.int()), 0),
    version: maybe(zVersion()),
    idUser: maybe(zRecordId()),
    state: z.nullish(zGymkhanaStateCode()),
    Description2: z.string(),
    GymLang: zContentLanguage(),
    IdMod: zAssetId(),
    PrivateGym: z.union([z.literal(2), z.literal(3)]),
    code: zAccessCode(),
    mappoints: z.array(zMapPoint()),
    rewards: z.array(zReward()),
    gymprivate: maybe(z.array(z.object({
        code: zAccessCode()
    }))),
    editors: z.array(z.object({
        editor_id: zRecordId(),
        name: maybe(z.string()),
        surname: maybe(z.string())
    })),
    mappointstory: z.array(zMapPointStory()),
    mappointardesc: z.array(zMapPointArDescription()),
    gymcredits: z.array(zGymkhanaCredit()),
    library: z.array(zGymkhanaAsset()),
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
 * One point with everything that belongs to it.
 */
export const zMapPointRecord = /* @__PURE__ */ once(() => z.object({
    point: zMapPoint(),
    mappointstory: z.array(zMapPointStory()),
    mappointardesc: z.array(zMapPointArDescription()),
    mappointMinigames: z.array(zMapPointMinigame()),
    library: z.array(zGymkhanaAsset())
}));

/**
 * Somebody saved in between (requirement TRU-33). Nothing was written.
 */
export const zGymkhanaConflict = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({
        translation_key: z.string(),
        version: zVersion(),
        changed: z.array(z.string()),
        current: zGymkhanaRecord()
    })
}));

/**
 * Somebody saved in between (requirement TRU-33). Nothing was written.
 */
export const zMapPointConflict = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({
        translation_key: z.string(),
        version: zVersion(),
        changed: z.array(z.string()),
        current: zMapPointRecord()
    })
}));

/**
 * Up to a hundred ids, divided by commas.
 */
export const zRecordIds = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[0-9]{1,10}(,[0-9]{1,10}){0,99}$/)));

export const zLibraryName = /* @__PURE__ */ once(() => z.enum(['own', 'global']));

/**
 * Equal ones are newest first.
 */
export const zAssetOrder = /* @__PURE__ */ once(() => orElse(z.enum([
    'newest',
    'oldest',
    'name',
    'nameDescending',
    'largest',
    'mostUsed'
]), 'newest'));

export const zAssetTag = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[^,\r\n]*[^,\s][^,\r\n]*$/)));

/**
 * Free tags, as the JSON text of a list. Those that differ in case, accents and the like are one.
 */
export const zAssetTagsText = /* @__PURE__ */ once(() => z.array(zAssetTag()));

/**
 * Of a library, or of those of its assets that have the asked type where it says so.
 */
export const zLibraryCounts = /* @__PURE__ */ once(() => z.object({
    total: z.int(),
    found: z.int(),
    types: z.object({
        image: z.int(),
        model: z.int(),
        audio: z.int()
    }),
    categories: z.array(z.object({
        id: z.int(),
        count: z.int()
    })),
    tags: z.array(z.object({
        tag: zAssetTag(),
        count: z.int()
    })),
    uploaders: z.array(z.object({
        id: zRecordId(),
        name: z.string(),
        count: z.int()
    })),
    oldThumbnails: z.int()
}));

/**
 * What the caller may do with the asset; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export const zAssetPermissions = /* @__PURE__ */ once(() => z.object({
    edit: yesOrNo(),
    delete: yesOrNo(),
    share: maybe(yesOrNo())
}));

export const zAssetForm = /* @__PURE__ */ once(() => z.object({
    idMod: zRecordId(),
    name: z.string().check(z.regex(/\S/)),
    description: z.string().check(z.regex(/\S/)),
    category: zRecordId(),
    altText: maybe(z.string()),
    altTextCat: maybe(z.string()),
    altTextEng: maybe(z.string()),
    author: maybe(z.string()),
    licence: maybe(zLicenceId()),
    credit: maybe(z.string()),
    tags: maybe(zAssetTagsText()),
    animation: maybe(yesOrNo()),
    scaleMod: maybe(z.number()),
    thumbnail: maybe(z.string())
}));

/**
 * Assets, as the JSON text of a list of their ids.
 */
export const zAssetIds = /* @__PURE__ */ once(() => z.array(zRecordId()));

/**
 * Categories of assets, as JSON text.
 */
export const zAssetChanges = /* @__PURE__ */ once(() => z.array(z.object({
    idMod: zRecordId(),
    category: zRecordId()
})));

/**
 * A text of the experience or of a point, by the path of its field: `experience/prize.name`, `point/31/story.title`.
 */
export const zTextId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^(experience|point\/[1-9][0-9]{0,9})\/[A-Za-z0-9.]+$/)));

export const zTextLanguage = /* @__PURE__ */ once(() => z.enum([
    'cas',
    'cat',
    'eng'
]));

/**
 * An extra. Of an audio that a machine has spoken: what it was made from. It goes with another file.
 */
export const zAssetSpeech = /* @__PURE__ */ once(() => z.object({
    text: zTextId(),
    hash: z.string().check(z.regex(/^[0-9a-f]{14}$/)),
    language: zTextLanguage(),
    voice: z.string()
}));

/**
 * A text in each language, "" where it is not written; words of a word search are separated by spaces.
 */
export const zRouteText = /* @__PURE__ */ once(() => z.object({
    id: zTextId(),
    cas: z.string(),
    cat: z.string(),
    eng: z.string()
}));

export const zOutdatedText = /* @__PURE__ */ once(() => z.object({
    id: zTextId(),
    language: zTextLanguage(),
    source: z.string()
}));

/**
 * Changed texts, as JSON text.
 */
export const zTextChanges = /* @__PURE__ */ once(() => z.array(z.object({
    id: zTextId(),
    language: zTextLanguage(),
    read: z.string(),
    value: z.string(),
    isCorrection: maybe(yesOrNo())
})));

/**
 * Translations that are right for the present source, as JSON text.
 */
export const zTextsStillRight = /* @__PURE__ */ once(() => z.array(z.object({
    id: zTextId(),
    language: zTextLanguage(),
    source: z.string()
})));

export const zDraftRun = /* @__PURE__ */ once(() => z.object({
    state: z.enum([
        'running',
        'done',
        'stopped',
        'failed'
    ]),
    failure: maybe(z.enum([
        'unreachable',
        'slow',
        'broken',
        'limited',
        'unpaid',
        'quota'
    ])),
    total: z.int(),
    drafted: z.int(),
    left: z.int(),
    startedAt: zMoment(),
    endedAt: maybe(zMoment())
}));

export const zTextDrafts = /* @__PURE__ */ once(() => z.object({
    available: yesOrNo(),
    run: z.nullable(zDraftRun()),
    drafts: z.array(z.object({
        id: zTextId(),
        language: zTextLanguage(),
        text: z.string(),
        marks: z.array(z.enum([
            'tooLong',
            'numbers',
            'placeholders',
            'glossary'
        ]))
    }))
}));

export const zGlossaryEntries = /* @__PURE__ */ once(() => z.array(z.object({
    term: z.string(),
    cat: z.string(),
    eng: z.string()
})));

export const zGlossary = /* @__PURE__ */ once(() => z.object({
    version: z.int(),
    entries: zGlossaryEntries()
}));

/**
 * One thing that a version has changed.
 */
export const zVersionNote = /* @__PURE__ */ once(() => z.object({
    kind: z.enum([
        'added',
        'removed',
        'order',
        'value',
        'moved',
        'points',
        'text',
        'texts',
        'other'
    ]),
    path: maybe(z.string()),
    place: maybe(z.int()),
    name: maybe(z.string()),
    language: maybe(z.enum([
        'cas',
        'cat',
        'eng'
    ])),
    count: maybe(z.int()),
    metres: maybe(z.int()),
    from: maybe(z.union([
        z.string(),
        z.number(),
        yesOrNo()
    ])),
    to: maybe(z.union([
        z.string(),
        z.number(),
        yesOrNo()
    ]))
}));

export const zGymkhanaVersion = /* @__PURE__ */ once(() => z.object({
    number: zRecordId(),
    savedAt: zMoment(),
    by: z.string(),
    device: z.enum([
        'computer',
        'tablet',
        'phone',
        ''
    ]),
    name: z.string(),
    restored: maybe(zRecordId()),
    notes: z.array(zVersionNote()),
    moreNotes: z.int()
}));

export const zAssetUse = /* @__PURE__ */ once(() => z.object({
    gymId: zRecordId(),
    gymName: z.string(),
    pointId: maybe(zRecordId()),
    pointName: maybe(z.string()),
    field: z.string()
}));

export const zAssetUses = /* @__PURE__ */ once(() => z.object({
    uses: z.array(zAssetUse()),
    hidden: z.int(),
    inVersions: maybe(z.int()),
    ofOthers: maybe(z.int())
}));

/**
 * What was measured when the file was taken in.
 */
export const zAssetFacts = /* @__PURE__ */ once(() => z.object({
    width: maybe(z.int()),
    height: maybe(z.int()),
    duration: maybe(z.number()),
    peaks: maybe(z.array(z.int())),
    modelFile: maybe(z.string()),
    entries: maybe(z.int()),
    triangles: maybe(z.int()),
    textureSide: maybe(z.int()),
    textureMemory: maybe(z.int()),
    uncountedTextures: maybe(z.int()),
    animations: maybe(z.array(z.string()))
}));

/**
 * Document 2 §3.
 */
export const zAssetMedia = /* @__PURE__ */ once(() => z.object({
    Id: maybe(zRecordId()),
    Thumbnail: orElse(maybe(z.string()), ''),
    Sound: orElse(maybe(z.string()), ''),
    IdUser: maybe(z.int()),
    Name: maybe(z.string()),
    Type: maybe(zAssetType()),
    File: maybe(z.string()),
    FileName: maybe(z.string()),
    Facts: maybe(zAssetFacts()),
    Animation: maybe(yesOrNo()),
    ScaleMod: maybe(z.number()),
    Size: maybe(z.int()),
    Description: maybe(z.string()),
    AltText: maybe(z.string()),
    AltTextCat: maybe(z.string()),
    AltTextEng: maybe(z.string()),
    Author: maybe(z.string()),
    Licence: maybe(zLicenceId()),
    Credit: maybe(z.string()),
    Speech: maybe(zAssetSpeech())
}));

/**
 * An asset of the library (document 2 §3).
 */
export const zLibraryAsset = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    model: z.string(),
    thumbnail: orElse(maybe(z.array(z.string())), []),
    thumbnailIsOld: maybe(yesOrNo()),
    type: zAssetType(),
    category: orElse(maybe(z.int()), 0),
    description: orElse(maybe(z.string()), ''),
    altText: maybe(z.string()),
    altTextCat: maybe(z.string()),
    altTextEng: maybe(z.string()),
    author: maybe(z.string()),
    licence: maybe(zLicenceId()),
    credit: maybe(z.string()),
    speech: maybe(zAssetSpeech()),
    animation: orElse(maybe(yesOrNo()), false),
    scaleMod: orElse(maybe(z.number()), 1),
    sound: maybe(z.string()),
    file: maybe(z.string()),
    size: maybe(z.int()),
    idUser: maybe(z.int()),
    isShared: maybe(yesOrNo()),
    sharedBy: maybe(z.string()),
    fileName: maybe(z.string()),
    createdAt: maybe(zMoment()),
    uses: maybe(z.int()),
    facts: maybe(zAssetFacts()),
    tags: maybe(z.array(zAssetTag())),
    place: maybe(z.string()),
    may: maybe(zAssetPermissions())
}));

export const zModelCategory = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string()
}));

export const zNewAssetForm = /* @__PURE__ */ once(() => z.object({
    category: zRecordId(),
    description: z.string().check(z.regex(/\S/)),
    type: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2)
    ]),
    file: z.string(),
    thumbnail: maybe(z.string()),
    name: maybe(z.string()),
    author: maybe(z.string()),
    licence: maybe(zLicenceId()),
    credit: maybe(z.string()),
    allowCopy: orElse(maybe(yesOrNo()), false),
    requestId: maybe(zRequestId()),
    animation: orElse(maybe(yesOrNo()), false),
    scaleMod: orElse(maybe(z.number()), 1),
    triangles: maybe(z.int()),
    textureSide: maybe(z.int()),
    textureMemory: maybe(z.int()),
    isGym: orElse(maybe(yesOrNo()), false),
    special: orElse(maybe(yesOrNo()), false)
}));

export const zAssetFileForm = /* @__PURE__ */ once(() => z.object({
    idMod: zRecordId(),
    file: z.string(),
    thumbnail: maybe(z.string()),
    allowCopy: orElse(maybe(yesOrNo()), false),
    triangles: maybe(z.int()),
    textureSide: maybe(z.int()),
    textureMemory: maybe(z.int())
}));

/**
 * A bot in the list (document 2 §3).
 */
export const zChatbotSummary = /* @__PURE__ */ once(() => z.object({
    id: z.union([
        z.int(),
        z.string()
    ]),
    name: z.string(),
    active: yesOrNo(),
    clientId: orElse(maybe(z.string()), ''),
    botId: maybe(z.string()),
    botPath: maybe(z.string()),
    primary_color: maybe(z.string()),
    secondary_color: maybe(z.string()),
    avatarUrl: maybe(z.string())
}));

/**
 * Document 2 §3.
 */
export const zChatbotDetail = /* @__PURE__ */ once(() => z.object({
    BotId: orElse(maybe(z.string()), ''),
    ChatbotId: maybe(zRecordId()),
    BotName: orElse(maybe(z.string()), ''),
    BotDescription: orElse(maybe(z.string()), ''),
    BotNameCat: orElse(maybe(z.string()), ''),
    BotDescriptionCat: orElse(maybe(z.string()), ''),
    BotNameEng: orElse(maybe(z.string()), ''),
    BotDescriptionEng: orElse(maybe(z.string()), ''),
    Thumbnail: orElse(maybe(z.string()), ''),
    usedInPoints: maybe(z.int())
}));

/**
 * At least one language has name and description (document 2 §5).
 */
export const zChatbotForm = /* @__PURE__ */ once(() => z.object({
    BotId: z.string(),
    BotName: maybe(z.string()),
    BotDescription: maybe(z.string()),
    BotNameCat: maybe(z.string()),
    BotDescriptionCat: maybe(z.string()),
    BotNameEng: maybe(z.string()),
    BotDescriptionEng: maybe(z.string()),
    avatar: maybe(z.string())
}));

/**
 * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
 */
export const zAssetSearch = /* @__PURE__ */ once(() => z.string());

export const zAssetTypeOnly = /* @__PURE__ */ once(() => z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2)
]));

/**
 * One of these categories, divided by commas.
 */
export const zAssetCategories = /* @__PURE__ */ once(() => zRecordIds());

/**
 * At least one of these tags, divided by commas, as a search compares them.
 */
export const zAssetTagsAny = /* @__PURE__ */ once(() => z.string());

/**
 * Uploaded by one of these users, divided by commas. What a deleted user has left counts as its heir's.
 */
export const zAssetUploaders = /* @__PURE__ */ once(() => zRecordIds());

/**
 * Not uploaded before this moment (UTC).
 */
export const zAssetFrom = /* @__PURE__ */ once(() => zMoment());

/**
 * Uploaded before this moment (UTC).
 */
export const zAssetTo = /* @__PURE__ */ once(() => zMoment());

/**
 * 1 for those alone that no place uses, as `uses` counts them.
 */
export const zAssetUnused = /* @__PURE__ */ once(() => zFlag());

/**
 * 1 for those alone that the global library shows to all, whose idUser is 0.
 */
export const zAssetGlobalOnly = /* @__PURE__ */ once(() => zFlag());

/**
 * 1 for those alone whose `thumbnailIsOld`.
 */
export const zAssetOldThumbnail = /* @__PURE__ */ once(() => zFlag());

/**
 * These assets alone, divided by commas.
 */
export const zAssetOnly = /* @__PURE__ */ once(() => zRecordIds());

export const zAssetSort = /* @__PURE__ */ once(() => zAssetOrder());

/**
 * A page of this many at most. Fewer are the last ones.
 */
export const zAssetLimit = /* @__PURE__ */ once(() => z.int());

/**
 * The `place` of the asset behind which the page begins, in the same order.
 */
export const zAssetAfter = /* @__PURE__ */ once(() => z.string());

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zLoginResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            token: z.string()
        })
    }),
    zSignInRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zBeginProviderSignInResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zProviderAddress()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zFinishProviderSignInResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSignedIn()
    }),
    zSignInRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zLoginWithCodeResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSignedIn()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zBeginRequiredSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSecondFactorSetup()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zConfirmRequiredSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSignedInWithCodes()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zLogoutResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            url: maybe(z.string())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetMeResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zCurrentUser()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zForgotPasswordResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zResetPasswordResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zChangePasswordResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSignedIn()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zConfirmEmailResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListSessionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zSession())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEndSessionResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEndOtherSessionsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListIdentitiesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zIdentity())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zBeginLinkIdentityResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zProviderAddress()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zFinishLinkIdentityResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zIdentity()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUnlinkIdentityResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSecondFactor()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zBeginSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zSecondFactorSetup()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zConfirmSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zRecoveryCodes()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRenewRecoveryCodesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zRecoveryCodes()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zTurnOffSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetResourcesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zResourceLimits()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetOverviewResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zOverview()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateIsEquitableResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetMyProfileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zUser()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateProfileResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetMyUsersResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zListedUser())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateUserResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateUserResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteUserResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zMoveUserResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zActivateUserResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zResendConfirmationResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zResetSecondFactorResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEndUserSessionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({
            sessions: z.int()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUploadEditorsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: maybe(zCsvImportReport())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListImportsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zEditorsImport())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUndoImportResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            deleted: z.int(),
            kept: z.int(),
            stay: maybe(z.array(z.string()))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zHasSharedGymsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            hasSharedGyms: yesOrNo()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetUserChildrenResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            children: z.array(zChildUser())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetUserGymkhanasResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zGymkhanaSummary())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetWeekPlaysResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zWeekPlays())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaPlacesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zGymkhanaPlace())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zFindPointsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zFoundPoint())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateGymkhanaStateResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: maybe(z.object({
            id: zRecordId(),
            version: maybe(zVersion())
        }))
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaStatsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.nullable(zGymkhanaStatistics())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetPlayReportResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zPlayReport()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetLotteryResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.nullable(zLottery())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDrawLotteryResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zLottery()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaByIdResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zGymkhanaRecord()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zImportGymkhanaResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            id: zRecordId(),
            code: z.string(),
            history: maybe(z.object({
                versions: z.int(),
                missingAssets: z.int()
            }))
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaHistoryResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            versions: z.int(),
            leftOut: z.int(),
            bytes: z.int(),
            text: z.string()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaVersionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            versions: z.array(zGymkhanaVersion()),
            more: yesOrNo()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaVersionResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            experience: z.record(z.string(), z.unknown()),
            points: z.array(z.object({
                id: zRecordId(),
                point: z.record(z.string(), z.unknown())
            })),
            library: z.array(zGymkhanaAsset())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRestoreGymkhanaVersionResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            number: zRecordId()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zNameGymkhanaVersionResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaTextsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            texts: z.array(zRouteText()),
            outdated: z.array(zOutdatedText())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSaveGymkhanaTextsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            conflicts: z.array(z.object({
                id: zTextId(),
                language: zTextLanguage(),
                current: maybe(z.string())
            })),
            outdated: z.array(zOutdatedText())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSpeakTextResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            id: zRecordId(),
            asset: maybe(zLibraryAsset())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetTextDraftsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zTextDrafts()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zStartTextDraftsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zTextDrafts()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zStopTextDraftsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zTextDrafts()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDropTextDraftsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zTextDrafts()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGlossaryResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zGlossary()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSaveGlossaryResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zGlossary()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSaveGymkhanaResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            id: zRecordId(),
            version: maybe(zVersion())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateMapPointResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            mappointId: zRecordId(),
            version: maybe(zVersion()),
            record: maybe(zMapPointRecord())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateMapPointsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            mappointIds: z.array(zRecordId())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateMapPointResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            mappointId: zRecordId(),
            version: maybe(zVersion()),
            record: maybe(zMapPointRecord())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteMapPointResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zOrderMapPointsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateMapPointsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(z.object({
            mappointId: zRecordId(),
            version: maybe(zVersion())
        }))
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteMapPointsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            deletionId: zRecordId()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zRestoreMapPointsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            mappointIds: z.array(zRecordId())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetAssetByIdResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zAssetMedia()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDraftAltTextsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            altText: z.string(),
            altTextCat: z.string(),
            altTextEng: z.string()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetModelsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zLibraryAsset())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetUserModelsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zLibraryAsset())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetLibraryCountsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zLibraryCounts()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetModelCategoriesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.array(zModelCategory())
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUploadAssetResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: maybe(z.object({
            id: zRecordId(),
            asset: maybe(zLibraryAsset())
        }))
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zReplaceAssetFileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            asset: zLibraryAsset()
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteAssetResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateAssetsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zTagAssetsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zShareAssetsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteAssetsResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetAssetsInVersionsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            inVersions: z.int(),
            ofOthers: maybe(z.int())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateAssetResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetAssetUsesResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zAssetUses()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListChatbotsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: z.object({
            data: z.array(zChatbotSummary())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSetChatbotStateResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteChatbotResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateChatbotResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: maybe(z.object({
            id: zRecordId()
        }))
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateChatbotResponse = /* @__PURE__ */ once(() => z.union([
    zDone(),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetChatbotByBotIdResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zChatbotDetail()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListAuditResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: orElse(maybe(z.string()), ''),
        data: zAuditPage()
    }),
    zRefusal()
]));
