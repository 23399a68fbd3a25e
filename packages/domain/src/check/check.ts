import { playRules, type Route } from "../play/route.ts";
import { accessFindings } from "./access-findings.ts";
import { bestScore } from "./best-score.ts";
import { challengeFindings } from "./challenge-findings.ts";
import type { CheckContext } from "./context.ts";
import { routeFacts } from "./facts.ts";
import { SEVERITIES, type Finding } from "./finding.ts";
import { finishFindings } from "./finish.ts";
import { routeGraph } from "./graph.ts";
import { languageFindings } from "./language-findings.ts";
import { partFindings } from "./part-findings.ts";
import { placeFindings } from "./place-findings.ts";
import { planFindings } from "./plan.ts";
import { prizeFindings, scoresWon } from "./prize-findings.ts";
import { sizeFindings } from "./size-findings.ts";
import { walkFindings } from "./walk-findings.ts";

/** Everything that an author should know about a route before visitors play it, the most severe first. */
export function checkRoute(route: Route, context: CheckContext): Finding[] {
  const rules = playRules(route);
  const graph = routeGraph(rules);
  const facts = routeFacts(route, context);
  const { prize } = route.experience;
  const best = prize.enabled
    ? bestScore(graph, scoresWon(route), { enough: prize.score })
    : undefined;
  const found = [
    ...finishFindings(route, graph, routeGraph(rules, true)),
    ...walkFindings(rules, context.walks ?? []),
    ...challengeFindings(facts),
    ...prizeFindings(facts, graph, best),
    ...placeFindings(facts, graph),
    ...languageFindings(facts),
    ...partFindings(facts),
    ...sizeFindings(facts),
    ...planFindings(facts, graph),
    ...accessFindings(facts, graph, best),
  ];
  return SEVERITIES.flatMap((severity) => found.filter((each) => each.severity === severity));
}
