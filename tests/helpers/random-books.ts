import { ACCOUNTS, type Account } from "@/lib/domain/books/book-entry";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { chargeOf } from "./charges";
import { sql } from "./database";

/**
 * Random bookkeeping movements, written directly into the database, next to a simple model of their meaning: the
 * amounts per row of the statement, and the movements per account.
 */

/** Something that can be paid for, and whether its owner is a member until `memberUntil`. */
export interface Thing {
  kind: ChargeKind;
  id: number;
  isOfMember: boolean;
}

/** The statement row that the settings assign to a kind of record from a day on. */
export interface ChosenRow {
  kind: "booking" | "course" | "event";
  category: string;
  from: string;
}

interface Written {
  id: number;
  kind: "payment" | "refund" | "deposit" | "deposit-return" | "deposit-retention";
  thing: Thing;
  amount: number;
  account: Account;
  row: string | null;
  isReversal: boolean;
  isReversed: boolean;
}

interface WrittenEntry {
  id: number;
  direction: "in" | "out" | "transfer";
  account: Account;
  category: string | null;
  amount: number;
  isReversed: boolean;
}

export interface Move {
  what: "pay" | "refund" | "reverse" | "deposit" | "return" | "retain" | "in" | "out" | "transfer" | "undo";
  /** Selects an item, 0 to 1000. */
  which: number;
  amount: number;
  account: Account;
  /** The day of the year, from 0. */
  day: number;
  categoryIn: string;
  categoryOut: string;
}

/** A day of a year as YYYY-MM-DD, counted from 0. */
export const dayOfYear = (year: number, day: number) =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);
const other = (account: Account): Account => (account === "cash" ? "bank" : "cash");

export class RandomBooks {
  private readonly payments: Written[] = [];
  private readonly entries: WrittenEntry[] = [];
  /** Cents by year, direction and row, such as "2010 in A3". */
  readonly rows = new Map<string, number>();
  /** Cents by year and account, such as "2010 cash". */
  readonly moved = new Map<string, number>();
  held = 0;
  private chosen: readonly ChosenRow[] = [];

  constructor(private readonly things: readonly Thing[]) {}

  /** From now on these rows apply to everything outside closed years. */
  choose(rows: readonly ChosenRow[]): void {
    this.chosen = rows;
  }

  private ownRow({ kind, isOfMember }: Thing, date: string, memberUntil: string): string {
    if (kind === "fee") return "A1";
    const [latest] = this.chosen
      .filter((one) => one.kind === kind && one.from <= date)
      .sort((one, other) => other.from.localeCompare(one.from));
    return latest?.category ?? (isOfMember && date <= memberUntil ? "A3" : "A7");
  }

  private count(year: number, direction: "in" | "out", row: string, amount: number) {
    const key = `${year} ${direction} ${row}`;
    this.rows.set(key, (this.rows.get(key) ?? 0) + amount);
  }

  private shift(year: number, account: Account, amount: number) {
    const key = `${year} ${account}`;
    this.moved.set(key, (this.moved.get(key) ?? 0) + amount);
  }

  private async write(
    payment: Omit<Written, "id" | "isReversed" | "isReversal">,
    date: string,
    reversalOf: number | null,
  ) {
    const { kind, id } = payment.thing;
    const method = payment.account === "cash" ? "cash" : "transfer";
    const [row] = await sql<{ id: number }>(
      `INSERT INTO payments (kind, method, amount, date, charge_id, reversal_of)
       VALUES ($1::payment_kind, $2, $3, $4::date, ${chargeOf(kind, "$5")}, $6) RETURNING id`,
      [payment.kind, method, payment.amount, date, id, reversalOf],
    );
    if (row === undefined) throw new Error("No payment was written");
    this.payments.push({ ...payment, id: row.id, isReversed: false, isReversal: reversalOf !== null });
  }

  private heldOf({ id }: Thing) {
    return this.payments
      .filter(({ thing }) => thing.id === id && thing.kind === "booking")
      .reduce((held, { kind, amount }) => {
        if (kind === "deposit") return held + amount;
        return kind === "deposit-return" || kind === "deposit-retention" ? held - amount : held;
      }, 0);
  }

  private thing(which: number, isBooking: boolean): Thing {
    const all = isBooking ? this.things.filter(({ kind }) => kind === "booking") : this.things;
    const thing = all[which % all.length];
    if (thing === undefined) throw new Error("There is nothing to pay for");
    return thing;
  }

