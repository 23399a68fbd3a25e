/** Extensions of archives, and of formats that are archives inside. */
const EXTENSIONS = new Set(
  (
    "zip zipx jar war apk usdz 7z rar tar tgz tbz tbz2 txz gz bz2 xz lz lz4 lzma zst z cab ar cpio " +
    "iso dmg"
  ).split(" "),
);
const STARTS = [
  "PK\u0003\u0004",
  "PK\u0005\u0006",
  "PK\u0007\u0008",
  "Rar!\u001a\u0007",
  "7z\u00bc\u00af\u0027\u001c",
  "\u001f\u008b\u0008",
  "\u001f\u009d",
  "\u00fd7zXZ\u0000",
  "\u0028\u00b5\u002f\u00fd",
  "\u0004\u0022\u004d\u0018",
  "LZIP\u0001",
  "MSCF\u0000\u0000\u0000\u0000",
  "!<arch>\n",
  "070701",
  "070702",
  "070707",
];
const BZIP2 = /^BZh[1-9]/;
/** The bytes after "PK" in an archive with content and in an empty one. */
const BZIP2_THEN = ["1AY&SY", "\u0017rE8P\u0090"];

/** Bytes at the start of a file that are looked at to tell what it is. */
export const TELLING = 512;

const SUM_AT = 148;
const SUM_END = 156;

/**
 * Whether a file is an archive by its name or by its content.
 * @param extension in lower case
 * @param start its first bytes, TELLING of them if it has as many
 */
export function isArchive(extension: string, start: Buffer): boolean {
  const text = start.toString("latin1");
  return (
    EXTENSIONS.has(extension) ||
    STARTS.some((each) => text.startsWith(each)) ||
    (BZIP2.test(text) && BZIP2_THEN.some((each) => text.startsWith(each, 4))) ||
    isTar(start)
  );
}

/** The oldest tar formats have no magic number, but all have a checksum in the first header. */
function isTar(start: Buffer): boolean {
  if (start.length < TELLING) return false;
  const said = /^ *([0-7]{1,7})[\0 ]/.exec(start.toString("latin1", SUM_AT, SUM_END))?.[1];
  if (said === undefined) return false;
  let sum = 0;
  for (let at = 0; at < TELLING; at += 1) {
    sum += at >= SUM_AT && at < SUM_END ? 0x20 : (start[at] ?? 0);
  }
  return sum === Number.parseInt(said, 8);
}
