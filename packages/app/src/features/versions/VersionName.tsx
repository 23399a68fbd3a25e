import { nameGymkhanaVersion, type GymkhanaVersion } from "@panel/api-client/panel";
import { Button } from "@panel/ui/button";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { TextInput } from "@panel/ui/text-input";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { versionList } from "./queries.ts";

const NAME_MAX = 60;

/** The name of a version, which keeps it for ever. */
export function VersionName({ gymId, version }: { gymId: number; version: GymkhanaVersion }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [name, setName] = useState(version.name);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setFailure(undefined);
    try {
      const form = { gymId, number: version.number, name: name.trim() };
      await withSession(() => nameGymkhanaVersion(panelApi, form));
      await queryClient.invalidateQueries({ queryKey: versionList(gymId).queryKey });
    } catch (error) {
      setFailure(errorText(error));
    }
    setPending(false);
  };

  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={t("VERSIONS.name")}
          hint={t("VERSIONS.nameHelp")}
          className="max-w-md min-w-56 flex-1"
        >
          <TextInput
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          className="mb-1.5"
          loading={pending}
          loadingLabel={t("GENERIC.saving")}
          disabled={name.trim() === version.name}
        >
          {t(
            name.trim() === "" && version.name !== "" ? "VERSIONS.removeName" : "VERSIONS.saveName",
          )}
        </Button>
      </div>
      {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
    </form>
  );
}
