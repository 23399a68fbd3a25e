import { type ReactNode, type Ref, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";

/** The props that a component must pass on to its element. */
export interface ConformanceProps<Element extends HTMLElement | SVGElement> {
  ref: Ref<Element>;
  className: string;
  lang: string;
  "data-conforms": string;
}

type Constructor<Element> = abstract new () => Element;

const said = { label: "Seen", off: "Shut off", hint: "A hint.", error: "An error.", open: "Open" };

/** Conformance stories are no examples for the manual, and are not compared as pictures. */
export const tags = ["!autodocs", "no-visual"];

function given<Element extends HTMLElement | SVGElement>() {
  const held: { current: Element | null; fillings: number } = { current: null, fillings: 0 };
  const props: ConformanceProps<Element> = {
    ref: (element) => {
      held.current = element;
      if (element) held.fillings += 1;
    },
    className: "conforms mt-[7px]",
    lang: "ca",
    "data-conforms": "yes",
  };
  return { held, props };
}

async function expectGiven<Element extends HTMLElement | SVGElement>(
  element: Element | null,
  type: Constructor<Element>,
) {
  await expect(element).toBeInstanceOf(type);
  await expect(element).toHaveClass("conforms");
  await expect(element).toHaveAttribute("data-conforms", "yes");
  await expect(element).toHaveAttribute("lang", "ca");
  await expect(getComputedStyle(element as Element).marginTop).toBe("7px");
}

/**
 * Makes a story that checks what every component must do: the ref reaches an element of the given type, and className
 * and other props are set on that element, added to the component's own. A second render does not call the ref again.
 * @param show opens the component, where it is not visible at once
 */
export function conforms<Element extends HTMLElement | SVGElement>(
  type: Constructor<Element>,
  render: (props: ConformanceProps<Element>) => ReactNode,
  show?: () => Promise<unknown>,
) {
  const { held, props } = given<Element>();
  let drawAnew = () => {};
  return {
    tags,
    render: function Proof() {
      const [, setTimes] = useState(0);
      drawAnew = () => setTimes((times) => times + 1);
      return <>{render(props)}</>;
    },
    play: async () => {
      await show?.();
      await waitFor(() => expect(held.current).not.toBeNull());
      await expectGiven(held.current, type);
      const before = held.fillings;
      drawAnew();
      await drawn();
      await expect(held.fillings).toBe(before);
    },
  };
}

/** Waits two frames, after which React has committed. */
export const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

interface ControlOptions {
  /** Role of the control, or of its first part; a password input has none. */
  role?: string;
  /** True for a group, which a label names, but whose label does not move the focus. */
  group?: boolean;
}

/**
 * Makes a story that checks a control in a `Field`: named by its label, described by hint and error,
 * invalid, required and disabled with it, and focused by a press on the label.
 */
export function conformsToField(
  render: () => ReactNode,
  { role, group = false }: ControlOptions = {},
) {
  const find = (canvasElement: HTMLElement, name: RegExp) => {
    const canvas = within(canvasElement);
    const found = role ? canvas.getAllByRole(role, { name }) : canvas.getAllByLabelText(name);
    return found[0] as HTMLElement;
  };
  return {
    tags,
    render: () => (
      <div className="grid gap-4">
        <Field label={said.label} hint={said.hint} error={said.error} required group={group}>
          {render()}
        </Field>
        <Field label={said.off} disabled group={group}>
          {render()}
        </Field>
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const control = find(canvasElement, /Seen/);
      await expect(control).toHaveAccessibleDescription(/A hint\. An error\./);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAttribute("aria-required", "true");
      const off = find(canvasElement, /Shut off/);
      const parts = group ? [...off.querySelectorAll("button")] : [off];
      for (const part of parts) {
        await expect(part.matches(":disabled, [aria-disabled=true], [aria-disabled=true] *")).toBe(
          true,
        );
      }
      if (group) return;
      await userEvent.click(within(canvasElement).getByText(said.label));
      await waitFor(() => expect(control).toHaveFocus());
    },
  };
}

/**
 * Makes a story that checks that long words fit into 176 px: nothing visible may overflow.
 * @param render the component with words as long as in Catalan
 */
export function fitsNarrow(render: () => ReactNode) {
  return {
    tags: ["no-visual"],
    render: () => (
      <div data-narrow className="w-44">
        {render()}
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const place = canvasElement.querySelector<HTMLElement>("[data-narrow]");
      await expect(place).not.toBeNull();
      await document.fonts.ready;
      const { left, right } = (place as HTMLElement).getBoundingClientRect();
      const outside = [...(place as HTMLElement).querySelectorAll<HTMLElement>("*")].filter(
        (element) => {
          const box = element.getBoundingClientRect();
          // A checkbox's target extends 3 px beyond what is drawn.
          return isSeen(element, box) && (box.right > right + 3 || box.left < left - 3);
        },
      );
      await expect(outside.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
    },
  };
}

/**
 * Makes a story that checks an overlay with long words in a window of 320 px: nothing visible may overflow
 * the window, nothing in a button may overflow the button, and nothing may scroll sideways.
 * @param render the component with words as long as in Catalan
 * @param show opens it, where it is not open at once
 * @param role role of the overlay
 */
export function fitsNarrowWindow(
  render: () => ReactNode,
  { show, role }: { show?: (canvasElement: HTMLElement) => Promise<unknown>; role?: string } = {},
) {
  return {
    tags: ["no-visual"],
    globals: { viewport: { value: "mobile1" } },
    render: () => <>{render()}</>,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await show?.(canvasElement);
      if (role) {
        const found = await within(document.body).findByRole(role);
        await waitFor(() => expect(found).toBeVisible());
      }
      await document.fonts.ready;
      await expect(window.innerWidth).toBeLessThanOrEqual(320);
      const outside = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
        const box = element.getBoundingClientRect();
        const { overflowX } = getComputedStyle(element);
        const frame = element.matches("a, button") ? /visible|auto|scroll/ : /auto|scroll/;
        const sideways =
          frame.test(overflowX) &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth;
        return isSeen(element, box) && (sideways || box.right > window.innerWidth || box.left < 0);
      });
      await expect(outside.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}

/** False where the element is visually hidden, or clipped or scrolled by an ancestor. */
function isSeen(element: HTMLElement, box: DOMRect): boolean {
  if (box.width <= 1 || box.height <= 1) return false;
  if (!element.checkVisibility({ opacityProperty: true })) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.hasAttribute("data-narrow") || around === document.body) return true;
    if (getComputedStyle(around).overflowX !== "visible") return false;
  }
  return true;
}

