/** Which files are taken. */
export interface FileRules {
  /** As the native `accept`: ".pdf,image/*,application/zip". Blank takes any. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
}

/** Why a file is refused. */
export type FileRefusal = "type" | "size" | "empty";

/** Undefined: the file is taken. Its content is the server's to check. */
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

/** A size as people read it: "1.5 MB", in steps of 1024. */
export function sizeText(bytes: number, locale: string): string {
  const units = ["B", "kB", "MB", "GB"];
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    bytes / 1024 ** step,
  );
  return `${figure} ${units[step]}`;
}
