// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import * as z from 'zod/mini';

/**
 * The user's e-mail (document 2 §6).
 */
export const zClientId = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(254)))();

/**
 * Id of a bot.
 */
export const zBotId = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(100)))();

/**
 * A colour, as in #c4ec04 (document 2 §9).
 */
export const zColor = /* @__PURE__ */ (() => z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)))();

/**
 * Knowledge files are PDF (document 2 §5).
 */
export const zPdfType = /* @__PURE__ */ (() => z.literal('application/pdf'))();

/**
 * Name of the file.
 */
export const zFileName = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(300)))();

/**
 * Refused for a reason that the user can mend. Status 200.
 */
export const zRefusal = /* @__PURE__ */ (() => z.object({
    status: z.literal('error'),
    message: z.string().check(z.maxLength(2000)),
    translation_key: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * A protocol failure: the HTTP status says which.
 */
export const zFailure = /* @__PURE__ */ (() => z.object({
    status: z.literal('error'),
    message: z.string().check(z.maxLength(2000)),
    translation_key: z.optional(z.string().check(z.maxLength(200)))
}))();

/**
 * Document 2 §3.
 */
export const zBot = /* @__PURE__ */ (() => z.object({
    id: zBotId,
    name: z.string().check(z.maxLength(120)),
    active: z.boolean(),
    clientId: zClientId,
    botPath: z.string().check(z.maxLength(200)),
    primary_color: zColor,
    secondary_color: zColor
}))();

/**
 * What is needed to edit a bot and to show its chat.
 */
export const zBotData = /* @__PURE__ */ (() => z.object({
    id: zBotId,
    name: z.string().check(z.maxLength(120)),
    description: z.string().check(z.maxLength(2000)),
    active: z.boolean(),
    botPath: z.string().check(z.maxLength(200)),
    primary_color: zColor,
    secondary_color: zColor
}))();

/**
 * Document 2 §3.
 */
export const zBotUsage = /* @__PURE__ */ (() => z.object({
    bots_total: z.int().check(z.gte(0)),
    tokens_used: z.int().check(z.gte(0)),
    tokens_total: z.int().check(z.gte(0))
}))();

/**
 * Document 2 §3. Estimated characters: KB times 5000.
 */
export const zKnowledgeFile = /* @__PURE__ */ (() => z.object({
    fileName: zFileName,
    publicName: z.string().check(z.maxLength(300)),
    size: z.int().check(z.gte(0)),
    name: z.optional(z.string().check(z.maxLength(300))),
    status: z.optional(z.enum([
        'pending',
        'ready',
        'failed'
    ]))
}))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zExtLoginResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.object({
            tokenKey: z.string().check(z.maxLength(4000))
        })
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetUserDataResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotUsage
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListBotsResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zBot)
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zCreateBotResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotId
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zEditBotResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zSetBotStateResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteBotResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetBotDataResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: zBotData
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zGetPresignedUrlResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.object({
            data: z.object({
                url: z.string().check(z.maxLength(2000)),
                fields: z.record(z.string(), z.string())
            }),
            fileName: zFileName
        })
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zAddDataSourceFileResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zListDataSourceFilesResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok'),
        data: z.array(zKnowledgeFile)
    }),
    zRefusal
]))();

/**
 * Done, or refused for a reason that the user can mend.
 */
export const zDeleteDataSourceFileResponse = /* @__PURE__ */ (() => z.union([
    z.object({
        status: z.literal('ok')
    }),
    zRefusal
]))();
