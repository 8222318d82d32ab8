import "server-only";
import type { Prisma } from "@/lib/data/generated/client";
import type { CancellationStep } from "@/lib/domain/money/cancellation-steps";
import { storedCancellationStepsSchema } from "@/lib/schemas/site/cancellation-steps";

export const toCancellationSteps = (column: Prisma.JsonValue): CancellationStep[] =>
  storedCancellationStepsSchema.parse(column);
