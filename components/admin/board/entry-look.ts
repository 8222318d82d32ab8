import { useEffect, useState } from "react";
import { type Icon, nodeOf } from "@/components/ui/draw-icon";
import {
  CalendarSync,
  Check,
  CircleCheck,
  CircleSlash,
  Clock,
  Coins,
  Contrast,
  DoorClosed,
  GraduationCap,
  Hourglass,
  PartyPopper,
  RotateCcw,
} from "@/components/ui/icons";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { PaymentStatus } from "@/lib/domain/money/balance";
import {
  rulesOfKind,
  TAKEN_KIND_NAMES,
  TAKEN_KINDS,
  type TakenKind,
} from "@/lib/domain/room-time/taken-kinds";
import type { BoardEntry } from "@/lib/schemas/panel/board";

/** Look of a booking by status: colour, pattern and icon, so that colour is not the only cue. */
export const STATUS_LOOK = {
  confirmed: { bar: "border-sage-600 bg-sage-200 text-sage-800", Icon: Check },
  pending: { bar: "border-honey-700 border-dashed bg-honey-100 lane-hatched text-honey-700", Icon: Clock },
  canceled: {
    bar: "border-sand-400 border-dotted bg-surface text-ink-2 line-through",
    Icon: CircleSlash,
  },
} as const satisfies Record<BookingStatus, { bar: string; Icon: typeof Check }>;

const VIEW_BOX = 24;
const STROKE = 2;
/** Side length of the bitmap in px: enough for 12 CSS px at four device pixels each, and for print. */
const BITMAP_PX = 48;

type Shape = ReturnType<typeof nodeOf>[number];

/**
 * An icon in one colour as a CSS image, since large boards have too many icons for one element each. A bitmap if
 * possible: browsers lay out an SVG image again for each cell in which they paint it.
 */
function iconImage(icon: Icon, colour: string): string {
  return `url("${toBitmapUrl(icon, colour) ?? toSvgUrl(icon, colour)}")`;
}

/** Null without canvas support, and for icons with shapes other than paths, lines and circles. */
function toBitmapUrl(icon: Icon, colour: string): string | null {
  if (typeof Path2D === "undefined") return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [BITMAP_PX, BITMAP_PX];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const paths = nodeOf(icon).map(pathOf);
  if (!context || paths.includes(null)) return null;
  context.scale(BITMAP_PX / VIEW_BOX, BITMAP_PX / VIEW_BOX);
  context.strokeStyle = colour;
  context.lineWidth = STROKE;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const path of paths) context.stroke(new Path2D(path ?? ""));
  return canvas.toDataURL();
}

/** A shape as SVG path data. Null for shapes other than paths, lines and circles. */
function pathOf([tag, attributes]: Shape): string | null {
  const { d, cx, cy, r, x1, y1, x2, y2 } = attributes;
  if (tag === "path") return String(d);
  if (tag === "line") return `M${x1} ${y1}L${x2} ${y2}`;
  const half = (to: number) => `a${r} ${r} 0 1 0 ${to} 0`;
  const across = 2 * Number(r);
  return tag === "circle" ? `M${Number(cx) - Number(r)} ${cy}${half(across)}${half(-across)}` : null;
}

function toSvgUrl(icon: Icon, colour: string): string {
  const shapes = nodeOf(icon).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}" fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type Appearance = NonNullable<(typeof TAKEN_KINDS)[TakenKind]["appearance"]>;

const ICONS: Record<Appearance["icon"], Icon> = {
  "graduation-cap": GraduationCap,
  party: PartyPopper,
  door: DoorClosed,
  hourglass: Hourglass,
  sync: CalendarSync,
};

/** Classes of a colour, and the token of its text colour, which the icon shares. */
const COLOURS: Record<Appearance["colour"], { bar: string; token: string }> = {
  lotus: { bar: "border-lotus-600 bg-lotus-100 text-lotus-700", token: "--lotus-700" },
  terra: { bar: "border-terra-600 bg-terra-50 text-terra-700", token: "--terra-700" },
  sand: { bar: "border-sand-400 bg-sand-100 text-ink", token: "--ink" },
  honey: { bar: "border-honey-700 bg-honey-100 text-honey-700", token: "--honey-700" },
  plain: { bar: "border-ink-2 bg-surface text-ink", token: "--ink" },
};

