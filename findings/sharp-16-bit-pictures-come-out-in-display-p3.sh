#!/usr/bin/env bash
# sharp writes a 16-bit picture that has a profile in the numbers of Display P3, without a profile that says so.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >program.mjs <<'JS'
import sharp from "sharp";

const teal = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 40, g: 190, b: 190 } } });
const inputs = {
  "8 bits, sRGB profile": teal().withIccProfile("srgb"),
  "16 bits, no profile": teal().toColourspace("rgb16"),
  "16 bits, sRGB profile": teal().toColourspace("rgb16").withIccProfile("srgb"),
  "16 bits, Display P3 profile": teal().toColourspace("rgb16").withIccProfile("p3"),
};
const colour = async (image) => {
  const written = await image.webp({ lossless: true }).toBuffer();
  const { hasProfile } = await sharp(written).metadata();
  const pixels = await sharp(written).raw().toBuffer();
  return `${[...pixels.subarray(0, 3)].join(" ")}${hasProfile ? " with" : " without"} a profile`;
};
for (const [name, input] of Object.entries(inputs)) {
  const picture = await input.png().toBuffer();
  const told = sharp(picture).pipelineColourspace("srgb");
  console.log(`${name}: ${await colour(sharp(picture))}; told to work in sRGB: ${await colour(told)}`);
}
JS
seen=$(node program.mjs)
expected="8 bits, sRGB profile: 40 190 190 without a profile; told to work in sRGB: 40 190 190 without a profile
16 bits, no profile: 40 190 190 without a profile; told to work in sRGB: 40 190 190 without a profile
16 bits, sRGB profile: 92 187 188 without a profile; told to work in sRGB: 40 190 190 without a profile
16 bits, Display P3 profile: 92 187 188 without a profile; told to work in sRGB: 38 190 189 without a profile"
cat <<TEXT
sharp 0.35.5

One would guess: a picture of 40 190 190 that is written as WebP without a profile is 40 190 190 in sRGB, however many
bits it had.
Seen:
$seen
Why it matters: scanners and studios hand in PNG and TIFF of 16 bits with a profile. Their colours are washed out in
everything that is made of them, and no error says so. pipelineColourspace("srgb") prevents it.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
