import "server-only";
import { listReceiptsOf } from "@/lib/data/till/receipts";

export interface FeeReceipt {
  feeId: number;
  id: number;
  number: string;
}

/** The receipts of an account's fees, without canceled ones. */
export async function listFeeReceipts(userId: number): Promise<FeeReceipt[]> {
  const receipts = await listReceiptsOf({ userId });
  return receipts
    .filter(({ canceledAt }) => canceledAt === null)
    .flatMap(({ id, number, payments }) =>
      [...new Set(payments.flatMap(({ feeId }) => feeId ?? []))].map((feeId) => ({ feeId, id, number })),
    );
}
