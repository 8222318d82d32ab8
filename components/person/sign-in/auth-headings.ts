import type { useTranslations } from "next-intl";

export const authHeadings = (t: ReturnType<typeof useTranslations<"signIn">>) => ({
  login: { title: t("login.title"), description: t("login.description") },
  password: { title: t("password.title"), description: t("password.description") },
  register: { title: t("register.title"), description: t("register.description") },
});

export type AuthHeadings = ReturnType<typeof authHeadings>;
