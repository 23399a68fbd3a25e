import { dateLocale, INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { eventPaperWords, type EventPaperTranslate } from "@panel/i18n/event-paper";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { RadioGroup } from "@panel/ui/radio-group";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { clockText } from "../clock-text.ts";
import type { Results } from "./results-table.ts";
import "../../../shared/printed.css";
import "./certificates.css";

/** Who gets a certificate: all, who has a place in the ranking, or the first three. */
const WHO = ["all", "ranked", "podium"] as const;
type Who = (typeof WHO)[number];

interface CertificatesProps {
  results: Results;
  zone: string;
  onClose(): void;
}

/** Shows the certificates of an event's teams, to print: one a sheet. */
export function Certificates({ results, zone, onClose }: CertificatesProps) {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState(i18n.language as InterfaceLanguage);
  const [who, setWho] = useState<Who>("ranked");
  const most = { all: Infinity, ranked: Number.MAX_SAFE_INTEGER, podium: 3 }[who];
  const teams = results.teams.filter(({ place }) => (place ?? Infinity) <= most);
  const sheets = teams.map((team) => (
    <Certificate key={team.id} {...{ team, results, zone, language }} />
  ));
  return (
    <Dialog
      open
      size="lg"
      title={t("EVENT_DAY.results.certificatesTitle", { name: results.event.name })}
      description={t("EVENT_DAY.results.certificatesText", { count: teams.length })}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={teams.length === 0}
          icon={<Printer className="size-4" />}
          onClick={() => window.print()}
        >
          {t("EVENT_DAY.print")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <Field group label={t("EVENT_DAY.results.who")}>
            <RadioGroup
              value={who}
              onValueChange={(chosen) => setWho(chosen as Who)}
              options={WHO.map((value) => ({
                value,
                label: t(`EVENT_DAY.results.whom.${value}`),
              }))}
            />
          </Field>
          <Field group label={t("EVENT_DAY.paperLanguage")}>
            <SegmentedControl
              value={language}
              onValueChange={(chosen) => setLanguage(chosen as InterfaceLanguage)}
              options={INTERFACE_LANGUAGES.map((value) => ({
                value,
                label: t(`LANGUAGES.${value}`),
              }))}
            />
          </Field>
        </div>
        <section aria-label={t("EVENT_DAY.preview")} className="empty:hidden">
          {sheets.slice(0, 1).map((sheet) => (
            <div key={sheet.key} className="border border-line shadow-float">
              {sheet}
            </div>
          ))}
        </section>
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          {sheets}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

interface CertificateProps {
  team: Results["teams"][number];
  results: Results;
  zone: string;
  language: InterfaceLanguage;
}

function Certificate({ team, results, zone, language }: CertificateProps) {
  const t = eventPaperWords(language);
  const { event, points, teams } = results;
  const { endedAt, startedAt } = event;
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: "long", timeZone: zone });
  const facts = [
    t("score", { count: team.score }),
    t("reached", { reached: team.reached.length, points: points.length }),
    ...(team.finishedAfter === null
      ? []
      : [t("finished", { time: clockText(team.finishedAfter) })]),
  ];
  const at = startedAt ?? endedAt;
  return (
    <article className="certificate" lang={language}>
      <div className="certificate-frame">
        <p className="certificate-title">{t("certificate")}</p>
        <p className="certificate-for">{t("for")}</p>
        <h3>{team.name || t("team", { number: team.number })}</h3>
        <p className="certificate-place">{placeText(t, team.place, teams)}</p>
        <p className="certificate-facts">{facts.join(" · ")}</p>
        <p className="certificate-event">{event.name}</p>
        {at && <p className="certificate-day">{day.format(new Date(at))}</p>}
      </div>
    </article>
  );
}

function placeText(t: EventPaperTranslate, place: number | null, teams: Results["teams"]): string {
  switch (place) {
    case 1:
      return t("first");
    case 2:
      return t("second");
    case 3:
      return t("third");
    case null:
      return t("tookPart");
    default:
      return t("place", { place, teams: teams.filter((each) => each.place !== null).length });
  }
}
