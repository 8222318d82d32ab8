import "server-only";
import { setImmediate } from "node:timers/promises";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import { signUpFields } from "@/lib/data/money/sign-up-numbers";
import type { Account } from "@/lib/domain/books/book-entry";
import { fullName } from "@/lib/domain/person/full-name";
import { dayOf } from "@/lib/domain/time/dates";

/** Exports are read in pages by id, to bound the size of each query result. */

const PAGE = 2_000;

async function inPages<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.at(-1)?.id ?? 0);
    rows.push(...page);
    if (page.length < PAGE) return rows;
    await setImmediate();
  }
}

const after = (id: number) => ({ where: { id: { gt: id } }, orderBy: { id: "asc" }, take: PAGE }) as const;

export async function listPeopleToExport() {
  const rows = await inPages((id) => prisma().person.findMany(after(id)));
  return rows.map((row) => ({
    ...row,
    dateOfBirth: toDayOrNull(row.dateOfBirth),
    memberUntil: toDayOrNull(row.memberUntil),
    certificateUntil: toDayOrNull(row.certificateUntil),
    newsletterSince: row.newsletterSince && dayOf(row.newsletterSince),
  }));
}
export type ExportedPerson = Awaited<ReturnType<typeof listPeopleToExport>>[number];

export async function listBookingsToExport() {
  const include = { space: { select: { name: true } }, charge: { select: { totalAmount: true } } } as const;
  const rows = await inPages((id) => prisma().booking.findMany({ ...after(id), include }));
  return rows.map(({ charge, ...row }) => ({
    ...row,
    ...charge,
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
  }));
}
export type ExportedBooking = Awaited<ReturnType<typeof listBookingsToExport>>[number];

export async function listMembersToExport() {
  const versions = { orderBy: { id: "desc" }, take: 1 } as const;
  const rows = await inPages((id) =>
    prisma().member.findMany({ ...after(id), include: { person: true, versions } }),
  );
  return rows.map(({ person, versions: [version], ...row }) => {
    // For an erased member the register has the last recorded data.
    const known = person ?? version;
    return {
      ...row,
      firstName: known?.firstName ?? "",
      lastName: known?.lastName ?? "",
      email: person?.email ?? null,
      phone: person?.phone ?? null,
      dateOfBirth: toDayOrNull(known?.dateOfBirth ?? null),
      placeOfBirth: known?.placeOfBirth ?? null,
      fiscalCode: known?.fiscalCode ?? null,
      address: known?.address ?? null,
      city: known?.city ?? null,
      postalCode: known?.postalCode ?? null,
      appliedOn: toDay(row.appliedOn),
      decidedOn: toDayOrNull(row.decidedOn),
      endedOn: toDayOrNull(row.endedOn),
      paidUntil: toDayOrNull(row.paidUntil),
    };
  });
}
export type ExportedMember = Awaited<ReturnType<typeof listMembersToExport>>[number];

const NAMES = { select: { firstName: true, lastName: true } } as const;

export async function listPaymentsToExport() {
  const select = {
    booking: { select: { ...NAMES.select, id: true } },
    signUp: { select: { ...NAMES.select, kind: true, number: true } },
    fee: { select: { id: true, member: { select: { person: NAMES } } } },
    pass: { select: { id: true, person: NAMES } },
  } as const;
  const rows = await inPages((id) =>
    prisma().payment.findMany({ ...after(id), include: { charge: { select } } }),
  );
  return rows.map(({ charge: { booking, signUp, fee, pass }, ...row }) => {
    const payer = booking ?? signUp ?? fee?.member.person ?? pass?.person ?? null;
    return {
      ...row,
      bookingId: booking?.id,
      ...signUpFields(signUp),
      feeId: fee?.id,
      passId: pass?.id,
      date: toDay(row.date),
      payer: payer === null ? "" : fullName(payer),
    };
  });
}
export type ExportedPayment = Awaited<ReturnType<typeof listPaymentsToExport>>[number];

/** @param account null for the entries of both accounts, transfers included */
export async function listEntriesToExport(account: Account | null) {
  const where = account === null ? {} : { account };
  const rows = await inPages((id) => {
    const page = after(id);
    return prisma().bookEntry.findMany({ ...page, where: { ...page.where, ...where } });
  });
  return rows.map((row) => ({ ...row, date: toDay(row.date) }));
}
export type ExportedEntry = Awaited<ReturnType<typeof listEntriesToExport>>[number];
