// Generated from openapi/panel.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * A yes or no: 1 or 0 (§7 of document 1).
 */
export const zFlag = /* @__PURE__ */ once(() => z.union([z.literal(0), z.literal(1)]));

/**
 * Id of a library asset; 0 means none. A form's field says with x-asset-type which type of asset it takes.
 */
export const zAssetId = /* @__PURE__ */ once(() => z.int().check(z.gte(0), z.lte(2147483647)));

/**
 * Id of a stored record.
 */
export const zRecordId = /* @__PURE__ */ once(() => z.int().check(z.gte(1), z.lte(2147483647)));

/**
 * Version of the record that the sender has read. It grows by one with every save. Optional: a client that leaves it out overwrites; one that sends an older version gets 409.
 */
export const zVersion = /* @__PURE__ */ once(() => z.int().check(z.gte(1), z.lte(2147483647)));

/**
 * UTC, ISO 8601, of a day that exists; without leap seconds.
 */
export const zMoment = /* @__PURE__ */ once(() => z.iso.datetime({ offset: true }).check(z.maxLength(30), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?Z$/)));

/**
 * IANA name of the sender's time zone, such as Europe/Madrid. Mails to the user state times in it; a name that is not known is ignored. Optional.
 */
export const zTimeZone = /* @__PURE__ */ once(() => z.string().check(z.maxLength(64)));

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
export const zEmail = /* @__PURE__ */ once(() => z.string().check(z.maxLength(254), z.regex(/^(?=[^@]{1,64}@)[\w'+-]+(\.[\w'+-]+)*@([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/)));

/**
 * At least 6 characters (document 1 §5), at most 128.
 */
export const zNewPassword = /* @__PURE__ */ once(() => z.string().check(z.minLength(6), z.maxLength(128)));

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
 * Opens the second step of signing in and nothing else.
 */
export const zChallenge = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(2000)));

/**
 * As Refusal. With a challenge the password was right, and a second step follows.
 */
export const zSignInRefusal = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string().check(z.maxLength(2000)),
    data: z.optional(z.object({
        translation_key: z.optional(z.string().check(z.maxLength(200))),
        challenge: z.optional(zChallenge()),
        enrol: z.optional(z.boolean())
    }))
}));

export const zSignedIn = /* @__PURE__ */ once(() => z.object({
    token: z.string().check(z.maxLength(4000))
}));

/**
 * As the settings name a provider of identities.
 */
export const zProviderId = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(20)));

export const zProviderAddress = /* @__PURE__ */ once(() => z.object({
    url: z.string().check(z.maxLength(16000))
}));

/**
 * A provider of identities, and the account of it that is linked with a user.
 */
export const zIdentity = /* @__PURE__ */ once(() => z.object({
    provider: zProviderId(),
    name: z.string().check(z.maxLength(60)),
    email: z.optional(z.string().check(z.maxLength(254))),
    linkedAt: z.optional(zMoment()),
    usedAt: z.optional(zMoment())
}));

/**
 * Each one takes the place of a code once. Those made now have more than 128 bits.
 */
export const zRecoveryCodeList = /* @__PURE__ */ once(() => z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)));

export const zSignedInWithCodes = /* @__PURE__ */ once(() => z.object({
    token: z.string().check(z.maxLength(4000)),
    recoveryCodes: zRecoveryCodeList()
}));

export const zRecoveryCodes = /* @__PURE__ */ once(() => z.object({
    recoveryCodes: zRecoveryCodeList()
}));

export const zSecondFactor = /* @__PURE__ */ once(() => z.object({
    on: z.boolean(),
    since: z.optional(zMoment()),
    recoveryCodesLeft: z.int().check(z.gte(0), z.lte(10)),
    required: z.boolean()
}));

export const zSecondFactorSetup = /* @__PURE__ */ once(() => z.object({
    secret: z.string().check(z.maxLength(200)),
    uri: z.string().check(z.maxLength(1000))
}));

/**
 * The six digits of an authenticator app; spaces do not matter.
 */
export const zTotpCode = /* @__PURE__ */ once(() => z.string().check(z.minLength(6), z.maxLength(20)));

/**
 * The six digits of an authenticator app, or a recovery code; spaces, hyphens and case do not matter.
 */
export const zAnyCode = /* @__PURE__ */ once(() => z.string().check(z.minLength(6), z.maxLength(60)));

export const zGivenPassword = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(128)));

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
 * Done; there is nothing to hand back but the message.
 */
export const zDone = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: z.string().check(z.maxLength(2000))
}));

/**
 * What a user may use, and what is in use (document 1 §3).
 */
export const zResourceLimits = /* @__PURE__ */ once(() => z.object({
    max_mb: z.int().check(z.gte(0)),
    max_supervisors: z.string().check(z.maxLength(60)),
    max_editors: z.int().check(z.gte(0)),
    max_mappoints: z.int().check(z.gte(0)),
    max_files: z.int().check(z.gte(0)),
    is_equitable: z.boolean(),
    has_shared_gyms: z.boolean(),
    has_chatbots: z.boolean(),
    empty_shares: z.optional(z.array(z.enum([
        'max_mb',
        'max_editors',
        'max_mappoints',
        'max_files'
    ]))),
    admin_current_mb: z.optional(z.int().check(z.gte(0))),
    admin_current_supervisors: z.optional(z.int().check(z.gte(0))),
    admin_current_editors: z.optional(z.int().check(z.gte(0))),
    admin_current_mappoints: z.optional(z.int().check(z.gte(0))),
    admin_current_files: z.optional(z.int().check(z.gte(0)))
}));

/**
 * A panel user (document 1 §3).
 */
export const zUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: zAssetId(),
    name: z.string().check(z.maxLength(120)),
    surname: z.string().check(z.maxLength(120)),
    email: z.string().check(z.maxLength(254)),
    entity: z.string().check(z.maxLength(160)),
    city: z.string().check(z.maxLength(120)),
    phone: z.string().check(z.maxLength(40)),
    role: zRole(),
    facebook: z.string().check(z.maxLength(300)),
    instagram: z.string().check(z.maxLength(300)),
    twitter: z.string().check(z.maxLength(300)),
    label: z.optional(z.string().check(z.maxLength(80))),
    avatar: z.string().check(z.maxLength(500)),
    status: z.int().check(z.gte(0))
}));

/**
 * The signed-in user: the fields of User and those that only this user may see.
 */
