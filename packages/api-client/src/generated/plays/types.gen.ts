// Generated from openapi/plays.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

export type ClientOptions = {
    baseUrl: `${string}://${string}/plays` | (string & {});
};

export type Failure = {
    success: false;
    message: string;
    data: {
        translation_key: string;
    };
};

/**
 * A time of the device's clock, with its offset from UTC.
 */
export type DeviceTime = string;

/**
 * Made by the app and of one event only; a UUID will do.
 */
export type EventId = string;

/**
 * Opaque, made by the app at random. The server stores a keyed hash of it, another one for each experience.
 */
export type PlayerId = string;

export type PlayEvent = {
    id: EventId;
    kind: 'started' | 'pointReached' | 'challengeAnswered' | 'minigamePlayed' | 'mainPointCompleted' | 'completed' | 'prizeEarned' | 'prizeCollected';
    /**
     * One walk through an experience by one player.
     */
    play: EventId;
    player: PlayerId;
    experience: number;
    /**
     * When it happened.
     */
    at: DeviceTime;
    /**
     * Of pointReached, challengeAnswered, minigamePlayed and mainPointCompleted, which need it.
     */
    point?: number;
    /**
     * Of challengeAnswered, which needs it.
     */
    right?: boolean;
    /**
     * Of started, which needs it.
     */
    language?: 'es' | 'en' | 'ca';
    /**
     * Of started; missing or null where the visitor did not say.
     */
    gender?: 'man' | 'woman' | null;
};

export type EventResult = {
    /**
     * Of a `prizeEarned` that counts or counted before, where the prize is drawn on a day. Show it to the visitor and keep it on the phone; the draw publishes the numbers that took part and the one that won. Nobody learns from it who the visitor is.
     */
    playNumber?: string;
    /**
     * Beside `playNumber`, the path on this server of the public page of the draw.
     */
    lottery?: string;
    /**
     * Of the event; null where it has none that could be read.
     */
    id: string | null;
    /**
     * `accepted` and `late` count now, late being what happened more than a day before it came; `repeated` counted before. The others do not count, and will not when they are sent again: what happened more than 30 days ago, what has not happened yet, what is of an experience or a point that is not or no longer here or of another company's experience, what happened while the experience was not active, and what is no PlayEvent, or has a key `__proto__`, `constructor` or `prototype` anywhere in it. What happened before the experience was last switched off counts, also when it comes after that.
     */
    result: 'accepted' | 'late' | 'repeated' | 'tooOld' | 'inFuture' | 'unknownExperience' | 'inactiveExperience' | 'unknownPoint' | 'malformed';
};

export type SendPlayEventsData = {
    /**
     * Another key beside these is refused with 400, and nothing counts.
     */
    body: {
        /**
         * The device's clock when it sends. With it, the times of a device whose clock is wrong are put right; without it they are taken as they are.
         */
        sentAt?: DeviceTime;
        events: Array<unknown>;
    };
    path?: never;
    query?: never;
    url: '/events';
};

export type SendPlayEventsErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No key, or one that was revoked.
     */
    401: Failure;
    /**
     * Not an installation.
     */
    403: Failure;
    /**
     * The body is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type.
     */
    415: Failure;
    /**
     * The key has sent more than it may within a minute, or many keys that are none came from this address. Nothing of the call counted; send the same again later.
     */
    429: Failure;
    /**
     * The database is out of reach. Send the same events again later; of a long report, those that had counted already are `repeated` then.
     */
    503: Failure;
};

export type SendPlayEventsError = SendPlayEventsErrors[keyof SendPlayEventsErrors];

export type SendPlayEventsResponses = {
    /**
     * Done; each event has its own answer.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * One for each event, in the order sent.
             */
            results: Array<EventResult>;
        };
    };
};

export type SendPlayEventsResponse = SendPlayEventsResponses[keyof SendPlayEventsResponses];

export type ErasePlayerData = {
    body: {
        player: PlayerId;
    };
    path?: never;
    query?: never;
    url: '/players/erase';
};

export type ErasePlayerErrors = {
    /**
     * The request breaks the contract.
     */
    400: Failure;
    /**
     * No key, or one that was revoked.
     */
    401: Failure;
    /**
     * Not an installation.
     */
    403: Failure;
    /**
     * The body is over its limit.
     */
    413: Failure;
    /**
     * The body is not of a declared type.
     */
    415: Failure;
    /**
     * The key has sent more than it may within a minute, or many keys that are none came from this address. Nothing of the call counted; send the same again later.
     */
    429: Failure;
    /**
     * The database is out of reach. Send the same events again later; of a long report, those that had counted already are `repeated` then.
     */
    503: Failure;
};

export type ErasePlayerError = ErasePlayerErrors[keyof ErasePlayerErrors];

export type ErasePlayerResponses = {
    /**
     * Done; the player is not known any more, whether it was or not.
     */
    200: {
        success: true;
        message: string;
        data: {
            /**
             * How many events were deleted.
             */
            events: number;
        };
    };
};

export type ErasePlayerResponse = ErasePlayerResponses[keyof ErasePlayerResponses];
