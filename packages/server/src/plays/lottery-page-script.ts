/** What the page of a draw runs: it repeats the draw with the very file that the server draws with. */
export const lotteryPageScript = `import { verifyDraw } from "./draw.js";

const button = document.querySelector("button[data-record]");
const status = document.querySelector("[role=status]");
const say = (holds, text) => {
  status.dataset.holds = String(holds);
  status.textContent = text;
};

if (button) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { record, holds, fails, all, some, unable } = button.dataset;
    try {
      const drawn = await (await fetch(record)).json();
      const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const steps = await verifyDraw(drawn, sha256);
      for (const [name, isTrue] of Object.entries(steps)) {
        const place = document.querySelector("[data-step=" + name + "]");
        place.dataset.holds = String(isTrue);
        place.textContent = (isTrue ? "✓ " + holds : "✗ " + fails);
      }
      const isProven = Object.values(steps).every(Boolean);
      say(isProven, isProven ? all : some);
    } catch {
      say(false, unable);
    }
  });
}
`;
