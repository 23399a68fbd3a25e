import type { Bot, EditBotData } from "@panel/api-client/bots-types";
import type { Viewer } from "../viewer.ts";

/**
 * The bot platform as a user of the panel may use it: in this process, or elsewhere. Each call
 * throws what `AppError` knows: unavailable when the platform is out of reach, not-found for a bot
 * that does not exist or is not the user's, and a refusal for what the user can mend.
 */
export interface BotPlatform {
  /** The bots of the viewer's account; of a super-admin, everybody's. */
  list(viewer: Viewer): Promise<Bot[]>;
  edit(viewer: Viewer, changes: EditBotData["body"]): Promise<void>;
  setState(viewer: Viewer, bot: BotReference, active: boolean): Promise<void>;
  /** Only an inactive bot can be deleted; its knowledge goes too. */
  remove(viewer: Viewer, bot: BotReference): Promise<void>;
}

export interface BotReference {
  botId: string;
  /** E-mail of the account, as the contract's ClientId. */
  clientId?: string | undefined;
}
