import type { Overview } from "@panel/api-client/panel";
import { mbOfBytes } from "@panel/domain/limits";
import { hasRight } from "@panel/domain/policies";
import { Card } from "@panel/ui/card";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, CircleCheck, FileX2, Gauge, MailQuestion, Power } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useUser } from "../../../session/use-session.ts";
import { resources } from "../../../shared/usage/queries.ts";
import { nearLimits, type NearLimit } from "../near-limits.ts";

/** What waits for the viewer: unanswered invitations, inactive experiences, refused documents, limits nearly used up. */
export function Waiting({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  const { pendingUsers, inactiveExperiences = 0, refusedFiles = 0 } = overview;
  const limits = useNearLimits();
  const items = [
    ...limits.map((limit) => <LimitItem key={limit.limit} limit={limit} />),
    refusedFiles > 0 && (
      <Item key="files" icon={<FileX2 className="text-danger" />} to="/panel/chatbot">
        {t("WELCOME.refusedFiles", { count: refusedFiles })}
      </Item>
    ),
    pendingUsers > 0 && (
      <Item key="users" icon={<MailQuestion />} to="/panel/users?status=pending">
        {t("WELCOME.pendingUsers", { count: pendingUsers })}
      </Item>
    ),
    inactiveExperiences > 0 && (
      <Item key="experiences" icon={<Power />} to="/panel/experiences?sort=active">
        {t("WELCOME.inactiveExperiences", { count: inactiveExperiences })}
      </Item>
    ),
  ].filter(Boolean);
  return (
    <section aria-labelledby="waiting" className="min-w-0">
      <header className="mb-3 flex min-h-9 items-center">
        <h2 id="waiting" className="text-heading font-semibold tracking-tight">
          {t("WELCOME.waiting")}
        </h2>
      </header>
      <Card padded={false}>
        {items.length > 0 ? (
          <ul className="divide-y divide-line">{items}</ul>
        ) : (
          <p className="flex items-center gap-3 p-4 text-body text-ink-muted">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
            {t("WELCOME.nothingWaits")}
          </p>
        )}
      </Card>
    </section>
  );
}

function useNearLimits(): NearLimit[] {
  const { role } = useUser();
  const isShown = hasRight(role, "see-resources");
  const { data } = useQuery({ ...resources(), enabled: isShown });
  if (!data || !isShown) return [];
  return nearLimits(data, hasRight(role, "see-supervisor-limit") ? [] : ["max_supervisors"]);
}

const NAMES = {
  max_mb: "RESOURCES.space",
  max_supervisors: "LIMITS.maxSupervisors",
  max_editors: "LIMITS.maxEditors",
  max_mappoints: "RESOURCES.points",
  max_files: "LIMITS.maxFiles",
} as const;

function LimitItem({ limit: { limit, used, total, isFull } }: { limit: NearLimit }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const amount = (value: number) =>
    limit === "max_mb" ? `${number.format(mbOfBytes(value))} MB` : number.format(value);
  const parts = { resource: t(NAMES[limit]), used: amount(used), total: amount(total) };
  return (
    <Item icon={<Gauge className={isFull ? "text-danger" : "text-warning"} />}>
      {t(isFull ? "WELCOME.limitFull" : "WELCOME.limitNear", parts)}
    </Item>
  );
}

interface ItemProps {
  icon: ReactNode;
  /** Where it is dealt with. */
  to?: string;
  children: ReactNode;
}

function Item({ icon, to, children }: ItemProps) {
  return (
    <li className="relative flex items-center gap-3 p-4 text-body first:rounded-t-card last:rounded-b-card has-[a]:hover:bg-paper [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      {to === undefined ? (
        <span className="min-w-0 flex-1">{children}</span>
      ) : (
        <Link
          to={to}
          className="min-w-0 flex-1 text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {children}
        </Link>
      )}
      {to !== undefined && <ChevronRight aria-hidden className="text-ink-faint" />}
    </li>
  );
}
