import { z } from "zod";
import { DEMONSTRATION_KINDS } from "@/lib/domain/site/demonstration";
import { VALIDATION } from "@/lib/messages/validation";
import { emailField } from "@/lib/schemas/fields";

const setupStep = z.enum([
  "password",
  "identity",
  "logo",
  "rooms",
  "payment",
  "legal",
  "mail",
  "demonstration",
]);
export type SetupStep = z.infer<typeof setupStep>;

const counts = z.record(z.enum(DEMONSTRATION_KINDS), z.number().int());

export const setupSchema = z.object({
  hasDemonstration: z.boolean(),
  /** Dismissed by an administrator, on every device; the steps remain available in the settings. */
  isDismissed: z.boolean(),
  steps: z.array(z.object({ key: setupStep, isDone: z.boolean() })),
  /** Of each kind, the numbers of rows to be removed, and of those kept because they were changed or are in use. */
  demonstration: z.object({ removable: counts, changed: counts, used: counts }),
});
export type Setup = z.infer<typeof setupSchema>;

export const setupUpdateSchema = z.object({ isDismissed: z.boolean(VALIDATION.invalid) });

export const removedDemonstrationSchema = z.object({ removed: counts, kept: counts });
export type RemovedDemonstration = z.infer<typeof removedDemonstrationSchema>;

export const testMailSchema = z.object({ to: emailField(VALIDATION.email) });