export const zCurrentUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: zAssetId(),
    name: z.string().check(z.maxLength(120)),
    surname: z.string().check(z.maxLength(120)),
    email: z.string().check(z.maxLength(254)),
    entity: z.string().check(z.maxLength(160)),
    city: z.string().check(z.maxLength(120)),
    phone: z.string().check(z.maxLength(40)),
    role: zRole(),
    facebook: z.string().check(z.maxLength(300)),
    instagram: z.string().check(z.maxLength(300)),
    twitter: z.string().check(z.maxLength(300)),
    label: z.optional(z.string().check(z.maxLength(80))),
    avatar: z.string().check(z.maxLength(500)),
    status: z.int().check(z.gte(0)),
    parliaToken: z.optional(z.string().check(z.maxLength(4000))),
    adminParliaToken: z.optional(z.string().check(z.maxLength(4000))),
    has_chatbots: z.optional(z.boolean()),
    has_shared_gyms: z.optional(z.boolean()),
    defaultPassword: z.optional(z.string().check(z.maxLength(128))),
    mustChangePassword: z.optional(z.boolean())
}));

/**
 * One sign-in of a user that still holds.
 */
export const zSession = /* @__PURE__ */ once(() => z.object({
    id: z.string().check(z.maxLength(64)),
    current: z.boolean(),
    createdAt: zMoment(),
    lastSeenAt: zMoment(),
    expiresAt: zMoment(),
    browser: z.string().check(z.maxLength(40)),
    system: z.string().check(z.maxLength(40)),
    address: z.string().check(z.maxLength(64))
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
    actorId: z.optional(zRecordId()),
    actor: z.string().check(z.maxLength(254)),
    subject: z.string().check(z.maxLength(300)),
    address: z.string().check(z.maxLength(64)),
    details: z.record(z.string(), z.union([
        z.string(),
        z.number(),
        z.boolean()
    ]))
}));

export const zAuditPage = /* @__PURE__ */ once(() => z.object({
    entries: z.array(zAuditEntry()),
    more: z.boolean()
}));

/**
 * What the caller may do with the user; anything else is refused. Where it is missing the panel offers all that it cannot exclude.
 */
export const zUserPermissions = /* @__PURE__ */ once(() => z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    activate: z.boolean(),
    resendConfirmation: z.boolean(),
    move: z.optional(z.boolean()),
    resetSecondFactor: z.optional(z.boolean()),
    endSessions: z.optional(z.boolean())
}));

/**
 * A row of the viewer's own users; it carries all that the edit form shows.
 */
export const zListedUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    state: z.int().check(z.gte(0)),
    data: z.object({
        name: z.string().check(z.maxLength(120)),
        surname: z.string().check(z.maxLength(120)),
        email: z.string().check(z.maxLength(254)),
        company: z.string().check(z.maxLength(160)),
        city: z.string().check(z.maxLength(120)),
        type: zRole(),
        idMod: z.optional(zAssetId()),
        avatar: z.optional(z.string().check(z.maxLength(500))),
        phone: z.optional(z.string().check(z.maxLength(40))),
        facebook: z.optional(z.string().check(z.maxLength(300))),
        instagram: z.optional(z.string().check(z.maxLength(300))),
        twitter: z.optional(z.string().check(z.maxLength(300))),
        label: z.optional(z.string().check(z.maxLength(80)))
    }),
    resources: z.optional(zResourceLimits()),
    may: z.optional(zUserPermissions()),
    parent: z.optional(z.object({
        id: zRecordId(),
        name: z.string().check(z.maxLength(241))
    })),
    experiences: z.optional(z.int().check(z.gte(0))),
    lastSignIn: z.optional(zMoment())
}));

export const zChildUser = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string().check(z.maxLength(120)),
    surname: z.string().check(z.maxLength(120))
}));

export const zEditorsImport = /* @__PURE__ */ once(() => z.object({
    requestId: z.string().check(z.maxLength(64)),
    importedAt: zMoment(),
    pending: z.int().check(z.gte(1)),
    answered: z.int().check(z.gte(0))
}));

/**
 * What bounds the number of editors, and how many of them there are. In the answers to checks; missing where nothing bounds it.
 */
export const zEditorPlaces = /* @__PURE__ */ once(() => z.object({
    limit: z.int().check(z.gte(0)),
    used: z.int().check(z.gte(0)),
    isShare: z.boolean()
}));

/**
 * What became of each row (requirement USR-13).
 */
export const zCsvImportReport = /* @__PURE__ */ once(() => z.object({
    imported: z.int().check(z.gte(0)),
    repeated: z.array(z.string().check(z.maxLength(254))),
    rejected: z.array(z.object({
        line: z.int().check(z.gte(1)),
        reason: z.string().check(z.maxLength(300)),
        column: z.optional(z.enum([
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
    withoutPhone: z.optional(z.array(z.int().check(z.gte(1)))),
    places: z.optional(zEditorPlaces())
}));

/**
 * How often an experience was begun in the last seven days, today included.
 */
export const zWeekPlays = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    plays: z.nullable(z.int().check(z.gte(0)))
}));

/**
 * Where an experience begins.
 */
export const zGymkhanaPlace = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180))
}));

/**
 * A point found by its name.
 */
export const zFoundPoint = /* @__PURE__ */ once(() => z.object({
    IdPoint: zRecordId(),
    gymId: zRecordId(),
    PointName: z.string().check(z.maxLength(60)),
    PointNameCat: z.string().check(z.maxLength(60)),
    PointNameEng: z.string().check(z.maxLength(60))
}));

/**
 * What the caller may do with the experience; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export const zExperiencePermissions = /* @__PURE__ */ once(() => z.object({
    edit: z.boolean(),
    setState: z.boolean(),
    duplicate: z.boolean(),
    delete: z.boolean()
}));

/**
 * An experience in the list.
 */
export const zGymkhanaSummary = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string().check(z.maxLength(60)),
    state: z.nullable(zGymkhanaStateCode()),
    userCompany: z.string().check(z.maxLength(160)),
    idUser: z.optional(zRecordId()),
    version: z.optional(zVersion()),
    cover: z.optional(z.string().check(z.maxLength(500))),
    points: z.optional(z.int().check(z.gte(0))),
    languages: z.optional(z.array(zContentLanguage())),
    incompleteLanguages: z.optional(z.array(zContentLanguage())),
    changedAt: z.optional(zMoment()),
    changedBy: z.optional(z.string().check(z.maxLength(241))),
    may: z.optional(zExperiencePermissions())
}));

export const zOverview = /* @__PURE__ */ once(() => z.object({
    pendingUsers: z.int().check(z.gte(0)),
    inactiveExperiences: z.optional(z.int().check(z.gte(0))),
    lastChanged: z.optional(z.array(zGymkhanaSummary()).check(z.maxLength(4))),
    refusedFiles: z.optional(z.int().check(z.gte(0)))
}));

/**
 * Document 2 §3. Of everything that was reported. Our server says null, the panel that it cannot be shown, where a number would be that of fewer than five people; percentages are of those who said.
 */
