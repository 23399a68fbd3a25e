import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { DEFAULT_PHONE_REGION, type PhoneRegion } from "./phone-region.ts";
import { isPhone } from "./users.ts";

export function isPhoneRegion(text: string): text is PhoneRegion {
  return isSupportedCountry(text);
}

/**
 * A phone number in international format, from the forms in which people write it: `600 111 222`, `34600111222`.
 * Undefined if it is none.
 */
export function internationalPhone(
  text: string,
  region: PhoneRegion = DEFAULT_PHONE_REGION,
): string | undefined {
  const written = text.trim();
  if (isPhone(written)) return written;
  const digits = written.replaceAll(/\D/g, "");
  for (const form of [written, `+${digits}`]) {
    const number = parsePhoneNumberFromString(form, region);
    if (!number?.isValid()) continue;
    // An extension has no form that the panel's own rule accepts: `600111222,00` is the number with a part of a price.
    const whole = number.formatInternational().replace(/ ext\. .*$/, "");
    if (isPhone(whole)) return whole;
  }
  return undefined;
}
