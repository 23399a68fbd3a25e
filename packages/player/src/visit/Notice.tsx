import { IconButton } from "../Screen.tsx";
import { useWords } from "../words.ts";

interface NoticeProps {
  /** Undefined for none. */
  text: string | undefined;
  onClose: () => void;
}

/** What has just happened, over whatever screen is shown. It is read out. */
export function Notice({ text, onClose }: NoticeProps) {
  const { t } = useWords();
  return (
    <div role="status" className="fixed inset-x-0 top-16 z-10 px-4">
      {text && (
        <div className="mx-auto flex max-w-xl items-center gap-2 rounded-card border border-warning bg-warning-tint ps-3 text-warning shadow-float">
          <p className="min-w-0 flex-1 py-2 text-reading">{text}</p>
          <IconButton name="close" label={t("close")} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
