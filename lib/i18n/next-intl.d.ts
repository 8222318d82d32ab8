import type { Language } from "@/lib/domain/language/languages";
import type { Catalogue } from "./catalogues";

declare module "next-intl" {
  /** What next-intl checks keys and languages against. */
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
