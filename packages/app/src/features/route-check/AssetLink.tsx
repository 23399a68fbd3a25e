import { librariesOf } from "@panel/domain/asset-policies";
import { linkStyle } from "@panel/ui/text-link";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../session/use-session.ts";
import { assetAddress } from "../../shared/assets/asset-address.ts";
import { checkedAssets } from "./checked-assets.ts";

/** Leads to an asset of the reader's libraries; nothing where it is in none of them. */
export function AssetLink({ id, experienceId }: { id: number; experienceId: number }) {
  const { t } = useTranslation();
  const user = useUser();
  // The check has fetched them.
  const { data } = useQuery({
    ...checkedAssets(experienceId, librariesOf(user.role)),
    enabled: false,
  });
  const asset = data?.find((each) => each.id === id);
  if (!asset) return null;
  return (
    <Link
      className={`${linkStyle()} ml-8 text-body`}
      to={assetAddress(user, id, asset.idUser ?? user.id)}
    >
      {t("ROUTE_CHECK.openAsset")}
    </Link>
  );
}
