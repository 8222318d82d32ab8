import type { z } from "zod";
import type { personInputSchema } from "@/lib/schemas/person/person";

export type PersonValues = z.input<typeof personInputSchema>;
