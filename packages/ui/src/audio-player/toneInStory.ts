/** Some seconds of a soft tone that swells, as a WAV file. */
export function tone(seconds: number): string {
  const rate = 8000;
  const count = rate * seconds;
  const view = new DataView(new ArrayBuffer(44 + count));
  const write = (place: number, text: string) => {
    new Uint8Array(view.buffer).set(new TextEncoder().encode(text), place);
  };
  write(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, count, true);
  for (let index = 0; index < count; index += 1) {
    const swell = (index / count) * 20;
    view.setUint8(44 + index, 128 + Math.round(Math.sin(index / 3) * swell));
  }
  return URL.createObjectURL(new Blob([view], { type: "audio/wav" }));
}
