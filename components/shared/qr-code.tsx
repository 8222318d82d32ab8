import { create } from "qrcode";

/** The empty modules around the code that scanners need. */
const MARGIN = 2;

/** A text as a QR code, black on white in both themes; inline SVG, so that it is available offline. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dots = Array.from(data, (isDark, index) =>
    isDark ? `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z` : "",
  ).join("");
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-lg border bg-white"
    >
      <path d={dots} fill="#000" />
    </svg>
  );
}
