import type { Language } from "@/lib/domain/language/languages";
import type { PanelCatalogue } from "./catalogues";

declare module "next-intl" {
  /** The types with which next-intl checks keys and languages. */
  interface AppConfig {
    Locale: Language;
    Messages: PanelCatalogue;
  }
}
