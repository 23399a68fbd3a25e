import type { QuestionGroup } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { questionTerms, terms } from "../knowledge/terms.ts";
import { LEFT_OUT } from "./personal-data.ts";

/** A question that a bot could not answer, without personal data. */
export interface AskedQuestion {
  id: number;
  question: string;
  language: InterfaceLanguage;
  askedAt: string;
  /** The keys of what it asks for, where they were noted when it was asked. */
  askedFor?: readonly string[] | undefined;
}

/** Questions that ask for the same; the first one, which stands for them, is the leader. */
export interface Group {
  leader: AskedQuestion;
  members: AskedQuestion[];
}

/** Words of politeness, which say nothing of what is asked. */
const COURTESY: Record<InterfaceLanguage, string> = {
  es: "hola buenas buenos días tardes noches gracias favor podéis podría podrías podríais decirme decir dime saber quisiera querría quiero tenéis hay sabéis sabe gustaría necesito",
  en: "hello hi hey good morning afternoon evening thanks thank please tell know could would like want need there any some",
  ca: "hola bon bona dia tarda gràcies sisplau plau podeu podríeu podria dir-me saber vull voldria tinc teniu hi ha sabeu sap agradaria necessito",
};

const courtesyTerms = new Map<InterfaceLanguage, ReadonlySet<string>>();

function courtesyOf(language: InterfaceLanguage): ReadonlySet<string> {
  let found = courtesyTerms.get(language);
  if (!found) {
    found = new Set(terms(COURTESY[language], language));
    courtesyTerms.set(language, found);
  }
  return found;
}

/** The stems that tell what a question asks for; all of its stems where it has no others. */
function contentTerms(question: string, language: InterfaceLanguage): Set<string> {
  const all = questionTerms(question.replaceAll(LEFT_OUT, " "), language);
  const courtesy = courtesyOf(language);
  const content = all.filter(({ term, isFunctionWord }) => !isFunctionWord && !courtesy.has(term));
  return new Set((content.length > 0 ? content : all).map(({ term }) => term));
}

/** Two questions are alike when they share this part of the terms of the one that has more. */
const ALIKE = 0.6;

/**
 * Groups questions by likeness. Each one joins the first leader that it is most like, or leads a new
 * group, so a later question never changes an earlier one's group.
 * @param questions in the order in which they were asked
 */
export function groupQuestions(questions: readonly AskedQuestion[]): Group[] {
  const groups: { group: Group; size: number }[] = [];
  /** Groups by language and term of their leader. */
  const byTerm = new Map<string, number[]>();
  for (const asked of questions) {
    const content = new Set(asked.askedFor ?? contentTerms(asked.question, asked.language));
    const shared = new Map<number, number>();
    for (const term of content) {
      for (const index of byTerm.get(`${asked.language} ${term}`) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + 1);
      }
    }
    let best: { index: number; likeness: number } | undefined;
    for (const [index, count] of shared) {
      const likeness = count / Math.max(content.size, groups[index]?.size ?? 0);
      const isBetter =
        !best || likeness > best.likeness || (likeness === best.likeness && index < best.index);
      if (likeness >= ALIKE && isBetter) best = { index, likeness };
    }
    if (best) {
      groups[best.index]?.group.members.push(asked);
      continue;
    }
    groups.push({ group: { leader: asked, members: [asked] }, size: content.size });
    for (const term of content) {
      const key = `${asked.language} ${term}`;
      byTerm.set(key, [...(byTerm.get(key) ?? []), groups.length - 1]);
    }
  }
  return groups.map(({ group }) => group);
}

/** How many other wordings of a question are shown. */
const WORDINGS = 5;

export function groupId({ leader }: Group): string {
  return `q-${leader.id}`;
}

/** Groups as the author sees them: the most asked first, then the latest. */
export function shownGroups(groups: readonly Group[]): QuestionGroup[] {
  return groups
    .map((group) => {
      const { leader, members } = group;
      const others = new Set(members.map(({ question }) => question));
      others.delete(leader.question);
      return {
        id: groupId(group),
        question: leader.question,
        language: leader.language,
        count: members.length,
        lastAskedAt: members.map(({ askedAt }) => askedAt).reduce((a, b) => (a > b ? a : b)),
        alike: [...others].slice(0, WORDINGS),
      };
    })
    .toSorted(
      (a, b) =>
        b.count - a.count ||
        (a.lastAskedAt < b.lastAskedAt ? 1 : a.lastAskedAt > b.lastAskedAt ? -1 : 0),
    );
}
