import type { ListedUser } from "@panel/api-client/panel";
import { creatableRoles, hasRight } from "@panel/domain/policies";
import type { Role } from "@panel/domain/roles";
import { hasLabel } from "@panel/domain/users";
import { Field } from "@panel/ui/field";
import { FormField } from "@panel/ui/form";
import { IconButton } from "@panel/ui/icon-button";
import { Section } from "@panel/ui/section";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { Tooltip } from "@panel/ui/tooltip";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CONTACT_FIELDS, PersonInput } from "../../../shared/person/PersonInput.tsx";
import { ProfileImageField } from "../../../shared/person/ProfileImageField.tsx";
import type { ImageChange } from "../mapping.ts";
import { userList } from "../../../shared/person/user-list.ts";
import type { UserForm } from "../use-user-form.ts";

const NOBODY: readonly ListedUser[] = [];

interface PersonSectionProps {
  form: UserForm;
  viewer: Role;
  /** Whether the user exists already; then e-mail and role cannot be changed. */
  exists: boolean;
  /** An e-mail that the server has refused because somebody has it. */
  takenEmail?: string | undefined;
}

/** Fields for the name, e-mail, entity and role of the user. */
export function PersonSection({ form, viewer, exists, takenEmail }: PersonSectionProps) {
  const { t } = useTranslation();
  const choosesEntity = hasRight(viewer, "choose-entity");
  return (
    <Section id="person" title={t("USER_FORM.person")} hint={t("USER_FORM.requiredNote")}>
      <div className="grid gap-5 tablet:grid-cols-2">
        <form.Field name="name">
          {(field) => <PersonInput field={field} name="name" required />}
        </form.Field>
        <form.Field name="surname">
          {(field) => <PersonInput field={field} name="surname" required />}
        </form.Field>
        <form.Field name="email">
          {(field) => (
            <PersonInput
              field={field}
              name="email"
              required={!exists}
              readOnly={exists}
              error={
                takenEmail !== undefined && field.state.value === takenEmail
                  ? t("ERRORS.emailTaken")
                  : undefined
              }
              hint={exists ? t("USER_FORM.emailFixed") : t("USER_FORM.emailHint")}
            />
          )}
        </form.Field>
        <form.Field name="entity">
          {(field) => (
            <PersonInput
              field={field}
              name="entity"
              required={choosesEntity}
              readOnly={!choosesEntity}
              hint={t(choosesEntity ? "USER_FORM.entityHint" : "USER_FORM.entityFixed")}
            />
          )}
        </form.Field>
        <form.Field name="role">
          {(field) => (
            <FormField
              field={field}
              label={t("USERS.role")}
              required={!exists}
              labelEnd={<RoleHelp />}
            >
              {({ value, onValueChange, ...control }) =>
                exists ? (
                  <TextInput readOnly value={t(`ROLES.${value}`)} />
                ) : (
                  <Select
                    {...control}
                    value={value}
                    onValueChange={(role) => onValueChange(role as Role)}
                    options={creatableRoles(viewer).map((role) => ({
                      value: role,
                      label: t(`ROLES.${role}`),
                    }))}
                  />
                )
              }
            </FormField>
          )}
        </form.Field>
        <form.Subscribe selector={({ values }) => hasLabel(values.role)}>
          {(isLabelled) => isLabelled && <LabelField form={form} />}
        </form.Subscribe>
      </div>
    </Section>
  );
}

/** Class or group of an editor; those that there are can be chosen. */
function LabelField({ form }: { form: UserForm }) {
  const { t } = useTranslation();
  const id = useId();
  const { data = NOBODY } = useQuery(userList());
  const labels = new Set(data.flatMap(({ data: { label } }) => label ?? []));
  return (
    <form.Field name="label">
      {(field) => (
        <>
          <PersonInput field={field} name="label" list={id} hint={t("USER_FORM.labelHint")} />
          <datalist id={id}>
            {[...labels].map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </>
      )}
    </form.Field>
  );
}

function RoleHelp() {
  const { t } = useTranslation();
  return (
    <Tooltip content={t("USER_FORM.roleHelp")}>
      <IconButton
        size="sm"
        label={t("USER_FORM.aboutRoles")}
        className="-my-1.5 -ml-1.5 self-center pointer-coarse:-my-2.5 pointer-coarse:-ml-3"
      >
        <Info />
      </IconButton>
    </Tooltip>
  );
}

interface ContactSectionProps {
  form: UserForm;
  /** Name of the person in the picture. */
  name: string;
  /** Address of the stored picture; empty if there is none. */
  avatar: string;
  image: ImageChange;
  onImageChange: (image: ImageChange) => void;
}

/** Optional fields: contact data and picture. */
export function ContactSection({ form, name, avatar, image, onImageChange }: ContactSectionProps) {
  const { t } = useTranslation();
  return (
    <Section id="contact" title={t("USER_FORM.contact")} hint={t("USER_FORM.optional")}>
      <div className="grid gap-6">
        <Field group label={t("PERSON.image")} hint={t("PERSON.imageHint")}>
          <ProfileImageField
            name={name}
            src={avatar || null}
            value={image}
            onValueChange={onImageChange}
          />
        </Field>
        <div className="grid gap-5 tablet:grid-cols-2">
          {CONTACT_FIELDS.map((contact) => (
            <form.Field key={contact} name={contact}>
              {(field) => <PersonInput field={field} name={contact} />}
            </form.Field>
          ))}
        </div>
      </div>
    </Section>
  );
}
