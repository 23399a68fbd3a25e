const steps = [
  { from: 1e9, sign: "B" },
  { from: 1e6, sign: "M" },
  { from: 1e3, sign: "k" },
];

/**
 * 1,234 as "1.2k", 5,600,000 as "5.6M", 2e9 as "2B", with one decimal at most and never rounded up: what is
 * left is not shown as used.
 */
export function abbreviated(amount: number, locale: string): string {
  const step = steps.find(({ from }) => Math.abs(amount) >= from);
  const figure = step ? Math.trunc((amount * 10) / step.from) / 10 : amount;
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: step ? 1 : 2 }).format(
    figure,
  );
  return text + (step?.sign ?? "");
}
