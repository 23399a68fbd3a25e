import type { ReactNode, Ref } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

/** What a conforming component must pass on to its element. */
export interface ConformanceProps<Element extends HTMLElement | SVGElement> {
  ref: Ref<Element>;
  className: string;
  lang: string;
  "data-conforms": string;
}

type Constructor<Element> = abstract new () => Element;

/**
 * A story that proves the basics of any component: the ref reaches an element of the given type, and className
 * and other props land on that element beside the component's own.
 */
export function conforms<Element extends HTMLElement | SVGElement>(
  type: Constructor<Element>,
  render: (props: ConformanceProps<Element>) => ReactNode,
) {
  const held: { current: Element | null } = { current: null };
  return {
    tags: ["!autodocs", "no-visual"],
    render: () => (
      <>
        {render({
          ref: held,
          className: "conforms mt-[7px]",
          lang: "ca",
          "data-conforms": "yes",
        })}
      </>
    ),
    play: async () => {
      const element = held.current;
      await expect(element).toBeInstanceOf(type);
      await expect(element).toHaveClass("conforms");
      await expect(element).toHaveAttribute("data-conforms", "yes");
      await expect(element).toHaveAttribute("lang", "ca");
      await expect(getComputedStyle(element as Element).marginTop).toBe("7px");
    },
  };
}

/** Opens a popup with its trigger, by keyboard, and closes it with Escape: the focus must come back. */
export async function opensAndCloses(
  canvasElement: HTMLElement,
  trigger: string | RegExp,
  role: string,
) {
  const button = within(canvasElement).getByRole("button", { name: trigger });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const screen = within(canvasElement.ownerDocument.body);
  const popup = await screen.findByRole(role);
  await waitFor(() => expect(popup).toBeVisible());
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
}
