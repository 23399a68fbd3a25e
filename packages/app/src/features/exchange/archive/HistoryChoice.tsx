import { Checkbox } from "@panel/ui/checkbox";
import { sizeText } from "@panel/ui/upload";
import { useTranslation } from "react-i18next";

interface HistoryChoiceProps {
  /** Undefined until it is known. */
  size: { versions: number; leftOut: number; bytes: number } | undefined;
  /** It could not be asked for. */
  failed: boolean;
  chosen: boolean;
  onChoose(chosen: boolean): void;
}

/** Whether an archive carries the versions; says before how many they are and what does not fit. */
export function HistoryChoice({ size, failed, chosen, onChoose }: HistoryChoiceProps) {
  const { t, i18n } = useTranslation();
  const hint = () => {
    if (failed) return t("ARCHIVE.historyUnknown");
    if (!size) return t("ARCHIVE.historyCounting");
    if (size.versions === 0) return t("ARCHIVE.historyNone");
    const told = t("ARCHIVE.historySize", {
      count: size.versions,
      size: sizeText(size.bytes, i18n.language),
    });
    return size.leftOut > 0
      ? `${told} ${t("ARCHIVE.historyLeftOut", { count: size.leftOut })}`
      : told;
  };
  return (
    <Checkbox
      label={t("ARCHIVE.withHistory")}
      hint={hint()}
      disabled={!size || size.versions === 0}
      checked={chosen}
      onCheckedChange={onChoose}
    />
  );
}
