import type { InterfaceLanguage } from "@panel/domain/languages";
import { isFoldedFunctionWord } from "./function-words.ts";
import { isInLexicon } from "./lexicon.ts";
import { knownSpellings } from "./spellings.ts";
import { stemOf } from "./terms.ts";

/*
 * Words of a question that say little of what it asks for, as they are typed on a phone: without
 * accents.
 */

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What is said to a bot and asks for nothing, or how it is asked. */
const NOTHING = list(
  `hola buenas buenos dias gracias adios favor porfa porfavor vale ok oye perdona disculpa
  saber sabes decir dime dices informa info necesito necesita quiero queremos quisiera tengo tenemos teneis tienen
  tiene hay habra puedo puede pueden podemos podeis poder ir voy vamos venir traer llevar meter entrar pasar dejar dejo
  deja dejan usar uso hacer hace haceis existe existen algun sitio lugar posible aceptais acepta aceptan vender
  vendeis encontrar encuentro queda quedan estan estais sirve sirven aqui alli dentro q k xq tb
  ver mirar gente persona personas cabe caben museo visita visitas visitar visitante visitantes festival parque exposicion actividad actividades disponible centro
  semana finde fin
  bon bona dia tarda nit gracies merci adeu sisplau plau d'acord vull volem necessito tinc tenim teniu tenen puc pots
  podem podeu anar vaig venir portar entrar passar deixar deixo fer fa feu hi algun lloc accepteu accepten
  trobar troba queda veure mirar gent persona persones hi museu visita visites visitar visitant visitants parc dins aqui activitat activitats disponible centre setmana
  hello hi hey thanks thank please bye ok okay good morning afternoon evening want need find tell know bring
  take use go come enter get got have has is there any do does can could may we us our your you me it accept sell
  see look people person fit fits place somewhere inside here museum visit visits activity activities available centre center visitor visitors festival whats s im`,
);

/** Words that ask. */
const QUICKLY = list(
  `que como cuando cuanto cuanta cuantos cuantas donde quien quienes cual cuales por para con sin del al los las una uno
  quin quina quins quines quan quant quants on com qui amb sense dels una uns el la en de a i y o hi ha
  what whats when whens where wheres who whos hows per how which why the of to in on at a an and or for with without are am do does did i my there
  eres sois somos som ets esta estan es son se te tu mi su han ha he hem hemos`,
);

/**
 * Words of every day that are part of a question where the documents have them, and else of the way
 * it is put.
 */
const COMMON = list(
  `soy hago haces hacemos haria hacerlo haga hicieron debo debe deben debemos deberia tendria tendremos tengas tenga haya hubiera
  pasa pasado pasan paso ocurre sucede seria sera seran fue esto eso algo alguien alguno alguna algunas nada todo toda todos todas
  llevo lleva llevan llevarme llevarnos traigo traer traerme venimos vengo viene vienen iremos ire iria vayan vaya llego llegamos
  puedes podria podriamos podre podremos sea sean estoy estamos estaba suele suelen quieren quiere querria queria gustaria interesa
  necesitamos necesitas hacen haciendo conseguir consigo sacar sacarme sacarse saco coger cojo tomar tomo poner pongo ponerme ponen
  noches tardes dan dar dais darme doy sale salgo quedarse quedarme sirven sirve funciona funcionan va van vas ando seguir sigue pide piden pedir
  preguntar pregunta duda dudas respuesta explicar ayuda ayudar crees parece opinas mejor bien mal mucho mucha muchos muchas poco poca
  mas menos tan muy bastante tambien tampoco siempre nunca aun todavia ya antes despues luego mientras cerca alrededor cada segun ademas
  cosa cosas tema tipo tipos forma manera caso favor verdad vez veces rato momento gran grande pequeno solo sola solos primera primer
  especial normal general concreto mismo misma aparte aproximadamente mas_o_menos unos unas nosotros nosotras mio mia nuestro nuestra
  tendreis habeis pasamos pasaria acercarme alla ahi ser estar teniendo yendo viniendo
  faig fas fan fem faries fara hauria haura hagi cal caldria passa passat passen seria sera aixo allo alguna alguns algunes algu res tot tota tots totes
  porto porta porten portar-hi vinc ve venen anirem aniria arribo arribem podria podriem podrem pugui estic estem estava vol volen voldria agradaria interessa
  necessitem aconseguir treure trec agafar agafo prendre posar poso posen dona donar doneu dono surt surto quedar serveix serveixen funciona va van segueix demana demanar
  preguntar dubte dubtes resposta explicar ajuda ajudar sembla millor be malament molt molta molts moltes poc poca mes menys tan massa bastant tambe tampoc sempre mai encara
  ja abans despres mentre prop cada segons cosa coses tema tipus forma manera cas veritat vegada vegades gustar gustaria agradar estona moment gran petit sol sola primera primer
  especial normal general concret mateix mateixa nosaltres meu meva nostre nostra esteu sou sereu tindreu
  doing done did make makes made making must should shall would will might ought being was were been having had happen happens happened
  something anything someone anyone everything nothing thing things stuff else lets let put puts give gives given giving
  brings bringing taking took taken coming came goes going went gone gets getting keep keeps work works like likes really just
  still yet already ever never always often also too very much many lot lots bit little more less most least enough around about near
  way kind sort type types case time times one ones help helping ask asking question questions answer wondering wonder think guess
  looking seeing seen planning plan trying try able allowed possible long early late soon before after during while between
  since become became board aboard whole special normal general same own mine ours sure right okay well well please possibly exactly roughly approx
  small big great good best better first im ive id youre theres dont doesnt isnt arent cant u ur r pls plz`,
);

const CLOCK_WORDS = /^(?:hoy|avui|today|ahora|ara|now|manana|dema|tomorrow|tonight)$/;

/** Shorter words are too like others. */
const LEAST_TYPED = 4;
const longNothings = knownSpellings<true>();
for (const word of [...NOTHING, ...QUICKLY]) {
  if (word.length >= LEAST_TYPED) longNothings.add(word, true);
}

/** Whether a word is one that asks for nothing but for a slip of the finger. @param word folded */
export function isMistypedNothing(word: string): boolean {
  const [found = false] = longNothings.near(word);
  return found;
}

/** @param word folded */
export function asksNothing(word: string, language: InterfaceLanguage): boolean {
  return (
    NOTHING.has(word) ||
    QUICKLY.has(word) ||
    CLOCK_WORDS.test(word) ||
    word.length === 1 ||
    isFoldedFunctionWord(word, language)
  );
}

const stems: Partial<Record<InterfaceLanguage, ReadonlySet<string>>> = {};

/** Of any form of such a word, unless the lexicon has just that form. @param word folded */
export function isCommon(word: string, language: InterfaceLanguage): boolean {
  if (COMMON.has(word)) return true;
  if (isInLexicon(word)) return false;
  const all = (stems[language] ??= new Set(
    [...NOTHING, ...COMMON]
      .map((each) => stemOf(each, language))
      .filter(({ length }) => length > 2),
  ));
  return all.has(stemOf(word, language));
}
