import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { phoneHref, WhatsAppMenu } from "@/components/admin/shared/phone-link";
import { Skeleton } from "@/components/ui/skeleton";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

export const useOpenOffers = () =>
  useQuery({
    queryKey: ["/api/waiting-list", "offered"],
    queryFn: ({ signal }) =>
      api.get<WaitingEntry[]>("/api/waiting-list?status=offered&pageSize=50", { signal }),
    refetchOnMount: "always",
  });

export function OpenOffers({ offers }: { offers: ReturnType<typeof useOpenOffers> }) {
  const t = useTranslations("panel.overview");
  const { instant } = useFormats();
  if (!offers.data) {
    const isOut = offers.isError || offers.fetchStatus === "paused";
    return isOut ? <p className="text-ink-2">{t("offers.offline")}</p> : <Skeleton className="h-11" />;
  }
  const inOrder = [...offers.data].sort((a, b) =>
    (a.offerExpiresAt ?? "") < (b.offerExpiresAt ?? "") ? -1 : 1,
  );
  return (
    <ul aria-label={t("titles.offers")} className="m-0 flex list-none flex-col p-0">
      {inOrder.map(({ id, firstName, lastName, title, phone, email, offerExpiresAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-sand-100 py-2 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold">
              {firstName} {lastName}, {title}
            </span>
            {offerExpiresAt && (
              <span className="block text-[0.92rem] text-ink-2">
                {t("offers.expires", { instant: instant(new Date(offerExpiresAt)) })}
              </span>
            )}
          </span>
          {(phone || hasEmail(email)) && (
            <span className="inline-flex items-center gap-1">
              <a
                className="inline-flex min-h-11 items-center font-semibold text-sage-700 underline"
                href={phone ? phoneHref(phone) : `mailto:${email}`}
              >
                {t.rich(phone ? "offers.call" : "offers.write", {
                  name: fullName({ firstName, lastName }),
                  whom: srOnly,
                })}
              </a>
              {phone && <WhatsAppMenu phone={phone} to={{ kind: "waiting-entry", id }} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
