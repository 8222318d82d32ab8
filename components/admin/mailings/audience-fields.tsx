"use client";

import { useTranslations } from "next-intl";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MEMBER_STATUSES, type MemberStatus } from "@/lib/domain/membership/member-status";
import type { Audience } from "@/lib/schemas/panel/mailing";
import { OFFERINGS, type OfferingAudience, useOfferings } from "./use-audiences";

const WHAT = ["members", ...OFFERINGS, "subscribers"] as const;

/** What was chosen; empty text for nothing. */
export interface AudienceChoice {
  what: (typeof WHAT)[number];
  /** The course, event or pass. */
  id: string;
  status: MemberStatus;
  category: string;
  fee: "" | "open" | "paid";
}

export const FIRST_CHOICE: AudienceChoice = {
  ...{ what: "members", id: "", status: "admitted", category: "", fee: "" },
};

const isOffering = (what: AudienceChoice["what"]): what is OfferingAudience =>
  OFFERINGS.some((kind) => kind === what);

/** The audience of the request; null while something is left to choose. */
export function audienceOf({ what, id, status, category, fee }: AudienceChoice): Audience | null {
  if (what === "subscribers") return { subscribers: true };
  if (what === "members")
    return {
      members: {
        status,
        ...(category !== "" && { category }),
        ...(fee !== "" && { feeOpen: fee === "open" }),
      },
    };
  const chosen = Number(id);
  if (id === "") return null;
  if (what === "course") return { course: chosen };
  return what === "event" ? { event: chosen } : { pass: chosen };
}

interface AudienceFieldsProps {
  choice: AudienceChoice;
  onChange: (choice: AudienceChoice) => void;
  error: string | undefined;
}

/** Chooses to whom a mailing goes. */
export function AudienceFields({ choice, onChange, error }: AudienceFieldsProps) {
  const t = useTranslations("panel.mailings");
  const offerings = useOfferings();
  const { what, id } = choice;
  const change = (part: Partial<AudienceChoice>) => onChange({ ...choice, ...part });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("form.what")} error={isOffering(what) ? undefined : error}>
        <Select
          value={what}
          onChange={({ target }) => {
            const next = WHAT.find((one) => one === target.value);
            if (next) change({ what: next, id: "" });
          }}
        >
          {WHAT.map((one) => (
            <option key={one} value={one}>
              {t(`audience.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isOffering(what) && (
        <Field label={t("form.which")} error={error}>
          <Select value={id} onChange={({ target }) => change({ id: target.value })}>
            <option value="">{t("form.choose")}</option>
            {offerings[what]?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {what === "members" && <MemberFields choice={choice} change={change} />}
    </div>
  );
}

function MemberFields({
  choice,
  change,
}: {
  choice: AudienceChoice;
  change: (part: Partial<AudienceChoice>) => void;
}) {
  const t = useTranslations("panel.mailings.form");
  const tStatus = useTranslations("panel.members.filters.statuses");
  const settings = useMemberSettings();
  return (
    <>
      <Field label={t("memberStatus")}>
        <Select
          value={choice.status}
          onChange={({ target }) => {
            const status = MEMBER_STATUSES.find((one) => one === target.value);
            if (status) change({ status });
          }}
        >
          {MEMBER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {tStatus(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("category")}>
        <Select value={choice.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="">{t("everyCategory")}</option>
          {settings?.memberCategories.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("fee")}>
        <Select
          value={choice.fee}
          onChange={({ target: { value } }) =>
            change({ fee: value === "open" || value === "paid" ? value : "" })
          }
        >
          <option value="">{t("anyFee")}</option>
          <option value="open">{t("openFee")}</option>
          <option value="paid">{t("paidFee")}</option>
        </Select>
      </Field>
    </>
  );
}
