import type { Language } from "../language/languages";
import { inLanguage, type Translations } from "../language/translations";
import { type OfferedWay, offeredWays } from "../money/way-to-pay";

/** To whom something is paid. */
export interface Payee {
  name: string;
  /** Null where the association takes no transfers. */
  iban: string | null;
  /** The ways to pay that are offered, in the reader's language and in their order. */
  ways: readonly OfferedWay[];
}

/** The settings of it, as everybody sees them or as staff do. */
interface PayeeSettings {
  legalName: string;
  iban: string | null;
  paymentMethods: readonly (OfferedWay & { isActive?: boolean; translations?: Translations })[];
  takesCards: boolean;
}

/** The association as a payee. */
export const payeeOf = (settings: PayeeSettings, language: Language): Payee => ({
  name: settings.legalName,
  iban: settings.iban,
  ways: offeredWays(settings).map((way) => {
    const { key, label, kind, link, instructions } = inLanguage(way, language);
    return { key, label, kind, link, instructions };
  }),
});
