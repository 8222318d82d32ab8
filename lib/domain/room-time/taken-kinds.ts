import { nameIn, type TextKey, text, textIn } from "../language/text";
import { namedHoliday } from "../time/holidays";

/**
 * The kinds of records that occupy a room's time, with all their differences. A new kind needs one entry here, its
 * label (`messages`), and one entry in `lib/data/room-time/taken-rows.ts`, which defines where its records are stored;
 * the compiler requires all three.
 */

interface TakenKindRules {
  /** The text key of the kind's name in the singular. */
  label: TextKey;
  /** Whether its records have their own title. Without one, the label is used. */
  hasTitle: boolean;
  /**
   * How an overlapping booking is refused. `closed`: the room is closed, with the title as the reason. `held`: with
   * label and title, since both are public. `taken`: without disclosing what occupies the room.
   */
  refusal: "closed" | "held" | "taken";
  /** Whether all its records count as one owner of time, so that they may overlap each other. */
  sharesOwner: boolean;
  /** The panel section where its records are managed; access to the section permits managing them. */
  section: "bookings" | "courses" | "events" | "closures" | "waiting" | "spaces";
  /** How the iCalendar feed of a room shows it; null if the feed omits it or reads it from elsewhere. */
  feed: { uid: string; summary: (title: string) => string } | null;
  /**
   * How the planning board draws it: icon, colour and border together, so that the colour alone never matters. Null for
   * bookings, which are drawn by their status.
   */
  appearance: {
    icon: "graduation-cap" | "party" | "door" | "hourglass" | "sync";
    colour: "lotus" | "terra" | "sand" | "honey" | "plain";
    border: "thick" | "double" | "hatched" | "dotted" | "dashed";
  } | null;
}

/** The kinds by their names in the API, in the order of its documentation. */
export const TAKEN_KINDS = {
  booking: {
    label: "takenKind.booking",
    hasTitle: true,
    refusal: "taken",
    sharesOwner: false,
    section: "bookings",
    // The feed reads the bookings themselves, to include canceled ones, which occupy no time.
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
    // Entries of a subscribed calendar would otherwise return to the calendar they came from.
    feed: null,
    appearance: { icon: "sync", colour: "plain", border: "dashed" },
  },
} as const satisfies Record<string, TakenKindRules>;

export type TakenKind = keyof typeof TAKEN_KINDS;

export const TAKEN_KIND_NAMES = Object.keys(TAKEN_KINDS) as TakenKind[];

/** The rules of a kind that is known only at run time. */
export const rulesOfKind = (kind: TakenKind): TakenKindRules => TAKEN_KINDS[kind];

/** Whether the kind closes the room instead of merely occupying its time. */
export const closesRoom = (kind: TakenKind): boolean => rulesOfKind(kind).refusal === "closed";

/** The owner of occupied time as stored in `taken_times.owner`: "booking:42". Times of one owner may overlap. */
export function takenOwner(kind: TakenKind, id: number): string {
  return rulesOfKind(kind).sharesOwner ? kind : `${kind}:${id}`;
}

/**
 * The kind of a stored owner.
 * @param owner "booking:42", or the name of the kind alone if all its records share one owner
 * @throws Error for a kind that is not in the table: stored data that this version of the program does not know
 */
export function kindOfOwner(owner: string): TakenKind {
  const [name] = owner.split(":");
  const kind = TAKEN_KIND_NAMES.find((one) => one === name);
  if (kind === undefined) throw new Error(`Taken time of an unknown kind: "${owner}".`);
  return kind;
}

/**
 * The information that a refused booking gets about occupied time: see `refusal` of the table. Both are null if nothing
 * is disclosed.
 */
interface RefusalReason {
  reason: string | null;
  /** A text with what takes place there: "Corso: Pilates". */
  heldAs: string | null;
}

/** "Corso: Pilates"; the label alone if the kind has no titles. */
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
 * The information that a refused booking may get about occupied time. Never anything about a person.
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