export const zGymkhanaStatistics = /* @__PURE__ */ once(() => z.object({
    usrUniq: z.nullable(z.int().check(z.gte(0))),
    malePerc: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    femPerc: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    exp: z.nullable(z.int().check(z.gte(0))),
    mappoints: z.nullable(z.int().check(z.gte(0))),
    time: z.nullable(z.number().check(z.gte(0))),
    quizz: z.nullable(z.int().check(z.gte(0))),
    pref: z.nullable(z.int().check(z.gte(0))),
    games: z.nullable(z.int().check(z.gte(0))),
    rewEarn: z.nullable(z.int().check(z.gte(0))),
    rewCol: z.nullable(z.int().check(z.gte(0)))
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
    code: z.string().check(z.maxLength(40)),
    day: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    timeZone: z.string().check(z.maxLength(60)),
    commitment: z.nullable(z.string().check(z.maxLength(64))),
    drawnAt: z.nullable(z.string().check(z.maxLength(40))),
    winner: z.nullable(z.string().check(z.maxLength(19))),
    entries: z.nullable(z.int().check(z.gte(0)))
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
        value: z.nullable(z.int().check(z.gte(0)))
    })).check(z.maxLength(1000)),
    points: z.array(z.object({
        id: zRecordId(),
        reached: z.nullable(z.int().check(z.gte(0))),
        since: z.optional(zPlayDay())
    })).check(z.maxLength(10000)),
    questions: z.array(z.object({
        point: zRecordId(),
        right: z.nullable(z.int().check(z.gte(0))),
        wrong: z.nullable(z.int().check(z.gte(0)))
    })).check(z.maxLength(10000)),
    legs: z.array(z.object({
        from: z.int().check(z.gte(0)),
        to: zRecordId(),
        walks: z.int().check(z.gte(0)),
        seconds: z.int().check(z.gte(0))
    })).check(z.maxLength(10000)),
    languages: z.array(z.object({
        language: z.enum([
            'es',
            'en',
            'ca'
        ]),
        plays: z.nullable(z.int().check(z.gte(0)))
    })).check(z.maxLength(3))
}));

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
 * Final credits in one language.
 */
export const zGymkhanaCredit = /* @__PURE__ */ once(() => z.object({
    Lang: zContentLanguage(),
    IdImg: zAssetId(),
    Credits: z.string().check(z.maxLength(5000))
}));

/**
 * The whole experience. An update sends the whole record too; a field that is left out keeps what is stored, an empty text clears it.
 */
export const zGymkhanaForm = /* @__PURE__ */ once(() => z.object({
    gymId: z.optional(z.int().check(z.gte(0))),
    version: z.optional(zVersion()),
    requestId: z.optional(zRequestId()),
    isCorrection: z.optional(zFlag()),
    idUser: z.optional(z.int().check(z.gte(0))),
    gymSlogan: z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/)),
    gymLang: zContentLanguage(),
    gymType: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
    gymModelId: z.optional(zAssetId()),
    gymCode: zAccessCode(),
    gymPrivate: z.optional(z.union([z.literal(2), z.literal(3)])),
    requiresRegister: z.optional(zFlag()),
    manualGeo: z.optional(zFlag()),
    repeatGym: z.optional(zFlag()),
    editorIds: z.optional(z.array(zRecordId()).check(z.maxLength(1000))),
    gymCredits: z.optional(z.string().check(z.maxLength(5000))),
    gymCreditsImg: z.optional(zAssetId()),
    storyText: z.optional(z.string().check(z.maxLength(5000))),
    storyImg: z.optional(zAssetId()),
    storySound: z.optional(zAssetId()),
    prizeEnabled: z.optional(zFlag()),
    prizeName: z.optional(z.string().check(z.maxLength(200))),
    prizeDescription: z.optional(z.string().check(z.maxLength(5000))),
    prizeImg: z.optional(zAssetId()),
    prizeScore: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    prizeRaffle: z.optional(zFlag()),
    prizeLocation: z.optional(z.string().check(z.maxLength(500))),
    prizeLatitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    prizeLongitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    mapPoints: z.optional(z.array(z.object({
        IdPoint: zRecordId()
    })).check(z.maxLength(10000))),
    mapPointsCount: z.optional(z.int().check(z.gte(0), z.lte(10000))),
    gymName: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/)),
    gymNameCat: z.optional(z.string().check(z.maxLength(60))),
    gymNameEng: z.optional(z.string().check(z.maxLength(60))),
    gymDescription: z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/)),
    gymDescriptionCat: z.optional(z.string().check(z.maxLength(5000))),
    gymDescriptionEng: z.optional(z.string().check(z.maxLength(5000))),
    gymSloganCat: z.optional(z.string().check(z.maxLength(5000))),
    gymSloganEng: z.optional(z.string().check(z.maxLength(5000))),
    gymCity: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    gymCreditsCat: z.optional(z.string().check(z.maxLength(5000))),
    gymCreditsEng: z.optional(z.string().check(z.maxLength(5000))),
    gymCreditsImgCat: z.optional(zAssetId()),
    gymCreditsImgEng: z.optional(zAssetId()),
    storyTextCat: z.optional(z.string().check(z.maxLength(5000))),
    storyTextEng: z.optional(z.string().check(z.maxLength(5000))),
    storyImgCat: z.optional(zAssetId()),
    storyImgEng: z.optional(zAssetId()),
    storySoundCat: z.optional(zAssetId()),
    storySoundEng: z.optional(zAssetId()),
    prizeNameCat: z.optional(z.string().check(z.maxLength(200))),
    prizeNameEng: z.optional(z.string().check(z.maxLength(200))),
    prizeDescriptionCat: z.optional(z.string().check(z.maxLength(5000))),
    prizeDescriptionEng: z.optional(z.string().check(z.maxLength(5000))),
    prizeImgCat: z.optional(zAssetId()),
    prizeImgEng: z.optional(zAssetId()),
    prizeIniDay: z.optional(zCalendarDay()),
    prizeEndDay: z.optional(zCalendarDay()),
    prizeAmStart: z.optional(zDayTime()),
    prizeAmEnd: z.optional(zDayTime()),
    prizePmStart: z.optional(zDayTime()),
    prizePmEnd: z.optional(zDayTime()),
    prizeLotteryDate: z.optional(zCalendarDay())
}));

/**
 * Points of the experience, as the JSON text of a list of their ids.
 */
export const zMapPointIds = /* @__PURE__ */ once(() => z.array(zRecordId()).check(z.minLength(1), z.maxLength(2000)));

/**
 * Changes of points, as JSON text. The names are those of MapPointForm.
 */
export const zMapPointChanges = /* @__PURE__ */ once(() => z.array(z.object({
    mappointId: zRecordId(),
    version: z.optional(zVersion()),
    dependency: z.optional(zMapPointReference()),
    dependencyNeg: z.optional(zMapPointReference()),
    scoreCorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    puzzleScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    wordsScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    pointsScore: z.optional(z.int().check(z.gte(0), z.lte(100000)))
})).check(z.minLength(1), z.maxLength(2000)));

