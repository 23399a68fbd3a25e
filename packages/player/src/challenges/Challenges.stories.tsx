import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { arrivedOf, begun, challengeOfPoint, storyMaterial, StoryPlayer } from "../story-play.tsx";

const meta = {
  title: "Player/Challenges",
  component: StoryPlayer,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Solved by keyboard alone: pieces are moved by arrows, as the numbers tell. */
export const PuzzleByKeyboard: Story = {
  args: { events: [begun, arrivedOf(2), challengeOfPoint(2)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("Mostra els números"));
    const pieces = canvas.getAllByRole("button", { name: /^Peça/ });
    await expect(pieces).toHaveLength(8);
    await expect(pieces[0]).toHaveTextContent("1");
    pieces[0]?.focus();
    for (const key of solution(pieces.map(({ ariaLabel }) => String(ariaLabel))))
      await userEvent.keyboard(`{${key}}`);
    const verdict = await canvas.findByText("Repte superat");
    await expect(verdict).toBeVisible();
    await expect(canvas.getByText("+10 de puntuació")).toBeVisible();
  },
};

/** A piece beside the gap moves when it is pressed, and says where it is. */
export const PuzzleByTouch: Story = {
  args: { events: [begun, arrivedOf(2), challengeOfPoint(2)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const places = () =>
      canvas.getAllByRole("button", { name: /^Peça/ }).map(({ ariaLabel }) => String(ariaLabel));
    const before = places();
    for (const name of before) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(places()).not.toEqual(before);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Peça \d a la fila \d/);
  },
};

/** The rows of the grid, each with its letters. */
const rowsOf = (root: HTMLElement) =>
  within(within(root).getByRole("grid"))
    .getAllByRole("row")
    .map((row) => within(row).getAllByRole("gridcell"));

/** The first and the last cell of a word. */
function endsOf(root: HTMLElement, word: string) {
  for (const cells of rowsOf(root)) {
    const at = cells
      .map(({ textContent }) => textContent)
      .join("")
      .indexOf(word.toUpperCase());
    const [first, last] = [cells[at], cells[at + word.length - 1]];
    if (at >= 0 && first && last) return { first, last };
  }
  throw new Error(`${word} is not in the grid`);
}

const inWordSearch = {
  events: [begun, arrivedOf(1), arrivedOf(3), challengeOfPoint(3)],
};

export const WordSearchByKeyboard: Story = {
  args: inWordSearch,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const word of ["torre", "rei"]) {
      const { first } = endsOf(canvasElement, word);
      first.focus();
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard("{ArrowRight}".repeat(word.length - 1));
      await userEvent.keyboard("{Enter}");
    }
    await expect(await canvas.findByText("Repte superat")).toBeVisible();
  },
};

export const WordSearchByDrag: Story = {
  args: inWordSearch,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drag = async (from: HTMLElement, to: HTMLElement) => {
      const at = (cell: HTMLElement) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { clientX: x + width / 2, clientY: y + height / 2 };
      };
      await fireEvent.pointerDown(from, { ...at(from), button: 0, buttons: 1, pointerId: 1 });
      await fireEvent.pointerMove(from, { ...at(to), buttons: 1, pointerId: 1 });
      await fireEvent.pointerUp(from, { ...at(to), pointerId: 1 });
    };
    const { first, last } = endsOf(canvasElement, "torre");
    await drag(last, first);
    await expect(canvas.getByRole("status")).toHaveTextContent("Has trobat «torre».");
    await expect(canvas.getByText("trobada")).toBeInTheDocument();
    const rei = endsOf(canvasElement, "rei");
    const wrong = rowsOf(canvasElement)[0] ?? [];
    await drag(wrong[0] ?? first, wrong[1] ?? first);
    await expect(canvas.getByRole("status")).toHaveTextContent(/no és cap de les paraules/);
    await drag(rei.first, rei.last);
    await expect(await canvas.findByText("Repte superat")).toBeVisible();
  },
};

export const PointsToCollect: Story = {
  args: { events: [begun, arrivedOf(4), challengeOfPoint(4)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Recull la puntuació" }));
    await expect(canvas.getByText("+10 de puntuació")).toBeVisible();
  },
};

/** A question without its texts says that it cannot be played. */
export const WithoutTexts: Story = {
  args: {
    material: {
      ...storyMaterial,
      route: {
        ...storyMaterial.route,
        points: storyMaterial.route.points.map((point) => ({
          ...point,
          challenge: {
            ...point.challenge,
            question: { ...point.challenge.question, question: { cas: "", cat: "", eng: "" } },
          },
        })),
      },
    },
    events: [begun, arrivedOf(1), challengeOfPoint(1)],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/li falten els textos/)).toBeVisible();
  },
};

/** The arrows that solve a board of three by three whose pieces have these names. */
function solution(names: readonly string[]): string[] {
  const SIZE = 3;
  const begin = Array.from({ length: SIZE ** 2 }, () => SIZE ** 2 - 1);
  for (const [piece, name] of names.entries()) {
    const [, row = 0, column = 0] = (name.match(/\d+/g) ?? []).map(Number);
    begin[(row - 1) * SIZE + column - 1] = piece;
  }
  const goal = begin.map((_, index) => index).join();
  const seen = new Map<string, string[]>([[begin.join(), []]]);
  for (const [key, keys] of seen) {
    if (key === goal) return keys;
    const board = key.split(",").map(Number);
    const gap = board.indexOf(SIZE ** 2 - 1);
    const [row, column] = [Math.floor(gap / SIZE), gap % SIZE];
    const moves: [string, number, boolean][] = [
      ["ArrowUp", gap + SIZE, row < SIZE - 1],
      ["ArrowDown", gap - SIZE, row > 0],
      ["ArrowLeft", gap + 1, column < SIZE - 1],
      ["ArrowRight", gap - 1, column > 0],
    ];
    for (const [arrow, from, isInside] of moves) {
      if (!isInside) continue;
      const next = [...board];
      [next[gap], next[from]] = [board[from] ?? 0, board[gap] ?? 0];
      if (!seen.has(next.join())) seen.set(next.join(), [...keys, arrow]);
    }
  }
  throw new Error("The board cannot be solved");
}
