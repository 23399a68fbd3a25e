import { mayView } from "@panel/domain/roles";
import { Field } from "@panel/ui/field";
import { Select } from "@panel/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { userList } from "../../../shared/person/user-list.ts";
import { classesOf, namesOfClass } from "./class-names.ts";

interface ClassTeamsProps {
  /** Of the teams that are written down already. */
  names: readonly string[];
  onAdd(names: string[]): void;
}

/** Adds a team for each user of a class. Nothing for whoever has no users, or none with a class. */
export function ClassTeams({ names, onAdd }: ClassTeamsProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { data: users = [] } = useQuery({ ...userList(), enabled: mayView(role, "users") });
  const classes = classesOf(users);
  if (classes.length === 0) return null;
  return (
    <Field label={t("EVENT_DAY.form.ofClass")} hint={t("EVENT_DAY.form.ofClassHint")}>
      <Select
        value=""
        placeholder={t("EVENT_DAY.form.chooseClass")}
        onValueChange={(label) => onAdd(namesOfClass(users, label, names))}
        options={classes.map(([name, count]) => ({ value: name, label: `${name} (${count})` }))}
      />
    </Field>
  );
}