export const zNewMapPointForm = /* @__PURE__ */ once(() => z.object({
    mappointGymId: zRecordId(),
    requestId: z.optional(zRequestId()),
    idUser: z.optional(z.int().check(z.gte(0))),
    mappointName: z.optional(z.string().check(z.maxLength(60))),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    location: z.optional(z.string().check(z.maxLength(500))),
    storyTitle: z.optional(z.string().check(z.maxLength(200))),
    storyText: z.optional(z.string().check(z.maxLength(5000))),
    storyImg: z.optional(zAssetId()),
    storySound: z.optional(zAssetId()),
    lifetime: z.optional(z.int().check(z.gte(0), z.lte(31536000))),
    isFinal: z.optional(zFlag()),
    Qtype: z.optional(z.enum(['', 'end'])),
    flagAnim: z.optional(zAnimationFlag()),
    chatbotId: z.optional(z.string().check(z.maxLength(100))),
    challengeModelId: z.optional(zAssetId()),
    challengeModelClip: z.optional(z.string().check(z.maxLength(200))),
    challengeDesc: z.optional(z.string().check(z.maxLength(500))),
    challengeType: z.optional(zChallengeType()),
    question: z.optional(z.string().check(z.maxLength(500))),
    answerCorrect: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2: z.optional(z.string().check(z.maxLength(300))),
    scoreCorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    scoreIncorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    puzzleImg: z.optional(zAssetId()),
    puzzleSize: z.optional(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: z.optional(z.string().check(z.maxLength(500))),
    words: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: z.optional(z.string().check(z.maxLength(500))),
    pointsScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    mappointNameCat: z.optional(z.string().check(z.maxLength(60))),
    mappointNameEng: z.optional(z.string().check(z.maxLength(60))),
    streetName: z.optional(z.string().check(z.maxLength(200))),
    streetNumber: z.optional(z.string().check(z.maxLength(30))),
    city: z.optional(z.string().check(z.maxLength(120))),
    postcode: z.optional(z.string().check(z.maxLength(20))),
    country: z.optional(z.string().check(z.maxLength(100))),
    checkInBy: z.optional(z.enum(['position', 'code'])),
    checkInRadius: z.optional(z.int().check(z.gte(5), z.lte(100))),
    checkInCode: z.optional(z.string().check(z.maxLength(40))),
    dependency: z.optional(zMapPointReference()),
    dependencyNeg: z.optional(zMapPointReference()),
    storyTitleCat: z.optional(z.string().check(z.maxLength(200))),
    storyTitleEng: z.optional(z.string().check(z.maxLength(200))),
    storyTextCat: z.optional(z.string().check(z.maxLength(5000))),
    storyTextEng: z.optional(z.string().check(z.maxLength(5000))),
    storyImgCat: z.optional(zAssetId()),
    storyImgEng: z.optional(zAssetId()),
    storySoundCat: z.optional(zAssetId()),
    storySoundEng: z.optional(zAssetId()),
    challengeDescCat: z.optional(z.string().check(z.maxLength(500))),
    challengeDescEng: z.optional(z.string().check(z.maxLength(500))),
    challengeHintText: z.optional(z.string().check(z.maxLength(300))),
    challengeHintTextCat: z.optional(z.string().check(z.maxLength(300))),
    challengeHintTextEng: z.optional(z.string().check(z.maxLength(300))),
    challengeHintCost: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    questionCat: z.optional(z.string().check(z.maxLength(500))),
    questionEng: z.optional(z.string().check(z.maxLength(500))),
    answerCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    answerCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Eng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Eng: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrect: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrect: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrectCat: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrectEng: z.optional(z.string().check(z.maxLength(300))),
    puzzleDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    puzzleDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    puzzleScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    wordsCat: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    wordsDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    wordsScore: z.optional(z.int().check(z.gte(0), z.lte(100000)))
}));

/**
 * A point of a list, without what belongs to one installation - assets, a chatbot, other points; what it leaves out is as in a new point.
 */
export const zListedMapPoint = /* @__PURE__ */ once(() => z.object({
    mappointName: z.optional(z.string().check(z.maxLength(60))),
    mappointNameCat: z.optional(z.string().check(z.maxLength(60))),
    mappointNameEng: z.optional(z.string().check(z.maxLength(60))),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    location: z.optional(z.string().check(z.maxLength(500))),
    streetName: z.optional(z.string().check(z.maxLength(200))),
    streetNumber: z.optional(z.string().check(z.maxLength(30))),
    city: z.optional(z.string().check(z.maxLength(120))),
    postcode: z.optional(z.string().check(z.maxLength(20))),
    country: z.optional(z.string().check(z.maxLength(100))),
    storyTitle: z.optional(z.string().check(z.maxLength(200))),
    storyTitleCat: z.optional(z.string().check(z.maxLength(200))),
    storyTitleEng: z.optional(z.string().check(z.maxLength(200))),
    storyText: z.optional(z.string().check(z.maxLength(5000))),
    storyTextCat: z.optional(z.string().check(z.maxLength(5000))),
    storyTextEng: z.optional(z.string().check(z.maxLength(5000))),
    lifetime: z.optional(z.int().check(z.gte(0), z.lte(31536000))),
    isFinal: z.optional(zFlag()),
    flagAnim: z.optional(zAnimationFlag()),
    challengeModelClip: z.optional(z.string().check(z.maxLength(200))),
    challengeDesc: z.optional(z.string().check(z.maxLength(500))),
    challengeDescCat: z.optional(z.string().check(z.maxLength(500))),
    challengeDescEng: z.optional(z.string().check(z.maxLength(500))),
    challengeType: z.optional(zChallengeType()),
    question: z.optional(z.string().check(z.maxLength(500))),
    questionCat: z.optional(z.string().check(z.maxLength(500))),
    questionEng: z.optional(z.string().check(z.maxLength(500))),
    answerCorrect: z.optional(z.string().check(z.maxLength(300))),
    answerCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    answerCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Eng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Eng: z.optional(z.string().check(z.maxLength(300))),
    scoreCorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    scoreIncorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    puzzleSize: z.optional(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: z.optional(z.string().check(z.maxLength(500))),
    puzzleDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    puzzleDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    puzzleScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    words: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsCat: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: z.optional(z.string().check(z.maxLength(500))),
    wordsDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    wordsDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    wordsScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    pointsScore: z.optional(z.int().check(z.gte(0), z.lte(100000)))
}));

/**
 * The whole point; a field that is left out keeps what is stored, an empty text clears it.
 */
export const zMapPointForm = /* @__PURE__ */ once(() => z.object({
    mappointId: zRecordId(),
    version: z.optional(zVersion()),
    isCorrection: z.optional(zFlag()),
    mappointGymId: zRecordId(),
    idUser: z.optional(z.int().check(z.gte(0))),
    mappointName: z.optional(z.string().check(z.maxLength(60))),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    location: z.optional(z.string().check(z.maxLength(500))),
    storyTitle: z.optional(z.string().check(z.maxLength(200))),
    storyText: z.optional(z.string().check(z.maxLength(5000))),
    storyImg: z.optional(zAssetId()),
    storySound: z.optional(zAssetId()),
    lifetime: z.optional(z.int().check(z.gte(0), z.lte(31536000))),
    isFinal: z.optional(zFlag()),
    Qtype: z.optional(z.enum(['', 'end'])),
    flagAnim: z.optional(zAnimationFlag()),
    chatbotId: z.optional(z.string().check(z.maxLength(100))),
    challengeModelId: z.optional(zAssetId()),
    challengeModelClip: z.optional(z.string().check(z.maxLength(200))),
    challengeDesc: z.optional(z.string().check(z.maxLength(500))),
    challengeType: z.optional(zChallengeType()),
    question: z.optional(z.string().check(z.maxLength(500))),
    answerCorrect: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2: z.optional(z.string().check(z.maxLength(300))),
    scoreCorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    scoreIncorrect: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    puzzleImg: z.optional(zAssetId()),
    puzzleSize: z.optional(z.union([
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6)
    ])),
    puzzleDescription: z.optional(z.string().check(z.maxLength(500))),
    words: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescription: z.optional(z.string().check(z.maxLength(500))),
    pointsScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    mappointNameCat: z.optional(z.string().check(z.maxLength(60))),
    mappointNameEng: z.optional(z.string().check(z.maxLength(60))),
    streetName: z.optional(z.string().check(z.maxLength(200))),
    streetNumber: z.optional(z.string().check(z.maxLength(30))),
    city: z.optional(z.string().check(z.maxLength(120))),
    postcode: z.optional(z.string().check(z.maxLength(20))),
    country: z.optional(z.string().check(z.maxLength(100))),
    checkInBy: z.optional(z.enum(['position', 'code'])),
    checkInRadius: z.optional(z.int().check(z.gte(5), z.lte(100))),
    checkInCode: z.optional(z.string().check(z.maxLength(40))),
    dependency: z.optional(zMapPointReference()),
    dependencyNeg: z.optional(zMapPointReference()),
    storyTitleCat: z.optional(z.string().check(z.maxLength(200))),
    storyTitleEng: z.optional(z.string().check(z.maxLength(200))),
    storyTextCat: z.optional(z.string().check(z.maxLength(5000))),
    storyTextEng: z.optional(z.string().check(z.maxLength(5000))),
    storyImgCat: z.optional(zAssetId()),
    storyImgEng: z.optional(zAssetId()),
    storySoundCat: z.optional(zAssetId()),
    storySoundEng: z.optional(zAssetId()),
    challengeDescCat: z.optional(z.string().check(z.maxLength(500))),
    challengeDescEng: z.optional(z.string().check(z.maxLength(500))),
    challengeHintText: z.optional(z.string().check(z.maxLength(300))),
    challengeHintTextCat: z.optional(z.string().check(z.maxLength(300))),
    challengeHintTextEng: z.optional(z.string().check(z.maxLength(300))),
    challengeHintCost: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    questionCat: z.optional(z.string().check(z.maxLength(500))),
    questionEng: z.optional(z.string().check(z.maxLength(500))),
    answerCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    answerCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect1Eng: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Cat: z.optional(z.string().check(z.maxLength(300))),
    answerIncorrect2Eng: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrect: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrectCat: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyCorrectEng: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrect: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrectCat: z.optional(z.string().check(z.maxLength(300))),
    challengeQuestionWhyIncorrectEng: z.optional(z.string().check(z.maxLength(300))),
    puzzleDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    puzzleDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    puzzleScore: z.optional(z.int().check(z.gte(0), z.lte(100000))),
    wordsCat: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsEng: z.optional(z.string().check(z.maxLength(47), z.regex(/^([^ ]{1,7}( [^ ]{1,7}){0,5})?$/))),
    wordsDescriptionCat: z.optional(z.string().check(z.maxLength(500))),
    wordsDescriptionEng: z.optional(z.string().check(z.maxLength(500))),
    wordsScore: z.optional(z.int().check(z.gte(0), z.lte(100000)))
}));

export const zProfileForm = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    surname: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    city: z.optional(z.string().check(z.maxLength(120))),
    phone: z.optional(z.string().check(z.maxLength(40), z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: z.optional(z.string().check(z.maxLength(300))),
    instagram: z.optional(z.string().check(z.maxLength(300))),
    twitter: z.optional(z.string().check(z.maxLength(300))),
    image: z.optional(z.string()),
    idMod: z.optional(zAssetId())
}));

