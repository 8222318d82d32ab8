"use client";

import { useLocale } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import { type Payee, payeeOf } from "@/lib/domain/till/payee";

const Known = createContext<Payee | null>(null);

/** Brings the payee that a page has read with it, so that how to pay stands in the page itself, also without a network. */
export function KnownPayee({ payee, children }: { payee: Payee; children: ReactNode }) {
  return <Known value={payee}>{children}</Known>;
}

const UNKNOWN: Payee = { name: "", iban: null, ways: [] };

/** The association as a payee: that of the page, or else without any way to pay until it is loaded and while not needed. */
export function usePayee(isNeeded = true): Payee {
  const language = useLocale();
  const known = useContext(Known);
  const settings = usePublicSettings(isNeeded && known === null);
  if (known !== null) return known;
  // What staff get has all ways, in all languages.
  return settings === undefined ? UNKNOWN : payeeOf(settings, language);
}
