#!/usr/bin/env bash
# wasm-media-encoders is MIT by its package and contains LAME, whose licence it does not carry.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wasm-media-encoders@0.7.0
cat >program.mjs <<'JS'
import { readdirSync, readFileSync } from "node:fs";
import { createMp3Encoder } from "wasm-media-encoders";

const folder = "node_modules/wasm-media-encoders";
const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith(".wasm"))
  .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8"));
const { license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
console.log(`"license" of the package: ${license}`);
console.log(`files that name the LGPL: ${texts.filter((text) => /LGPL|Lesser General/i.test(text)).length}`);

// One second of silence, whose first frame has room for the name of the encoder.
const encoder = await createMp3Encoder();
encoder.configure({ sampleRate: 44100, channels: 1, bitrate: 128 });
const encoded = encoder.encode([new Float32Array(44100)]);
const name = /LAME[\d.]+/.exec(Buffer.from(encoded).toString("latin1"))?.[0];
console.log(`encoder named in the MP3 that it writes: ${name}`);
JS
seen=$(node program.mjs)
expected='"license" of the package: MIT
files that name the LGPL: 0
encoder named in the MP3 that it writes: LAME3.100'
cat <<TEXT
wasm-media-encoders 0.7.0

One would guess: what npm and a bill of materials call MIT is MIT as a whole.
Seen:
$seen
Why it matters: LAME is LGPL. Whoever ships the encoder in a web page owes its users the licence, a notice and a way to put another
build of LAME in; tools that read "license" from package.json report nothing of it.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
