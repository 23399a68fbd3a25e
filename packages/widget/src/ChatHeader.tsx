import { Avatar } from "@panel/ui/avatar";
import { cn } from "@panel/ui/style";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import { useWords } from "./words.ts";

interface ChatHeaderProps {
  name: string;
  avatarUrl: string;
  /** Leaves room for the close button of the page around it. */
  isInner: boolean;
  onRestart: () => void;
  /** The choice of language. */
  children: ReactNode;
}

export function ChatHeader({ name, avatarUrl, isInner, onRestart, children }: ChatHeaderProps) {
  const { t } = useWords();
  return (
    <header
      className={cn("flex h-14 items-center gap-1 bg-lime px-3 text-lime-ink", isInner && "pr-14")}
    >
      <Avatar decorative name={name} src={avatarUrl} className="border-0" />
      <h1 className="ml-1.5 min-w-0 flex-1 truncate text-reading font-semibold">{name}</h1>
      {children}
      <IconButton
        label={t("newConversation")}
        onClick={onRestart}
        className="text-lime-ink enabled:hover:bg-lime-ink/10"
        icon="restart"
      />
    </header>
  );
}
