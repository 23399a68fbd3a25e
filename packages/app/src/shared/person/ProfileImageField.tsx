import { AvatarField, type AvatarFieldProps } from "@panel/ui/avatar-field";
import { ModalAlert } from "@panel/ui/modal-alert";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PROFILE_IMAGE, useAvatarLabels } from "./profile-image.ts";
import { usePreparePicture } from "./use-prepare-picture.ts";

type ProfileImageFieldProps = Pick<AvatarFieldProps, "name" | "src" | "value" | "onValueChange">;

/** The picture of a person; one that is too large is refused in an alert (document 1, section 5). */
export function ProfileImageField(props: ProfileImageFieldProps) {
  const { t, i18n } = useTranslation();
  const labels = useAvatarLabels();
  const prepare = usePreparePicture();
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      <AvatarField
        {...props}
        locale={i18n.language}
        labels={labels}
        prepare={prepare}
        onTooLarge={setRefusal}
        {...PROFILE_IMAGE}
      />
      <ModalAlert
        open={refusal !== undefined}
        variant="error"
        title={t("GENERIC.error")}
        buttonLabel={t("GENERIC.accept")}
        onClose={() => setRefusal(undefined)}
      >
        {refusal}
      </ModalAlert>
    </>
  );
}
