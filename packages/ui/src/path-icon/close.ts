/** The cross of Lucide (ISC licence), as the one path that `PathIcon` draws. */
export const close = "M18 6 6 18M6 6l12 12";
