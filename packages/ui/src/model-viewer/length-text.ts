/** Metres; less is no thickness but an inaccuracy of the file, as of a plane that was turned. */
const least = 0.0001;

/** A length in metres with two decimals, such as "1.80 m"; small lengths have two significant digits. */
export function lengthText(metres: number, locale: string): string {
  const digits =
    metres >= 0.1 || metres < least
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat(locale, { style: "unit", unit: "meter", ...digits }).format(metres);
}
