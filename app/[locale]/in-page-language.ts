import { getLocale } from "next-intl/server";
import { type InLanguage, inLanguage } from "@/lib/domain/language/translations";

/**
 * What a page reads, in the language of the page. Answers of the API pass the same way (`lib/http/define-route.ts`): what
 * services and data return has every language.
 */
export async function inPageLanguage<T>(read: T | Promise<T>): Promise<InLanguage<T>> {
  return inLanguage(await read, await getLocale());
}
