import type { RoutePoint } from "@panel/domain/play/route";
import { Button } from "@panel/ui/button";
import { useId, useState } from "react";
import { Icon } from "../icons.tsx";
import { usePlay } from "../play-context.ts";
import { useWords } from "../words.ts";

/** Where the code of a point is entered; whoever is not at the place, as the author at a desk, has it read by a press. */
export function CodeEntry({ point }: { point: RoutePoint }) {
  const { t } = useWords();
  const { arrive, isFramed, placing, scan } = usePlay();
  const id = useId();
  const [code, setCode] = useState("");
  const own = point.checkIn.code;
  if (isFramed || placing.kind === "anywhere") {
    return (
      <Button variant="primary" size="lg" fullWidth onClick={() => arrive(point.id, own)}>
        {t("readCode")}
      </Button>
    );
  }
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) arrive(point.id, code);
      }}
    >
      {scan && (
        <Button variant="primary" size="lg" fullWidth icon={<Icon name="camera" />} onClick={scan}>
          {t("scan")}
        </Button>
      )}
      <label htmlFor={id} className="text-body font-medium">
        {t("code")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          aria-describedby={`${id}-hint`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-12 min-w-32 flex-1 rounded-field border border-line-strong bg-surface px-3 text-reading"
        />
        <Button
          type="submit"
          variant={scan ? "secondary" : "primary"}
          size="lg"
          aria-disabled={!code.trim()}
        >
          {t("openPoint")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-body text-ink-muted">
        {t("codeHint")}
      </p>
    </form>
  );
}
