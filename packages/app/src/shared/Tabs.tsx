import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  label: string;
  value: Value;
  onValueChange(value: Value): void;
  tabs: readonly { value: Value; label: string; icon?: ReactNode }[];
  disabled?: boolean;
  /** Of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel. The arrows go from tab to tab and choose it. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onValueChange, tabs, disabled = false, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  };

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="mb-5 flex gap-x-1 border-b border-line"
      >
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              disabled={disabled && !chosen}
              onClick={() => onValueChange(tab.value)}
              className="-mb-px flex min-h-10 min-w-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3 py-1.5 text-body font-medium text-ink-muted -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 aria-selected:border-lime aria-selected:text-ink [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {tab.icon}
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
