import "server-only";
import type { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { deferWrite, inTransactionWithOutbox } from "@/lib/data/last-writes";
import type { Language } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { inLanguage } from "@/lib/domain/language/translations";
import { AppError } from "@/lib/errors";

/** A write that may be retried (caller, key, hash of the request): a repeated claim receives the first response. */
export interface IdempotencyClaim {
  /** "user:<id>", "key:<id>" of an API key, or "anonymous". */
  caller: string;
  key: string;
  /** Hash of method, path and body: the same key with another request is a mistake, not a retry. */
  requestHash: string;
  /** The language of the response; null for the panel, which receives all languages. */
  language: Language | null;
}

/** The stored response to the first request. Its body was parsed by the output schema before it was stored. */
interface StoredResponse {
  status: number;
  body: unknown;
}

const CONFLICT = text("refusals.request.keyUsed");

/**
 * Runs `create` at most once for a claim, in one transaction with what it creates. A second request with the same claim
 * waits for the first and gets its response; if the first fails, nothing is stored and the second creates. Without a
 * claim it only runs `create` in a transaction.
 * @param answer how the result is stored: the status of the response, and the schema that reads it back
 * @throws AppError DUPLICATE when the key was used for another request
 */
export async function createOnce<T>(
  claim: IdempotencyClaim | null,
  answer: { status: number; schema: z.ZodType<T> },
  create: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransactionWithOutbox(async (tx) => {
    if (claim === null) return create(tx);
    const claimed = await tx.$executeRaw`
      INSERT INTO idempotency_keys (caller, key, request_hash, status, response)
      VALUES (${claim.caller}, ${claim.key}, ${claim.requestHash}, ${answer.status}, 'null'::jsonb)
      ON CONFLICT DO NOTHING`;
    if (claimed === 0) {
      const id = { caller_key: { caller: claim.caller, key: claim.key } };
      const stored = await tx.idempotencyKey.findUniqueOrThrow({ where: id });
      if (stored.requestHash !== claim.requestHash) throw new AppError("DUPLICATE", { message: CONFLICT });
      return answer.schema.parse(stored.response);
    }
    const created = await create(tx);
    const shown = claim.language === null ? created : inLanguage(created, claim.language);
    await deferWrite(
      tx,
      Prisma.sql`
        UPDATE idempotency_keys SET response = ${JSON.stringify(shown)}::jsonb
        WHERE caller = ${claim.caller} AND key = ${claim.key}`,
    );
    return created;
  });
}

/**
 * The stored response to a claim; null when there is none yet.
 * @throws AppError DUPLICATE as createOnce does
 */
export async function findStoredResponse(claim: IdempotencyClaim): Promise<StoredResponse | null> {
  const stored = await prisma().idempotencyKey.findUnique({
    where: { caller_key: { caller: claim.caller, key: claim.key } },
  });
  if (stored === null) return null;
  if (stored.requestHash !== claim.requestHash) throw new AppError("DUPLICATE", { message: CONFLICT });
  return { status: stored.status, body: stored.response };
}
