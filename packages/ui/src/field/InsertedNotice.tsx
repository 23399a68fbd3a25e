import { Button } from "../button/index.ts";
import { CopyButton } from "../copy-button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useUiLabels } from "../labels/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { close } from "../path-icon/close.ts";
import { PathIcon } from "../path-icon/index.ts";
import type { Inserted } from "./field-context.ts";
import { englishInsertionLabels } from "./labels.ts";

/** Characters that are shown of what was cut. */
const SHOWN = 80;

/** What was changed of a text that came as a whole, and what the limit left out, to take it elsewhere or all of it back. */
export function InsertedNotice({
  inserted: { rest, removed, undo },
  onClose,
}: {
  inserted: Inserted;
  onClose: () => void;
}) {
  const { dismiss } = useUiLabels();
  const labels = useLabels("insertion", englishInsertionLabels, undefined);
  const shown = rest.trim().replace(/\s+/g, " ");
  return (
    <div className="grid gap-2 rounded-field border border-line bg-sunken p-2.5 text-caption">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-1 wrap-break-word">
          {rest && (
            <p>
              {labels.cutOff(rest.length)}{" "}
              <q className="text-ink-muted">
                {shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown}
              </q>
            </p>
          )}
          {removed > 0 && <p>{labels.charactersRemoved(removed)}</p>}
        </div>
        <IconButton size="sm" label={dismiss} onClick={onClose}>
          <PathIcon d={close} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {rest && <CopyButton size="sm" text={rest} label={labels.copyRest} />}
        <Button
          size="sm"
          icon={<PathIcon d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />}
          onClick={() => {
            undo();
            onClose();
          }}
        >
          {labels.undo}
        </Button>
      </div>
    </div>
  );
}