/**
 * A new user. The superAdmin- fields count only when a super-admin creates an admin (document 1 §6).
 */
export const zNewUserForm = /* @__PURE__ */ once(() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    surname: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    city: z.optional(z.string().check(z.maxLength(120))),
    phone: z.optional(z.string().check(z.maxLength(40), z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: z.optional(z.string().check(z.maxLength(300))),
    instagram: z.optional(z.string().check(z.maxLength(300))),
    twitter: z.optional(z.string().check(z.maxLength(300))),
    label: z.optional(z.string().check(z.maxLength(80))),
    image: z.optional(z.string()),
    entity: z.optional(z.string().check(z.minLength(1), z.maxLength(160), z.regex(/\S/))),
    email: zEmail(),
    role: zRole(),
    requestId: z.optional(zRequestId()),
    'superAdmin-maxMB': z.optional(z.number().check(z.gte(0), z.lte(1000000000))),
    'superAdmin-maxSupervisors': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxEditors': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxMappoints': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxFiles': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-equitativeResources': z.optional(zFlag()),
    'superAdmin-sharedGyms': z.optional(zFlag()),
    'superAdmin-hasChatbots': z.optional(zFlag())
}));

/**
 * The same form with id; e-mail and role are read-only and ignored (document 1 §5).
 */
