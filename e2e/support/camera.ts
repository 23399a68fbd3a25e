/** The QR code of the text FUENTE7. */
const FUENTE7 = [
  "#######..#.##.#######",
  "#.....#.##.#..#.....#",
  "#.###.#.##..#.#.###.#",
  "#.###.#..#.#..#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.....#.#..##.#.....#",
  "#######.#.#.#.#######",
  "........#####........",
  "##.#..##.##...###.##.",
  "...##..#..#...#......",
  "###.#.#.###.##...####",
  "..#.#..#...#.......##",
  "#.#.#.###...#.#.####.",
  "........#.##...####.#",
  "#######.#.#..#.#....#",
  "#.....#....###.##...#",
  "#.###.#...##..###.###",
  "#.###.#.#..#...#..###",
  "#.###.#..#..#...###.#",
  "#.....#.##...##...#.#",
  "#######.#..##..####..",
];

/**
 * Puts a camera in the place of the browser's own that sees the code of FUENTE7 from below. The player's first reader does not
 * read it.
 */
export const TILTED_CODE = `
  const rows = ${JSON.stringify(FUENTE7)};
  Object.defineProperty(navigator, "mediaDevices", {
    value: {
      getUserMedia: async () => {
        const canvas = document.createElement("canvas");
        const [width, height, side] = [640, 480, 15];
        Object.assign(canvas, { width, height });
        const drawing = canvas.getContext("2d");
        const seen = new ImageData(width, height);
        seen.data.fill(255);
        for (let y = 0; y < height; y++) {
          const depth = 1 + (0.5 * (y - height / 2)) / (height / 2);
          for (let x = 0; x < width; x++) {
            const [across, down] = [x - width / 2, y - height / 2].map((from) =>
              Math.floor((from * 1.35) / depth / side + rows.length / 2),
            );
            if (rows[down]?.[across] === "#") seen.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
          }
        }
        const draw = () => drawing.putImageData(seen, 0, 0);
        draw();
        setInterval(draw, 100);
        return canvas.captureStream(10);
      },
    },
  });
`;
