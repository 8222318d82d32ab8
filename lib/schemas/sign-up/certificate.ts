import "@/lib/schemas/zod-config";
import { z } from "zod";

/** A participant of a course without a medical certificate that is valid on their first day. */
export const lackingCertificateSchema = z.object({
  /** The number of the sign-up. */
  id: z.number().int(),
  personId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The first day; null in a course without days. */
  startDate: z.string().nullable(),
  /** The last day of the stored certificate; null for none. */
  certificateUntil: z.string().nullable(),
});

export type LackingCertificate = z.infer<typeof lackingCertificateSchema>;
