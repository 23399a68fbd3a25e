import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** What a control has in common with the native ones of a form. */
interface FormProps {
  /** Name under which the value is sent with a native form. */
  name?: string | undefined;
  /** Id of the form, where the control is not inside it. */
  form?: string | undefined;
  /** Lets a native form be sent only with a value. */
  required?: boolean | undefined;
}

/**
 * Calls back when the form of an element is reset, by a button or after a React action.
 * @param reset undefined where the caller holds the value, which a reset leaves as it is
 */
export function useFormReset(
  element: RefObject<{ form: HTMLFormElement | null } | null>,
  reset: (() => void) | undefined,
): void {
  const handle = useEffectEvent(() => reset?.());
  useEffect(() => {
    const form = element.current?.form;
    const onReset = () => handle();
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [element]);
}

interface FormValueProps extends FormProps {
  disabled: boolean | undefined;
  /** What is sent: one entry for each. */
  values: readonly string[];
  onReset: (() => void) | undefined;
  /** Gives the focus to the control, which the browser does not know. */
  focus: () => void;
}

/** The part in a native form of a control that is no native one. */
export function FormValue(props: FormValueProps) {
  const { name, form, required, disabled, values, onReset, focus } = props;
  const anchor = useRef<HTMLInputElement>(null);
  useFormReset(anchor, onReset);
  const isEmpty = values.every((value) => value === "");
  return (
    <>
      <input ref={anchor} type="hidden" form={form} disabled={disabled} />
      {name !== undefined &&
        values.map((value, index) => (
          <input key={index} type="hidden" {...{ name, form, value, disabled }} />
        ))}
      {required && isEmpty && (
        // The browser shows its message here, and gives the focus to what is first not valid.
        <input
          required
          aria-hidden
          tabIndex={-1}
          form={form}
          disabled={disabled}
          value=""
          onChange={() => {}}
          onFocus={focus}
          className="sr-only"
        />
      )}
    </>
  );
}
