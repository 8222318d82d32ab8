import { getLocale } from "next-intl/server";
import { type InLanguage, inLanguage } from "@/lib/domain/language/translations";

/**
 * Data in the page's language. Services and data functions return all languages; API responses are reduced in the same
 * way (`lib/http/define-route.ts`).
 */
export async function inPageLanguage<T>(read: T | Promise<T>): Promise<InLanguage<T>> {
  return inLanguage(await read, await getLocale());
}
