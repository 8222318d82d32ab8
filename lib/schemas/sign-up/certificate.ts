import "@/lib/schemas/zod-config";
import { z } from "zod";

/** Somebody who has signed up for a course without a medical certificate that is valid on the first day. */
export const lackingCertificateSchema = z.object({
  /** Of the sign-up. */
  id: z.number().int(),
  personId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The first day; null in a course without days. */
  startDate: z.string().nullable(),
  /** The last day of the one that is known; null for none. */
  certificateUntil: z.string().nullable(),
});

export type LackingCertificate = z.infer<typeof lackingCertificateSchema>;
