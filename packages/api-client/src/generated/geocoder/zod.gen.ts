// Generated from openapi/geocoder.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { maybe } from "../../reading.ts";
import { once } from "../../once.ts";
import * as z from 'zod/mini';

/**
 * Parts of an address; each may be missing (document 2 §7).
 */
export const zAddress = /* @__PURE__ */ once(() => z.object({
    road: maybe(z.string()),
    street: maybe(z.string()),
    house_number: maybe(z.string()),
    city: maybe(z.string()),
    town: maybe(z.string()),
    village: maybe(z.string()),
    postcode: maybe(z.string()),
    country: maybe(z.string())
}));

/**
 * A place and its address.
 */
export const zPlace = /* @__PURE__ */ once(() => z.object({
    lat: maybe(z.string()),
    lon: maybe(z.string()),
    display_name: z.string(),
    address: maybe(zAddress())
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
