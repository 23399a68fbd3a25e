import { choosableClips, isClipGone } from "@panel/domain/model-clips";
import { FormField } from "@panel/ui/form";
import { Select } from "@panel/ui/select";
import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { assetMedia } from "../../shared/assets/queries.ts";
import type { PointFormApi } from "./use-point-form.ts";

/** Choice of the animation that plays, where the model moves and has several. A chosen name stays, also when the model no longer has it. */
export function PointClip({ form }: { form: PointFormApi }) {
  const { t } = useTranslation();
  const { asset, animation, clip } = useStore(form.store, (state) => state.values.model);
  const { data } = useQuery(assetMedia(asset));
  const clips = data?.Facts?.animations;
  const isChoice = clips !== undefined && clips.length > 1;
  // Who takes back a name that the model lacks keeps the field, and the focus in it.
  const isTouched = useStore(form.store, ({ fieldMeta }) => fieldMeta["model.clip"]?.isTouched);
  if (asset === 0 || animation === "none" || !(isChoice || clip !== "" || isTouched)) return null;
  const first = clips?.[0] || t("MODEL.unnamedAnimation", { number: 1 });
  const names = choosableClips(clips ?? []);
  return (
    <form.Field name="model.clip">
      {(field) => (
        <FormField field={field} label={t("POINT_FIELDS.model.clip")}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: "", label: t("POINTS.firstClip", { name: first }) },
                ...names.map((name) => ({ value: name, label: name })),
                ...(clip === "" || names.includes(clip)
                  ? []
                  : [
                      {
                        value: clip,
                        label: isClipGone(clip, clips)
                          ? t("POINTS.goneClip", { name: clip })
                          : clip,
                      },
                    ]),
              ]}
            />
          )}
        </FormField>
      )}
    </form.Field>
  );
}
