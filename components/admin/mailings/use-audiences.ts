import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { categoryLabel } from "@/lib/domain/membership/category";
import type { Audience } from "@/lib/schemas/panel/mailing";

interface Named {
  id: number;
  title: string;
}

/** Kinds of offering with an audience, by their key in the request. */
export const OFFERINGS = ["course", "event", "pass"] as const;
export type OfferingAudience = (typeof OFFERINGS)[number];

/** The courses, events and passes that have an audience; undefined while they are loading. */
export function useOfferings(): Record<OfferingAudience, readonly Named[] | undefined> {
  const courses = useQuery<Named[]>({ queryKey: ["/api/courses"] });
  const events = useQuery<Named[]>({ queryKey: ["/api/events"] });
  const products = useQuery<{ id: number; name: string }[]>({ queryKey: ["/api/pass-products?all=true"] });
  return {
    course: courses.data,
    event: events.data,
    pass: products.data?.map(({ id, name }) => ({ id, title: name })),
  };
}

export function useAudienceText(): (audience: Audience) => string {
  const t = useTranslations("panel.mailings.audience");
  const tStatus = useTranslations("panel.members.filters.statuses");
  const { course, event, pass } = useOfferings();
  const categories = useMemberSettings()?.memberCategories ?? [];
  return useCallback(
    (audience) => {
      if ("subscribers" in audience) return t("subscribers");
      if ("people" in audience) return t("people", { count: audience.people.length });
      if ("members" in audience) {
        const { status, category, feeOpen } = audience.members;
        const details = [
          ...(status === "admitted" ? [] : [tStatus(status)]),
          ...(category === undefined ? [] : [categoryLabel(categories, category)]),
          ...(feeOpen === undefined ? [] : [t(feeOpen ? "openFee" : "paidFee")]),
        ];
        return details.length === 0 ? t("members") : t("membersOf", { details: details.join(", ") });
      }
      const named = (kind: OfferingAudience, id: number) => {
        const found = { course, event, pass }[kind]?.find((one) => one.id === id);
        return t("named", { kind: t(kind), name: found?.title ?? String(id) });
      };
      if ("course" in audience) return named("course", audience.course);
      return "event" in audience ? named("event", audience.event) : named("pass", audience.pass);
    },
    [t, tStatus, course, event, pass, categories],
  );
}
