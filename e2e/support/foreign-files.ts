import type { MadeFile } from "./asset-files.ts";

/** A picture of 64 × 48 pixels in Display P3, packed by libheif. */
const HEIC =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA1ttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA" +
  "AAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAN/AAEAAAAAAAAAdgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp" +
  "bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAKGaXBycAAAAmNpcGNvAAAAd2h2Y0MBBAgAAAAAAA" +
  "AAAAAe8AD8//j4AAAPAyAAAQAXQAEMAf//BAgAAAMAnjgAAAMAAB66AkAhAAEAKkIBAQQIAAADAJ44AAADAAAekAQQILLdXJTXNwICBgQAAAMA" +
  "BAAAAwAEICIAAQAIRAHBcxgwCJAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAABrGNvbHJwcm9mAAABoAAAAAAEAA" +
  "AAbW50clJHQiBYWVogB+oAAQABAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAA" +
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAAAgY3BydAAAARAAAAAgd3RwdAAAATAAAAAUclhZWgAAAU" +
  "QAAAAUZ1hZWgAAAVgAAAAUYlhZWgAAAWwAAAAUclRSQwAAAYAAAAAgZ1RSQwAAAYAAAAAgYlRSQwAAAYAAAAAgbWx1YwAAAAAAAAABAAAADGVu" +
  "VVMAAAAEAAAAHABQADNtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAIAAAAcAC0AAFhZWiAAAAAAAAD21gABAAAAANMtWFlaIAAAAAAAAIPfAAA9v/" +
  "///7tYWVogAAAAAAAASr8AALE3AAAKuVhZWiAAAAAAAAAoOAAAEQsAAMi5cGFyYQAAAAAAAwAAAAJmZgAA8qcAAA1ZAAAT0AAAClsAAAAQcGl4" +
  "aQAAAAADCAgIAAAAG2lwbWEAAAAAAAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAB+bWRhdAAAAHIoAa8GOIkueW" +
  "+41///3Nf9l+5jkyYpX5s5f/+RXdiuijUXwzgP+lafo5HnvkeXiTUYVCsyJLknBwzb4o1Dmo0VqTpuNP8JhVUDWLLaFkd3ay1IpiHZ1ajoRlsu" +
  "N8dOAhcV1SmP8KwOP+arFUjQx7eA0eA=";

export const HEIC_OF_A_PHONE: MadeFile = {
  name: "IMG_0412.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from(HEIC, "base64"),
};

/** A WAV of one channel: a tone of so many seconds. */
export function wavFile(name: string, seconds: number): MadeFile {
  const rate = 22_050;
  const samples = seconds * rate;
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write("RIFF", 0);
  buffer.writeUInt32LE(buffer.length - 8, 4);
  buffer.write("WAVEfmt ", 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write("data", 36);
  buffer.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1)
    buffer.writeInt16LE(
      Math.round(2000 * Math.sin((2 * Math.PI * 440 * index) / rate)),
      44 + index * 2,
    );
  return { name, mimeType: "audio/wav", buffer };
}