export const zUserForm = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    idMod: z.optional(zAssetId()),
    name: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    surname: z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/)),
    city: z.optional(z.string().check(z.maxLength(120))),
    phone: z.optional(z.string().check(z.maxLength(40), z.regex(/^(\+?[0-9 ().-]{6,40})?$/))),
    facebook: z.optional(z.string().check(z.maxLength(300))),
    instagram: z.optional(z.string().check(z.maxLength(300))),
    twitter: z.optional(z.string().check(z.maxLength(300))),
    label: z.optional(z.string().check(z.maxLength(80))),
    image: z.optional(z.string()),
    entity: z.optional(z.string().check(z.minLength(1), z.maxLength(160), z.regex(/\S/))),
    email: z.optional(zEmail()),
    role: z.optional(zRole()),
    'superAdmin-maxMB': z.optional(z.number().check(z.gte(0), z.lte(1000000000))),
    'superAdmin-maxSupervisors': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxEditors': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxMappoints': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-maxFiles': z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    'superAdmin-equitativeResources': z.optional(zFlag()),
    'superAdmin-sharedGyms': z.optional(zFlag()),
    'superAdmin-hasChatbots': z.optional(zFlag())
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
    Thumbnail: z.string().check(z.maxLength(500)),
    Sound: z.string().check(z.maxLength(500)),
    IdUser: z.int().check(z.gte(0)),
    Name: z.optional(z.string().check(z.maxLength(200))),
    Type: z.optional(zAssetType()),
    AltText: z.optional(z.string().check(z.maxLength(300))),
    AltTextCat: z.optional(z.string().check(z.maxLength(300))),
    AltTextEng: z.optional(z.string().check(z.maxLength(300))),
    Author: z.optional(z.string().check(z.maxLength(200))),
    Licence: z.optional(zLicenceId()),
    Credit: z.optional(z.string().check(z.maxLength(300)))
}));

/**
 * An experience as read for editing (document 2 §3).
 */
export const zGymkhanaRecord = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    version: zVersion(),
    idUser: z.optional(zRecordId()),
    state: z.nullish(zGymkhanaStateCode()),
    Description2: z.string().check(z.maxLength(5000)),
    GymLang: zContentLanguage(),
    IdMod: zAssetId(),
    PrivateGym: z.union([z.literal(2), z.literal(3)]),
    code: zAccessCode(),
    mappoints: z.array(zMapPoint()),
    rewards: z.array(zReward()),
    gymprivate: z.optional(z.array(z.object({
        code: zAccessCode()
    }))),
    editors: z.array(z.object({
        editor_id: zRecordId(),
        name: z.optional(z.string().check(z.maxLength(120))),
        surname: z.optional(z.string().check(z.maxLength(120)))
    })),
    mappointstory: z.array(zMapPointStory()),
    mappointardesc: z.array(zMapPointArDescription()),
    gymcredits: z.array(zGymkhanaCredit()),
    library: z.array(zGymkhanaAsset()),
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
    message: z.string().check(z.maxLength(2000)),
    data: z.object({
        translation_key: z.string().check(z.maxLength(200)),
        version: zVersion(),
        changed: z.array(z.string().check(z.maxLength(100))),
        current: zGymkhanaRecord()
    })
}));

/**
 * Somebody saved in between (requirement TRU-33). Nothing was written.
 */
export const zMapPointConflict = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string().check(z.maxLength(2000)),
    data: z.object({
        translation_key: z.string().check(z.maxLength(200)),
        version: zVersion(),
        changed: z.array(z.string().check(z.maxLength(100))),
        current: zMapPointRecord()
    })
}));

/**
 * Up to a hundred ids, divided by commas.
 */
export const zRecordIds = /* @__PURE__ */ once(() => z.string().check(z.maxLength(1100), z.regex(/^[0-9]{1,10}(,[0-9]{1,10}){0,99}$/)));

export const zLibraryName = /* @__PURE__ */ once(() => z.enum(['own', 'global']));

/**
 * Equal ones are newest first.
 */
export const zAssetOrder = /* @__PURE__ */ once(() => z._default(z.enum([
    'newest',
    'oldest',
    'name',
    'nameDescending',
    'largest',
    'mostUsed'
]), 'newest'));

export const zAssetTag = /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^,\r\n]*[^,\s][^,\r\n]*$/)));

/**
 * Free tags, as the JSON text of a list. Those that differ in case, accents and the like are one.
 */
export const zAssetTagsText = /* @__PURE__ */ once(() => z.array(zAssetTag()).check(z.maxLength(20)));

/**
 * Of a library, or of those of its assets that have the asked type where it says so.
 */
export const zLibraryCounts = /* @__PURE__ */ once(() => z.object({
    total: z.int().check(z.gte(0)),
    found: z.int().check(z.gte(0)),
    types: z.object({
        image: z.int().check(z.gte(0)),
        model: z.int().check(z.gte(0)),
        audio: z.int().check(z.gte(0))
    }),
    categories: z.array(z.object({
        id: z.int().check(z.gte(0)),
        count: z.int().check(z.gte(1))
    })),
    tags: z.array(z.object({
        tag: zAssetTag(),
        count: z.int().check(z.gte(1))
    })).check(z.maxLength(1000)),
    uploaders: z.array(z.object({
        id: zRecordId(),
        name: z.string().check(z.maxLength(250)),
        count: z.int().check(z.gte(1))
    })).check(z.maxLength(1000)),
    oldThumbnails: z.int().check(z.gte(0))
}));

/**
 * What the caller may do with the asset; anything else answers 403. Where it is missing the panel offers all that it cannot exclude.
 */
export const zAssetPermissions = /* @__PURE__ */ once(() => z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    share: z.optional(z.boolean())
}));

export const zAssetForm = /* @__PURE__ */ once(() => z.object({
    idMod: zRecordId(),
    name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
    description: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
    category: zRecordId(),
    altText: z.optional(z.string().check(z.maxLength(300))),
    altTextCat: z.optional(z.string().check(z.maxLength(300))),
    altTextEng: z.optional(z.string().check(z.maxLength(300))),
    author: z.optional(z.string().check(z.maxLength(200))),
    licence: z.optional(zLicenceId()),
    credit: z.optional(z.string().check(z.maxLength(300))),
    tags: z.optional(zAssetTagsText()),
    animation: z.optional(z.boolean()),
    scaleMod: z.optional(z.number().check(z.gte(0.001), z.lte(1000))),
    thumbnail: z.optional(z.string())
}));

/**
 * Assets, as the JSON text of a list of their ids.
 */
export const zAssetIds = /* @__PURE__ */ once(() => z.array(zRecordId()).check(z.minLength(1), z.maxLength(1000)));

/**
 * Categories of assets, as JSON text.
 */
export const zAssetChanges = /* @__PURE__ */ once(() => z.array(z.object({
    idMod: zRecordId(),
    category: zRecordId()
})).check(z.minLength(1), z.maxLength(1000)));

/**
 * A text of the experience or of a point, by the path of its field: `experience/prize.name`, `point/31/story.title`.
 */
export const zTextId = /* @__PURE__ */ once(() => z.string().check(z.maxLength(80), z.regex(/^(experience|point\/[1-9][0-9]{0,9})\/[A-Za-z0-9.]+$/)));

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
    voice: z.string().check(z.maxLength(100))
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
    read: z.string().check(z.maxLength(5000)),
    value: z.string().check(z.maxLength(5000)),
    isCorrection: z.optional(z.boolean())
})).check(z.maxLength(500)));

/**
 * Translations that are right for the present source, as JSON text.
 */
