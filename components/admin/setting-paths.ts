import { type PanelPageId, panelPath } from "@/components/admin/panel-pages";

/** The page of each settings field and section that can be linked to ("…/ricevute#iban"). */
export const SETTINGS_ANCHORS = {
  name: "site",
  email: "site",
  phones: "site",
  social: "site",
  street: "site",
  position: "site",
  segreteria: "site",
  heroTitle: "site",
  heroImageUrl: "site",
  logo: "site",
  accentColor: "site",
  statuto: "site",
  privacy: "site",
  terms: "site",
  horizonMonths: "booking-rules",
  noticeMinutes: "booking-rules",
  changeHours: "booking-rules",
  maxOpenBookings: "booking-rules",
  prepayHours: "booking-rules",
  observesHolidays: "booking-rules",
  patronSaintDay: "booking-rules",
  memberYearStart: "member-rules",
  memberGraceDays: "member-rules",
  memberDiscountPercent: "member-rules",
  legalName: "fiscal",
  address: "fiscal",
  fiscalCode: "fiscal",
  vatNumber: "fiscal",
  iban: "fiscal",
  stampDuty: "fiscal",
  receiptNote: "fiscal",
  associationKind: "fiscal",
  requiresTotpForAdmins: "staff",
  idleTimeoutMinutes: "staff",
} as const satisfies Record<string, PanelPageId>;

export type SettingsAnchor = keyof typeof SETTINGS_ANCHORS;

/** "/admin/impostazioni/ricevute#iban" */
export const settingPath = (anchor: SettingsAnchor): string =>
  `${panelPath(SETTINGS_ANCHORS[anchor])}#${anchor}`;

/** Sections of the single settings page of earlier versions. */
const OLD_SECTIONS: Readonly<Record<string, PanelPageId>> = {
  sito: "site",
  posta: "mail-server",
  soci: "member-rules",
  pagamenti: "payment-methods",
  rendiconto: "book-words",
  regole: "booking-rules",
  schermi: "screens",
  importa: "imports",
  programmi: "programs",
  "persone-del-centro": "staff",
  cancellationSteps: "cancellation",
};

const isAnchor = (anchor: string): anchor is SettingsAnchor => Object.hasOwn(SETTINGS_ANCHORS, anchor);

/** The current path for an anchor of earlier versions ("/admin/impostazioni#iban"); null if it is unknown. */
export function pathOfOldAnchor(anchor: string): string | null {
  if (isAnchor(anchor)) return settingPath(anchor);
  const page = Object.hasOwn(OLD_SECTIONS, anchor) ? OLD_SECTIONS[anchor] : undefined;
  return page === undefined ? null : panelPath(page);
}
