import type { InterfaceLanguage } from "@panel/domain/languages";
import { fold } from "./words.ts";

/*
 * Words that say how a sentence is built and little of what it is about: articles, pronouns,
 * prepositions, conjunctions, auxiliary verbs and those that ask.
 */

const FUNCTION_WORDS: Record<InterfaceLanguage, ReadonlySet<string>> = {
  es: new Set(
    `a al algo algún alguna algunas alguno algunos ambos ante antes aquel aquella aquellas aquello
    aquellos aquí así aun aunque bajo bien cada casi como cómo con cual cuál cuales cuáles cualquier
    cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos de del desde después
    donde dónde durante e el él ella ellas ello ellos en entre era eran es esa esas ese eso esos esta
    está están estar estas este esto estos estuvo fue fueron ha haber había habían hace hacen hacer
    han hasta hay la las le les lo los más me mi mientras mis muy nada ni no nos nosotros o os otra
    otras otro otros para pero poco por porque pude puede pueden puedes puedo podemos podría podrían podrías pues que qué quien quién quienes
    quiénes quiero quisiera saber sabes se ser será si sí sido siendo sin sino sobre son su sus también tan tanto te tener tenía
    tiene tienen tipo todo todos tras tu tus u un una unas uno unos usted ustedes va van y ya yo`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `a about after all also although am an and any are as at be because been before being between
    both but by can could did do does doing done during each either for from get had has have having
    he her here hers him his how i if in into is it its just kind like many may me might more most
    much must my no nor not of off on one only or other our out over own s she should so some such t
    than that the their them then there these they this those through to too type under until up us
    very was we were what when where which while who whom whose why will with would you your`.split(
      /\s+/,
    ),
  ),
  ca: new Set(
    `a abans això així al algun alguna algunes alguns allò als altra altre altres amb aquell aquella
    aquelles aquells aquest aquesta aquestes aquests aquí bé cada cap com d dalt damunt de del des
    després dels doncs durant e el ell ella elles ells els em en encara ens entre era eren és es està
    estan estar et fa fan fer fet fins ha han havia havien hi ho i ja jo l la les li lo llur m més
    mentre molt n ni no nosaltres o on per perquè però pel pels poc podem poden podria pot pots puc qual quals qualsevol
    quan quant quanta quantes quants que què quin quina quines quins qui s sense ser serà seu seus
    seva seves si sí sobre són sota sou t també tan te tenen tenia ter teu teva tipus tot tota totes
    tots u un una unes uns va van vaig vosaltres vostè vostra vostre`.split(/\s+/),
  ),
};

/** @param word in lower case, with its accents */
export function isFunctionWord(word: string, language: InterfaceLanguage): boolean {
  return FUNCTION_WORDS[language].has(word);
}

const FOLDED: Record<InterfaceLanguage, ReadonlySet<string>> = {
  es: new Set([...FUNCTION_WORDS.es].map(fold)),
  en: FUNCTION_WORDS.en,
  ca: new Set([...FUNCTION_WORDS.ca].map(fold)),
};

/** Of a word as it is typed in a hurry. @param word without its accents */
export function isFoldedFunctionWord(word: string, language: InterfaceLanguage): boolean {
  return FOLDED[language].has(word);
}
