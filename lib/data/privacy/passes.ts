import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { listPassesOf } from "@/lib/data/pass/passes";
import type { Person } from "@/lib/data/person/person";

export async function exportPasses(person: Person) {
  const passes = await listPassesOf({ personId: person.personId }, new Date());
  const withIban = await prisma().pass.findMany({
    where: { personId: person.personId, charge: { refundIban: { not: null } } },
    select: { id: true, charge: { select: { refundIban: true } } },
  });
  const ibans = new Map(withIban.map(({ id, charge }) => [id, charge.refundIban]));
  return passes.map(({ userId: _, isCanceled: __, isToldFewLeft: ___, translations: ____, ...pass }) => ({
    ...pass,
    refundIban: ibans.get(pass.id) ?? null,
  }));
}

/**
 * Detaches the person from their passes, which the ledger refers to; the passes can no longer be used. Cancellation
 * reasons are erased. The IBAN of a refund stays until it is paid.
 */
export async function leavePasses(tx: Transaction, person: Person): Promise<void> {
  await tx.pass.updateMany({
    where: { personId: person.personId },
    data: { personId: null, cancelReason: null },
  });
}