const BORDERS: Record<Appearance["border"], string> = {
  thick: "border-l-4",
  double: "border-l-4 border-double",
  hatched: "lane-closed",
  dotted: "border-dotted",
  dashed: "border-dashed",
};

interface EntryLook {
  bar: string;
  Icon: Icon;
  token: string;
}

/** The kinds with an appearance of their own: all but bookings, whose look depends on their status. */
export const DRAWN_KINDS = TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].appearance !== null);

/** The look of a kind, from the table of kinds. @throws Error for a kind without an appearance */
export function kindLook(kind: TakenKind): EntryLook {
  const { appearance } = rulesOfKind(kind);
  if (appearance === null) throw new Error(`No appearance on the board: ${kind}.`);
  const { bar, token } = COLOURS[appearance.colour];
  return { bar: `${bar} ${BORDERS[appearance.border]}`, Icon: ICONS[appearance.icon], token };
}

const STATUS_LOOKS: Record<BookingStatus, EntryLook> = {
  confirmed: { ...STATUS_LOOK.confirmed, token: "--sage-800" },
  pending: { ...STATUS_LOOK.pending, token: "--honey-700" },
  canceled: { ...STATUS_LOOK.canceled, token: "--ink-2" },
};

/** The look of an entry: by status for a booking, otherwise by kind. `name` is that status or kind. */
function lookOf({ kind, status }: Pick<BoardEntry, "kind" | "status">): EntryLook & { name: string } {
  if (kind !== "booking") return { name: kind, ...kindLook(kind) };
  const shown = status ?? "confirmed";
  return { name: shown, ...STATUS_LOOKS[shown] };
}

/** Payment states with an icon; the entry's accessible name has them in words. */
type PaymentSign = Exclude<PaymentStatus, "none">;

export const PAYMENT_LOOK: Record<PaymentSign, { Icon: Icon; colour: string; className: string }> = {
  unpaid: { Icon: Coins, colour: "--terra-700", className: "[--pay:var(--pay-unpaid)]" },
  partial: { Icon: Contrast, colour: "--terra-700", className: "[--pay:var(--pay-partial)]" },
  paid: { Icon: CircleCheck, colour: "--sage-800", className: "[--pay:var(--pay-paid)]" },
  "refund-due": { Icon: RotateCcw, colour: "--terra-700", className: "[--pay:var(--pay-refund-due)]" },
};

type SignImages = Readonly<Record<`--sign-${string}` | `--pay-${string}`, string>>;

/**
 * Draws the icons of all entries once for the whole board, in the current colour scheme; entries only reference them.
 */
function drawSigns(): SignImages {
  const tokens = getComputedStyle(document.documentElement);
  const draw = (icon: Icon, colour: string) => iconImage(icon, tokens.getPropertyValue(colour));
  const looks = [
    ...Object.entries(STATUS_LOOKS),
    ...DRAWN_KINDS.map((kind) => [kind, kindLook(kind)] as const),
  ];
  const signs = looks.map(([name, { Icon, token }]) => [`--sign-${name}`, draw(Icon, token)]);
  const payments = Object.entries(PAYMENT_LOOK).map(([status, { Icon, colour }]) => [
    `--pay-${status}`,
    draw(Icon, colour),
  ]);
  return Object.fromEntries([...signs, ...payments]);
}

/** Null if there is nothing to pay, and for entries that are not bookings. */
export const paymentSignOf = ({ paymentStatus }: Pick<BoardEntry, "paymentStatus">): PaymentSign | null =>
  paymentStatus === null || paymentStatus === "none" ? null : paymentStatus;

export function entryClasses(entry: Pick<BoardEntry, "kind" | "status" | "paymentStatus">): string {
  const { bar } = lookOf(entry);
  const payment = paymentSignOf(entry);
  return payment === null ? bar : `${bar} ${PAYMENT_LOOK[payment].className}`;
}

/** The CSS variable with which an entry references its icon among those drawn by `drawSigns`. */
export const entryStyle = (entry: Pick<BoardEntry, "kind" | "status">): Record<"--sign", string> => ({
  "--sign": `var(--sign-${lookOf(entry).name})`,
});

/** Icon images as CSS variables, drawn in the browser, and redrawn when the colour scheme changes. */
export function useSigns() {
  const [signs, setSigns] = useState<SignImages>({});
  useEffect(() => {
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    const draw = () => setSigns(drawSigns());
    draw();
    scheme.addEventListener("change", draw);
    return () => scheme.removeEventListener("change", draw);
  }, []);
  return signs;
}
