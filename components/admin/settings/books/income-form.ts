import { z } from "zod";
import { incomeCategoriesField } from "@/lib/schemas/site/income-categories";

/** What the form of the income rows holds. */
export const incomeFormSchema = z.object({ incomeCategories: incomeCategoriesField });

export type IncomeForm = z.input<typeof incomeFormSchema>;
