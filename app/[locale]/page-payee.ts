import { getLocale } from "next-intl/server";
import { findSettings } from "@/lib/data/site/settings";
import { type Payee, payeeOf } from "@/lib/domain/till/payee";
import { takesCards } from "@/lib/services/money/stripe-client";

/** The payee's details, in the page's language. */
export const pagePayee = async (): Promise<Payee> =>
  payeeOf({ ...(await findSettings()), takesCards: takesCards() }, await getLocale());
