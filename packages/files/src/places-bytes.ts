/** Largest file of a route in bytes, also unpacked. */
export const ROUTE_FILE_BYTES = 20 * 1024 * 1024;
