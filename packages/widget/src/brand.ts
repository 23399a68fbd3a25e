import { isHexColor, readableColorOn } from "@panel/domain/chatbots";

/** Gives the page the bot's colours, each with text that can be read on it. */
export function applyBrand(primary: string, secondary: string): void {
  const { style } = document.documentElement;
  const set = (name: string, value: string) => style.setProperty(`--color-${name}`, value);
  if (isHexColor(primary)) {
    const ink = readableColorOn(primary);
    set("lime", primary);
    set("lime-ink", ink);
    set("lime-hover", `color-mix(in srgb, ${primary} 88%, ${ink})`);
  }
  if (isHexColor(secondary)) {
    set("asked", secondary);
    set("asked-ink", readableColorOn(secondary));
  }
}
