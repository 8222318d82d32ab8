import { END_REASONS, type EndReason, MEMBER_STATUSES, type MemberStatus } from "../membership/member-status";
import { SPACE_TYPES, type SpaceType } from "../search/space-search";
import { columnKey } from "./recognize-columns";

/** Italian and English words in files that stand for keys of the API. */

const of = <Key extends string>(words: Readonly<Record<Key, readonly string[]>>, keys: readonly Key[]) => {
  const known = new Map(
    keys.flatMap((key) => [key, ...words[key]].map((word) => [columnKey(word), key] as const)),
  );
  return (cell: string): Key | null => known.get(columnKey(cell)) ?? null;
};

export const readSpaceType: (cell: string) => SpaceType | null = of(
  {
    therapy: ["terapia", "terapie", "trattamenti", "studio"],
    yoga: ["yoga e movimento", "movimento"],
    workshop: ["laboratorio", "laboratori", "seminari", "workshop e laboratori"],
    meeting: ["riunione", "riunioni", "incontri", "meeting room", "sala riunioni"],
  },
  SPACE_TYPES,
);

export const BOOKING_STATES = ["confirmed", "pending", "canceled"] as const;
type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_STATE_WORDS: Record<BookingState, string> = {
  confirmed: "confermata",
  pending: "in attesa",
  canceled: "annullata",
};

export const readBookingState: (cell: string) => BookingState | null = of(
  {
    confirmed: [BOOKING_STATE_WORDS.confirmed, "confermato", "ok"],
    pending: [BOOKING_STATE_WORDS.pending, "attesa", "da confermare"],
    canceled: [BOOKING_STATE_WORDS.canceled, "annullato", "disdetta", "cancellata", "cancelled"],
  },
  BOOKING_STATES,
);

/** A column such as "Attivo" has yes or no; databases write -1 or 1, and 0. */
const TRUE = ["si", "yes", "vero", "true", "1"];
const FALSE = ["no", "falso", "false", "0"];

export const readMemberStatus: (cell: string) => MemberStatus | null = of(
  {
    applied: ["domanda", "in attesa", "richiesta"],
    admitted: [
      ...["socio", "socia", "ammesso", "ammessa", "attivo", "attiva", "active", "member"],
      ...["iscritto", "iscritta", "tesserato", "tesserata", "valido", "valida", ...TRUE],
    ],
    rejected: ["respinta", "respinto", "rifiutata"],
    ended: [
      ...["cessato", "cessata", "ex socio", "ex socia", "ex", "former"],
      ...["non attivo", "non attiva", "inattivo", "inattiva", "inactive", ...FALSE],
    ],
  },
  MEMBER_STATUSES,
);

export const readEndReason: (cell: string) => EndReason | null = of(
  {
    resigned: [
      "recesso",
      "receduto",
      "receduta",
      "dimissioni",
      "dimesso",
      "dimessa",
      "dimissionario",
      "dimissionaria",
    ],
    excluded: ["esclusione", "escluso", "esclusa", "espulso", "espulsa", "radiato", "radiata"],
    deceased: ["decesso", "deceduto", "deceduta", "defunto", "defunta"],
    lapsed: ["decadenza", "decaduto", "decaduta", "morosità", "moroso", "morosa", "scaduto", "scaduta"],
  },
  END_REASONS,
);
