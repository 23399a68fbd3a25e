import { isPhoneRegion } from "@panel/domain/phone-number";
import type { PhoneRegion } from "@panel/domain/phone-region";
import { settings } from "../../../settings.ts";

/** Where this installation's phone numbers without a country code are from; undefined for the default. */
export function phoneRegion(): PhoneRegion | undefined {
  const region = settings().phoneRegion ?? "";
  return isPhoneRegion(region) ? region : undefined;
}
