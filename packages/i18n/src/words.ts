import type es from "./es/base.ts";
import type * as esChallenges from "./es/challenges.ts";
import type esCheck from "./es/check.ts";
import type esChatbots from "./es/chatbots.ts";
import type esDrafts from "./es/drafts.ts";
import type esEvents from "./es/events.ts";
import type esEventDay from "./es/event-day.ts";
import type esEventPaper from "./es/event-paper.ts";
import type esFields from "./es/fields.ts";
import type esHelp from "./es/help.ts";
import type esLibrary from "./es/library.ts";
import type esLibraryErrors from "./es/library-errors.ts";
import type esLottery from "./es/lottery.ts";
import type esLotteryPage from "./es/lottery-page.ts";
import type esMail from "./es/mail.ts";
import type esModelPage from "./es/model-page.ts";
import type esModelSpace from "./es/model-space.ts";
import type esModelLinks from "./es/model-links.ts";
import type esModelViewer from "./es/model-viewer.ts";
import type esOwnAccount from "./es/own-account.ts";
import type esPanel from "./es/panel.ts";
import type esPlayer from "./es/player.ts";
import type esPoster from "./es/poster.ts";
import type esProviders from "./es/providers.ts";
import type esPanelErrors from "./es/panel-errors.ts";
import type esSecondFactor from "./es/second-factor.ts";
import type esSessionEnd from "./es/session-end.ts";
import type esStatistics from "./es/statistics.ts";
import type esTeamPage from "./es/team-page.ts";
import type esTextFiles from "./es/text-files.ts";
import type esTryRoute from "./es/try-route.ts";
import type esTryouts from "./es/tryouts.ts";
import type esUsers from "./es/users.ts";
import type esVersions from "./es/versions.ts";
import type esVisits from "./es/visits.ts";
import type esWidget from "./es/widget.ts";

/** Spanish sets the keys; the other languages must have the same ones. */
export type BaseWords = typeof es;
export type ChallengeWords = typeof esChallenges;
export type ChatbotWords = typeof esChatbots;
export type EventWords = typeof esEvents;
export type FieldWords = typeof esFields;
export type PanelWords = typeof esPanel;
export type OwnAccountWords = typeof esOwnAccount;
export type UserWords = typeof esUsers;
export type VersionWords = typeof esVersions;
export type VisitWords = typeof esVisits;
export type SecondFactorWords = typeof esSecondFactor;
export type SessionEndWords = typeof esSessionEnd;
export type StatisticsWords = typeof esStatistics;
export type LibraryWords = typeof esLibrary;
export type LibraryErrorWords = typeof esLibraryErrors;
export type PanelErrorWords = typeof esPanelErrors;
export type ProviderWords = typeof esProviders;
export type WidgetWords = typeof esWidget;
export type PlayerWords = typeof esPlayer;
export type ModelPageWords = typeof esModelPage;
export type ModelSpaceWords = typeof esModelSpace;
export type ModelLinkWords = typeof esModelLinks;
export type ModelViewerWords = typeof esModelViewer;
export type CheckWords = typeof esCheck;
export type HelpWords = typeof esHelp;
export type TextFileWords = typeof esTextFiles;
export type TryWords = typeof esTryRoute;
export type TryoutWords = typeof esTryouts;
export type LotteryWords = typeof esLottery;
export type LotteryPageWords = typeof esLotteryPage;
export type PosterWords = typeof esPoster;
export type TeamPageWords = typeof esTeamPage;
export type DraftWords = typeof esDrafts;
export type EventDayWords = typeof esEventDay;
export type EventPaperWords = typeof esEventPaper;
export type Words = BaseWords &
  PanelWords &
  HelpWords &
  SecondFactorWords &
  SessionEndWords &
  ProviderWords &
  TryoutWords &
  TextFileWords &
  LotteryWords &
  DraftWords &
  EventDayWords &
  ModelLinkWords;

type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${"one" | "other"}`
  ? Stem
  : Key;

/** Every key that a text may be asked for by; plural forms go by their stem. */
export type TranslationKey = WithoutPlural<Leaves<Words>>;

/** What the server may ask for in a mail or on a page of its own. */
export type MailKey =
  | WithoutPlural<Leaves<typeof esMail>>
  | Extract<TranslationKey, `ROLES.${string}` | "GENERIC.appName">;

/** What the embedded chat says. */
export type WidgetKey = WithoutPlural<Leaves<WidgetWords>>;

/** What the player says. */
export type PlayerKey = WithoutPlural<Leaves<PlayerWords>>;

/** What the page of one model says. */
export type ModelPageKey = keyof ModelPageWords;

/** What the viewer of 3D models says in the player. */
export type ModelViewerKey = keyof ModelViewerWords;

/** What the view of a model in the room says. */
export type ModelSpaceKey = keyof ModelSpaceWords;

/** What the public page of a draw says. */
export type LotteryPageKey = WithoutPlural<Leaves<LotteryPageWords>>;

/** What cards and certificates of an event say. */
export type EventPaperKey = WithoutPlural<Leaves<EventPaperWords>>;
/** What the page of a team of an event says. */
export type TeamPageKey = WithoutPlural<Leaves<TeamPageWords>>;

/** What a poster says. */
export type PosterKey = WithoutPlural<Leaves<PosterWords>>;

/** What the check of a route says, and the labels of the fields that it names. */
export type CheckKey = Leaves<CheckWords> | Leaves<FieldWords>;
