import type { InterfaceLanguage } from "@panel/domain/languages";
import { askedFor } from "../own-answers/asked-for.ts";
import { fold } from "../knowledge/words.ts";

const TOLD =
  "(?:instruccion\\w*|instruction\\w*|regla\\w*|regl\\w*|rule\\w*|prompt\\w*|orden\\w*|ordre\\w*|consigna\\w* anterior\\w*|guideline\\w*)";
const BEFORE = "(?:anterior\\w*|previ\\w*|prior|above|de antes|d'abans|earlier)";

/** How people try to have a model do something else, in words without accents. */
const ATTACKS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignora|ignorad|ignoreu|ignore|olvida|olvidad|oblida|oblideu|forget|disregard|override|salta|omite|descarta)\\b.{0,40}(?:${TOLD}|${BEFORE})`,
  ),
  new RegExp(
    `\\b(?:repite|repeteix|repeat|revela|reveal|muestra(?:me)?|mostra|ensena(?:me)?|show|print|imprime|escribe|dime|di(?:gue|)'?m|tell me|output)\\b.{0,30}\\b(?:${TOLD}|system|contrasena\\w*|contrasenya\\w*|password\\w*|api.?key\\w*|clave secreta|secret key)`,
  ),
  /\b(?:system|developer|initial|hidden)\s+(?:prompt|message|instruction\w*)/,
  /\bprompt\s+(?:del?\s+)?(?:sistema|inicial|intern\w*|ocult\w*)/,
  /\binstruc\w+\s+(?:intern\w+|ocult\w+|inicial\w*|secret\w+|del sistema)/,
  /^(?:por favor,? |please,? |si us plau,? )?(?:actua como|actua com|act as|pretend (?:to be|you)|finge (?:ser|que)|fes veure que|haz de cuenta)\b/,
  /\b(?:ahora eres|a partir de ahora (?:eres|seras)|ara ets|a partir d'ara (?:ets|seras)|you are now|from now on,? you)\b/,
  /\b(?:jailbreak|dan mode|modo (?:dan|desarrollador|dios)|mode desenvolupador|developer mode)\b/,
  /<\/?\s*(?:script|system|assistant|user|img|iframe)\b|\[\/?(?:inst|system)\]|<\|[a-z_]+\|>/,
];

/** What people say to be polite, beside what asks for nothing anyway; in words without accents. */
const POLITE =
  /\b(?:much[ao]s?|mil|moltes?|molt|many|so|very|amable|encantad[oa]|igualmente|perfecto|perfecte|perfect|genial|great|nice|cool|estupendo|saludos|salut|salutacions|cheers|hasta (?:luego|pronto)|fins aviat|que tal|com va|how are you|buen dia|bones|eres (?:un |una )?(?:bot|robot|ia)|are you (?:a |an )?(?:bot|robot|ai))\b/g;

/** What is left of a text without politeness. */
function withoutPoliteness(text: string): string {
  return fold(text.toLowerCase()).replaceAll(POLITE, " ");
}

/** Whether a text asks for anything that documents may answer. */
export function isQuestion(text: string, language: InterfaceLanguage): boolean {
  if (!/\p{L}{2}/u.test(text) || isAttack(text)) return false;
  return askedFor(withoutPoliteness(text), language).size > 0;
}

/** Whether a text is no question of a visitor but an attempt on the bot's instructions. */
function isAttack(text: string): boolean {
  const plain = fold(text.toLowerCase());
  return ATTACKS.some((attack) => attack.test(plain));
}