export const zTextsStillRight = /* @__PURE__ */ once(() => z.array(z.object({
    id: zTextId(),
    language: zTextLanguage(),
    source: z.string().check(z.maxLength(5000))
})).check(z.maxLength(500)));

export const zDraftRun = /* @__PURE__ */ once(() => z.object({
    state: z.enum([
        'running',
        'done',
        'stopped',
        'failed'
    ]),
    failure: z.optional(z.enum([
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
    endedAt: z.optional(zMoment())
}));

export const zTextDrafts = /* @__PURE__ */ once(() => z.object({
    available: z.boolean(),
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
    term: z.string().check(z.minLength(1), z.maxLength(60)),
    cat: z.string().check(z.maxLength(60)),
    eng: z.string().check(z.maxLength(60))
})).check(z.maxLength(200)));

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
    path: z.optional(z.string().check(z.maxLength(80))),
    place: z.optional(z.int().check(z.gte(1))),
    name: z.optional(z.string().check(z.maxLength(200))),
    language: z.optional(z.enum([
        'cas',
        'cat',
        'eng'
    ])),
    count: z.optional(z.int().check(z.gte(1))),
    metres: z.optional(z.int().check(z.gte(0))),
    from: z.optional(z.union([
        z.string(),
        z.number(),
        z.boolean()
    ])),
    to: z.optional(z.union([
        z.string(),
        z.number(),
        z.boolean()
    ]))
}));

export const zGymkhanaVersion = /* @__PURE__ */ once(() => z.object({
    number: zRecordId(),
    savedAt: zMoment(),
    by: z.string().check(z.maxLength(200)),
    device: z.enum([
        'computer',
        'tablet',
        'phone',
        ''
    ]),
    name: z.string().check(z.maxLength(60)),
    restored: z.optional(zRecordId()),
    notes: z.array(zVersionNote()),
    moreNotes: z.int().check(z.gte(0))
}));

export const zAssetUse = /* @__PURE__ */ once(() => z.object({
    gymId: zRecordId(),
    gymName: z.string().check(z.maxLength(200)),
    pointId: z.optional(zRecordId()),
    pointName: z.optional(z.string().check(z.maxLength(200))),
    field: z.string().check(z.maxLength(80))
}));

export const zAssetUses = /* @__PURE__ */ once(() => z.object({
    uses: z.array(zAssetUse()),
    hidden: z.int().check(z.gte(0)),
    inVersions: z.optional(z.int().check(z.gte(0))),
    ofOthers: z.optional(z.int().check(z.gte(0)))
}));

/**
 * What was measured when the file was taken in.
 */
export const zAssetFacts = /* @__PURE__ */ once(() => z.object({
    width: z.optional(z.int().check(z.gte(1))),
    height: z.optional(z.int().check(z.gte(1))),
    duration: z.optional(z.number().check(z.gte(0))),
    peaks: z.optional(z.array(z.int().check(z.gte(0), z.lte(100))).check(z.maxLength(400))),
    modelFile: z.optional(z.string().check(z.maxLength(300))),
    entries: z.optional(z.int().check(z.gte(1))),
    triangles: z.optional(z.int().check(z.gte(0), z.lte(1000000000))),
    textureSide: z.optional(z.int().check(z.gte(0), z.lte(65536))),
    textureMemory: z.optional(z.int().check(z.gte(0), z.lte(1099511627776))),
    uncountedTextures: z.optional(z.int().check(z.gte(0), z.lte(1000000))),
    animations: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)))
}));

/**
 * Document 2 §3.
 */
export const zAssetMedia = /* @__PURE__ */ once(() => z.object({
    Id: z.optional(zRecordId()),
    Thumbnail: z.string().check(z.maxLength(500)),
    Sound: z.string().check(z.maxLength(500)),
    IdUser: z.optional(z.int().check(z.gte(0))),
    Name: z.optional(z.string().check(z.maxLength(200))),
    Type: z.optional(zAssetType()),
    File: z.optional(z.string().check(z.maxLength(500))),
    FileName: z.optional(z.string().check(z.maxLength(300))),
    Facts: z.optional(zAssetFacts()),
    Animation: z.optional(z.boolean()),
    ScaleMod: z.optional(z.number().check(z.gte(0), z.lte(1000))),
    Size: z.optional(z.int().check(z.gte(0))),
    Description: z.optional(z.string().check(z.maxLength(2000))),
    AltText: z.optional(z.string().check(z.maxLength(300))),
    AltTextCat: z.optional(z.string().check(z.maxLength(300))),
    AltTextEng: z.optional(z.string().check(z.maxLength(300))),
    Author: z.optional(z.string().check(z.maxLength(200))),
    Licence: z.optional(zLicenceId()),
    Credit: z.optional(z.string().check(z.maxLength(300))),
    Speech: z.optional(zAssetSpeech())
}));

/**
 * An asset of the library (document 2 §3).
 */
export const zLibraryAsset = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    model: z.string().check(z.maxLength(200)),
    thumbnail: z.array(z.string().check(z.maxLength(500))),
    thumbnailIsOld: z.optional(z.boolean()),
    type: zAssetType(),
    category: z.int().check(z.gte(0)),
    description: z.string().check(z.maxLength(2000)),
    altText: z.optional(z.string().check(z.maxLength(300))),
    altTextCat: z.optional(z.string().check(z.maxLength(300))),
    altTextEng: z.optional(z.string().check(z.maxLength(300))),
    author: z.optional(z.string().check(z.maxLength(200))),
    licence: z.optional(zLicenceId()),
    credit: z.optional(z.string().check(z.maxLength(300))),
    speech: z.optional(zAssetSpeech()),
    animation: z.boolean(),
    scaleMod: z.number().check(z.gte(0), z.lte(1000)),
    sound: z.optional(z.string().check(z.maxLength(500))),
    file: z.optional(z.string().check(z.maxLength(500))),
    size: z.optional(z.int().check(z.gte(0))),
    idUser: z.optional(z.int().check(z.gte(0))),
    isShared: z.optional(z.boolean()),
    sharedBy: z.optional(z.string().check(z.maxLength(401))),
    fileName: z.optional(z.string().check(z.maxLength(300))),
    createdAt: z.optional(zMoment()),
    uses: z.optional(z.int().check(z.gte(0))),
    facts: z.optional(zAssetFacts()),
    tags: z.optional(z.array(zAssetTag()).check(z.maxLength(20))),
    place: z.optional(z.string().check(z.maxLength(200))),
    may: z.optional(zAssetPermissions())
}));

export const zModelCategory = /* @__PURE__ */ once(() => z.object({
    id: zRecordId(),
    name: z.string().check(z.maxLength(120))
}));

