import { licenceShortName, type LicenceId } from "@panel/domain/asset-licences";
import { useTranslation } from "react-i18next";

/** Names a licence: by its official short name, or in the language of the panel. */
export function useLicenceName(): (id: LicenceId) => string {
  const { t } = useTranslation();
  const named: Partial<Record<LicenceId, string>> = {
    none: t("ASSET.licences.none"),
    own: t("ASSET.licences.own"),
    reserved: t("ASSET.licences.reserved"),
    "CC-PDM-1.0": t("ASSET.licences.publicDomain"),
    other: t("ASSET.licences.other"),
  };
  return (id) => licenceShortName(id) ?? named[id] ?? id;
}
