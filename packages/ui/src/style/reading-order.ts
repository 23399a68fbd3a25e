/** Whether an element's text is written from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === "rtl";

const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key that means the same from left to right: there the right arrow goes on, and here the left one. */
export const keyInReadingOrder = (key: string, element: Element): string =>
  (isRightToLeft(element) && mirrored[key]) || key;
