import { X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useAutoClear } from "../inline-message/index.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { type Tone, ToneIcon, toneText } from "../style/tone.tsx";
import { useUiWords } from "../words/index.ts";

export interface ToastOptions {
  /** @default "success" */
  tone?: Tone;
  title: string;
  description?: ReactNode;
  /** One thing to do about it. Never the only way to do it. */
  action?: { label: string; onSelect: () => void };
  /** Until it goes, in ms; null stays. @default the provider's; errors stay */
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

export interface ToastProviderProps {
  children: ReactNode;
  /** Until a message goes, in ms; hover and focus stop the clock. @default 5000 */
  duration?: number;
}

/** The corner for passing messages, once around the app. F8 brings the focus there. */
export function ToastProvider({ children, duration = 5000 }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);

  const dismiss = useCallback((id: string) => {
    setShown((now) => now.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback((toast: ToastOptions) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setShown((now) => [...now.slice(-3), { ...toast, id }]);
    return id;
  }, []);
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
  const words = useUiWords();
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => {
      if (event.key !== "F8" || !region.current?.childElementCount) return;
      event.preventDefault();
      before.current = document.activeElement;
      region.current.focus();
    };
    document.addEventListener("keydown", toRegion);
    return () => document.removeEventListener("keydown", toRegion);
  }, []);

  // What had the focus before F8 gets it back when its message goes.
  const close = (id: string) => {
    const hadFocus = region.current?.contains(document.activeElement);
    dismiss(id);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
  };

  return (
    <section
      ref={region}
      // Marked, so that an open dialog neither hides it nor takes a click on it as a wish to close.
      data-toasts
      aria-live="polite"
      aria-label={words.notifications}
      tabIndex={-1}
      className="pointer-events-none fixed top-14 right-0 z-60 flex w-full flex-col gap-2 p-4 tablet:w-96"
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          duration={duration}
          onClose={() => close(toast.id)}
        />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Shown;
  duration: number;
  onClose: () => void;
}

function ToastCard({ toast, duration, onClose }: ToastCardProps) {
  const words = useUiWords();
  const tone = toast.tone ?? "success";
  const delay =
    toast.duration === undefined ? (tone === "error" ? null : duration) : toast.duration;
  const hold = useAutoClear(delay, onClose);
  return (
    // The keys come from the buttons inside; Escape on any of them closes the message.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role depends on the tone
    <div
      role={tone === "error" ? "alert" : "status"}
      {...hold}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
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
            className="mt-2"
            onClick={() => {
              toast.action?.onSelect();
              onClose();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" label={words.dismiss} onClick={onClose} className="-my-1">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
