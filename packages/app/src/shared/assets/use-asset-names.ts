import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FieldConflict } from "../editing/three-way-merge.ts";
import { assetMedia } from "./queries.ts";

/**
 * Returns a function that gives the asset's name for a value that is an asset id.
 * @param isAsset whether the value at a path is an asset id
 */
export function useAssetNames(
  fields: readonly FieldConflict[],
  isAsset: (path: string) => boolean,
) {
  const { t } = useTranslation();
  const ids = [
    ...new Set(
      fields
        .filter(({ path }) => isAsset(path))
        .flatMap(({ mine, theirs }) => [Number(mine), Number(theirs)])
        .filter((id) => id > 0),
    ),
  ];
  const found = useQueries({ queries: ids.map((id) => assetMedia(id)) });
  return (path: string, value: unknown): string | undefined => {
    if (!isAsset(path)) return undefined;
    const id = Number(value);
    if (!(id > 0)) return t("CONFLICT.emptyValue");
    return found[ids.indexOf(id)]?.data?.Name || t("ASSET.numbered", { id });
  };
}
