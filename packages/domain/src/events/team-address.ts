import { readTeamCode } from "./teams.ts";

/** The code of a team in the address of its card, or as somebody has typed it; undefined where it is neither. */
export function readTeamAddress(scanned: string): string | undefined {
  const [, code] = TEAM_ADDRESS.exec(scanned.trim()) ?? [];
  return readTeamCode(code ?? scanned);
}
const TEAM_ADDRESS =
  /^(?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/event\/([a-z0-9-]{7,8})\/?(?:[?#].*)?$/i;
