import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SeeInSpace } from "../../shared/assets/in-space/InSpace.tsx";
import { assetMedia } from "../../shared/assets/queries.ts";
import type { PointFormApi } from "./use-point-form.ts";

/** Opens the point's model on a phone, moving as the point has it. Its size is the asset's: a point has none of its own. */
export function PointInSpace({ form }: { form: PointFormApi }) {
  const { t } = useTranslation();
  const { asset, animation, clip } = useStore(form.store, (state) => state.values.model);
  const { data } = useQuery(assetMedia(asset));
  if (asset === 0 || !data) return null;
  return (
    <SeeInSpace
      key={asset}
      asset={{ id: asset, name: data.Name || data.FileName || t("ASSET.numbered", { id: asset }) }}
      shown={{ plays: animation !== "none", clip }}
    />
  );
}
