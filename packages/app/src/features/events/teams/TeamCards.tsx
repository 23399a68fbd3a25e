import type { EventDetails, EventTeam } from "@panel/api-client/events";
import { joinPath } from "@panel/domain/events/page-address";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { printedAddress } from "@panel/domain/visits/address";
import { eventPaperWords } from "@panel/i18n/event-paper";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { Field } from "@panel/ui/field";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { qrImage } from "../../../shared/qr-code.ts";
import "../../../shared/printed.css";
import "./cards.css";

/** Cards of a sheet of A4. */
const PER_SHEET = 8;

interface TeamCardsProps extends EventDetails {
  onClose(): void;
}

/** Shows the cards of an event's teams, to print and cut: with each its phones join. */
export function TeamCards({ event, teams, onClose }: TeamCardsProps) {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState(i18n.language as InterfaceLanguage);
  const sheets = Array.from({ length: Math.ceil(teams.length / PER_SHEET) }, (_, at) =>
    teams.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  );
  const sheetOf = (members: readonly EventTeam[], at: number) => (
    <div key={at} className="cards-sheet" lang={language}>
      {members.map((team) => (
        <TeamCard key={team.id} eventName={event.name} {...{ team, language }} />
      ))}
    </div>
  );
  return (
    <Dialog
      open
      size="lg"
      title={t("EVENT_DAY.cards.title", { name: event.name })}
      description={t("EVENT_DAY.cards.text", { count: sheets.length })}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          icon={<Printer className="size-4" />}
          onClick={() => window.print()}
        >
          {t("EVENT_DAY.print")}
        </Button>
      }
    >
      <div className="grid gap-5">
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
        <section aria-label={t("EVENT_DAY.preview")} className="border border-line shadow-float">
          {sheets.slice(0, 1).map(sheetOf)}
        </section>
      </div>
      {createPortal(
        <div className="print-sheet" aria-hidden="true">
          {sheets.map(sheetOf)}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

interface TeamCardProps {
  eventName: string;
  team: EventTeam;
  language: InterfaceLanguage;
}

/** Its code is dark on light with its quiet zone, whatever is around it. */
function TeamCard({ eventName, team: { number, name, code }, language }: TeamCardProps) {
  const t = eventPaperWords(language);
  const { origin, host } = location;
  const address = joinPath(code);
  return (
    <article className="team-card">
      <div className="team-card-words">
        <p className="team-card-event">{eventName}</p>
        <h3>{name || t("team", { number })}</h3>
        <p>{t("scan")}</p>
        <p className="team-card-address">{t("orType", { address: `${host}${address}` })}</p>
        <p>
          {t("code")} <strong>{code}</strong>
        </p>
      </div>
      <img alt={`${t("code")}: ${code}`} src={qrImage(printedAddress(origin, address))} />
    </article>
  );
}
