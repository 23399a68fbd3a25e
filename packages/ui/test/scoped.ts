import type { Page } from "playwright";

/** The computed style of each element, by its tag and place. */
export type Looks = Record<string, Record<string, string>>;

/** Reads all standard properties of the elements that match, except those that tell their place on the page. */
export function looksOf(page: Page, selector: string): Promise<Looks> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].map((element, at) => {
      const style = getComputedStyle(element);
      const kept = [...style].filter(
        (name) =>
          !/^--|^(top|right|bottom|left)$|^inset-|-origin$/.test(name) &&
          // A style of a border that has no width is not seen.
          !(name.startsWith("border-") && name.endsWith("-style")),
      );
      return [
        `${at} ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
        Object.fromEntries(kept.map((name) => [name, style.getPropertyValue(name)])),
      ];
    });
    return Object.fromEntries(found);
  }, selector);
}

/** What two lists of looks differ in, one line for each property. */
export function differences(one: Looks, other: Looks): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    if (!left || !right) return [`${name}: only ${left ? "the first" : "the second"}`];
    return Object.keys(left)
      .filter((property) => left[property] !== right[property])
      .map((property) => `${name}: ${property} ${left[property]} ≠ ${right[property]}`);
  });
}
