import type { Desk } from "@panel/api-client/visits";
import { EmptyState } from "@panel/ui/empty-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Gift } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../shared/BackLink.tsx";
import { ScreenHeader } from "../../shared/ScreenHeader.tsx";
import { DeskCamera, DeskField } from "./DeskField.tsx";
import { DeskLog } from "./DeskLog.tsx";
import { DeskResultCard } from "./DeskResultCard.tsx";
import { useDesk } from "./use-desk.ts";

/** So often what can be taken back is looked at, in ms. */
const TICK = 15_000;

interface PrizeDeskProps {
  id: number;
  desk: Desk;
}

/** Where the prizes of an experience are handed over: a code or a number, what comes of it, and what was handed over. */
export function PrizeDesk({ id, desk }: PrizeDeskProps) {
  const { t, i18n } = useTranslation();
  const work = useDesk(id);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const { name, prize } = wordsIn(i18n.language, desk);
  const verify = (text: string) => {
    setNow(Date.now());
    work.verifying.mutate(text);
  };
  const mayUndo = (play: string) =>
    desk.log.some((each) => each.play === play && !each.undone && now < Date.parse(each.undoUntil));
  const counts = [
    t("DESK.collected", { count: desk.collected }),
    desk.stock > 0 &&
      t("DESK.stock", {
        count: Math.max(0, desk.stock - desk.collected),
        stock: desk.stock,
      }),
  ].filter(Boolean);
  return (
    <>
      <ScreenHeader
        title={t("DESK.of", { name })}
        description={[prize, ...counts].filter(Boolean).join(" · ")}
        before={<BackLink to="/panel/experiences">{t("DESK.back")}</BackLink>}
      />
      {desk.delivery === "none" && (
        <EmptyState level={2} icon={<Gift />} title={t("DESK.noPrize")}>
          {t("DESK.noPrizeText")}
        </EmptyState>
      )}
      {desk.delivery === "lottery" && (
        <InlineMessage tone="info" className="mb-6" title={t("DESK.lottery")}>
          {t("DESK.lotteryText")}
        </InlineMessage>
      )}
      {desk.delivery !== "none" && (
        <div className="grid gap-x-10 gap-y-6 laptop:grid-cols-2">
          <div className="grid content-start gap-4">
            {desk.delivery === "prize" && !desk.isOpenNow && (
              <InlineMessage tone="info">{t("DESK.closedNow")}</InlineMessage>
            )}
            <DeskField pending={work.verifying.isPending} onCode={verify} />
          </div>
          <div className="max-laptop:has-[>:empty]:hidden laptop:row-span-2">
            <DeskResultCard work={work} mayUndo={mayUndo} />
          </div>
          <DeskCamera onCode={verify} />
          <div className="laptop:col-span-2">
            <DeskLog log={desk.log} undoing={work.undoing} now={now} />
          </div>
        </div>
      )}
    </>
  );
}

/** The names in the reader's language, else in Spanish. */
function wordsIn(language: string, desk: Desk) {
  const spanish = { name: desk.name, prize: desk.prize };
  const own = {
    en: { name: desk.nameEng, prize: desk.prizeEng },
    ca: { name: desk.nameCat, prize: desk.prizeCat },
  }[language];
  return { name: own?.name || spanish.name, prize: own?.prize || spanish.prize };
}
