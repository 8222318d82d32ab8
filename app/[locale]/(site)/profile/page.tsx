import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Profile } from "@/components/person/account/profile";
import { Texts } from "@/components/shared/texts";
import { requireUserPage } from "@/lib/auth/current-user";
import { findAccount } from "@/lib/data/person/accounts";
import { pathIn } from "@/lib/domain/language/language-paths";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return unlistedMetadata(t("profile"), paths.profile);
}

export default async function ProfilePage() {
  const { id } = await requireUserPage(paths.profile);
  const account = await findAccount(id);
  if (account === null) redirect(pathIn(await getLocale(), paths.home));
  const t = await getTranslations("accountPages");
  return (
    <div className="page-width max-w-4xl py-8 sm:py-12">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.6rem]">{t("profile")}</h1>
      <Texts of={["account", "profile", "person", "avatar", "password"]}>
        <Profile account={account} />
      </Texts>
    </div>
  );
}
