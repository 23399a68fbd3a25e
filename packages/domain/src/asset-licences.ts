/** A licence by which a work may be used. */
interface Licence {
  /** Whether whoever shows the work has to name its author. */
  readonly asksForName: boolean;
  /** Its official short name; what has none is named in the languages of the panel. */
  readonly shortName?: string;
  /** Of its deed, for people. */
  readonly address?: string;
}

const DEEDS = "https://creativecommons.org";

const creativeCommons = (terms: string): Licence => ({
  asksForName: true,
  shortName: `CC ${terms.toUpperCase()} 4.0`,
  address: `${DEEDS}/licenses/${terms}/4.0/`,
});

/**
 * By the names of SPDX where it has one. What `reserved` and `other` ask for is between the author and whoever uses the work, so
 * nothing is said of it.
 */
const LICENCES = {
  none: { asksForName: false },
  own: { asksForName: false },
  reserved: { asksForName: false },
  "CC-PDM-1.0": { asksForName: false, address: `${DEEDS}/publicdomain/mark/1.0/` },
  "CC0-1.0": {
    asksForName: false,
    shortName: "CC0 1.0",
    address: `${DEEDS}/publicdomain/zero/1.0/`,
  },
  "CC-BY-4.0": creativeCommons("by"),
  "CC-BY-SA-4.0": creativeCommons("by-sa"),
  "CC-BY-ND-4.0": creativeCommons("by-nd"),
  "CC-BY-NC-4.0": creativeCommons("by-nc"),
  "CC-BY-NC-SA-4.0": creativeCommons("by-nc-sa"),
  "CC-BY-NC-ND-4.0": creativeCommons("by-nc-nd"),
  other: { asksForName: false },
} as const satisfies Record<string, Licence>;

export type LicenceId = keyof typeof LICENCES;
export const LICENCE_IDS = Object.keys(LICENCES) as LicenceId[];

/** Longest name of an author, and longest credit line. */
export const ASSET_AUTHOR_MAX = 200;
export const ASSET_CREDIT_MAX = 300;

/** Whose an asset is, and by which licence it is used. */
export interface Attribution {
  readonly author: string;
  readonly licence: LicenceId;
  /** How its author wants to be named, or whatever else is to be said; it stands in place of name, author and licence. */
  readonly credit: string;
}

/** The same as records of the contract have it, who leave out what is not said. */
interface ToldAttribution {
  readonly Author?: string | undefined;
  readonly Licence?: LicenceId | undefined;
  readonly Credit?: string | undefined;
}

export const toldAttribution = ({
  Author = "",
  Licence = "none",
  Credit = "",
}: ToldAttribution): Attribution => ({ author: Author, licence: Licence, credit: Credit });

/** An asset with its name, as far as its credit goes. */
export interface CreditedAsset extends Attribution {
  readonly name: string;
}

const licenceOf = (id: LicenceId): Licence => LICENCES[id];

/** The official short name of a licence, if it has one. */
export const licenceShortName = (id: LicenceId): string | undefined => licenceOf(id).shortName;

/** The address of a licence's deed in a language of the interface, if it has one. */
export function licenceAddress(id: LicenceId, language: string): string | undefined {
  const { address } = licenceOf(id);
  return address && `${address}deed.${language}`;
}

/** Whether anything is said of whose it is. */
export const isAttributed = ({ author, licence, credit }: Attribution): boolean =>
  licence !== "none" || isGiven(author) || isGiven(credit);

/** Whether the licence asks for a name and none is given. */
export const isNameMissing = ({ author, licence, credit }: Attribution): boolean =>
  licenceOf(licence).asksForName && !isGiven(author) && !isGiven(credit);

/** What is said of an asset beside its licence: its own credit line, or else its name and its author. */
export function creditName({ name, author, credit }: CreditedAsset): string {
  const own = credit.trim();
  return own || [name.trim(), author.trim()].filter(Boolean).join(" · ");
}

/**
 * The credit of an asset as a line of plain text: its own credit line, or else its name, its author and its licence; and the
 * address of the licence, unless the line has it.
 * @param named the licence, in the language of the reader
 */
export function creditLine(
  asset: CreditedAsset,
  named: { readonly licence: string; readonly address: string | undefined },
): string {
  const said = creditName(asset);
  const isWhole = isGiven(asset.credit) || asset.licence === "none";
  const line = isWhole ? said : `${said} · ${named.licence}`;
  const { address } = named;
  return address && !line.includes(licenceOf(asset.licence).address ?? address)
    ? `${line} (${address})`
    : line;
}

const isGiven = (text: string) => text.trim() !== "";
