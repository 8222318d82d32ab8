import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import type { Person } from "@/lib/data/person/person";

/** The mailings that a person received or is to receive. */
export async function exportMailings(person: Person) {
  const rows = await prisma().mailingRecipient.findMany({
    where: { personId: person.personId },
    select: {
      email: true,
      state: true,
      sentAt: true,
      mailing: { select: { subject: true, kind: true, createdAt: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ mailing, ...row }) => ({ ...mailing, ...row }));
}

export async function listLeftMailings(tx: Transaction, { personId }: Person) {
  const rows = await tx.mailingRecipient.findMany({
    where: { personId, state: "sent" },
    select: { mailingId: true, email: true },
  });
  return rows.flatMap(({ mailingId, email }) => (email === null ? [] : [{ mailingId, email }]));
}
