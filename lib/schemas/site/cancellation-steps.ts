import "@/lib/schemas/zod-config";
import { z } from "zod";
import {
  type CancellationStepsProblem,
  cancellationStepsProblem,
  FIRST_CANCELLATION_STEPS,
  MAX_CANCELLATION_STEPS,
  MAX_NOTICE_HOURS,
} from "@/lib/domain/money/cancellation-steps";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { list } from "@/lib/schemas/fields";

const CANCELLATION_STEPS_MESSAGES: Record<CancellationStepsProblem, string> = {
  count: `Indica da 1 a ${MAX_CANCELLATION_STEPS} scaglioni`,
  hours: `Le ore sono numeri interi da 0 a ${MAX_NOTICE_HOURS}`,
  percent: "Le percentuali sono numeri interi da 0 a 100",
  hoursOrder: "Le ore devono scendere da uno scaglione al successivo, fino a 0 nell'ultimo",
  percentOrder: "Con meno preavviso il rimborso non può aumentare",
};

const stepSchema = z.object({ hours: z.number(), percent: z.number() });

export const storedCancellationStepsSchema = z.array(stepSchema);

/** In responses. Responses stored by an older version have none: they concern bookings made under the first steps. */
export const cancellationStepsAnswer = z.array(stepSchema).default(() => [...FIRST_CANCELLATION_STEPS]);

/** A number, or digits in a string as forms send them. */
const numberField = z.union(
  [
    z.number(),
    shortString()
      .regex(/^\d{1,5}$/)
      .transform(Number),
  ],
  VALIDATION.integer,
);

/** In bodies: checked by the domain's rule; every problem is reported for the whole field. */
export const cancellationStepsField = list(
  z.object({ hours: numberField, percent: numberField }),
).superRefine((steps, context) => {
  const problem = cancellationStepsProblem(steps);
  if (problem !== null) context.addIssue({ code: "custom", message: CANCELLATION_STEPS_MESSAGES[problem] });
});
