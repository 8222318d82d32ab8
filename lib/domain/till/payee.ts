import type { Language } from "../language/languages";
import { inLanguage, type Translations } from "../language/translations";
import { type OfferedWay, offeredWays } from "../money/way-to-pay";

export interface Payee {
  name: string;
  /** Null if the association does not accept transfers. */
  iban: string | null;
  /** The payment methods offered, in the reader's language and in the order of the settings. */
  ways: readonly OfferedWay[];
}

/** Settings of the payee, either the public ones or those visible to staff. */
interface PayeeSettings {
  legalName: string;
  iban: string | null;
  paymentMethods: readonly (OfferedWay & { isActive?: boolean; translations?: Translations })[];
  takesCards: boolean;
}

export const payeeOf = (settings: PayeeSettings, language: Language): Payee => ({
  name: settings.legalName,
  iban: settings.iban,
  ways: offeredWays(settings).map((way) => {
    const { key, label, kind, link, instructions } = inLanguage(way, language);
    return { key, label, kind, link, instructions };
  }),
});
