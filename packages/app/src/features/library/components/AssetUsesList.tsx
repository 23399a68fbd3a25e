import type { AssetUse } from "@panel/api-client/panel";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { linkStyle } from "@panel/ui/text-link";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { editTarget } from "../../../shared/edit-target.ts";
import { describedValue, fieldLabel } from "../../../shared/fields/field-label.ts";

interface AssetUsesListProps {
  uses: readonly AssetUse[];
  /** Number of uses in experiences that the user may not see. */
  hidden: number;
}

/** Lists where an asset is used: the experience, the point and the field. */
export function AssetUsesList({ uses, hidden }: AssetUsesListProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {uses.map((use) => {
          const { to, state } = editTarget(use.gymId);
          return (
            <li
              key={`${use.gymId} ${use.pointId ?? 0} ${use.field}`}
              className="min-w-0 rounded-field border border-line px-3 py-2"
            >
              <Link to={to} state={state} className={`${linkStyle()} font-medium wrap-anywhere`}>
                {use.gymName || t("EXPERIENCES.unnamed")}
              </Link>
              <p className="text-caption wrap-anywhere text-ink-muted">
                {use.pointId !== undefined && (
                  <span>
                    {`${
                      use.pointName
                        ? t("ASSET.useInPoint", { point: use.pointName })
                        : t("ASSET.unnamedPoint")
                    } · `}
                  </span>
                )}
                <span>{fieldText(use, t)}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <p className="text-caption text-ink-muted">{t("ASSET.usesHidden", { count: hidden })}</p>
      )}
    </div>
  );
}

function fieldText({ pointId, field }: AssetUse, t: TFunction): string {
  const [of, wire] =
    pointId === undefined
      ? (["experience", experienceWire] as const)
      : (["point", pointWire] as const);
  const value = describedValue(of, wire.pathOf(field) ?? "");
  return value ? fieldLabel(t, of, value) : t("ASSET.otherField");
}
