import { withoutEnds } from "@panel/domain/text-ends";

/** Characters of a name; written in an address, none takes more than nine. */
const LONGEST = 40;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is safe to save under on any system: without paths, invisible characters and those
 * that a system gives a meaning, and with the extension of what is stored.
 */
export function downloadName(wanted: string, key: string): string {
  const extension = key.slice(key.lastIndexOf("."));
  const plain = wanted
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/(?<=[^.])\.[^.]{1,10}$/, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|%]/gu, " ")
    .replace(/\s+/g, " ");
  const stem = withoutEnds(Array.from(plain).slice(0, LONGEST).join(""), /[\s.]/);
  return (stem === "" || DEVICE.test(stem) ? "file" : stem) + extension;
}

/** The header of RFC 6266: the name in full, and in ASCII for whoever reads only that. */
export function disposition(how: "inline" | "attachment", name: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\]/g, "_");
  if (ascii === name) return `${how}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
