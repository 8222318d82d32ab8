import type { Icon } from "@/components/ui/draw-icon";
import {
  CalendarSync,
  CircleCheck,
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
import type { TakenKind } from "@/lib/domain/room-time/taken-time";
import type { BoardEntry } from "@/lib/schemas/panel/board";
import { iconImage } from "./icon-image";
import { STATUS_LOOK } from "./status-look";

interface Look {
  bar: string;
  Icon: Icon;
}

/** Each kind by sign, line and pattern, so that nobody depends on the colour. */
export const KIND_LOOK: Record<Exclude<TakenKind, "booking">, Look> = {
  course: { bar: "border-lotus-600 border-l-4 bg-lotus-100 text-lotus-700", Icon: GraduationCap },
  event: { bar: "border-terra-600 border-l-4 border-double bg-terra-50 text-terra-700", Icon: PartyPopper },
  closure: { bar: "border-sand-400 bg-sand-100 lane-closed text-ink", Icon: DoorClosed },
  hold: { bar: "border-honey-700 border-dotted bg-honey-100 text-honey-700", Icon: Hourglass },
  external: { bar: "border-ink-2 border-dashed bg-surface text-ink", Icon: CalendarSync },
};

type Sign = BookingStatus | keyof typeof KIND_LOOK;

/** The class by which an entry names its sign, among those that the board holds for all of them. */
const SIGN_CLASS: Record<Sign, string> = {
  confirmed: "[--sign:var(--sign-confirmed)]",
  pending: "[--sign:var(--sign-pending)]",
  canceled: "[--sign:var(--sign-canceled)]",
  course: "[--sign:var(--sign-course)]",
  event: "[--sign:var(--sign-event)]",
  closure: "[--sign:var(--sign-closure)]",
  hold: "[--sign:var(--sign-hold)]",
  external: "[--sign:var(--sign-external)]",
};

/** The tokens of the colours of the texts, which the signs have as well. */
const SIGN_COLOUR: Record<Sign, string> = {
  confirmed: "--sage-800",
  pending: "--honey-700",
  canceled: "--ink-2",
  course: "--lotus-700",
  event: "--terra-700",
  closure: "--ink",
  hold: "--honey-700",
  external: "--ink",
};

/** What of a booking's money is worth a sign; its words are in the name of the entry. */
export type PaymentSign = Exclude<PaymentStatus, "none">;

export const PAYMENT_LOOK: Record<PaymentSign, { Icon: Icon; colour: string; className: string }> = {
  unpaid: { Icon: Coins, colour: "--terra-700", className: "[--pay:var(--pay-unpaid)]" },
  partial: { Icon: Contrast, colour: "--terra-700", className: "[--pay:var(--pay-partial)]" },
  paid: { Icon: CircleCheck, colour: "--sage-800", className: "[--pay:var(--pay-paid)]" },
  "refund-due": { Icon: RotateCcw, colour: "--terra-700", className: "[--pay:var(--pay-refund-due)]" },
};

type SignImages = Readonly<Record<`--sign-${string}` | `--pay-${string}`, string>>;

/** The signs of all entries, once for the board, in the colours of now: no entry holds a drawing of its own. */
export function drawSigns(): SignImages {
  const tokens = getComputedStyle(document.documentElement);
  const draw = (icon: Icon, colour: string) => iconImage(icon, tokens.getPropertyValue(colour));
  const looks = { ...STATUS_LOOK, ...KIND_LOOK };
  const signs = (Object.keys(SIGN_COLOUR) as Sign[]).map((sign) => [
    `--sign-${sign}`,
    draw(looks[sign].Icon, SIGN_COLOUR[sign]),
  ]);
  const payments = Object.entries(PAYMENT_LOOK).map(([status, { Icon, colour }]) => [
    `--pay-${status}`,
    draw(Icon, colour),
  ]);
  return Object.fromEntries([...signs, ...payments]);
}

/** The sign of a booking's money; null where there is nothing to pay, and of what is no booking. */
export const paymentSignOf = ({ paymentStatus }: Pick<BoardEntry, "paymentStatus">): PaymentSign | null =>
  paymentStatus === null || paymentStatus === "none" ? null : paymentStatus;

/** The classes of an entry: its colours and lines, and its signs. */
export function entryClasses(entry: Pick<BoardEntry, "kind" | "status" | "paymentStatus">): string {
  const { kind, status } = entry;
  if (kind !== "booking") return `${KIND_LOOK[kind].bar} ${SIGN_CLASS[kind]}`;
  const sign = status ?? "confirmed";
  const payment = paymentSignOf(entry);
  const money = payment === null ? "" : ` ${PAYMENT_LOOK[payment].className}`;
  return `${STATUS_LOOK[sign].bar} ${SIGN_CLASS[sign]}${money}`;
}
