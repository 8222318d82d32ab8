import "@/lib/schemas/zod-config";
import { z } from "zod";
import { cancellationStepsProblem, FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { CANCELLATION_STEPS_MESSAGES } from "@/lib/messages/site/cancellation-steps";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { list } from "@/lib/schemas/fields";

/** The steps of a cancellation policy (lib/domain/money/cancellation-steps.ts). */

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
