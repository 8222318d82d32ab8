import type { Language } from "@/lib/domain/language/languages";
import type { PanelCatalogue } from "./catalogues";

declare module "next-intl" {
  /** What next-intl checks keys and languages against. */
  interface AppConfig {
    Locale: Language;
    Messages: PanelCatalogue;
  }
}
