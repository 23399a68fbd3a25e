// Generated from openapi/plays.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { maybe, yesOrNo } from "../../reading.ts";
import { once } from "../../once.ts";
import * as z from 'zod/mini';

export const zFailure = /* @__PURE__ */ once(() => z.object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({
        translation_key: z.string()
    })
}));

/**
 * A time of the device's clock, with its offset from UTC.
 */
export const zDeviceTime = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$/)));

/**
 * Made by the app and of one event only; a UUID will do.
 */
export const zEventId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9_.:-]{8,64}$/)));

/**
 * Opaque, made by the app at random. The server stores a keyed hash of it, another one for each experience.
 */
export const zPlayerId = /* @__PURE__ */ once(() => z.string().check(z.regex(/^[A-Za-z0-9_.:-]{8,128}$/)));

export const zPlayEvent = /* @__PURE__ */ once(() => z.object({
    id: zEventId(),
    kind: z.enum([
        'started',
        'pointReached',
        'challengeAnswered',
        'minigamePlayed',
        'mainPointCompleted',
        'completed',
        'prizeEarned',
        'prizeCollected'
    ]),
    play: zEventId(),
    player: zPlayerId(),
    experience: z.int(),
    at: zDeviceTime(),
    point: maybe(z.int()),
    right: maybe(yesOrNo()),
    language: maybe(z.enum([
        'es',
        'en',
        'ca'
    ])),
    gender: z.nullish(z.enum(['man', 'woman']))
}));

export const zEventResult = /* @__PURE__ */ once(() => z.object({
    playNumber: maybe(z.string()),
    lottery: maybe(z.string()),
    id: z.nullable(z.string()),
    result: z.enum([
        'accepted',
        'late',
        'repeated',
        'tooOld',
        'inFuture',
        'unknownExperience',
        'inactiveExperience',
        'unknownPoint',
        'malformed'
    ])
}));

/**
 * Done; each event has its own answer.
 */
export const zSendPlayEventsResponse = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
        results: z.array(zEventResult())
    })
}));

/**
 * Done; the player is not known any more, whether it was or not.
 */
export const zErasePlayerResponse = /* @__PURE__ */ once(() => z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
        events: z.int()
    })
}));
