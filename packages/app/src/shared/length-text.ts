/** A distance in words: "420 m", "1,2 km". */
export function lengthText(metres: number, locale: string): string {
  const near = metres < 1000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: near ? "meter" : "kilometer",
    maximumFractionDigits: near ? 0 : 1,
  }).format(near ? metres : metres / 1000);
}
