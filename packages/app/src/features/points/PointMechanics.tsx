import type { MapPoint } from "@panel/api-client/panel";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import { FormField } from "@panel/ui/form";
import { Checkbox } from "@panel/ui/checkbox";
import { NumberInput } from "@panel/ui/number-input";
import { RadioGroup } from "@panel/ui/radio-group";
import { SearchableSelect } from "@panel/ui/searchable-select";
import { Section } from "@panel/ui/section";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import { useSelectLabels } from "../../shared/use-select-labels.ts";
import type { PointFormApi } from "./use-point-form.ts";
import { usePointTitle } from "../../route/use-point-title.ts";

/** Beyond these, the points are searched. */
const RADIOS_MAX = 9;
const DEPENDENCIES = ["activationDependency", "deactivationDependency"] as const;

/** Fields for the duration, for the points that open and close this one, and for the end of the route. */
export function PointMechanics({
  form,
  points,
  id,
}: {
  form: PointFormApi;
  points: readonly MapPoint[];
  id: number;
}) {
  const { t } = useTranslation();
  const title = usePointTitle(points);
  const selectLabels = useSelectLabels();
  const choices = useMemo(
    () => [
      { value: String(NO_DEPENDENCY), label: t("POINTS.noDependency") },
      ...points
        .filter((point) => point.IdPoint !== id)
        .map((point) => ({ value: String(point.IdPoint), label: title(point) })),
    ],
    [t, points, id, title],
  );
  return (
    <Section id="point-mechanics" level={4} title={t("POINTS.mechanics")}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-6">
        <form.Field name="duration">
          {(field) => (
            <FormField
              field={field}
              label={t("POINT_FIELDS.duration")}
              labelEnd={<FieldHelp of="point" path="duration" label={t("POINT_FIELDS.duration")} />}
              hint={t("POINTS.durationHint")}
            >
              {(control) => <NumberInput min={0} integer {...control} />}
            </FormField>
          )}
        </form.Field>
        {DEPENDENCIES.map((name) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <FormField
                field={field}
                group={choices.length <= RADIOS_MAX}
                label={t(`POINT_FIELDS.${name}`)}
                labelEnd={<FieldHelp of="point" path={name} label={t(`POINT_FIELDS.${name}`)} />}
              >
                {({ value, onValueChange, ...control }) =>
                  choices.length > RADIOS_MAX ? (
                    <SearchableSelect
                      {...control}
                      label={t("WORKSPACE.findDependency")}
                      value={String(value)}
                      onValueChange={(chosen) => onValueChange(Number(chosen))}
                      options={choices}
                      labels={selectLabels}
                    />
                  ) : (
                    <RadioGroup
                      {...control}
                      value={String(value)}
                      onValueChange={(chosen) => onValueChange(Number(chosen))}
                      options={choices}
                    />
                  )
                }
              </FormField>
            )}
          </form.Field>
        ))}
        <div className="col-span-full" data-field="isFinal">
          <form.Field name="isFinal">
            {(field) => (
              <Checkbox
                label={t("POINT_FIELDS.isFinal")}
                labelEnd={<FieldHelp of="point" path="isFinal" label={t("POINT_FIELDS.isFinal")} />}
                hint={t("POINTS.isFinalHint")}
                checked={field.state.value}
                onCheckedChange={field.handleChange}
              />
            )}
          </form.Field>
        </div>
      </div>
    </Section>
  );
}
