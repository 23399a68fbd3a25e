import type { AuditEntry } from "@panel/api-client/panel";
import { assetTypeOf } from "@panel/domain/asset-types";
import type { TranslationKey } from "@panel/i18n";

export type SubjectKey = Extract<TranslationKey, `AUDIT_SUBJECTS.${string}`>;

interface Words {
  t(key: TranslationKey): string;
  /** A kind of thing with its number. */
  numbered(key: SubjectKey, id: string): string;
  exists(key: string): boolean;
  language: string;
}

/** What details say in English, as words of the reader's language. */
const VALUES: Readonly<Record<string, string>> = {
  mail: "mail",
  "command line": "commandLine",
  "every company": "everyCompany",
  "profile image": "image",
  "chatbot avatar": "avatar",
  link: "link",
  code: "code",
  app: "app",
  recoveryCode: "recoveryCode",
  throttled: "throttled",
  credentials: "credentials",
  inactive: "inactive",
  // How an account was and is.
  pending: "pending",
  active: "active",
  disabled: "disabled",
  // How a page of a chatbot is from then on.
  "left-out": "leftOut",
  "as-read": "asRead",
  mended: "mended",
};
/** What was changed of an asset. */
const ASSET_FIELDS: Readonly<Record<string, TranslationKey>> = {
  name: "ASSET.name",
  description: "ASSET.description",
  category: "ASSET.category",
  altText: "ASSET.alt",
  author: "ASSET.author",
  licence: "ASSET.licence",
  credit: "ASSET.credit",
  animation: "MODEL.animation",
  scaleMod: "ASSET.scale",
  thumbnail: "ASSET_UPLOAD.thumbnail",
  file: "ASSET.fileName",
};
const FLAGS = new Set(["active", "is_equitable", "has_shared_gyms", "has_chatbots"]);
const BYTES = new Set(["bytes", "max_bytes"]);
const MEGABYTE = 1024 * 1024;

/** What is not a person is named by its kind, in English, and its number. */
const SUBJECTS: Readonly<Record<string, SubjectKey>> = {
  asset: "AUDIT_SUBJECTS.asset",
  bot: "AUDIT_SUBJECTS.chatbot",
  chatbot: "AUDIT_SUBJECTS.chatbot",
  gymkhana: "AUDIT_SUBJECTS.experience",
  mappoint: "AUDIT_SUBJECTS.point",
  "play key": "AUDIT_SUBJECTS.playKey",
};

/** What something was done to, in the reader's language; an address as it is. */
export function subjectText({ subject }: Pick<AuditEntry, "subject">, words: Words): string {
  const [, kind = "", id = ""] = /^([a-z]+(?: key)?)(?: (\S+))?$/.exec(subject) ?? [];
  const key = SUBJECTS[kind];
  return key ? words.numbered(key, id).trim() : subject;
}

/** Details as `name: value`, in the reader's language, readable in a cell and in a file. */
export function detailsText({ details }: Pick<AuditEntry, "details">, words: Words): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const key = `AUDIT_DETAILS.${name}`;
      const label = words.exists(key) ? words.t(key as TranslationKey) : name;
      return `${label}: ${valueText(name, value, words)}`;
    })
    .join(", ");
}

const isAssetType = (value: unknown): value is Parameters<typeof assetTypeOf>[0] =>
  typeof value === "number" && [0, 1, 2, 4, 5].includes(value);

function valueText(name: string, value: string | number | boolean, words: Words): string {
  const { t, exists, language } = words;
  if (typeof value === "boolean" || FLAGS.has(name)) {
    return t(value ? "AUDIT_VALUES.yes" : "AUDIT_VALUES.no");
  }
  if (name === "type" && isAssetType(value)) return t(`ASSET.types.${assetTypeOf(value)}`);
  if (typeof value === "number") {
    const megabytes = new Intl.NumberFormat(language, {
      style: "unit",
      unit: "megabyte",
      maximumFractionDigits: 2,
    });
    return BYTES.has(name)
      ? megabytes.format(value / MEGABYTE)
      : new Intl.NumberFormat(language).format(value);
  }
  if (name === "changed") {
    const fields = value.split(", ").map((field) => {
      const label = ASSET_FIELDS[field];
      return label ? t(label) : field;
    });
    return fields.join(", ");
  }
  const own = VALUES[value];
  const keys = [
    name === "type" && `ASSET.types.${value}`,
    own && `AUDIT_VALUES.${own}`,
    `ROLES.${value}`,
    `ERRORS.${value}`,
    // The key of a refusal, such as `ASSET_ERRORS.zipBroken`.
    value.includes("_ERRORS.") && value,
  ];
  const known = keys.find((key) => key && exists(key));
  return known ? t(known as TranslationKey).replace(/\.$/, "") : value;
}
