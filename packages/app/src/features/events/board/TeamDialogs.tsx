import type { Board, BoardTeam } from "@panel/api-client/events";
import { cleanTeamName, EVENT_LIMITS } from "@panel/domain/events/teams";
import { Field } from "@panel/ui/field";
import { NumberInput } from "@panel/ui/number-input";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Select } from "@panel/ui/select";
import { TextInput } from "@panel/ui/text-input";
import { Textarea } from "@panel/ui/textarea";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTeamName } from "../use-team-name.ts";
import { FormDialog } from "./FormDialog.tsx";
import type { BoardWork } from "./use-board-work.ts";
import { usePointName } from "./use-point-name.ts";

interface WorkProps {
  work: BoardWork;
  onClose(): void;
}

interface TeamProps extends WorkProps {
  team: BoardTeam;
}

/** The most score that is given or taken at once. */
const MOST_SCORE = 1000;
const REASON = 200;

/** Writes to one team, or to all. */
export function MessageDialog({ team, work, onClose }: WorkProps & { team?: BoardTeam }) {
  const { t } = useTranslation();
  const teamName = useTeamName();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const isMissing = text.trim() === "";
  return (
    <FormDialog
      title={
        team
          ? t("EVENT_DAY.message.titleOf", { name: teamName(team) })
          : t("EVENT_DAY.message.titleAll")
      }
      description={t("EVENT_DAY.message.text")}
      submitLabel={t("EVENT_DAY.message.send")}
      pending={work.isPending}
      error={work.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isMissing) return;
        const form = { requestId, text: text.trim(), ...(team && { team: team.id }) };
        work.mutate(
          { work: { call: "message", form }, told: { title: t("EVENT_DAY.message.sent") } },
          { onSuccess: onClose },
        );
      }}
    >
      <Field
        label={t("EVENT_DAY.message.label")}
        counter={{ length: text.length, max: EVENT_LIMITS.message }}
        error={isTried && isMissing && t("EVENT_DAY.message.missing")}
      >
        <Textarea
          value={text}
          minRows={4}
          maxLength={EVENT_LIMITS.message}
          onValueChange={setText}
        />
      </Field>
    </FormDialog>
  );
}

/** Passes a point for a team that is stuck. */
export function PassDialog({
  team,
  points,
  work,
  onClose,
}: TeamProps & { points: Board["points"] }) {
  const { t } = useTranslation();
  const name = useTeamName()(team);
  const pointName = usePointName();
  const [point, setPoint] = useState("");
  const [isTried, setTried] = useState(false);
  const chosen = points.find(({ id }) => String(id) === point);
  return (
    <FormDialog
      title={t("EVENT_DAY.pass.title", { name })}
      description={t("EVENT_DAY.pass.text")}
      submitLabel={t("EVENT_DAY.pass.submit")}
      pending={work.isPending}
      error={work.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!chosen) return;
        const told = { title: t("EVENT_DAY.pass.done", { point: pointName(chosen), name }) };
        const form = { team: team.id, point: chosen.id };
        work.mutate({ work: { call: "pass", form }, told }, { onSuccess: onClose });
      }}
    >
      <Field
        label={t("EVENT_DAY.pass.point")}
        error={isTried && !chosen && t("EVENT_DAY.pass.missing")}
      >
        <Select
          value={point}
          placeholder={t("EVENT_DAY.pass.choose")}
          onValueChange={setPoint}
          options={points.map((each) => ({
            value: String(each.id),
            label: team.reached.includes(each.id)
              ? t("EVENT_DAY.pass.reached", { point: pointName(each) })
              : pointName(each),
          }))}
        />
      </Field>
    </FormDialog>
  );
}

/** Gives a team score, or takes it, with a reason that the team reads. */
export function ScoreDialog({ team, work, onClose }: TeamProps) {
  const { t } = useTranslation();
  const name = useTeamName()(team);
  const [sign, setSign] = useState<"give" | "take">("give");
  const [amount, setAmount] = useState<number | null>(5);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const isAmount =
    amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= MOST_SCORE;
  const isReason = reason.trim() !== "";
  return (
    <FormDialog
      title={t("EVENT_DAY.score.title", { name })}
      description={t("EVENT_DAY.score.text")}
      submitLabel={t(`EVENT_DAY.score.${sign}`)}
      pending={work.isPending}
      error={work.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isAmount || !isReason) return;
        const points = sign === "give" ? amount : -amount;
        const form = { requestId, team: team.id, points, reason: reason.trim() };
        const back = {
          ...form,
          requestId: crypto.randomUUID(),
          points: -points,
          reason: t("EVENT_DAY.score.undoReason", { reason: form.reason }).slice(0, REASON),
        };
        work.mutate(
          {
            work: { call: "score", form },
            told: {
              title: t(`EVENT_DAY.score.done.${sign}`, { count: amount, name }),
              undo: { call: "score", form: back },
            },
          },
          { onSuccess: onClose },
        );
      }}
    >
      <div className="flex flex-wrap items-start gap-4">
        <Field group label={t("EVENT_DAY.score.sign")}>
          <SegmentedControl
            value={sign}
            onValueChange={(chosen) => setSign(chosen as typeof sign)}
            options={(["give", "take"] as const).map((value) => ({
              value,
              label: t(`EVENT_DAY.score.${value}`),
            }))}
          />
        </Field>
        <Field
          label={t("EVENT_DAY.score.points")}
          className="max-w-40"
          error={
            isTried && !isAmount && t("EVENT_DAY.form.outOfRange", { min: 1, max: MOST_SCORE })
          }
        >
          <NumberInput integer min={1} max={MOST_SCORE} value={amount} onValueChange={setAmount} />
        </Field>
      </div>
      <Field
        label={t("EVENT_DAY.score.reason")}
        hint={t("EVENT_DAY.score.reasonHint")}
        error={isTried && !isReason && t("EVENT_DAY.score.reasonMissing")}
      >
        <TextInput value={reason} maxLength={REASON} onValueChange={setReason} />
      </Field>
    </FormDialog>
  );
}

/** Gives a team another name. */
export function RenameDialog({ team, work, onClose }: TeamProps) {
  const { t } = useTranslation();
  const old = useTeamName()(team);
  const [name, setName] = useState(team.name);
  const [isTried, setTried] = useState(false);
  const clean = cleanTeamName(name);
  return (
    <FormDialog
      title={t("EVENT_DAY.rename.title", { name: old })}
      submitLabel={t("EVENT_DAY.save")}
      pending={work.isPending}
      error={work.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (clean === "") return;
        if (clean === team.name) return onClose();
        const told = {
          title: t("EVENT_DAY.rename.done", { name: clean }),
          ...(team.name !== "" && {
            undo: { call: "rename", form: { team: team.id, name: team.name } } as const,
          }),
        };
        const form = { team: team.id, name: clean };
        work.mutate({ work: { call: "rename", form }, told }, { onSuccess: onClose });
      }}
    >
      <Field
        label={t("EVENT_DAY.form.name")}
        error={isTried && clean === "" && t("EVENT_DAY.form.nameMissing")}
      >
        <TextInput value={name} maxLength={EVENT_LIMITS.teamName} onValueChange={setName} />
      </Field>
    </FormDialog>
  );
}