  /** Writes a movement in a year, unless it is impossible. @param memberUntil the last day of membership */
  async make(year: number, memberUntil: string, move: Move): Promise<void> {
    const { what, which, amount, account, day, categoryIn, categoryOut } = move;
    const date = dayOfYear(year, day);
    const ownRow = (thing: Thing) => this.ownRow(thing, date, memberUntil);
    if (what === "pay") {
      const thing = this.thing(which, false);
      const row = ownRow(thing);
      await this.write({ kind: "payment", thing, amount, account, row }, date, null);
      this.count(year, "in", row, amount);
      this.shift(year, account, amount);
    } else if (what === "refund") {
      const thing = this.thing(which, false);
      const last = this.payments.findLast(
        (one) => one.thing === thing && one.kind === "payment" && !one.isReversal && !one.isReversed,
      );
      const row = last?.row ?? ownRow(thing);
      await this.write({ kind: "refund", thing, amount, account, row }, date, null);
      this.count(year, "in", row, -amount);
      this.shift(year, account, -amount);
    } else if (what === "deposit") {
      const thing = this.thing(which, true);
      await this.write({ kind: "deposit", thing, amount, account, row: null }, date, null);
      this.held += amount;
      this.shift(year, account, amount);
    } else if (what === "return" || what === "retain") {
      const thing = this.thing(which, true);
      const part = Math.min(amount, this.heldOf(thing));
      if (part === 0) return;
      this.held -= part;
      if (what === "return") {
        await this.write({ kind: "deposit-return", thing, amount: part, account, row: null }, date, null);
        this.shift(year, account, -part);
      } else {
        await this.write({ kind: "deposit-retention", thing, amount: part, account, row: "A10" }, date, null);
        this.count(year, "in", "A10", part);
      }
    } else if (what === "reverse") await this.reverse(year, date, which);
    else if (what === "undo") await this.undo(year, date, which);
    else await this.enter(year, date, { direction: what, account, amount, categoryIn, categoryOut });
  }

  private async reverse(year: number, date: string, which: number) {
    const open = this.payments.filter((one) => !one.isReversed && !one.isReversal);
    const one = open[which % Math.max(1, open.length)];
    if (one === undefined) return;
    const { kind, thing, amount, account, row } = one;
    if (kind === "deposit" && this.heldOf(thing) < amount) return;
    const opposite = {
      payment: "refund",
      refund: "payment",
      deposit: "deposit-return",
      "deposit-return": "deposit",
      "deposit-retention": "deposit",
    } as const;
    await this.write({ kind: opposite[kind], thing, amount, account, row }, date, one.id);
    one.isReversed = true;
    if (kind === "payment" || kind === "deposit-retention") this.count(year, "in", row ?? "", -amount);
    if (kind === "refund") this.count(year, "in", row ?? "", amount);
    if (kind === "payment" || kind === "deposit") this.shift(year, account, -amount);
    if (kind === "refund" || kind === "deposit-return") this.shift(year, account, amount);
    if (kind === "deposit") this.held -= amount;
    if (kind === "deposit-return" || kind === "deposit-retention") this.held += amount;
  }

  private async writeEntry(
    entry: Omit<WrittenEntry, "id" | "isReversed">,
    date: string,
    reversalOf: number | null,
  ): Promise<number> {
    const { direction, account, category, amount } = entry;
    const isTransfer = direction === "transfer";
    const accounts = isTransfer ? [null, account, other(account)] : [account, null, null];
    const [row] = await sql<{ id: number }>(
      `INSERT INTO book_entries (direction, account, from_account, to_account, category, amount, date, reversal_of)
       VALUES ($1::book_direction, $2::book_account, $3::book_account, $4::book_account, $5, $6, $7::date, $8)
       RETURNING id`,
      [direction, ...accounts, category, amount, date, reversalOf],
    );
    if (row === undefined) throw new Error("No entry was written");
    return row.id;
  }

  private countEntry(year: number, entry: Omit<WrittenEntry, "id" | "isReversed">, sign: 1 | -1) {
    const { direction, account, category } = entry;
    const amount = sign * entry.amount;
    if (direction !== "transfer") this.count(year, direction, category ?? "", amount);
    this.shift(year, account, direction === "in" ? amount : -amount);
    if (direction === "transfer") this.shift(year, other(account), amount);
  }

  private async enter(
    year: number,
    date: string,
    entry: Pick<WrittenEntry, "direction" | "account" | "amount"> & Pick<Move, "categoryIn" | "categoryOut">,
  ) {
    const { direction, account, amount } = entry;
    const categories = { in: entry.categoryIn, out: entry.categoryOut, transfer: null };
    const written = { direction, account, amount, category: categories[direction] };
    this.entries.push({
      ...written,
      id: await this.writeEntry(written, date, null),
      isReversed: false,
    });
    this.countEntry(year, written, 1);
  }

  private async undo(year: number, date: string, which: number) {
    const open = this.entries.filter((one) => !one.isReversed);
    const one = open[which % Math.max(1, open.length)];
    if (one === undefined) return;
    await this.writeEntry(one, date, one.id);
    one.isReversed = true;
    this.countEntry(year, one, -1);
  }

  /** The movements of both accounts in a year, in cents. */
  movedIn(year: number) {
    const [cash = 0, bank = 0] = ACCOUNTS.map((account) => this.moved.get(`${year} ${account}`));
    return { cash, bank };
  }
}
