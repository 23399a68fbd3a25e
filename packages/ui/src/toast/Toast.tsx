import { X } from "lucide-react";
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useAutoClear } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { type Tone, ToneIcon, toneText } from "../style/tone.tsx";
import { useUiLabels } from "../labels/index.ts";
import { useToastHotkey } from "./use-toast-hotkey.ts";

export interface ToastOptions {
  /** @default "success" */
  tone?: Tone;
  title: string;
  description?: ReactNode;
  /** One thing to do about it. Never the only way to do it. */
  action?: { label: string; onSelect: () => void };
  /** Until it goes, in ms; null stays. @default the provider's; errors and what has an action stay */
  duration?: number | null;
}

export interface Toasts {
  /** Shows a message in the corner and gives its id. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows messages in the corner from anywhere below the provider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider around the app");
  return toasts;
}

interface Shown extends ToastOptions {
  id: string;
}

/**
 * Errors are read, however long that takes; and a thing to do must not be taken away before a person has reached it
 * (WCAG 2.2.1).
 */
function delayOf({ duration, tone, action }: ToastOptions, usual: number): number | null {
  if (duration !== undefined) return duration;
  return tone === "error" || action ? null : usual;
}

/** More than these are shown only where all of them stay. */
const most = 4;

export interface ToastProviderProps {
  children: ReactNode;
  /** Until a message goes, in ms; hover and focus stop the clock. @default 3000 */
  duration?: number;
}

/** The corner for passing messages, once around the app. F8 brings the focus there. */
export function ToastProvider({ children, duration = 3000 }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);

  const dismiss = useCallback((id: string) => {
    setShown((now) => now.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: ToastOptions) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      setShown((now) => {
        const passing = now.find((each) => delayOf(each, duration) !== null);
        const kept = now.length < most ? now : now.filter((each) => each !== passing);
        return [...kept, { ...toast, id }];
      });
      return id;
    },
    [duration],
  );
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={toasts}>
      {children}
      {typeof document !== "undefined" &&
        createPortal(<Region shown={shown} duration={duration} dismiss={dismiss} />, document.body)}
    </ToastContext>
  );
}

interface RegionProps {
  shown: readonly Shown[];
  duration: number;
  dismiss: (id: string) => void;
}

function Region({ shown, duration, dismiss }: RegionProps) {
  const labels = useUiLabels();
  const region = useRef<HTMLElement>(null);
  const giveBack = useToastHotkey(region, dismiss);

  return (
    <section
      ref={region}
      // Marked, so that an open dialog neither hides it nor takes a click on it as a wish to close.
      data-toasts
      aria-live="polite"
      aria-label={labels.notifications}
      tabIndex={-1}
      className={cn(
        "pointer-events-none fixed top-14 right-0 z-60 flex w-full flex-col gap-2 p-4 tablet:w-96",
        shown.length > most && "max-h-[calc(100dvh-3.5rem)] overflow-y-auto *:shrink-0",
      )}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          delay={delayOf(toast, duration)}
          giveBack={giveBack}
          dismiss={dismiss}
        />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Shown;
  delay: number | null;
  giveBack: () => void;
  dismiss: (id: string) => void;
}

function ToastCard({ toast, delay, giveBack, dismiss }: ToastCardProps) {
  const labels = useUiLabels();
  const card = useRef<HTMLDivElement>(null);
  const tone = toast.tone ?? "success";
  const close = () => {
    if (card.current?.contains(document.activeElement)) giveBack();
    dismiss(toast.id);
  };
  const hold = useAutoClear(delay, close);
  return (
    <div
      ref={card}
      role={tone === "error" ? "alert" : "status"}
      data-toast={toast.id}
      {...hold}
      className={cn(
        floatStyle,
        "pointer-events-auto flex items-start gap-3 py-3 pr-2 pl-4 text-body",
        "transition-[opacity,translate] duration-200 ease-calm starting:-translate-y-2 starting:opacity-0",
      )}
    >
      <ToneIcon tone={tone} className={cn("mt-0.5 size-4 shrink-0", toneText[tone])} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <div className="mt-0.5 text-ink-muted">{toast.description}</div>}
        {toast.action && (
          <Button
            size="sm"
            className="mt-2 h-auto min-h-7 max-w-full py-0.5 text-start whitespace-normal wrap-anywhere pointer-coarse:h-auto pointer-coarse:min-h-10"
            onClick={() => {
              close();
              toast.action?.onSelect();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" label={labels.dismiss} onClick={close} className="-my-1">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
