import { X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useAutoClear } from "../inline-message/index.ts";
import { Spinner } from "../spinner/index.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { type Tone, ToneIcon, toneText } from "../style/tone.tsx";
import { useUiLabels } from "../labels/index.ts";
import { useOnTop } from "./use-on-top.ts";
import { useToastHotkey } from "./use-toast-hotkey.ts";

export interface ToastOptions {
  /** @default "success" */
  tone?: Tone;
  title: string;
  description?: ReactNode;
  /** A button in the message. Its action must also be available elsewhere. */
  action?: { label: string; onSelect: () => void };
  /** Something is under way: a spinner in place of the icon, and it stays. */
  busy?: boolean;
  /** Time until it is removed, in ms; null keeps it. @default the provider's; errors and messages with an action stay */
  duration?: number | null;
}

/** A message, or its title alone. */
export type ToastText = string | ToastOptions;

/** What is said of work while it goes on, and when it has ended. */
export interface PromiseTexts<Value> {
  loading: ToastText;
  success: ToastText | ((value: Value) => ToastText);
  error: ToastText | ((reason: unknown) => ToastText);
}

export interface Toasts {
  /** Shows a message in the corner and returns its id. */
  show: (toast: ToastOptions) => string;
  /** Replaces a message where it stands; one that was taken away comes back. */
  update: (id: string, toast: ToastOptions) => void;
  dismiss: (id: string) => void;
  /** One message of work, from its beginning to its end. Returns what was handed in. */
  promise: <Value>(work: Promise<Value>, texts: PromiseTexts<Value>) => Promise<Value>;
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
 * Errors and messages with an action stay: people need time to read or reach them, which a time limit must not cut short
 * (WCAG 2.2.1).
 */
function delayOf({ duration, tone, action, busy }: ToastOptions, usual: number): number | null {
  if (duration !== undefined) return duration;
  return tone === "error" || action || busy ? null : usual;
}

function textOf<Given>(
  text: ToastText | ((given: Given) => ToastText),
  given: Given,
): ToastOptions {
  const said = typeof text === "function" ? text(given) : text;
  return typeof said === "string" ? { title: said } : said;
}

/** At most this many are shown, unless all of them stay. */
const most = 4;

/** Watches what never changes. */
const never = () => () => {};

export interface ToastProviderProps {
  children: ReactNode;
  /** Time until a message is removed, in ms; hover and focus pause it. @default 3000 */
  duration?: number;
  /** The element into which the messages are drawn. They lie above everything, full screen too. @default the body */
  container?: HTMLElement | null | undefined;
}

/** Provides toasts; use it once around the app. F8 moves the focus to the messages. */
export function ToastProvider({ children, duration = 3000, container }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);

  const dismiss = useCallback((id: string) => {
    setShown((now) => now.filter((toast) => toast.id !== id));
  }, []);
  const update = useCallback(
    (id: string, toast: ToastOptions) => {
      setShown((now) => {
        if (now.some((each) => each.id === id))
          return now.map((each) => (each.id === id ? { ...toast, id } : each));
        const passing = now.find((each) => delayOf(each, duration) !== null);
        const kept = now.length < most ? now : now.filter((each) => each !== passing);
        return [...kept, { ...toast, id }];
      });
    },
    [duration],
  );
  const toasts = useMemo((): Toasts => {
    const show = (toast: ToastOptions) => {
      const id = `toast-${(count.current += 1)}`;
      update(id, toast);
      return id;
    };
    return {
      show,
      update,
      dismiss,
      promise(work, { loading, success, error }) {
        const id = show({ tone: "info", busy: true, ...textOf(loading, undefined) });
        work.then(
          (value) => update(id, textOf(success, value)),
          (reason: unknown) => update(id, { tone: "error", ...textOf(error, reason) }),
        );
        return work;
      },
    };
  }, [update, dismiss]);
  // A server has no body to draw into; hydration draws what the server drew, and the corner right after.
  const body = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {body &&
        createPortal(
          <Region shown={shown} duration={duration} dismiss={dismiss} />,
          container ?? body,
        )}
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
  useOnTop(region, shown.length);

  return (
    <section
      ref={region}
      // The attribute tells an open dialog not to hide it, and not to close on a click on it.
      data-toasts
      aria-live="polite"
      aria-label={labels.notifications}
      tabIndex={-1}
      popover="manual"
      className={cn(
        "pointer-events-none fixed inset-auto top-(--toasts-top,3.5rem) end-0 z-60 m-0 flex w-full flex-col gap-2 overflow-visible border-0 bg-transparent p-4 text-ink tablet:w-96",
        shown.length > most && "max-h-[calc(100dvh-3.5rem)] overflow-y-auto *:shrink-0",
      )}
    >
      <PortalContainer value={region}>
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            delay={delayOf(toast, duration)}
            giveBack={giveBack}
            dismiss={dismiss}
          />
        ))}
      </PortalContainer>
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
  const hold = useAutoClear(delay, close, toast.title);
  return (
    <div
      ref={card}
      role={tone === "error" ? "alert" : "status"}
      data-toast={toast.id}
      {...hold}
      className={cn(
        floatStyle,
        "pointer-events-auto flex items-start gap-3 py-3 pe-2 ps-4 text-body",
        "transition-[opacity,translate] duration-200 ease-calm starting:-translate-y-2 starting:opacity-0",
      )}
    >
      {toast.busy ? (
        <Spinner className="mt-0.5" />
      ) : (
        <ToneIcon tone={tone} className={cn("mt-0.5 size-4 shrink-0", toneText[tone])} />
      )}
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
