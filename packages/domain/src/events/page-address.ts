/* The pages of events below the installation's address. A link's token stands behind the `#`, which browsers never send. */

/** Of the helper's board. */
export const EVENT_BOARD_PATH = "/event/board";
/** Of the screen of the hall. */
export const EVENT_SCREEN_PATH = "/event/screen";

/** Where a team joins. @param code as people read it */
export const joinPath = (code: string): string => `/event/${code}`;

/** The mark of a team in the address of its page, which browsers send to no server. */
export const TEAM_MARK = "#t=";

/** The address of a team's page, below the installation's; that on its card leads there. */
export const teamPagePath = (code: string): string => `/play/${TEAM_MARK}${code}`;

/** What a link of a helper opens. @param event the id, which the calls of the board name */
export const helperPath = (event: number, token: string): string =>
  `${EVENT_BOARD_PATH}/?event=${event}#${token}`;

/** What the link of the hall's screen opens. */
export const screenPath = (token: string): string => `${EVENT_SCREEN_PATH}/#${token}`;

/** Whether an address is one of these pages, which anybody opens who has a link. */
export const isEventPage = (pathname: string): boolean =>
  [EVENT_BOARD_PATH, EVENT_SCREEN_PATH].includes(pathname.replace(/\/$/, ""));
