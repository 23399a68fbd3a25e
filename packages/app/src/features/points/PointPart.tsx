import { Section } from "@panel/ui/section";
import { Switch } from "@panel/ui/switch";
import { use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BLANK_PARTS, LeftOutContext, type PartName } from "./left-out-parts.ts";
import type { PointFormApi } from "./use-point-form.ts";
import { useRememberedSection } from "./use-remembered-section.ts";

interface PointPartProps {
  form: PointFormApi;
  part: PartName;
  title: string;
  hint?: string;
  /** Whether the part holds something, so that it starts open. */
  isWritten(): boolean;
  children: ReactNode;
}

/**
 * The section of a part of the point. Its switch leaves the part out: the point is saved without it. What was typed is
 * there again when it is switched on, until the point is saved; the draft keeps it too.
 */
export function PointPart({ form, part, title, hint, isWritten, children }: PointPartProps) {
  const { t } = useTranslation();
  const id = `point-${part}`;
  const leftOut = use(LeftOutContext);
  const isIn = !(part in leftOut.parts);
  const section = useRememberedSection(id, () => !isIn || isWritten());
  const turn = (on: boolean) => {
    const { [part]: kept, ...others } = leftOut.parts;
    leftOut.change(on ? others : { ...others, [part]: form.state.values[part] });
    form.setFieldValue(part, on && kept !== undefined ? kept : BLANK_PARTS[part]);
  };
  return (
    <Section
      id={id}
      level={4}
      title={title}
      hint={hint}
      action={
        <Switch
          hideLabel
          label={t("POINTS.include", { name: title })}
          checked={isIn}
          onCheckedChange={turn}
        />
      }
      {...section}
    >
      {isIn ? children : <p className="text-body text-ink-muted">{t("POINTS.leftOut")}</p>}
    </Section>
  );
}
