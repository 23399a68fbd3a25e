import type { KnowledgeFile } from "@panel/api-client/bots";
import { KNOWLEDGE_FILES_MAX } from "@panel/domain/chatbots";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameFile } from "./knowledge-upload.ts";

/** A chosen PDF that is not stored yet. */
export interface AddedFile {
  id: string;
  file: File;
  /** Sent fraction, from 0 to 1; undefined before it is sent. */
  progress?: number;
}

const HEAD = 1024;

/** Whether the content begins like a PDF: a name proves nothing. */
async function isPdf(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, HEAD).text()).includes("%PDF-");
  } catch {
    return false;
  }
}

/** Files to be added and removed with the next save, and why chosen ones were refused. */
export function useFileChanges(stored: readonly KnowledgeFile[]) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<readonly AddedFile[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  // A file may have gone meanwhile, as after a save that was interrupted.
  const gone = stored.filter(({ fileName }) => removed.has(fileName));
  const kept = stored.length - gone.length;

  const add = async (chosen: readonly File[]) => {
    const refused: string[] = [];
    const good: AddedFile[] = [];
    for (const file of chosen) {
      const { name } = file;
      const known = [...added, ...good].map((each) => each.file);
      const again =
        known.some((each) => each.name === name && each.size === file.size) ||
        stored.some((each) => !removed.has(each.fileName) && isSameFile(each, file));
      if (!(await isPdf(file))) refused.push(t("CHATBOT_FILES.notPdf", { name }));
      else if (again) refused.push(t("CHATBOT_FILES.twice", { name }));
      else if (kept + added.length + good.length >= KNOWLEDGE_FILES_MAX)
        refused.push(t("CHATBOT_FILES.tooMany", { name, max: KNOWLEDGE_FILES_MAX }));
      else good.push({ id: crypto.randomUUID(), file });
    }
    setProblems(refused);
    if (good.length > 0) setAdded([...added, ...good]);
  };

  return {
    added,
    removed: gone,
    /** Number of files after the next save. */
    count: kept + added.length,
    changed: added.length > 0 || gone.length > 0,
    problems,
    add,
    drop: (id: string) => {
      setAdded(added.filter((each) => each.id !== id));
      setProblems([]);
    },
    isRemoved: (fileName: string) => removed.has(fileName),
    toggleRemoved: (fileName: string) => {
      const next = new Set(removed);
      if (!next.delete(fileName)) next.add(fileName);
      setRemoved(next);
      setProblems([]);
    },
    showProgress: useCallback(
      (file: File, progress: number) =>
        setAdded((files) =>
          files.map((each) => (each.file === file ? { ...each, progress } : each)),
        ),
      [],
    ),
    /** Forgets how far files were sent, when sending has ended. */
    clearProgress: useCallback(
      () => setAdded((files) => files.map(({ id, file }) => ({ id, file }))),
      [],
    ),
    /** Drops all changes. The returned function brings them back. */
    clear: () => {
      setAdded([]);
      setRemoved(new Set());
      setProblems([]);
      return () => {
        setAdded(added);
        setRemoved(removed);
      };
    },
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;
