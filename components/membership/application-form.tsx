"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useId } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydration";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { useFormats } from "@/components/ui/use-words";
import { missingForRegister, REGISTER_FIELDS } from "@/lib/domain/membership/applicant";
import type { MemberCategory } from "@/lib/domain/membership/category";
import { fullName } from "@/lib/domain/person/full-name";
import { paths } from "@/lib/paths";
import type { Account } from "@/lib/schemas/person/account";
import { MissingFields } from "./missing-fields";
import { useApplication } from "./use-application";

export interface ApplicationFormProps {
  account: Pick<Account, "firstName" | "lastName" | (typeof REGISTER_FIELDS)[number]>;
  categories: readonly MemberCategory[];
  association: string;
  /** The URL of the statute; null if it is not published. */
  statuteUrl: string | null;
}

export function ApplicationForm({ account, categories, association, statuteUrl }: ApplicationFormProps) {
  const t = useTranslations("application");
  const formats = useFormats();
  const titleId = useId();
  const isHydrated = useHydrated();
  const missing = missingForRegister(account);
  const [only, ...others] = categories;
  const application = useApplication(missing, only?.key ?? "");
  const { form, category, refusal } = application;
  const isSending = form.formState.isSubmitting;
  const feeOf = ({ label, fee }: MemberCategory) =>
    fee === 0 ? t("categoryFree", { label }) : t("categoryFee", { label, amount: formats.cents(fee) });
  const handle = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void application.submit();
  };
  return (
    <section aria-labelledby={titleId} className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id={titleId} className="text-[1.6rem]">
        {t("title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("lead", { association })}</p>
      <form method="post" noValidate onSubmit={handle}>
        <fieldset disabled={!isHydrated} className="mt-6 flex min-w-0 flex-col gap-6">
          <KnownData account={account} />
          {missing.length > 0 && (
            <>
              <p>{t("missing")}</p>
              <MissingFields form={form} missing={missing} name={account} />
            </>
          )}
          {others.length > 0 ? (
            <Field label={t("category")} hint={t("feeHint")}>
              <Select value={category} onChange={({ target }) => application.setCategory(target.value)}>
                {categories.map((one) => (
                  <option key={one.key} value={one.key}>
                    {feeOf(one)}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            only && (
              <div>
                <p className="font-medium first-letter:uppercase">{feeOf(only)}</p>
                {only.fee > 0 && <p className="text-sm text-ink-2">{t("feeHint")}</p>}
              </div>
            )
          )}
          <div className="flex flex-col gap-1.5">
            <CheckboxField
              checked={application.accepts}
              onCheckedChange={application.accept}
              aria-invalid={refusal !== null}
            >
              {statuteUrl === null
                ? t("accept", { association })
                : t.rich("acceptLinked", {
                    association,
                    statute: (chunks: ReactNode) => (
                      <a
                        href={statuteUrl}
                        download
                        className="underline decoration-sage-300 decoration-2 underline-offset-4"
                      >
                        {chunks}
                      </a>
                    ),
                  })}
            </CheckboxField>
            <FieldError>{refusal}</FieldError>
          </div>
          <SubmitButton
            variant="action"
            size="lg"
            pending={isSending}
            pendingText={t("sending")}
            className="w-full sm:w-auto sm:self-start"
          >
            {t("submit")}
          </SubmitButton>
        </fieldset>
      </form>
    </section>
  );
}

/** The account's data that the register of members copies. */
function KnownData({ account }: Pick<ApplicationFormProps, "account">) {
  const t = useTranslations("application");
  const p = useTranslations("person");
  const formats = useFormats();
  const { firstName, lastName, dateOfBirth } = account;
  const known = REGISTER_FIELDS.flatMap((name) => {
    const value = account[name];
    if (!value) return [];
    return [
      { label: p(name), value: name === "dateOfBirth" && dateOfBirth ? formats.day(dateOfBirth) : value },
    ];
  });
  return (
    <div className="rounded-md bg-sand-100 p-4">
      <h3 className="text-lg">{t("yourData")}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
        {[{ label: t("name"), value: fullName({ firstName, lastName }) }, ...known].map(
          ({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-3 text-[0.95rem] text-ink-2">
        {t.rich("correct", {
          profile: (chunks: ReactNode) => (
            <Link
              href={paths.profile}
              className="underline decoration-sage-300 decoration-2 underline-offset-4"
            >
              {chunks}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
