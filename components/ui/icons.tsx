import * as lucide from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { createElement } from "react";

/*
 * The icons in use, drawn from Lucide's data. Lucide's own React components read a context, which makes each icon a
 * client component: its drawing would travel twice, and be run again in the browser, on pages that are full of icons.
 * They decorate; what they mean is said in words beside them or by the label of their button.
 */

export type Icon = (props: ComponentProps<"svg">) => ReactNode;

const nodes = /* @__PURE__ */ new WeakMap<Icon, lucide.IconNode>();

function drawn(node: lucide.IconNode): Icon {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  const icon: Icon = ({ className = "", ...props }) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`} {...props}>
      {shapes}
    </svg>
  );
  nodes.set(icon, node);
  return icon;
}

/** An icon as an image for CSS, in one colour: where there are so many of them that none can have an element. */
export function iconImage(icon: Icon, colour: string): string {
  const shapes = (nodes.get(icon) ?? []).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const ArrowDown = /* @__PURE__ */ drawn(lucide.ArrowDown);
export const ArrowLeft = /* @__PURE__ */ drawn(lucide.ArrowLeft);
export const ArrowRight = /* @__PURE__ */ drawn(lucide.ArrowRight);
export const ArrowUp = /* @__PURE__ */ drawn(lucide.ArrowUp);
export const BadgeCheck = /* @__PURE__ */ drawn(lucide.BadgeCheck);
export const BellRing = /* @__PURE__ */ drawn(lucide.BellRing);
export const Ban = /* @__PURE__ */ drawn(lucide.Ban);
export const CalendarCheck = /* @__PURE__ */ drawn(lucide.CalendarCheck);
export const CalendarClock = /* @__PURE__ */ drawn(lucide.CalendarClock);
export const CalendarDays = /* @__PURE__ */ drawn(lucide.CalendarDays);
export const CalendarPlus = /* @__PURE__ */ drawn(lucide.CalendarPlus);
export const CalendarRange = /* @__PURE__ */ drawn(lucide.CalendarRange);
export const CalendarSync = /* @__PURE__ */ drawn(lucide.CalendarSync);
export const Check = /* @__PURE__ */ drawn(lucide.Check);
export const ChevronDown = /* @__PURE__ */ drawn(lucide.ChevronDown);
export const ChevronLeft = /* @__PURE__ */ drawn(lucide.ChevronLeft);
export const ChevronRight = /* @__PURE__ */ drawn(lucide.ChevronRight);
export const ChevronsUpDown = /* @__PURE__ */ drawn(lucide.ChevronsUpDown);
export const Circle = /* @__PURE__ */ drawn(lucide.Circle);
export const CircleAlert = /* @__PURE__ */ drawn(lucide.CircleAlert);
export const CircleCheck = /* @__PURE__ */ drawn(lucide.CircleCheck);
export const CirclePlus = /* @__PURE__ */ drawn(lucide.CirclePlus);
export const CircleSlash = /* @__PURE__ */ drawn(lucide.CircleSlash);
export const Clock = /* @__PURE__ */ drawn(lucide.Clock);
export const Coins = /* @__PURE__ */ drawn(lucide.Coins);
export const Copy = /* @__PURE__ */ drawn(lucide.Copy);
export const DoorOpen = /* @__PURE__ */ drawn(lucide.DoorOpen);
export const DoorClosed = /* @__PURE__ */ drawn(lucide.DoorClosed);
export const Download = /* @__PURE__ */ drawn(lucide.Download);
export const ExternalLink = /* @__PURE__ */ drawn(lucide.ExternalLink);
export const Eye = /* @__PURE__ */ drawn(lucide.Eye);
export const EyeOff = /* @__PURE__ */ drawn(lucide.EyeOff);
export const GraduationCap = /* @__PURE__ */ drawn(lucide.GraduationCap);
export const GripVertical = /* @__PURE__ */ drawn(lucide.GripVertical);
export const Hourglass = /* @__PURE__ */ drawn(lucide.Hourglass);
export const ImagePlus = /* @__PURE__ */ drawn(lucide.ImagePlus);
export const Images = /* @__PURE__ */ drawn(lucide.Images);
export const Info = /* @__PURE__ */ drawn(lucide.Info);
export const KeyRound = /* @__PURE__ */ drawn(lucide.KeyRound);
export const LayoutDashboard = /* @__PURE__ */ drawn(lucide.LayoutDashboard);
export const Link2 = /* @__PURE__ */ drawn(lucide.Link2);
export const Link2Off = /* @__PURE__ */ drawn(lucide.Link2Off);
export const LoaderCircle = /* @__PURE__ */ drawn(lucide.LoaderCircle);
export const LockKeyhole = /* @__PURE__ */ drawn(lucide.LockKeyhole);
export const LogOut = /* @__PURE__ */ drawn(lucide.LogOut);
export const Mail = /* @__PURE__ */ drawn(lucide.Mail);
export const MailCheck = /* @__PURE__ */ drawn(lucide.MailCheck);
export const MailWarning = /* @__PURE__ */ drawn(lucide.MailWarning);
export const MapPin = /* @__PURE__ */ drawn(lucide.MapPin);
export const Maximize = /* @__PURE__ */ drawn(lucide.Maximize);
export const Menu = /* @__PURE__ */ drawn(lucide.Menu);
export const MoreVertical = /* @__PURE__ */ drawn(lucide.MoreVertical);
export const NotebookPen = /* @__PURE__ */ drawn(lucide.NotebookPen);
export const PartyPopper = /* @__PURE__ */ drawn(lucide.PartyPopper);
export const Pause = /* @__PURE__ */ drawn(lucide.Pause);
export const Pencil = /* @__PURE__ */ drawn(lucide.Pencil);
export const Phone = /* @__PURE__ */ drawn(lucide.Phone);
export const Play = /* @__PURE__ */ drawn(lucide.Play);
export const Minus = /* @__PURE__ */ drawn(lucide.Minus);
export const Plus = /* @__PURE__ */ drawn(lucide.Plus);
export const Printer = /* @__PURE__ */ drawn(lucide.Printer);
export const RotateCcw = /* @__PURE__ */ drawn(lucide.RotateCcw);
export const Rss = /* @__PURE__ */ drawn(lucide.Rss);
export const Search = /* @__PURE__ */ drawn(lucide.Search);
export const ScrollText = /* @__PURE__ */ drawn(lucide.ScrollText);
export const Settings = /* @__PURE__ */ drawn(lucide.Settings);
export const SlidersHorizontal = /* @__PURE__ */ drawn(lucide.SlidersHorizontal);
export const Sparkles = /* @__PURE__ */ drawn(lucide.Sparkles);
export const Star = /* @__PURE__ */ drawn(lucide.Star);
export const Trash2 = /* @__PURE__ */ drawn(lucide.Trash2);
export const TriangleAlert = /* @__PURE__ */ drawn(lucide.TriangleAlert);
export const UserRound = /* @__PURE__ */ drawn(lucide.UserRound);
export const Users = /* @__PURE__ */ drawn(lucide.Users);
export const WifiOff = /* @__PURE__ */ drawn(lucide.WifiOff);
export const X = /* @__PURE__ */ drawn(lucide.X);
export const QrCode = /* @__PURE__ */ drawn(lucide.QrCode);
export const UserPlus = /* @__PURE__ */ drawn(lucide.UserPlus);
export const Gavel = /* @__PURE__ */ drawn(lucide.Gavel);
