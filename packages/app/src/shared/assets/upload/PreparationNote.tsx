import { useTranslation } from "react-i18next";
import type { Preparation } from "./prepare-files.ts";

/** Says what becomes of a file before it is stored. */
export function PreparationNote(props: Preparation) {
  const { converted, renamed, shrunk, pages = 1, leftOut = [], still } = props;
  const { t } = useTranslation();
  return (
    <div className="grid gap-1 text-caption text-ink-muted empty:hidden">
      {converted && <p>{t("ASSET_UPLOAD.converted", converted)}</p>}
      {renamed !== undefined && <p>{t("ASSET_UPLOAD.renamed", { kind: renamed })}</p>}
      {shrunk && (
        <p>
          {t("ASSET_UPLOAD.shrunk", { from: shrunk.from.join(" × "), to: shrunk.to.join(" × ") })}
        </p>
      )}
      {still && <p>{t("ASSET_UPLOAD.still")}</p>}
      {pages > 1 && <p>{t("ASSET_UPLOAD.firstPage", { pages })}</p>}
      {leftOut.length > 0 && (
        <details>
          <summary className="cursor-pointer">
            {t("ASSET_UPLOAD.leftOut", { count: leftOut.length })}
          </summary>
          <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
            {leftOut.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
