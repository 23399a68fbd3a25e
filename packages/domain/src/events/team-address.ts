import { PLAY_PATH } from "../visits/address.ts";
import { readTeamCode } from "./teams.ts";

/** The mark of a team in the address of its page, which browsers send to no server. */
export const TEAM_MARK = "#t=";

/** The address of a team's page, below the installation's; that on its card leads there. */
export const teamPagePath = (code: string): string => `${PLAY_PATH}/${TEAM_MARK}${code}`;

/** The code of a team in the address of its card, or as somebody has typed it; undefined where it is neither. */
export function readTeamAddress(scanned: string): string | undefined {
  const [, code] = TEAM_ADDRESS.exec(scanned.trim()) ?? [];
  return readTeamCode(code ?? scanned);
}
const TEAM_ADDRESS =
  /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/event\/([a-z0-9-]{7,8})\/?(?:[?#].*)?$/i;
