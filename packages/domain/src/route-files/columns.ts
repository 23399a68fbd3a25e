import { plainName } from "../column-name.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";

/** Fields of a point that files hold in each language. */
export const TEXT_TARGETS = ["name", "story.title", "story.text"] as const;
/** Fields of a point that files hold once. */
export const PLAIN_TARGETS = [
  "address.location",
  "address.streetName",
  "address.streetNumber",
  "address.city",
  "address.postcode",
  "address.country",
  "duration",
  "isFinal",
] as const;
type TextTarget = (typeof TEXT_TARGETS)[number];
type PlainTarget = (typeof PLAIN_TARGETS)[number];
/** Path of a value of a point, such as `name.cat` or `duration`. */
export type Target = `${TextTarget}.${ContentLanguage}` | PlainTarget;

export const TARGETS: readonly Target[] = [
  ...TEXT_TARGETS.flatMap((row) => CONTENT_LANGUAGES.map((code) => `${row}.${code}` as const)),
  ...PLAIN_TARGETS,
];

/** The column of each value; values that no column holds are missing. */
export type ColumnsByTarget = Readonly<Partial<Record<Target, string>>>;

/** Known names of columns, the best first; those of one language after its code. */
const NAMES: Record<
  TextTarget,
  { any: readonly string[] } & Partial<Record<ContentLanguage, readonly string[]>>
> = {
  name: {
    any: ["name", "label", "title", "placename", "point", "poi"],
    cas: ["nombre", "denominacion", "etiqueta", "titulo", "toponimo", "punto", "lugar"],
    cat: ["nom", "denominacio", "titol", "toponim", "punt", "lloc"],
  },
  "story.title": {
    any: ["storytitle", "title", "subtitle"],
    cas: ["tituloderelato", "titulo", "subtitulo"],
    cat: ["titolderelat", "titol", "subtitol"],
  },
  "story.text": {
    any: [
      "description",
      "desc",
      "text",
      "story",
      "body",
      "content",
      "info",
      "comment",
      "comments",
      "cmt",
      "notes",
      "note",
    ],
    cas: [
      "descripcion",
      "texto",
      "historia",
      "contenido",
      "informacion",
      "comentario",
      "comentarios",
      "notas",
      "observaciones",
      "equipamiento",
    ],
    cat: ["descripcio", "contingut", "informacio", "comentari", "comentaris", "observacions"],
  },
};
const PLAIN_NAMES: Record<PlainTarget, readonly string[]> = {
  "address.location": [
    "address",
    "direccion",
    "adreca",
    "domicilio",
    "domicili",
    "addrfull",
    "fulladdress",
    "direccioncompleta",
    "ubicacion",
    "ubicacio",
    "location",
    "localizacion",
  ],
  "address.streetName": [
    "addrstreet",
    "street",
    "streetname",
    "calle",
    "carrer",
    "via",
    "nombrevia",
    "streetaddress",
  ],
  "address.streetNumber": [
    "addrhousenumber",
    "housenumber",
    "streetnumber",
    "numero",
    "num",
    "number",
  ],
  "address.city": [
    "addrcity",
    "city",
    "ciudad",
    "ciutat",
    "municipio",
    "municipi",
    "localidad",
    "localitat",
    "poblacion",
    "poblacio",
    "town",
  ],
  "address.postcode": [
    "addrpostcode",
    "postcode",
    "postalcode",
    "cp",
    "codigopostal",
    "codipostal",
    "zip",
  ],
  "address.country": ["addrcountry", "country", "pais"],
  duration: ["duration", "duracion", "durada", "lifetime"],
  isFinal: ["final", "isfinal"],
};

const SUFFIXES: Record<ContentLanguage, readonly string[]> = {
  cas: ["es", "cas", "spa", "esp", "castellano", "espanol", "spanish", "castella"],
  cat: ["ca", "cat", "catala", "catalan", "valencia", "valenciano"],
  eng: ["en", "eng", "ing", "english", "ingles", "angles"],
};

/** The name of a column without its language, as in `name:es`, `name_ca`, `nameEng` or `Nombre (inglés)`. */
function withoutLanguage(column: string): { base: string; language: ContentLanguage | undefined } {
  const parts =
    /^(.+?)(?:[\s:_\-./(@[]+|(?<=[a-z])(?=(?:Eng|Cat|Cas|Esp|Spa)$))([^\s:_\-./(@[]+)$/.exec(
      column.trim().replace(/[)\]]+$/, ""),
    );
  const suffix = plainName(parts?.[2] ?? "");
  const language = CONTENT_LANGUAGES.find((code) => SUFFIXES[code].includes(suffix));
  return language
    ? { base: plainName(parts?.[1] ?? ""), language }
    : { base: plainName(column), language };
}

/**
 * Proposes the columns that hold the values of points, by their names.
 * @param language the language of texts whose columns do not name one
 */
export function matchTargets(
  columns: readonly string[],
  language: ContentLanguage,
): ColumnsByTarget {
  const match: Partial<Record<Target, string>> = {};
  const known = columns.map((column) => ({ column, ...withoutLanguage(column) }));
  const used = new Set<string>();
  const take = (target: Target, names: readonly string[], of: ContentLanguage | undefined) => {
    if (match[target] !== undefined) return;
    for (const name of names) {
      const found = known.find(
        (each) => each.base === name && each.language === of && !used.has(each.column),
      );
      if (!found) continue;
      match[target] = found.column;
      used.add(found.column);
      return;
    }
  };
  for (const row of TEXT_TARGETS) {
    const names = NAMES[row];
    const everywhere = [...names.any, ...(names.cas ?? []), ...(names.cat ?? [])];
    for (const code of CONTENT_LANGUAGES) take(`${row}.${code}`, everywhere, code);
    // Beside columns that name a language, one that names none repeats one of them.
    const repeats = CONTENT_LANGUAGES.some((code) => match[`${row}.${code}`] !== undefined);
    for (const code of CONTENT_LANGUAGES) take(`${row}.${code}`, names[code] ?? [], undefined);
    if (!repeats) take(`${row}.${language}`, everywhere, undefined);
  }
  for (const target of PLAIN_TARGETS) take(target, PLAIN_NAMES[target], undefined);
  return match;
}
