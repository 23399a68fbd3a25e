import { readTeamCode, shownTeamCode } from "./teams.ts";

/** Where the card of a team leads. */
export const TEAM_PATH = "/event";

/** The address on the card of a team, below the installation's. */
export const teamPath = (code: string): string => `${TEAM_PATH}/${shownTeamCode(code)}`;

/** The code of a team in a card's address, or as somebody has typed it; undefined where it is neither. */
export function readTeamAddress(scanned: string): string | undefined {
  const [, code] = TEAM_ADDRESS.exec(scanned.trim()) ?? [];
  return readTeamCode(code ?? scanned);
}
const TEAM_ADDRESS =
  /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/event\/([a-z0-9-]{7,8})\/?(?:[?#].*)?$/i;
