import { TARGET_LOUDNESS } from "@panel/domain/loudness";
import type { SoundNote } from "@panel/media/sounds/prepare-sound";
import { useTranslation } from "react-i18next";
import { clock } from "../sounds/clock.ts";
import type { Preparation } from "./prepare-files.ts";

/** Says what becomes of a file before it is stored. */
export function PreparationNote(props: Preparation) {
  const {
    converted,
    renamed,
    shrunk,
    toned,
    pages = 1,
    leftOut = [],
    still,
    sound,
    cropped,
  } = props;
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
      {toned && <p>{t("ASSET_UPLOAD.toned")}</p>}
      {still && <p>{t("ASSET_UPLOAD.still")}</p>}
      {pages > 1 && <p>{t("ASSET_UPLOAD.firstPage", { pages })}</p>}
      {cropped && <p>{t("CROP.cropped", { size: cropped.size })}</p>}
      {sound?.edit && <MadeSound {...sound} rate={sound.edit.rate} />}
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

/** Says what was made of a sound. */
function MadeSound({ from, channels, kept, loudness, rate }: SoundNote & { rate: number }) {
  const { t, i18n } = useTranslation();
  const lufs = (value: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(value);
  return (
    <>
      <p>{from ? t("SOUND.converted", { from, rate }) : t("SOUND.encoded", { rate })}</p>
      {channels !== undefined && <p>{t("SOUND.mixed", { channels })}</p>}
      {kept && (
        <p>
          {t("SOUND.kept", {
            seconds: clock(kept.seconds, i18n.language),
            of: clock(kept.of, i18n.language),
          })}
        </p>
      )}
      {loudness && (
        <p>
          {t(loudness.heldByPeak ? "SOUND.evenedToPeak" : "SOUND.evened", {
            from: lufs(loudness.from),
            to: lufs(loudness.to),
            wanted: lufs(TARGET_LOUDNESS),
          })}
        </p>
      )}
    </>
  );
}
