import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { inPageLanguage } from "@/app/[locale]/in-page-language";
import { pagePayee } from "@/app/[locale]/page-payee";
import { BookingList } from "@/components/booking/booking-list";
import { type BookingTab, BookingTabs } from "@/components/booking/booking-tabs";
import { OfflineBookingsNotice } from "@/components/booking/offline-bookings-notice";
import { FeeDueNotice } from "@/components/membership/fee-due-notice";
import { OwnReceipts } from "@/components/money/own-receipts";
import { PaymentOutcome } from "@/components/money/payment-outcome";
import { KnownPayee } from "@/components/money/use-payee";
import { QueryProvider } from "@/components/shared/query-provider";
import { Texts } from "@/components/shared/texts";
import { OwnSignUpCard } from "@/components/sign-up/own-sign-up-card";
import { WaitingSection } from "@/components/waiting/waiting-section";
import { requireUserPage } from "@/lib/auth/current-user";
import { listBookingsOf } from "@/lib/data/booking/list-bookings";
import { findMemberOfAccount } from "@/lib/data/membership/members";
import { findSettings } from "@/lib/data/site/settings";
import { listReceiptsOf } from "@/lib/data/till/receipts";
import { listEntriesInLine } from "@/lib/data/waiting/waiting-list";
import { type BookingGroup, groupBookings } from "@/lib/domain/booking/booking-status";
import { paths, pathWithQuery } from "@/lib/paths";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { listOwnSignUps } from "@/lib/services/sign-up/own-sign-ups";
import { findOfferPrices } from "@/lib/services/vacancy/offer-price";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accountPages");
  return unlistedMetadata(t("myBookings"), paths.myBookings);
}

const GROUPS = ["upcoming", "active", "past"] as const satisfies readonly BookingGroup[];

/** How many past bookings are shown by default; weekly customers have hundreds. */
const PAST_SHOWN = 20;

/** Replaces the missing dates of a course, which then counts as upcoming. */
const NEVER = new Date("9999-12-31");

const datedSignUp = (signUp: OwnSignUp) => ({
  signUp,
  status: signUp.status,
  startsAt: signUp.startsAt === null ? NEVER : new Date(signUp.startsAt),
  endsAt: signUp.endsAt === null ? NEVER : new Date(signUp.endsAt),
});

interface MyBookingsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MyBookingsPage({ searchParams }: MyBookingsProps) {
  const query = await searchParams;
  const user = await requireUserPage(pathWithQuery(paths.myBookings, query));
  const t = await getTranslations("accountPages");
  const { tab, all, pagamento } = query;
  const now = new Date();
  const [settings, receipts] = await Promise.all([findSettings(), listReceiptsOf({ userId: user.id })]);
  const dated = (await inPageLanguage(listBookingsOf(user.id))).map((booking) => ({
    booking,
    status: booking.status,
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
  }));
  const member = await findMemberOfAccount(user.id);
  const feeDue = member?.fees.reduce((sum, { dueAmount }) => sum + dueAmount, 0) ?? 0;
  const waits = await inPageLanguage(listEntriesInLine({ userId: user.id }));
  const offerPrices = await findOfferPrices(waits, now);
  const groups = groupBookings(dated, now);
  const signUps = groupBookings((await inPageLanguage(listOwnSignUps(user.id, now))).map(datedSignUp), now);
  const tabs = GROUPS.map((group): BookingTab => {
    const bookings = groups[group].map(({ booking }) => booking);
    const shown = group === "past" && all === undefined ? bookings.slice(0, PAST_SHOWN) : bookings;
    return {
      group,
      label: t(`tab.${group}`),
      count: bookings.length + signUps[group].length,
      content: (
        <BookingList
          group={group}
          bookings={shown}
          others={signUps[group].map(({ signUp, startsAt }) => ({
            key: `${signUp.kind} ${signUp.id}`,
            startsAt,
            content: <OwnSignUpCard signUp={signUp} isPast={group === "past"} />,
          }))}
          hidden={bookings.length - shown.length}
          changeHours={settings.changeHours}
          now={now}
        />
      ),
    };
  });

  return (
    <div className="page-width max-w-4xl pt-6 pb-16 sm:pt-10">
      <h1 className="mb-6 text-[clamp(2rem,4vw,3rem)]">{t("myBookings")}</h1>
      <Texts
        of={[
          "asked",
          "bookings",
          "bookingWords",
          "cancellationLeft",
          "howToPay",
          "money",
          "outcome",
          "ownSignUps",
          "waiting",
        ]}
      >
        <OfflineBookingsNotice renderedAt={now.toISOString()} />
        <PaymentOutcome outcome={pagamento} />
        <FeeDueNotice dueAmount={feeDue} />
        <WaitingSection entries={waits} prices={offerPrices} now={now} />
        <QueryProvider>
          <KnownPayee payee={await pagePayee()}>
            <BookingTabs tabs={tabs} initial={GROUPS.find((group) => group === tab) ?? "upcoming"} />
          </KnownPayee>
        </QueryProvider>
      </Texts>
      <OwnReceipts receipts={receipts.toReversed()} />
    </div>
  );
}
