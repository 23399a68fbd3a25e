import { prizeCode, type PrizeCode } from "@panel/domain/visits/prize-code";
import { useMemo } from "react";
import { encode } from "uqr";

/** Modules of quiet space around the code, as ISO/IEC 18004 requires. */
const QUIET = 4;

interface PrizeQrProps {
  code: PrizeCode;
  label: string;
}

/** The code that the desk reads, dark on light in both themes. */
export default function PrizeQr({ code, label }: PrizeQrProps) {
  const text = prizeCode(code);
  const svg = useMemo(() => svgOf(text), [text]);
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      data-code={text}
      className="aspect-square w-full max-w-80 rounded-card"
    />
  );
}

function svgOf(text: string): string {
  const { data, size } = encode(text, { border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${squares.join("")}"/></svg>`;
}
