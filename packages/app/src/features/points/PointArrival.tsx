import { CHECK_INS, RADIUS, pointFields } from "@panel/domain/experience/point";
import { FormField } from "@panel/ui/form";
import { NumberInput } from "@panel/ui/number-input";
import { RadioGroup } from "@panel/ui/radio-group";
import { Section } from "@panel/ui/section";
import { TextInput } from "@panel/ui/text-input";
import { useStore } from "@tanstack/react-form";
import { useTranslation } from "react-i18next";
import { FieldHelp } from "../../route/help/FieldHelp.tsx";
import type { PointFormApi } from "./use-point-form.ts";
import { useRememberedSection } from "./use-remembered-section.ts";

/** Six letters and figures that are not taken for one another on paper. */
function newCode(): string {
  const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((value) => signs.charAt(value % signs.length)).join("");
}

/** How visitors show to be at the point: near it, or with its code. Starts open if that is not as usual. */
export function PointArrival({ form }: { form: PointFormApi }) {
  const { t } = useTranslation();
  const checkIn = useStore(form.store, (state) => state.values.checkIn);
  const section = useRememberedSection(
    "point-arrival",
    () => checkIn.by !== "position" || checkIn.radius !== String(RADIUS.default),
  );
  return (
    <Section
      id="point-arrival"
      level={4}
      title={t("POINTS.arrival")}
      hint={
        checkIn.by === "code"
          ? t("POINTS.arrivalByCode")
          : t("POINTS.arrivalByPosition", { metres: checkIn.radius || RADIUS.default })
      }
      {...section}
    >
      <div className="grid gap-5">
        <form.Field name="checkIn.by">
          {(field) => (
            <FormField
              field={field}
              group
              label={t("POINT_FIELDS.checkIn.by")}
              labelEnd={
                <FieldHelp of="point" path="checkIn.by" label={t("POINT_FIELDS.checkIn.by")} />
              }
            >
              {({ value, onValueChange, ...control }) => (
                <RadioGroup
                  {...control}
                  value={value}
                  onValueChange={(chosen) => {
                    onValueChange(CHECK_INS.find((each) => each === chosen) ?? value);
                    if (chosen === "code" && form.state.values.checkIn.code.trim() === "") {
                      form.setFieldValue("checkIn.code", newCode());
                    }
                  }}
                  options={CHECK_INS.map((each) => ({
                    value: each,
                    label: t(`POINT_CHOICES.checkIn.by.${each}`),
                  }))}
                />
              )}
            </FormField>
          )}
        </form.Field>
        {checkIn.by === "code" ? (
          <form.Field name="checkIn.code">
            {(field) => (
              <FormField
                field={field}
                label={t("POINT_FIELDS.checkIn.code")}
                hint={t("POINTS.checkInCodeHint")}
              >
                {(control) => (
                  <div className="max-w-80">
                    <TextInput maxLength={pointFields.checkIn.code.max} {...control} />
                  </div>
                )}
              </FormField>
            )}
          </form.Field>
        ) : (
          <form.Field name="checkIn.radius">
            {(field) => (
              <FormField
                field={field}
                label={t("POINT_FIELDS.checkIn.radius")}
                hint={t("POINTS.radiusHint", RADIUS)}
              >
                {(control) => (
                  <div className="max-w-40">
                    <NumberInput min={RADIUS.min} max={RADIUS.max} integer {...control} />
                  </div>
                )}
              </FormField>
            )}
          </form.Field>
        )}
      </div>
    </Section>
  );
}
