const SIX = /^#?([0-9a-f]{6})$/i;
const THREE = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** The colour that a typed text stands for, such as #c4ec04; null if it stands for none. */
export function parseColor(text: string): string | null {
  const typed = text.trim();
  const six = SIX.exec(typed);
  if (six?.[1]) return `#${six[1].toLowerCase()}`;
  const three = THREE.exec(typed);
  if (!three) return null;
  return `#${three
    .slice(1)
    .map((digit) => digit.repeat(2))
    .join("")
    .toLowerCase()}`;
}
