/** The pages of a list whose rows are counted from 1. */
export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How many pages so many rows take; an empty list has one. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The first and the last row of a page, from 1; zeros for an empty list. */
export function rangeOf({ page, pageSize }: Paging, total: number): [from: number, to: number] {
  if (total === 0) return [0, 0];
  return [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)];
}

/** The same first row in pages of another size. */
export const withPageSize = ({ page, pageSize }: Paging, next: number): Paging => ({
  page: Math.floor(((page - 1) * pageSize) / next) + 1,
  pageSize: next,
});
