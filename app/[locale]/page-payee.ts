import { getLocale } from "next-intl/server";
import { findSettings } from "@/lib/data/site/settings";
import { type Payee, payeeOf } from "@/lib/domain/till/payee";
import { takesCards } from "@/lib/services/money/stripe-client";

/** To whom something is paid, in the language of the page. */
export const pagePayee = async (): Promise<Payee> =>
  payeeOf({ ...(await findSettings()), takesCards: takesCards() }, await getLocale());
