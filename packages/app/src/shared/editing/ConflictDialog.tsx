import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { RadioGroup } from "@panel/ui/radio-group";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChangedText } from "../ChangedText.tsx";
import type { FieldConflict } from "./three-way-merge.ts";

interface ConflictDialogProps {
  fields: readonly FieldConflict[];
  /** Label of a field. */
  labelOf(path: string): string;
  /** Text for a value that is not a text. */
  show?(path: string, value: unknown): string | undefined;
  pending: boolean;
  /** Saves with the other person's values at `paths` and the author's own elsewhere. */
  onApply(paths: ReadonlySet<string>): void;
  onLater(): void;
}

/**
 * Shown when another person saved in between: lists every field that they changed, with their value beside the
 * user's. For fields that the user did not change, the other person's value is preselected.
 */
export function ConflictDialog({
  fields,
  labelOf,
  show,
  pending,
  onApply,
  onLater,
}: ConflictDialogProps) {
  const { t } = useTranslation();
  const asked = fields.filter(({ both }) => both);
  const taken = fields.filter(({ both }) => !both);
  const [theirs, setTheirs] = useState(() => new Set(taken.map(({ path }) => path)));

  const choose = (path: string, side: string) => {
    const next = new Set(theirs);
    if (side === "theirs") next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  const read = (path: string, value: unknown): string => {
    const shown = show?.(path, value);
    if (shown !== undefined) return shown;
    if (typeof value === "boolean") return t(value ? "GENERIC.yes" : "GENERIC.no");
    const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return written || t("CONFLICT.emptyValue");
  };

  /** One of both values; of two texts with the words marked that the other one does not have. */
  const compared = (side: "before" | "after", path: string, mine: unknown, other: unknown) =>
    typeof mine === "string" && typeof other === "string" && show?.(path, mine) === undefined ? (
      <ChangedText before={mine} after={other} side={side} />
    ) : (
      read(path, side === "before" ? mine : other)
    );

  return (
    <Dialog
      open
      size="lg"
      blocked={pending}
      title={t("CONFLICT.title")}
      description={t(asked.length > 0 ? "CONFLICT.text" : "CONFLICT.none")}
      onClose={onLater}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" disabled={pending} onClick={onLater}>
            {t("CONFLICT.later")}
          </Button>
          <Button
            variant="primary"
            loading={pending}
            loadingLabel={t("GENERIC.saving")}
            onClick={() => onApply(theirs)}
          >
            {t(asked.length > 0 ? "CONFLICT.apply" : "FORM.save")}
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-line empty:hidden">
        {asked.map(({ path, mine, theirs: other }) => (
          <li key={path} className="py-4">
            <p className="mb-2 font-medium">{labelOf(path)}</p>
            <RadioGroup
              label={labelOf(path)}
              value={theirs.has(path) ? "theirs" : "mine"}
              onValueChange={(side) => choose(path, side)}
              options={[
                {
                  value: "mine",
                  label: t("CONFLICT.mine"),
                  hint: compared("before", path, mine, other),
                },
                {
                  value: "theirs",
                  label: t("CONFLICT.theirs"),
                  hint: compared("after", path, mine, other),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {taken.length > 0 && (
        <section aria-labelledby="conflict-taken" className={asked.length > 0 ? "mt-2" : ""}>
          <h3 id="conflict-taken" className="mb-2 font-medium">
            {t("CONFLICT.taken")}
          </h3>
          <dl className="grid gap-2 text-body">
            {taken.map(({ path, theirs: other }) => (
              <div key={path}>
                <dt className="text-ink-muted">{labelOf(path)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{read(path, other)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}
