"use client";

import { useLocale } from "next-intl";
import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import { type Payee, payeeOf } from "@/lib/domain/till/payee";

const UNKNOWN: Payee = { name: "", iban: null, ways: [] };

/** The association as a payee, without any way to pay until that is loaded and while it is not needed. */
export function usePayee(isNeeded = true): Payee {
  const language = useLocale();
  const settings = usePublicSettings(isNeeded);
  // What staff get has all ways, in all languages.
  return settings === undefined ? UNKNOWN : payeeOf(settings, language);
}
