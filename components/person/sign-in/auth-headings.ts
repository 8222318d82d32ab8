import type { useTranslations } from "next-intl";

/** Title and description of each form, in the dialogs and on the page. */
export const authHeadings = (t: ReturnType<typeof useTranslations<"signIn">>) => ({
  login: { title: t("login.title"), description: t("login.description") },
  password: { title: t("password.title"), description: t("password.description") },
  register: { title: t("register.title"), description: t("register.description") },
});

export type AuthHeadings = ReturnType<typeof authHeadings>;
