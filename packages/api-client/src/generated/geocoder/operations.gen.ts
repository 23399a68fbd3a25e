// Generated from openapi/geocoder.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { operation } from "../../operation.ts";
import type {
  ReverseGeocodeData,
  ReverseGeocodeResponse,
  SearchAddressData,
  SearchAddressResponse,
} from "./types.gen.ts";
import {
  zReverseGeocodeResponse,
  zSearchAddressResponse,
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

/** The address of a position. GET /reverse. Public. */
export const reverseGeocode = /* @__PURE__ */ operation<NonNullable<ReverseGeocodeData["query"]>, ReverseGeocodeResponse>({
  id: "reverseGeocode",
  method: "GET",
  path: "/reverse",
  response: zReverseGeocodeResponse,
});

/** Positions of an address. GET /search. Public. */
export const searchAddress = /* @__PURE__ */ operation<NonNullable<SearchAddressData["query"]>, SearchAddressResponse>({
  id: "searchAddress",
  method: "GET",
  path: "/search",
  response: zSearchAddressResponse,
});
