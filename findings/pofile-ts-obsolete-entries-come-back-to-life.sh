#!/usr/bin/env bash
# pofile-ts reads entries that translators' programs have put aside as obsolete as entries in use.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pofile-ts@4.0.3 gettext-parser@10.0.0
cat >program.mjs <<'JS'
import gettextParser from "gettext-parser";
import { parsePo } from "pofile-ts";

const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
const used = 'msgid "Fountain"\nmsgstr "Fuente"\n';
const obsolete = '#~ msgid "Bridge"\n#~ msgstr "Puente"\n';
const files = {
  "obsolete entry alone": [head, obsolete],
  "behind one in use": [head, used, obsolete],
  "between two in use": [head, used, obsolete, 'msgid "Tower"\nmsgstr "Torre"\n'],
};
for (const [name, entries] of Object.entries(files)) {
  const text = entries.join("\n");
  const inUse = parsePo(text).items.filter((item) => !item.obsolete);
  const { translations } = gettextParser.po.parse(text);
  const others = Object.keys(translations[""]).filter((id) => id !== "");
  const list = (ids) => (ids.length > 0 ? ids.join(", ") : "nothing");
  console.log(`${name}: ${list(inUse.map(({ msgid }) => msgid))}; gettext-parser: ${list(others)}`);
}
JS
seen=$(node program.mjs)
expected="obsolete entry alone: nothing; gettext-parser: nothing
behind one in use: Fountain, Bridge; gettext-parser: Fountain
between two in use: Fountain, Bridge, Tower; gettext-parser: Fountain, Tower"
cat <<TEXT
pofile-ts 4.0.3, beside gettext-parser 10.0.0

One would guess: an entry whose lines begin with "#~" is obsolete, and is in use in no program.
Seen, entries in use:
$seen
Why it matters: msgmerge, Poedit and Weblate keep what was deleted from a text as obsolete. A reader that takes these for
entries in use brings back translations of texts that no longer exist, or of what they said before.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
