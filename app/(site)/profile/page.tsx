import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Profile } from "@/components/person/account/profile";
import { requireUserPage } from "@/lib/auth/current-user";
import { findAccount } from "@/lib/data/person/accounts";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Profilo", robots: { index: false } };

export default async function ProfilePage() {
  const { id } = await requireUserPage(paths.profile);
  const account = await findAccount(id);
  if (account === null) redirect(paths.home);
  return (
    <div className="page-width max-w-4xl py-8 sm:py-12">
      <h1 className="mb-6 text-[2.1rem] sm:text-[2.6rem]">Profilo</h1>
      <Profile account={account} />
    </div>
  );
}
