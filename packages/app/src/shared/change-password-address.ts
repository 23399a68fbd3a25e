/** The part of the profile's address that opens the form for a new password. */
export const CHANGE_PASSWORD_HASH = "#change-password";
export const CHANGE_PASSWORD = `/panel/profile${CHANGE_PASSWORD_HASH}`;
