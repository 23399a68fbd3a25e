// Generated from openapi/geocoder.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * Parts of an address; each may be missing (document 2 §7).
 */
export const zAddress = /* @__PURE__ */ once(() => z.object({
    road: z.optional(z.string().check(z.maxLength(300))),
    street: z.optional(z.string().check(z.maxLength(300))),
    house_number: z.optional(z.string().check(z.maxLength(60))),
    city: z.optional(z.string().check(z.maxLength(200))),
    town: z.optional(z.string().check(z.maxLength(200))),
    village: z.optional(z.string().check(z.maxLength(200))),
    postcode: z.optional(z.string().check(z.maxLength(40))),
    country: z.optional(z.string().check(z.maxLength(200)))
}));

/**
 * A place and its address.
 */
export const zPlace = /* @__PURE__ */ once(() => z.object({
    lat: z.optional(z.string()),
    lon: z.optional(z.string()),
    display_name: z.string(),
    address: z.optional(zAddress())
}));

/**
 * Nothing is known of this position.
 */
export const zNoPlace = /* @__PURE__ */ once(() => z.object({
    error: z.string()
}));

/**
 * The place, or that there is none.
 */
export const zReverseGeocodeResponse = /* @__PURE__ */ once(() => z.union([
    zPlace(),
    zNoPlace()
]));

/**
 * The places, the best first.
 */
export const zSearchAddressResponse = /* @__PURE__ */ once(() => z.array(zPlace()));
