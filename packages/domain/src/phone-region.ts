import type { CountryCode } from "libphonenumber-js/min";

/** Where a number without a country code is from: two letters, ISO 3166. */
export type PhoneRegion = CountryCode;
export const DEFAULT_PHONE_REGION: PhoneRegion = "ES";
