/** Where the public pages of draws are. */
export const LOTTERY_PATH = "/lottery";

/** The address of the public page of a draw. */
export function lotteryPath(code: string): string {
  return `${LOTTERY_PATH}/${code}`;
}
