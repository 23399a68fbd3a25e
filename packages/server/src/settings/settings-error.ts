/** One or more settings that cannot be used; the message has a line for each. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
