import { ASSET_TAG_MAX, ASSET_TAGS_MAX, cleanTag, foldTag } from "@panel/domain/asset-tags";
import { TagInput, type TagInputProps } from "@panel/ui/tag-input";
import { useTranslation } from "react-i18next";

/** Free tags as chips; one that differs in case or accents only is there already. */
export function AssetTagInput(props: Omit<TagInputProps, "validate" | "normalise" | "max">) {
  const { t } = useTranslation();
  return (
    <TagInput
      {...props}
      divider=","
      max={ASSET_TAGS_MAX}
      normalise={cleanTag}
      validate={(tag, tags) => {
        const folded = foldTag(tag);
        if (tag.length > ASSET_TAG_MAX) return t("VALIDATION.tooLong", { max: ASSET_TAG_MAX });
        if (folded === "") return t("ASSET.tagEmpty");
        return tags.some((other) => foldTag(other) === folded) ? t("ASSET.tagTwice") : true;
      }}
    />
  );
}
