import type { Translations } from "../language/translations";
import { newKey } from "../site/new-key";

/** The association's ways to pay: those of its settings, by whose keys payments are entered. */

export const WAY_KINDS = ["cash", "transfer", "pos", "online", "other"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** The key of cards online, the only one of its kind: Stripe's payments are entered by it. */
export const ONLINE_KEY = "online";

/** The most ways that a site can have. */
export const MOST_WAYS = 12;

interface StoredWay {
  /** How payments name it: "cash". */
  key: string;
  label: string;
  kind: WayKind;
  /** The account of the books in which its money arrives. */
  account: "cash" | "bank";
  isActive: boolean;
}

export interface OfferedWay {
  key: string;
  label: string;
  kind: WayKind;
  /** Where it is paid; `{amount}` and `{reason}` are to be filled in. */
  link: string | null;
  instructions: string;
}

/** The way of a key; undefined where there is none. */
export const wayOf = <Way extends { key: string }>(ways: readonly Way[], key: string): Way | undefined =>
  ways.find((way) => way.key === key);

/** The ways that are offered to customers: the active ones, without cards online where none are taken. */
export const offeredWays = <Way extends { kind: WayKind; isActive?: boolean }>({
  paymentMethods,
  takesCards,
}: {
  paymentMethods: readonly Way[];
  takesCards: boolean;
}): Way[] =>
  paymentMethods.filter(({ kind, isActive }) => isActive !== false && (kind !== "online" || takesCards));

/** What a way is called; its key where the settings do not have it. */
export const wayLabel = (ways: readonly Pick<StoredWay, "key" | "label">[], key: string): string =>
  wayOf(ways, key)?.label ?? key;

/** Whether the key of cards online is that of a way of its kind, and of no other. */
export const isOnlineAlone = ({ key, kind }: Pick<StoredWay, "key" | "kind">): boolean =>
  (kind === "online") === (key.toLowerCase() === ONLINE_KEY) && (kind !== "online" || key === ONLINE_KEY);

/**
 * The keys of the ways that `after` lacks, or has with another kind or account: payments entered by them lose their meaning.
 * What was paid by a way that `before` lacks (by a card whose payment was under way) counts at the bank.
 */
export function lostWays(before: readonly StoredWay[], after: readonly StoredWay[]): string[] {
  const changed = before.filter(({ key, kind, account }) => {
    const kept = wayOf(after, key);
    return kept?.kind !== kind || kept.account !== account;
  });
  const returned = after.filter(({ key, account }) => account !== "bank" && !wayOf(before, key));
  return [...changed, ...returned].map(({ key }) => key);
}

interface Target extends Pick<OfferedWay, "key" | "label" | "link" | "instructions"> {
  translations: Translations;
}

/** Where a way sends people to pay: its link and its instructions in every language. */
const targetOf = ({ link, instructions, translations }: Target): string =>
  [link, instructions, ...Object.values(translations).map((texts) => texts?.instructions)]
    .filter(Boolean)
    .join(", ");

/** The ways that send people elsewhere than those of `others` with the same keys do, a line for each; null for none. */
export function targetsUnlike(ways: readonly Target[], others: readonly Target[]): string | null {
  const changed = ways.filter((way) => {
    const other = wayOf(others, way.key);
    return targetOf(way) !== (other === undefined ? "" : targetOf(other));
  });
  return changed.map((way) => `${way.label}: ${targetOf(way) || "–"}`).join("\n") || null;
}

/** A key for a new way, made of its label: "Satispay" becomes "satispay". */
export const newWayKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 20, nameless: "modo" });

/** The way by which money has come that the bank reports: a transfer, or what else arrives at the bank; undefined without one. */
export function wayOfBank<Way extends StoredWay>(ways: readonly Way[]): Way | undefined {
  const atBank = ways.filter(({ account, kind }) => account === "bank" && kind !== "online");
  const transfers = atBank.filter(({ kind }) => kind === "transfer");
  const isActive = (way: Way) => way.isActive;
  return transfers.find(isActive) ?? transfers[0] ?? atBank.find(isActive) ?? atBank[0];
}

/** The key of a way to begin with: the wanted one, as far as it is active, else the first. */
export const firstWay = (ways: readonly Pick<StoredWay, "key" | "isActive">[], wanted: string): string => {
  const active = ways.filter(({ isActive }) => isActive);
  return (wayOf(active, wanted) ?? active[0])?.key ?? wanted;
};

/** An amount as links carry it: "12.50". @param cents not negative */
const linkAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** The address at which an amount is paid: `{amount}` and `{reason}` of a link are filled in. */
export const filledLink = (link: string, { amount, reason }: { amount: number; reason: string }): string =>
  link.replace(/\{(amount|reason)\}/g, (_, name) =>
    encodeURIComponent(name === "amount" ? linkAmount(amount) : reason),
  );

/** Whether a link is an address by https, whatever is filled in. */
export function isWayLink(link: string): boolean {
  const filled = filledLink(link, { amount: 1250, reason: "Prenotazione #00042" });
  return /^https:\/\/[^\s{}]+$/i.test(filled) && URL.canParse(filled);
}
