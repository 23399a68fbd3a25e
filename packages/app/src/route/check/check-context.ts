import type { ExperienceForm } from "@panel/domain/experience/experience";
import type { PointForm } from "@panel/domain/experience/point";
import type { Position } from "@panel/domain/experience/position";
import type { ContentLanguage } from "@panel/domain/languages";
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from "react";
import { useUser } from "../../session/use-session.ts";
import { draftsUnder } from "../../shared/editing/draft.ts";
import { pointDraftKey } from "../point-draft.ts";
import type { CheckState, RouteCheckStore, TypedForm } from "./check-state.ts";
import type { FieldOpener } from "./field-opener.ts";
import { NO_FINDINGS, type Findings, type KeyedFinding } from "./findings.ts";

interface RouteCheck {
  readonly store: RouteCheckStore;
  readonly opener: FieldOpener;
}

export const RouteCheckContext = createContext<RouteCheck | undefined>(undefined);

export function useRouteCheck(): RouteCheck {
  const check = use(RouteCheckContext);
  if (!check) throw new Error("There is no RouteCheckProvider around this");
  return check;
}

/** A part of what the check knows; renders only when the part is another one. */
export function useCheckState<Part>(part: (state: CheckState) => Part): Part {
  const { store } = useRouteCheck();
  return useSyncExternalStore(store.subscribe, () => part(store.state));
}

/** What is wrong with the route as it is typed; undefined until the first check is done. */
export function useFindings(): Findings | undefined {
  return useCheckState(({ found }) => found);
}

/** What is wrong with one point as it is typed; the same list while nothing changes. */
export function useFindingsOf(pointId: number): readonly KeyedFinding[] {
  return useCheckState(({ found }) => found?.ofPoint.get(pointId) ?? NO_FINDINGS);
}

/** Has the experience checked as its form holds it. `showLanguage` selects the language whose texts the form shows. */
export function useCheckedExperience(
  form: TypedForm<ExperienceForm>,
  id: number,
  showLanguage: (language: ContentLanguage) => void,
): void {
  const { store, opener } = useRouteCheck();
  useEffect(() => store.readExperience(id, form), [store, form, id]);
  useEffect(() => opener.offer({ showLanguage }), [opener, showLanguage]);
}

/** Has a point checked as its form holds it. Call it after `useDraft`, whose draft outlives the form. */
export function useCheckedPoint(
  form: TypedForm<PointForm>,
  experienceId: number,
  id: number,
  isStored: boolean,
): void {
  const { store } = useRouteCheck();
  const user = useUser();
  const isKept = useEffectEvent(() => {
    const key = pointDraftKey(user.id, experienceId, isStored ? id : undefined);
    return draftsUnder(key).includes("");
  });
  useEffect(() => store.readPoint(id, form, () => isKept()), [store, form, id]);
}

/** Lets a finding open the editor of its point, and a note open it with another place. */
export function usePointsOpenedByCheck(openPoint: (id: number, place?: Position) => void): void {
  const { opener } = useRouteCheck();
  const open = useEffectEvent(openPoint);
  useEffect(() => opener.offer({ openPoint: (id, place) => open(id, place) }), [opener]);
}

/** Opens the field of a finding, in its language, and moves the focus there. */
export function useFollowFinding(): (found: KeyedFinding) => void {
  const { store, opener } = useRouteCheck();
  return useCallback(
    (found: KeyedFinding) => {
      store.follow(found);
      opener.open(found.finding.at);
    },
    [store, opener],
  );
}
