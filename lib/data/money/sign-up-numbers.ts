import "server-only";
import type { Queryable } from "@/lib/data/client";
import { Prisma, type SignUpKind } from "@/lib/data/generated/client";
import type { ChargeKind } from "@/lib/domain/money/payment";

/** Sign-ups are identified by their number within their kind everywhere except in the database's foreign keys. */
export interface SignUpRef {
  kind: SignUpKind;
  id: number;
}

export const isSignUp = <Name extends { kind: ChargeKind }>(
  name: Name,
): name is Name & { kind: SignUpKind } => name.kind === "event" || name.kind === "course";

export const rowIdOf = (name: { kind: ChargeKind; id: number }): Prisma.Sql =>
  isSignUp(name)
    ? Prisma.sql`(SELECT id FROM sign_ups WHERE kind = ${name.kind}::sign_up_kind AND number = ${name.id})`
    : Prisma.sql`${name.id}::int`;

/** The unique key of a sign-up for Prisma. */
export const signUpKey = ({ kind, id: number }: SignUpRef) => ({ kind_number: { kind, number } });

export const signUpsNumbered = (kind: SignUpKind, numbers: readonly number[]) => ({
  kind,
  number: { in: [...numbers] },
});

export const findSignUpId = async (on: Queryable, name: SignUpRef): Promise<number> =>
  (await on.signUp.findUniqueOrThrow({ where: signUpKey(name), select: { id: true } })).id;

/** The fields by which the API refers to a sign-up. */
export const signUpFields = (signUp: { kind: SignUpKind; number: number } | null) => ({
  courseBookingId: signUp?.kind === "course" ? signUp.number : null,
  registrationId: signUp?.kind === "event" ? signUp.number : null,
});

/** Renames the public number of a sign-up to `id`. */
export const named = <Row extends { number: number }>({
  number,
  ...row
}: Row): Omit<Row, "number"> & { id: number } => ({
  ...row,
  id: number,
});
