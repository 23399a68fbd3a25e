/** The fewest and the most characters of a visitor's name. */
export const VISITOR_NAME = { min: 2, max: 40 } as const;

export function isVisitorName(name: string): boolean {
  const { length } = Array.from(name.trim());
  return length >= VISITOR_NAME.min && length <= VISITOR_NAME.max;
}
