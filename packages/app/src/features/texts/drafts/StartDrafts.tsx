import { startTextDrafts, type TextDrafts } from "@panel/api-client/panel";
import { DRAFTED, wantedDrafts, type Drafted } from "@panel/domain/texts/drafts";
import { TARGET_LANGUAGES } from "@panel/domain/texts/texts";
import { Button } from "@panel/ui/button";
import { CheckboxGroup } from "@panel/ui/checkbox";
import { Dialog } from "@panel/ui/dialog";
import { InlineMessage } from "@panel/ui/inline-message";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../../shared/connections.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import type { Desk } from "../desk.ts";

/** The languages that the contract takes. */
const TARGETS = TARGET_LANGUAGES.filter((language) => language !== "cas");
type Target = (typeof TARGETS)[number];

interface StartDraftsProps {
  id: number;
  desk: Desk;
  /** Whether something on the desk is not saved. */
  isUnsaved: boolean;
  /** Languages that drafts can be made in. */
  possible: TextDrafts["languages"];
  /** Whether the server translates itself, by rules. */
  byRules: boolean;
  onStarted(drafts: TextDrafts): void;
  onGlossary(): void;
  onClose(): void;
}

/** Asks into which languages which translations are to be drafted. */
export function StartDrafts(props: StartDraftsProps) {
  const { id, desk, isUnsaved, possible, byRules, onStarted, onGlossary, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const targets = TARGETS.filter((each) => possible.includes(each));
  const [languages, setLanguages] = useState<readonly Target[]>(targets);
  const [which, setWhich] = useState<readonly Drafted[]>(["missing"]);
  const drafted = new Set(desk.drafts.keys());
  const countOf = (of: readonly Drafted[]) =>
    wantedDrafts(desk, { languages, which: of }, drafted).length;
  const start = useMutation({
    mutationFn: () =>
      withSession(() =>
        startTextDrafts(panelApi, { gymId: id, languages: [...languages], which: [...which] }),
      ),
    onSuccess: (drafts) => {
      onStarted(drafts);
      onClose();
    },
  });
  const isNothing = countOf(which) === 0;
  return (
    <Dialog
      open
      title={t("DRAFTS.title")}
      description={t(byRules ? "DRAFTS.byRulesIntro" : "DRAFTS.intro")}
      blocked={start.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" className="me-auto" onClick={onGlossary}>
            {t("DRAFTS.glossary")}
          </Button>
          <Button onClick={onClose}>{t("GENERIC.cancel")}</Button>
          <Button
            variant="primary"
            disabled={isNothing}
            loading={start.isPending}
            loadingLabel={t("DRAFTS.starting")}
            onClick={() => start.mutate()}
          >
            {t("DRAFTS.start")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <CheckboxGroup
          label={t("DRAFTS.languages")}
          value={languages}
          onValueChange={(value) => setLanguages(targets.filter((each) => value.includes(each)))}
          options={targets.map((value) => ({ value, label: t(`LANGUAGES.${value}`) }))}
        />
        <CheckboxGroup
          label={t("DRAFTS.which")}
          value={which}
          onValueChange={(value) => setWhich(DRAFTED.filter((each) => value.includes(each)))}
          options={DRAFTED.map((value) => ({
            value,
            label: t("DRAFTS.counted", {
              label: t(`DRAFTS.wanted.${value}`),
              count: countOf([value]),
            }),
          }))}
        />
        {isNothing && <InlineMessage tone="info">{t("DRAFTS.nothing")}</InlineMessage>}
        {isUnsaved && <InlineMessage tone="info">{t("DRAFTS.unsaved")}</InlineMessage>}
        <p className="text-caption text-ink-muted">
          {t(byRules ? "DRAFTS.byRulesStays" : "DRAFTS.leaves")}
        </p>
        {start.isError && <InlineMessage tone="error">{errorText(start.error)}</InlineMessage>}
      </div>
    </Dialog>
  );
}
