import { nameIn, type TextKey, text, textIn } from "../language/text";
import { namedHoliday } from "../time/holidays";

/**
 * The kinds of things that take a room's time, with everything in which they differ. A new kind is one entry here, what
 * it is called (`messages`), and one in `lib/data/room-time/taken-rows.ts`, which says where its records are stored; the
 * compiler asks for all three.
 */

interface TakenKindRules {
  /** The text of what the kind is called, in the singular. */
  label: TextKey;
  /** Whether its records have a title of their own. Where they have none, the label stands for it. */
  hasTitle: boolean;
  /**
   * How a booking that meets it is refused. `closed`: the room is closed, and the title is the reason. `held`: label and
   * title are named, since both are public. `taken`: nothing is said about what is there.
   */
  refusal: "closed" | "held" | "taken";
  /** Whether all its records are one owner of time, so that they may overlap each other. */
  sharesOwner: boolean;
  /** The section of the panel where its records are managed; who may open the section may manage them. */
  section: "bookings" | "courses" | "events" | "closures" | "waiting" | "spaces";
  /** How the iCalendar feed of a room shows it; null for what the feed leaves out or reads from elsewhere. */
  feed: { uid: string; summary: (title: string) => string } | null;
  /**
   * How the planning board draws it: icon, colour and border together, so that nobody depends on the colour alone. Null
   * for bookings, which are drawn by their status.
   */
  appearance: {
    icon: "graduation-cap" | "party" | "door" | "hourglass" | "sync";
    colour: "lotus" | "terra" | "sand" | "honey" | "plain";
    border: "thick" | "double" | "hatched" | "dotted" | "dashed";
  } | null;
}

/** The names of the kinds are those of the API; their order is that of its documentation. */
export const TAKEN_KINDS = {
  booking: {
    label: "takenKind.booking",
    hasTitle: true,
    refusal: "taken",
    sharesOwner: false,
    section: "bookings",
    // The feed reads bookings themselves: canceled ones, which take no time, are shown as well.
    feed: null,
    appearance: null,
  },
  event: {
    label: "takenKind.event",
    hasTitle: true,
    refusal: "held",
    sharesOwner: false,
    section: "events",
    feed: { uid: "evento", summary: (title: string) => `Evento: ${title}` },
    appearance: { icon: "party", colour: "terra", border: "double" },
  },
  course: {
    label: "takenKind.course",
    hasTitle: true,
    refusal: "held",
    sharesOwner: false,
    section: "courses",
    feed: { uid: "corso", summary: (title: string) => `Corso: ${title}` },
    appearance: { icon: "graduation-cap", colour: "lotus", border: "thick" },
  },
  closure: {
    label: "takenKind.closure",
    hasTitle: true,
    refusal: "closed",
    sharesOwner: true,
    section: "closures",
    feed: { uid: "chiusura", summary: (title: string) => `Chiuso: ${title}` },
    appearance: { icon: "door", colour: "sand", border: "hatched" },
  },
  hold: {
    label: "takenKind.hold",
    hasTitle: false,
    refusal: "taken",
    sharesOwner: false,
    section: "waiting",
    feed: { uid: "attesa", summary: () => "Riservato per la lista d'attesa" },
    appearance: { icon: "hourglass", colour: "honey", border: "dotted" },
  },
  external: {
    label: "takenKind.external",
    hasTitle: false,
    refusal: "taken",
    sharesOwner: false,
    section: "spaces",
    // Entries of a followed calendar would come back to the calendar that they are from.
    feed: null,
    appearance: { icon: "sync", colour: "plain", border: "dashed" },
  },
} as const satisfies Record<string, TakenKindRules>;

export type TakenKind = keyof typeof TAKEN_KINDS;

/** All kinds, in the order of the table. */
export const TAKEN_KIND_NAMES = Object.keys(TAKEN_KINDS) as TakenKind[];

/** The rules of a kind that is known only at run time. */
export const rulesOfKind = (kind: TakenKind): TakenKindRules => TAKEN_KINDS[kind];

/** Whether the kind closes the room, instead of merely taking its time: closures may overlap each other. */
export const closesRoom = (kind: TakenKind): boolean => rulesOfKind(kind).refusal === "closed";

/** Who takes a stretch of time, as `taken_times.owner` stores it: "booking:42". What one owner takes may overlap. */
export function takenOwner(kind: TakenKind, id: number): string {
  return rulesOfKind(kind).sharesOwner ? kind : `${kind}:${id}`;
}

/**
 * The kind that a stored owner is of.
 * @param owner "booking:42", or the name of the kind alone where all its records share one owner
 * @throws Error for a kind that is not in the table: stored data that this version of the program does not know
 */
export function kindOfOwner(owner: string): TakenKind {
  const [name] = owner.split(":");
  const kind = TAKEN_KIND_NAMES.find((one) => one === name);
  if (kind === undefined) throw new Error(`Taken time of an unknown kind: "${owner}".`);
  return kind;
}

/** What a refused booking is told of taken time: see `refusal` of the table. Both are null where nothing is said. */
interface RefusalReason {
  /** Why the room is closed. */
  reason: string | null;
  /** What takes place there, as a text: "Corso: Pilates". */
  heldAs: string | null;
}

/** The text of "Corso: Pilates"; of the label alone where the kind has no titles. */
export function titleWithKind(kind: TakenKind, title: string | null): string {
  const { label, hasTitle } = rulesOfKind(kind);
  return hasTitle && title !== null ? text("takenKind.titled", { kind: textIn(label), title }) : label;
}

type HeldKind = {
  [Kind in TakenKind]: (typeof TAKEN_KINDS)[Kind]["refusal"] extends "held" ? Kind : never;
}[TakenKind];

const HELD_AS: Record<HeldKind, TextKey> = {
  event: "roomTime.heldAs.event",
  course: "roomTime.heldAs.course",
};

const isHeld = (kind: TakenKind): kind is HeldKind => rulesOfKind(kind).refusal === "held";

/**
 * What a refused booking may be told of taken time. Never anything about a person.
 * @param titles the title in other languages
 */
export function refusalReason(
  kind: TakenKind,
  title: string | null,
  titles: Parameters<typeof nameIn>[1] = {},
): RefusalReason {
  const { refusal, label } = rulesOfKind(kind);
  if (refusal === "closed") return { reason: title === null ? label : namedHoliday(title), heldAs: null };
  return {
    reason: null,
    heldAs: isHeld(kind) && title !== null ? text(HELD_AS[kind], { title: nameIn(title, titles) }) : null,
  };
}
