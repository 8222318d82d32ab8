import type { z } from "zod";
import type { personInputSchema } from "@/lib/schemas/person/person";

/** What the form of a person holds. */
export type PersonValues = z.input<typeof personInputSchema>;
