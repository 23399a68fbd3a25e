/** How long a sign-in lasts, in seconds (document 1, section 9). */
export const SESSION_SECONDS = 86_400;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;
