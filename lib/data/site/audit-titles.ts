import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import "server-only";
import { prisma } from "@/lib/data/client";
import { toDay } from "@/lib/data/date-columns";
import { formatCents } from "@/lib/domain/money/money";
import { fullName } from "@/lib/domain/person/full-name";
import type { AuditEntity } from "@/lib/domain/site/audited";
import {
  confirmationNumber,
  formatConfirmationNumber,
  type NumberedKind,
} from "@/lib/domain/site/confirmation-number";
import { type Reference, referenceKey } from "@/lib/domain/site/references";
import { type CalendarDay, dayOf, formatShortDay } from "@/lib/domain/time/dates";

/**
 * The current titles of the entities in the audit log. The log stores no names: a person's name is read from their
 * rows, and disappears when these are erased.
 */

interface Titled {
  id: number;
  title: string;
}

type FindTitles = (ids: number[]) => Promise<Titled[]>;

const NAMED = { id: true, firstName: true, lastName: true } as const;
const numbered = (kind: NumberedKind, id: number) => formatConfirmationNumber(kind, confirmationNumber(id));

const memberTitle = (number: number | null, person: Parameters<typeof fullName>[0] | null): string =>
  [number === null ? "senza numero" : `n. ${number}`, person && fullName(person)].filter(Boolean).join(", ");

const NAME = { id: true, name: true } as const;
const byName = (rows: { id: number; name: string }[]): Titled[] =>
  rows.map(({ id, name }) => ({ id, title: name }));

const shortDay = (day: CalendarDay) => formatShortDay(day, DEFAULT_LANGUAGE);

const findSpaces: FindTitles = async (ids) =>
  byName(await prisma().space.findMany({ where: { id: { in: ids } }, select: NAME }));

async function titlesOfSignUps(kind: "course" | "event", numbers: number[]): Promise<Titled[]> {
  const titled = { select: { title: true } } as const;
  const rows = await prisma().signUp.findMany({
    where: { kind, number: { in: numbers } },
    select: { number: true, firstName: true, lastName: true, course: titled, event: titled },
  });
  return rows.map(({ number: id, course, event, ...row }) => ({
    id,
    title: `${numbered(kind, id)}, ${fullName(row)}, ${(course ?? event)?.title ?? ""}`,
  }));
}

/** What an import brings, by its kind. */
const IMPORTED: Readonly<Record<string, string>> = {
  people: "persone",
  members: "soci",
  bookings: "prenotazioni",
  spaces: "sale",
  calendar: "calendario",
};

