/** A row of cards with figures; on the smallest screens one below the other, so that no figure is cut. */
export const CARDS_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 sm:grid-cols-4";
