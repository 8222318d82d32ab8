import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { pagePayee } from "@/app/[locale]/page-payee";
import { ApplicationForm } from "@/components/membership/application-form";
import { CertificateNote } from "@/components/membership/certificate-note";
import { FeeList } from "@/components/membership/fee-list";
import { MemberCard } from "@/components/membership/member-card";
import { MembershipState } from "@/components/membership/membership-state";
import { PaymentOutcome } from "@/components/money/payment-outcome";
import { KnownPayee } from "@/components/money/use-payee";
import { MembershipCard } from "@/components/person/account/membership-card";
import { Texts } from "@/components/shared/texts";
import { Link } from "@/components/ui/link";
import { requireUserPage } from "@/lib/auth/current-user";
import { findCard } from "@/lib/data/membership/cards";
import { findAccount } from "@/lib/data/person/accounts";
import { currentSite } from "@/lib/data/site/current-site";
import { findSettings } from "@/lib/data/site/settings";
import { listFeeReceipts } from "@/lib/data/till/receipts";
import { pathIn } from "@/lib/domain/language/language-paths";
import { categoryLabel, categoryOf } from "@/lib/domain/membership/category";
import { membershipYear, membershipYearOf } from "@/lib/domain/membership/membership-year";
import { dayOf } from "@/lib/domain/time/dates";
import { paths, pathWithQuery } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { findOwnMembership } from "@/lib/services/membership/own-membership";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("membership");
  return unlistedMetadata(t("title"), paths.membership);
}

interface MembershipPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The user's own membership: the application, its outcome, the card, the fees. */
export default async function MembershipPage({ searchParams }: MembershipPageProps) {
  const query = await searchParams;
  const user = await requireUserPage(pathWithQuery(paths.membership, query));
  const account = await findAccount(user.id);
  if (account === null) redirect(pathIn(await getLocale(), paths.home));
  const t = await getTranslations("membership");
  const today = dayOf(new Date());
  const [site, settings, member] = await Promise.all([
    currentSite(),
    findSettings(),
    findOwnMembership(user.id),
  ]);
  const { memberCategories, memberYearStart, memberDiscountPercent } = settings;
  const isLive = member?.status === "applied" || member?.status === "admitted";
  const card = member?.status === "admitted" ? await findCard(member.id) : null;
  const receipts = member === null ? [] : await listFeeReceipts(user.id);
  const next = membershipYear(membershipYearOf(today, memberYearStart).year + 1, memberYearStart);
  const isMember = account.memberUntil !== null && account.memberUntil >= today;
  return (
    <div className="page-width flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <h1 className="text-[2.1rem] sm:text-[2.6rem]">{t("title")}</h1>
      <Texts of={["application", "person", "profile", "money", "howToPay", "bookingWords"]}>
        <PaymentOutcome outcome={query.pagamento} of="fee" />
        {member !== null && (
          <div className="flex flex-col gap-3">
            <MembershipState
              member={member}
              today={today}
              category={categoryLabel(memberCategories, member.category)}
              next={{ ...next, amount: categoryOf(memberCategories, member.category)?.fee ?? 0 }}
            />
            {member.status === "admitted" && (
              <>
                <CertificateNote until={member.person?.certificateUntil ?? null} today={today} />
                {isMember && memberDiscountPercent > 0 && (
                  <p className="text-ink-2">{t("state.discount", { percent: memberDiscountPercent })}</p>
                )}
              </>
            )}
          </div>
        )}
        {card !== null && (
          <MemberCard
            card={{
              ...card,
              category: categoryLabel(memberCategories, card.category),
              until:
                member !== null && member.validUntil !== null && member.validUntil >= today
                  ? card.paidUntil
                  : null,
            }}
            association={site.legalName}
          />
        )}
        {member === null && (
          <MembershipCard
            memberUntil={account.memberUntil}
            discountPercent={memberDiscountPercent}
            today={today}
          />
        )}
        {member !== null && (
          <KnownPayee payee={await pagePayee()}>
            <FeeList fees={member.fees} receipts={receipts} />
          </KnownPayee>
        )}
        {!isLive && (
          <ApplicationForm
            account={account}
            categories={memberCategories}
            association={site.legalName}
            statuteUrl={site.statuteUrl}
          />
        )}
      </Texts>
      <Link
        href={paths.becomeMember}
        className="inline-flex min-h-11 items-center self-start text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
      >
        {t("learn")}
      </Link>
    </div>
  );
}