/** One query for each kind; null for kinds without a title or without an id in the log. */
const FINDERS: Record<AuditEntity, FindTitles | null> = {
  space: findSpaces,
  // A room's calendar is logged under the id of the room.
  calendar: findSpaces,
  booking: async (ids) => {
    const select = { ...NAMED, space: { select: { name: true } } };
    const rows = await prisma().booking.findMany({ where: { id: { in: ids } }, select });
    return rows.map((row) => ({
      id: row.id,
      title: `${numbered("booking", row.id)}, ${fullName(row)}, ${row.space.name}`,
    }));
  },
  closure: async (ids) => {
    const select = { id: true, reason: true, space: { select: { name: true } } } as const;
    const rows = await prisma().closure.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, reason, space }) => ({
      id,
      title: `${reason}, ${space?.name ?? "tutto il centro"}`,
    }));
  },
  extra: async (ids) => byName(await prisma().extra.findMany({ where: { id: { in: ids } }, select: NAME })),
  "promo-code": (ids) =>
    prisma()
      .promoCode.findMany({ where: { id: { in: ids } }, select: { id: true, code: true } })
      .then((rows) => rows.map(({ id, code }) => ({ id, title: code }))),
  course: (ids) =>
    prisma().course.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  mailing: (ids) =>
    prisma()
      .mailing.findMany({ where: { id: { in: ids } }, select: { id: true, subject: true } })
      .then((rows) => rows.map(({ id, subject }) => ({ id, title: subject }))),
  event: (ids) => prisma().event.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  teacher: async (ids) =>
    byName(await prisma().teacher.findMany({ where: { id: { in: ids } }, select: NAME })),
  "course-booking": (ids) => titlesOfSignUps("course", ids),
  registration: (ids) => titlesOfSignUps("event", ids),
  "waiting-entry": async (ids) => {
    const rows = await prisma().waitingEntry.findMany({
      where: { id: { in: ids } },
      select: {
        ...NAMED,
        space: { select: { name: true } },
        event: { select: { title: true } },
        course: { select: { title: true } },
      },
    });
    return rows.map((row) => {
      const wanted = row.space?.name ?? row.event?.title ?? row.course?.title;
      return { id: row.id, title: [fullName(row), wanted].filter(Boolean).join(", ") };
    });
  },
  "gallery-image": (ids) =>
    prisma().eventGalleryImage.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  picture: async (ids) => {
    const select = { id: true, altText: true, space: { select: { name: true } } } as const;
    const rows = await prisma().spaceImage.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, altText, space }) => ({ id, title: `${altText}, ${space.name}` }));
  },
  payment: async (ids) => {
    const person = { select: NAMED } as const;
    const fee = { select: { member: { select: { person } } } } as const;
    const rows = await prisma().payment.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        amount: true,
        charge: { select: { booking: person, signUp: person, fee, pass: { select: { person } } } },
      },
    });
    return rows.map(({ id, amount, charge: { booking, signUp, fee, pass } }) => {
      const payer = booking ?? signUp ?? fee?.member.person ?? pass?.person;
      return {
        id,
        title: [formatCents(amount, DEFAULT_LANGUAGE), payer && fullName(payer)].filter(Boolean).join(", "),
      };
    });
  },
  member: async (ids) => {
    const select = { id: true, number: true, person: { select: NAMED } } as const;
    const rows = await prisma().member.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, number, person }) => ({ id, title: memberTitle(number, person) }));
  },
  fee: async (ids) => {
    const member = { select: { number: true, person: { select: NAMED } } } as const;
    const rows = await prisma().memberFee.findMany({
      where: { id: { in: ids } },
      select: { id: true, years: true, member },
    });
    return rows.map(({ id, years, member: { number, person } }) => ({
      id,
      title: `${years}, ${memberTitle(number, person)}`,
    }));
  },
  pass: async (ids) => {
    const select = {
      id: true,
      product: { select: { name: true } },
      person: { select: NAMED },
    } as const;
    const rows = await prisma().pass.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, product, person }) => ({
      id,
      title: [product.name, person && fullName(person)].filter(Boolean).join(", "),
    }));
  },
  "pass-product": async (ids) =>
    byName(await prisma().passProduct.findMany({ where: { id: { in: ids } }, select: NAME })),
  "book-entry": async (ids) => {
    const select = { id: true, amount: true, counterparty: true } as const;
    const rows = await prisma().bookEntry.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, amount, counterparty }) => ({
      id,
      title: [counterparty, formatCents(amount, DEFAULT_LANGUAGE)].filter(Boolean).join(", "),
    }));
  },
  "bank-file": async (ids) =>
    byName(await prisma().bankFile.findMany({ where: { id: { in: ids } }, select: NAME })),
  "bank-movement": async (ids) => {
    const select = { id: true, amount: true, date: true } as const;
    const rows = await prisma().bankMovement.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, amount, date }) => ({
      id,
      title: `${shortDay(toDay(date))}, ${formatCents(amount, DEFAULT_LANGUAGE)}`,
    }));
  },
  "book-year": async (ids) => ids.map((year) => ({ id: year, title: String(year) })),
  receipt: async (ids) => {
    const select = { id: true, year: true, sequence: true } as const;
    const rows = await prisma().receipt.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, year, sequence }) => ({ id, title: `n. ${sequence}/${year}` }));
  },
  person: async (ids) => {
    const rows = await prisma().person.findMany({ where: { id: { in: ids } }, select: NAMED });
    return rows.map((row) => ({ id: row.id, title: fullName(row) }));
  },
  user: async (ids) => {
    const select = { id: true, person: { select: NAMED } } as const;
    const rows = await prisma().user.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, person }) => ({ id, title: fullName(person) }));
  },
  invitation: async (ids) => {
    const rows = await prisma().invitation.findMany({ where: { id: { in: ids } }, select: NAMED });
    return rows.map((row) => ({ id: row.id, title: fullName(row) }));
  },
  "api-key": async (ids) =>
    byName(await prisma().apiKey.findMany({ where: { id: { in: ids } }, select: NAME })),
  "webhook-endpoint": (ids) =>
    prisma()
      .webhookEndpoint.findMany({ where: { id: { in: ids } }, select: { id: true, url: true } })
      .then((rows) => rows.map(({ id, url }) => ({ id, title: url }))),
  screen: async (ids) => byName(await prisma().screen.findMany({ where: { id: { in: ids } }, select: NAME })),
  import: async (ids) => {
    const select = { id: true, kind: true, createdAt: true, space: { select: { name: true } } } as const;
    const rows = await prisma().import.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ id, kind, createdAt, space }) => ({
      id,
      title: [IMPORTED[kind], space?.name, shortDay(dayOf(createdAt))].filter(Boolean).join(", "),
    }));
  },
  settings: null,
  site: null,
  mail: null,
  message: null,
  "mail-server": null,
};

/**
 * The titles of the referenced entities by key (`referenceKey`), with one query for each kind. Deleted entities have
 * none.
 */
export async function findTitles(references: readonly Reference[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = new Map<AuditEntity, Set<number>>();
  for (const { entity, id } of references) idsOf.set(entity, (idsOf.get(entity) ?? new Set()).add(id));
  const found = await Promise.all(
    [...idsOf].map(async ([entity, ids]) => {
      const rows = (await FINDERS[entity]?.([...ids])) ?? [];
      return rows.map(({ id, title }) => [referenceKey({ entity, id }), title] as const);
    }),
  );
  return new Map(found.flat());
}
