import "server-only";
import { listCourses } from "@/lib/data/catalogue/courses";
import { listPassProducts } from "@/lib/data/pass/products";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import type { PassOnSale } from "@/lib/schemas/pass/product";

export async function passesOnSale(language: Language): Promise<PassOnSale[]> {
  const products = inLanguage(await listPassProducts({ withHidden: false }), language);
  const isNamed = products.some(({ courseIds }) => courseIds !== null);
  const courses = isNamed ? inLanguage(await listCourses(), language) : [];
  return products.map((product) => ({
    ...product,
    courses:
      product.courseIds === null
        ? null
        : courses.filter(({ id }) => product.courseIds?.includes(id)).map(({ title }) => title),
  }));
}