export const zNewAssetForm = /* @__PURE__ */ once(() => z.object({
    category: zRecordId(),
    description: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
    type: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2)
    ]),
    file: z.string(),
    thumbnail: z.optional(z.string()),
    name: z.optional(z.string().check(z.maxLength(200))),
    author: z.optional(z.string().check(z.maxLength(200))),
    licence: z.optional(zLicenceId()),
    credit: z.optional(z.string().check(z.maxLength(300))),
    allowCopy: z._default(z.optional(z.boolean()), false),
    requestId: z.optional(zRequestId()),
    animation: z._default(z.optional(z.boolean()), false),
    scaleMod: z._default(z.optional(z.number().check(z.gte(0.001), z.lte(1000))), 1),
    triangles: z.optional(z.int().check(z.gte(0), z.lte(1000000000))),
    textureSide: z.optional(z.int().check(z.gte(0), z.lte(65536))),
    textureMemory: z.optional(z.int().check(z.gte(0), z.lte(1099511627776))),
    isGym: z._default(z.optional(z.boolean()), false),
    special: z._default(z.optional(z.boolean()), false)
}));

export const zAssetFileForm = /* @__PURE__ */ once(() => z.object({
    idMod: zRecordId(),
    file: z.string(),
    thumbnail: z.optional(z.string()),
    allowCopy: z._default(z.optional(z.boolean()), false),
    triangles: z.optional(z.int().check(z.gte(0), z.lte(1000000000))),
    textureSide: z.optional(z.int().check(z.gte(0), z.lte(65536))),
    textureMemory: z.optional(z.int().check(z.gte(0), z.lte(1099511627776)))
}));

/**
 * A bot in the list (document 2 §3).
 */
export const zChatbotSummary = /* @__PURE__ */ once(() => z.object({
    id: z.int().check(z.gte(0), z.lte(2147483647)),
    name: z.string().check(z.maxLength(120)),
    active: z.boolean(),
    clientId: z.string().check(z.maxLength(254)),
    botId: z.optional(z.string().check(z.maxLength(100))),
    botPath: z.optional(z.string().check(z.maxLength(200))),
    primary_color: z.optional(z.string().check(z.maxLength(20))),
    secondary_color: z.optional(z.string().check(z.maxLength(20))),
    avatarUrl: z.optional(z.string().check(z.maxLength(2000)))
}));

/**
 * Document 2 §3.
 */
export const zChatbotDetail = /* @__PURE__ */ once(() => z.object({
    BotId: z.string().check(z.maxLength(100)),
    ChatbotId: z.optional(zRecordId()),
    BotName: z.string().check(z.maxLength(120)),
    BotDescription: z.string().check(z.maxLength(2000)),
    BotNameCat: z.string().check(z.maxLength(120)),
    BotDescriptionCat: z.string().check(z.maxLength(2000)),
    BotNameEng: z.string().check(z.maxLength(120)),
    BotDescriptionEng: z.string().check(z.maxLength(2000)),
    Thumbnail: z.string().check(z.maxLength(500)),
    usedInPoints: z.optional(z.int().check(z.gte(0)))
}));

/**
 * At least one language has name and description (document 2 §5).
 */
export const zChatbotForm = /* @__PURE__ */ once(() => z.object({
    BotId: z.string().check(z.minLength(1), z.maxLength(100)),
    BotName: z.optional(z.string().check(z.maxLength(120))),
    BotDescription: z.optional(z.string().check(z.maxLength(2000))),
    BotNameCat: z.optional(z.string().check(z.maxLength(120))),
    BotDescriptionCat: z.optional(z.string().check(z.maxLength(2000))),
    BotNameEng: z.optional(z.string().check(z.maxLength(120))),
    BotDescriptionEng: z.optional(z.string().check(z.maxLength(2000))),
    avatar: z.optional(z.string())
}));

/**
 * Words of the name, the description, the file name or a tag, or parts of them; all have to be found. Case, accents and the like do not count.
 */
export const zAssetSearch = /* @__PURE__ */ once(() => z.string().check(z.maxLength(200)));

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
export const zAssetTagsAny = /* @__PURE__ */ once(() => z.string().check(z.maxLength(2000)));

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
export const zAssetLimit = /* @__PURE__ */ once(() => z.int().check(z.gte(1), z.lte(1000)));

/**
 * The `place` of the asset behind which the page begins, in the same order.
 */
export const zAssetAfter = /* @__PURE__ */ once(() => z.string().check(z.maxLength(200)));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zLoginResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            token: z.string().check(z.maxLength(4000))
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            url: z.optional(z.string().check(z.maxLength(16000)))
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(1000)),
        data: z.object({
            sessions: z.int().check(z.gte(0))
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
        message: z.string().check(z.maxLength(2000)),
        data: zCsvImportReport()
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListImportsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            deleted: z.int().check(z.gte(0)),
            kept: z.int().check(z.gte(0)),
            stay: z.optional(z.array(z.string().check(z.maxLength(254))))
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            hasSharedGyms: z.boolean()
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.array(zFoundPoint()).check(z.maxLength(20))
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zUpdateGymkhanaStateResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId(),
            version: z.optional(zVersion())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetGymkhanaStatsResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId(),
            code: z.string().check(z.maxLength(50)),
            history: z.optional(z.object({
                versions: z.int().check(z.gte(0)),
                missingAssets: z.int().check(z.gte(0))
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            versions: z.int().check(z.gte(0)),
            leftOut: z.int().check(z.gte(0)),
            bytes: z.int().check(z.gte(0)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            versions: z.array(zGymkhanaVersion()),
            more: z.boolean()
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            conflicts: z.array(z.object({
                id: zTextId(),
                language: zTextLanguage(),
                current: z.optional(z.string())
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId(),
            asset: z.optional(zLibraryAsset())
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId(),
            version: zVersion()
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            mappointId: zRecordId(),
            version: zVersion()
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            mappointIds: z.array(zRecordId()).check(z.maxLength(2000))
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            mappointId: zRecordId(),
            version: zVersion()
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
        message: z.string().check(z.maxLength(2000)),
        data: z.array(z.object({
            mappointId: zRecordId(),
            version: zVersion()
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            altText: z.string().check(z.maxLength(2000)),
            altTextCat: z.string().check(z.maxLength(2000)),
            altTextEng: z.string().check(z.maxLength(2000))
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId(),
            asset: z.optional(zLibraryAsset())
        })
    }),
    zRefusal()
]));

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zReplaceAssetFileResponse = /* @__PURE__ */ once(() => z.union([
    z.object({
        success: z.literal(true),
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            inVersions: z.int().check(z.gte(0)),
            ofOthers: z.optional(z.int().check(z.gte(0)))
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: z.object({
            id: zRecordId()
        })
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
        message: z.string().check(z.maxLength(2000)),
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
        message: z.string().check(z.maxLength(2000)),
        data: zAuditPage()
    }),
    zRefusal()
]));
