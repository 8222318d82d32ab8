"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import type { Pass } from "@/lib/schemas/pass/pass";
import { OwnPass } from "./own-pass";

/** Whether a pass can still be used, paid or refunded. */
const isLive = ({ status, refundDue }: Pass) => status === "active" || status === "unpaid" || refundDue > 0;

/** The user's passes, live ones first. */
export function OwnPasses({ passes, today }: { passes: readonly Pass[]; today: CalendarDay }) {
  const t = useTranslations("ownPasses");
  if (passes.length === 0)
    return (
      <div className="flex flex-col items-start gap-3 rounded-xl border bg-surface p-5 sm:p-7">
        <p className="text-lg font-semibold">{t("none")}</p>
        <p className="text-ink-2">{t("noneText")}</p>
        <ToSale />
      </div>
    );
  const groups = [
    { title: t("live"), passes: passes.filter(isLive) },
    { title: t("over"), passes: passes.filter((pass) => !isLive(pass)) },
  ].filter((group) => group.passes.length > 0);
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-4 text-[1.5rem]">{group.title}</h2>
          <ul className="m-0 flex list-none flex-col gap-5 p-0">
            {group.passes.map((pass) => (
              <li key={pass.id}>
                <OwnPass pass={pass} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ToSale />
    </>
  );
}

function ToSale() {
  const t = useTranslations("ownPasses");
  return (
    <Button asChild variant="outline" className="self-start">
      <Link href={paths.passSale}>{t("toSale")}</Link>
    </Button>
  );
}
