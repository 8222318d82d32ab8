import type { Translations } from "../language/translations";
import { newKey } from "../site/new-key";

/** The payment methods of the association's settings. Payments refer to them by key. */

export const WAY_KINDS = ["cash", "transfer", "pos", "online", "other"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** The key of online card payments, the only method of its kind: Stripe payments are recorded under it. */
export const ONLINE_KEY = "online";

export const MAX_PAYMENT_METHODS = 12;

interface StoredWay {
  /** The key that payments refer to, such as "cash". */
  key: string;
  label: string;
  kind: WayKind;
  /** The account of the books that receives the money. */
  account: "cash" | "bank";
  isActive: boolean;
}

export interface OfferedWay {
  key: string;
  label: string;
  kind: WayKind;
  /** The address of the payment page, with the placeholders `{amount}` and `{reason}`. */
  link: string | null;
  instructions: string;
}

export const wayOf = <Way extends { key: string }>(ways: readonly Way[], key: string): Way | undefined =>
  ways.find((way) => way.key === key);

/** The methods that are offered to customers: the active ones, without online cards if none are accepted. */
export const offeredWays = <Way extends { kind: WayKind; isActive?: boolean }>({
  paymentMethods,
  takesCards,
}: {
  paymentMethods: readonly Way[];
  takesCards: boolean;
}): Way[] =>
  paymentMethods.filter(({ kind, isActive }) => isActive !== false && (kind !== "online" || takesCards));

/** The label of a method; its key if it is missing from the settings. */
export const wayLabel = (ways: readonly Pick<StoredWay, "key" | "label">[], key: string): string =>
  wayOf(ways, key)?.label ?? key;

/**
 * Whether a method satisfies the rule that the key "online", in any case, belongs to the kind "online" and to no other.
 */
export const hasValidOnlineKey = ({ key, kind }: Pick<StoredWay, "key" | "kind">): boolean =>
  (kind === "online") === (key.toLowerCase() === ONLINE_KEY) && (kind !== "online" || key === ONLINE_KEY);

/**
 * The keys whose payments would lose their meaning by a change of settings: methods that `after` lacks or has with
 * another kind or account. A key that `before` lacks counts as a bank method, because a card payment may have been in
 * progress.
 */
export function invalidatedMethods(before: readonly StoredWay[], after: readonly StoredWay[]): string[] {
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

/** The link and the instructions of a method in every language. */
const targetOf = ({ link, instructions, translations }: Target): string =>
  [link, instructions, ...Object.values(translations).map((texts) => texts?.instructions)]
    .filter(Boolean)
    .join(", ");

/**
 * The methods whose link or instructions differ from those of the method with the same key in `others`, one per line;
 * null for none.
 */
export function changedPaymentTargets(ways: readonly Target[], others: readonly Target[]): string | null {
  const changed = ways.filter((way) => {
    const other = wayOf(others, way.key);
    return targetOf(way) !== (other === undefined ? "" : targetOf(other));
  });
  return changed.map((way) => `${way.label}: ${targetOf(way) || "–"}`).join("\n") || null;
}

/** A key for a new method, derived from its label: "satispay" for "Satispay". */
export const newWayKey = (label: string, taken: readonly string[]): string =>
  newKey(label, taken, { most: 20, nameless: "modo" });

/**
 * The method under which money on a bank statement is recorded: a transfer, otherwise another method of the bank
 * account, active ones first. Undefined if there is none.
 */
export function bankStatementMethod<Way extends StoredWay>(ways: readonly Way[]): Way | undefined {
  const atBank = ways.filter(({ account, kind }) => account === "bank" && kind !== "online");
  const transfers = atBank.filter(({ kind }) => kind === "transfer");
  const isActive = (way: Way) => way.isActive;
  return transfers.find(isActive) ?? transfers[0] ?? atBank.find(isActive) ?? atBank[0];
}

/** The preselected key: `wanted` if that method is active, otherwise the first active one. */
export const firstWay = (ways: readonly Pick<StoredWay, "key" | "isActive">[], wanted: string): string => {
  const active = ways.filter(({ isActive }) => isActive);
  return (wayOf(active, wanted) ?? active[0])?.key ?? wanted;
};

/**
 * An amount in the format of payment links: "12.50".
 * @param cents not negative
 */
const linkAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

export const filledLink = (link: string, { amount, reason }: { amount: number; reason: string }): string =>
  link.replace(/\{(amount|reason)\}/g, (_, name) =>
    encodeURIComponent(name === "amount" ? linkAmount(amount) : reason),
  );

/** Whether a link is a valid https address once it is filled in. */
export function isWayLink(link: string): boolean {
  const filled = filledLink(link, { amount: 1250, reason: "Prenotazione #00042" });
  return /^https:\/\/[^\s{}]+$/i.test(filled) && URL.canParse(filled);
}
