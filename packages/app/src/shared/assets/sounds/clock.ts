/** "1:05,2" for 65.2 seconds. */
export function clock(seconds: number, locale: string): string {
  const tenths = Math.round(seconds * 10);
  const rest = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((tenths % 600) / 10);
  return `${Math.floor(tenths / 600)}:${rest}`;
}
