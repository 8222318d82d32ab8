import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { ASSOCIATION_KINDS } from "@/lib/domain/till/receipt";
import { bookLabelsSchema, incomeCategoriesSchema } from "@/lib/schemas/site/book-labels";
import { type PaymentMethod, paymentMethodsSchema } from "@/lib/schemas/site/payment-methods";
import { memberCategoriesSchema, type Settings, type SettingsUpdate } from "@/lib/schemas/site/settings";
import { findSite } from "./site";

const ONLY = { id: 1 };
const omitted = { id: true, updatedAt: true } as const;

/**
 * The association's settings, with the legal name and VAT number of its site. Their only row was created by a
 * migration.
 */
export async function findSettings(db: Queryable = prisma()): Promise<Settings> {
  const settings = await db.settings.findUniqueOrThrow({ where: ONLY, omit: omitted });
  const { legalName, vatNumber } = await findSite(db);
  const memberCategories = memberCategoriesSchema.parse(settings.memberCategories);
  const associationKind = z.enum(ASSOCIATION_KINDS).parse(settings.associationKind);
  const incomeCategories = incomeCategoriesSchema.parse(settings.incomeCategories);
  const bookLabels = bookLabelsSchema.parse(settings.bookLabels);
  const paymentMethods = paymentMethodsSchema.parse(settings.paymentMethods);
  return {
    ...settings,
    legalName,
    vatNumber,
    memberCategories,
    associationKind,
    incomeCategories,
    bookLabels,
    paymentMethods,
  };
}

/** Blocks changes of the settings, and writes that depend on a list in them, until the transaction ends. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM settings WHERE id = 1 FOR UPDATE`;
}

/**
 * Locks the settings against changes until the transaction ends, for a write that names a key in one of their lists: a
 * payment method, a member category or a label of the books. Lock them before any account, charge or room, as changes
 * of the settings do.
 */
async function keepSettings(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM settings WHERE id = 1 FOR SHARE`;
}

/** The settings, locked as by `keepSettings`. */
export async function findSettingsToUse(tx: Transaction): Promise<Settings> {
  await keepSettings(tx);
  return findSettings(tx);
}

export async function findPaymentMethods(db: Queryable = prisma()): Promise<PaymentMethod[]> {
  const { paymentMethods } = await db.settings.findUniqueOrThrow({
    where: ONLY,
    select: { paymentMethods: true },
  });
  return paymentMethodsSchema.parse(paymentMethods);
}

/** The payment methods alone, which every payment reads, locked as by `keepSettings`. */
export async function findPaymentMethodsToUse(tx: Transaction): Promise<PaymentMethod[]> {
  await keepSettings(tx);
  return findPaymentMethods(tx);
}

/** Changes the given fields. Legal name and VAT number are changed with the site (lib/services/site/change-site.ts). */
export async function updateSettings(
  change: Omit<SettingsUpdate, "legalName" | "vatNumber">,
  db: Queryable = prisma(),
): Promise<Settings> {
  await db.settings.update({ where: ONLY, data: change });
  return findSettings(db);
}
