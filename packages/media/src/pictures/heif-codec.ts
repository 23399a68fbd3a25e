/** How pictures in HEIF may be packed that its decoder does not unpack, as programs call it. */
const OTHERS: Readonly<Record<string, string>> = {
  avc1: "AVC (H.264)",
  jpeg: "JPEG",
  j2k1: "JPEG 2000",
  vvc1: "VVC (H.266)",
  evc1: "EVC",
  lhv1: "L-HEVC",
  unci: "ISO 23001-17",
};

/**
 * How the pictures of a HEIF are packed, where its decoder does not unpack it; undefined for HEVC and AV1. Read of the
 * list of its items.
 */
export function foreignCodec(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD));
  const coded: string[] = [];
  for (let at = text.indexOf("infe"); at >= 0; at = text.indexOf("infe", at + 4)) {
    // Behind the name and the version, an item's number of 16 or of 32 bits, and two bytes of its protection.
    const wide = bytes[at + 4] === 3 ? 2 : 0;
    coded.push(text.slice(at + 12 + wide, at + 16 + wide));
  }
  if (coded.some((type) => type === "hvc1" || type === "av01")) return undefined;
  return coded.map((type) => OTHERS[type]).find((name) => name !== undefined);
}

/** The boxes before the pixels stand in so many bytes. */
const HEAD = 65_536;
