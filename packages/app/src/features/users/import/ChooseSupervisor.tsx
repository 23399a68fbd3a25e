import type { ListedUser } from "@panel/api-client/panel";
import { LIMITED_ROLE } from "@panel/domain/limits";
import { mayImportBelow } from "@panel/domain/policies";
import { Field } from "@panel/ui/field";
import { InlineMessage } from "@panel/ui/inline-message";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { useSelectLabels } from "../../../shared/use-select-labels.ts";
import { fullName } from "../person.ts";
import { userList } from "../../../shared/person/user-list.ts";

const NOBODY: readonly ListedUser[] = [];
/** Stands for supervisors who are not below an admin. */
const NO_ADMIN = "none";

const optionOf = (user: ListedUser) => ({
  value: String(user.id),
  label: fullName(user),
  description: user.data.email,
});

interface ChooseSupervisorProps {
  value: number | undefined;
  onValueChange: (supervisor: number | undefined) => void;
}

/** Whose editors an import makes: among the supervisors of an admin, whom a super-admin chooses first. */
export function ChooseSupervisor({ value, onValueChange }: ChooseSupervisorProps) {
  const { t } = useTranslation();
  const labels = useSelectLabels();
  const me = useUser();
  const { data = NOBODY, isPending } = useQuery(userList());
  const [chosenAdmin, setAdmin] = useState("");

  const { supervisors, admins, adminOf } = useMemo(() => {
    const adminIds = new Set(
      data.filter(({ data: { type } }) => type === LIMITED_ROLE).map(({ id }) => id),
    );
    const above = ({ parent }: ListedUser) =>
      parent && adminIds.has(parent.id) ? String(parent.id) : NO_ADMIN;
    const all = data.filter(({ id, data: { type } }) => mayImportBelow(me, { id, role: type }));
    const used = new Set(all.map(above));
    return {
      supervisors: all,
      admins: [
        ...data.filter(({ id }) => used.has(String(id))).map(optionOf),
        ...(used.has(NO_ADMIN) ? [{ value: NO_ADMIN, label: t("IMPORT.noAdmin") }] : []),
      ],
      adminOf: above,
    };
  }, [data, me, t]);
  // An admin sees no other admins, and supervisors of its own alone.
  const choosesAdmin = admins.length > 1;
  const current = supervisors.find(({ id }) => id === value);
  const admin = chosenAdmin || (current ? adminOf(current) : "");
  const options = useMemo(
    () =>
      supervisors
        .filter((supervisor) => !choosesAdmin || adminOf(supervisor) === admin)
        .map(optionOf),
    [supervisors, choosesAdmin, adminOf, admin],
  );

  if (!isPending && supervisors.length === 0) {
    return <InlineMessage tone="info">{t("IMPORT.noSupervisors")}</InlineMessage>;
  }
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {choosesAdmin && (
        <Field label={t("ROLES.admin")} required>
          <SearchableSelect
            label={t("ROLES.admin")}
            placeholder={t("IMPORT.chooseAdmin")}
            options={admins}
            value={admin}
            onValueChange={(next) => {
              setAdmin(next);
              onValueChange(undefined);
            }}
            labels={labels}
          />
        </Field>
      )}
      <Field label={t("ROLES.supervisor")} required disabled={choosesAdmin && admin === ""}>
        <SearchableSelect
          label={t("ROLES.supervisor")}
          placeholder={t("IMPORT.chooseSupervisor")}
          options={options}
          value={value === undefined ? "" : String(value)}
          onValueChange={(id) => onValueChange(id === "" ? undefined : Number(id))}
          labels={labels}
        />
      </Field>
      <p className="text-caption text-ink-muted tablet:col-span-2">
        {t("IMPORT.chooseSupervisorHint")}
      </p>
    </div>
  );
}
