import "server-only";
import { Prisma } from "@/lib/data/generated/client";

/** A query of one column: the keys of the settings' payment methods of a kind or of an account. */
export const paymentMethodKeys = (field: "kind" | "account", value: string): Prisma.Sql => Prisma.sql`
  SELECT way->>'key' FROM settings, jsonb_array_elements(payment_methods) way WHERE way->>${field}::text = ${value}`;

/** The account of the books in which a payment `p` counts: the account of its payment method. */
export const ACCOUNT_OF_PAYMENT = Prisma.sql`
  CASE WHEN p.method IN (${paymentMethodKeys("account", "cash")}) THEN 'cash' ELSE 'bank' END`;
