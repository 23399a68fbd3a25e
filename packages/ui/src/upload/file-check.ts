/** The rules for accepted files. */
export interface FileRules {
  /** As the native `accept`: ".pdf,image/*,application/zip". Blank takes any. */
  accept?: string | undefined;
  /** Size limit, in bytes. */
  maxSize?: number | undefined;
}

/** Why a file is refused. */
export type FileRefusal = "type" | "size" | "empty";

/** Why a file is refused; undefined when it is accepted. The server must check the content. */
export function refusalOf(
  file: File,
  { accept = "", maxSize }: FileRules,
): FileRefusal | undefined {
  if (!accepts(file, accept)) return "type";
  if (file.size === 0) return "empty";
  if (maxSize !== undefined && file.size > maxSize) return "size";
  return undefined;
}

function accepts({ name, type }: File, accept: string): boolean {
  const rules = accept
    .split(",")
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  if (rules.length === 0) return true;
  const fileName = name.toLowerCase();
  const mime = type.toLowerCase();
  return rules.some((rule) => {
    if (rule.startsWith(".")) return fileName.endsWith(rule);
    if (rule.endsWith("/*")) return mime.startsWith(rule.slice(0, -1));
    return mime === rule;
  });
}

const ROUNDING = { nearest: "halfExpand", up: "ceil", down: "floor" } as const;

/**
 * Formats a size in bytes, such as "1.5 MB"; 1 kB is 1024 bytes.
 * @param rounding "up" for a size that is refused and "down" for its limit, so that the one never reads as the other
 */
export function sizeText(
  bytes: number,
  locale: string,
  rounding: "nearest" | "up" | "down" = "nearest",
): string {
  const units = ["B", "kB", "MB", "GB"];
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    roundingMode: ROUNDING[rounding],
  });
  const exact = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  // Rounded, a size just below a unit is that unit: 1 MB, not 1,024 kB.
  const isWhole =
    exact < units.length - 1 && format.format(bytes / 1024 ** exact) === format.format(1024);
  const step = isWhole ? exact + 1 : exact;
  const figure = format.format(bytes / 1024 ** step);
  // A figure and its unit stay in one line.
  return `${figure}\u00a0${units[step]}`;
}