interface PopupState {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The button that opens it, for popups without a trigger of their own. */
  opener: ReactNode;
  /** The name of the button that opens it. */
  name: string;
}

/**
 * Makes a story that checks a popup: what `conforms` checks, opening by keyboard with a button named `name`, the
 * focus inside, closing by Escape, and then the focus on the button.
 */
export function conformsPopup<Element extends HTMLElement>(
  type: Constructor<Element>,
  role: string,
  render: (props: ConformanceProps<Element>, state: PopupState) => ReactNode,
) {
  const { held, props } = given<Element>();
  const name = said.open;
  return {
    tags,
    render: function Popup() {
      const [open, setOpen] = useState(false);
      const opener = <Button onClick={() => setOpen(true)}>{name}</Button>;
      return <>{render(props, { open, setOpen, opener, name })}</>;
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await opensAndCloses(canvasElement, name, role, () => expectGiven(held.current, type));
    },
  };
}

/** Opens a popup with its trigger by keyboard, closes it with Escape, and expects the focus on the trigger. Both say their state. */
export async function opensAndCloses(
  canvasElement: HTMLElement,
  trigger: string | RegExp,
  role: string,
  whileOpen?: () => Promise<void>,
) {
  const button = within(canvasElement).getByRole("button", { name: trigger });
  const screen = within(canvasElement.ownerDocument.body);
  await expect(screen.queryByRole(role)).toBeNull();
  button.focus();
  await userEvent.keyboard("{Enter}");
  const popup = await screen.findByRole(role);
  await waitFor(() => expect(popup).toBeVisible());
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  const expands = button.hasAttribute("aria-expanded");
  await expect(popup).toHaveAttribute("data-open");
  await expect(button.hasAttribute("data-open")).toBe(expands);
  await whileOpen?.();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  await expect(button.hasAttribute("data-closed")).toBe(expands);
}
