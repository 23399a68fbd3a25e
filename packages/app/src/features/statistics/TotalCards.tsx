import type { GymkhanaStatistics } from "@panel/api-client/panel";
import { StatCard } from "@panel/ui/stat-card";
import {
  CircleCheck,
  CircleHelp,
  Gamepad2,
  Gift,
  MapPin,
  Mars,
  PackageCheck,
  Star,
  Timer,
  Users,
  Venus,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CARDS_GRID } from "./cards-grid.ts";
import { useFigures } from "./use-figures.ts";
import { Withheld } from "./Withheld.tsx";

/** The specified figures, of all time. */
export function TotalCards({ total }: { total: GymkhanaStatistics }) {
  const { t } = useTranslation();
  const { number, percent, duration } = useFigures();
  const count = (value: number | null) => (value === null ? <Withheld /> : number(value));
  const share = (value: number | null) => (value === null ? <Withheld /> : percent(value / 100));
  const time = total.time === null ? <Withheld /> : duration(total.time);
  return (
    <div className="grid gap-5">
      <Group title={t("STATISTICS.visitors")}>
        <StatCard
          icon={<Users />}
          label={t("STATISTICS.uniqueUsers")}
          value={count(total.usrUniq)}
        />
        <StatCard icon={<Mars />} label={t("STATISTICS.men")} value={share(total.malePerc)} />
        <StatCard icon={<Venus />} label={t("STATISTICS.women")} value={share(total.femPerc)} />
      </Group>
      <Group title={t("STATISTICS.experiences")}>
        <StatCard
          icon={<CircleCheck />}
          label={t("STATISTICS.completed")}
          value={count(total.exp)}
        />
        <StatCard icon={<Timer />} label={t("STATISTICS.averageTime")} value={time} />
      </Group>
      <Group title={t("STATISTICS.pois")}>
        <StatCard
          icon={<MapPin />}
          label={t("STATISTICS.visitedPoints")}
          value={count(total.mappoints)}
        />
        <StatCard icon={<Star />} label={t("STATISTICS.mainPoints")} value={count(total.pref)} />
        <StatCard
          icon={<Gamepad2 />}
          label={t("STATISTICS.minigames")}
          value={count(total.games)}
        />
        <StatCard
          icon={<CircleHelp />}
          label={t("STATISTICS.answers")}
          value={count(total.quizz)}
        />
      </Group>
      <Group title={t("STATISTICS.prizes")}>
        <StatCard icon={<Gift />} label={t("STATISTICS.earned")} value={count(total.rewEarn)} />
        <StatCard
          icon={<PackageCheck />}
          label={t("STATISTICS.collected")}
          value={count(total.rewCol)}
        />
      </Group>
      {Object.values(total).includes(null) && (
        <p className="text-caption text-ink-muted">{t("STATISTICS.fewNote")}</p>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <h4 className="text-caption font-medium text-ink-muted">{title}</h4>
      <div className={CARDS_GRID}>{children}</div>
    </section>
  );
}
