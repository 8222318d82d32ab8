"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { z } from "zod";
import { SendCodeButton } from "@/components/person/account/identity-field";
import type { FieldDefinition, FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { ApiError, api } from "@/lib/client/api-client";
import { formatIban } from "@/lib/domain/money/iban";
import { ibanField, type RefundAccount } from "@/lib/schemas/money/refund";
import type { Account } from "@/lib/schemas/person/account";
import { CURRENT_PASSWORD, claimedPasswordField } from "@/lib/schemas/person/account-fields";

/** Texts of the form; most pages with a refund do not show it. */
const FORM_TEXTS = ["editor", "account", "password"] as const;

const isRefundPath = (key: unknown) => typeof key === "string" && key.startsWith("/api/refunds/");

const firstSchema = z.object({ iban: ibanField, currentPassword: z.string() });
const changeSchema = firstSchema.extend({ currentPassword: claimedPasswordField(CURRENT_PASSWORD) });

type Values = z.input<typeof changeSchema>;

interface RefundIbanProps {
  path: string;
  asks?: (amount: string) => string;
  isByLink?: boolean;
}

/**
 * Asks for the IBAN of a refund by bank transfer, or shows the stored one. Changing it requires the user's password, or
 * a fresh code for accounts without one. Renders nothing if no refund is paid by transfer.
 * @param path the refund's endpoint: lib/client/money/refund-paths.ts
 * @param asks words the question when the user is not the recipient of the refund
 * @param isByLink for a visitor with a sign-up's secret link and no session, who can enter an IBAN but not change it
 */
export function RefundIban({ path, asks, isByLink = false }: RefundIbanProps) {
  const t = useTranslations("money.iban");
  const formats = useFormats();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  // Set by the server's refusal: if an IBAN was entered before and has been deleted since, entering another requires
  // the password.
  const [wasGiven, setWasGiven] = useState(false);
  const isConfirmed = isChanging || wasGiven;
  const { data } = useQuery<RefundAccount>({ queryKey: [path], refetchOnMount: "always" });
  const { data: account } = useQuery<Account>({ queryKey: ["/api/users/me"], enabled: isConfirmed });
  const lacksPassword = account?.confirmsByCode === true;
  const sections = useSections(isConfirmed, lacksPassword);
  if (!data || data.byTransfer === 0) return null;
  if (data.ibanEnding !== null && !isChanging)
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[0.95rem]">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t.rich(data.iban === null ? "ending" : "to", {
            iban: () => (
              <strong className="tabular-nums">
                {data.iban === null ? data.ibanEnding : formatIban(data.iban)}
              </strong>
            ),
          })}
        </span>
        {isByLink ? (
          <span className="text-ink-2">{t("toChange")}</span>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
            {t("change")}
          </Button>
        )}
      </p>
    );
  const amount = formats.cents(data.byTransfer);
  return (
    <section aria-label={t("section")} className="flex flex-col gap-1 text-[0.95rem]">
      <p>{asks?.(amount) ?? t("own", { amount })}</p>
      <Suspense>
        <LazyMessages of={FORM_TEXTS}>
          <SchemaForm
            schema={isConfirmed ? changeSchema : firstSchema}
            sections={sections}
            defaultValues={{ iban: data.iban === null ? "" : formatIban(data.iban), currentPassword: "" }}
            submitLabel={t("save")}
            buttons={
              isChanging && (
                <Button type="button" variant="outline" onClick={() => setChanging(false)}>
                  {t("keep")}
                </Button>
              )
            }
            onSubmit={async ({ iban, currentPassword }) => {
              const body = { iban, ...(isConfirmed ? { currentPassword } : {}) };
              const put = api.put<RefundAccount>(path, body).catch((error: unknown) => {
                if (!isByLink && error instanceof ApiError && error.code === "WRONG_PASSWORD")
                  setWasGiven(true);
                throw error;
              });
              client.setQueryData([path], await put);
              setChanging(false);
              setWasGiven(false);
              // The other bookings of a series share the IBAN.
              await client.invalidateQueries({ predicate: ({ queryKey }) => isRefundPath(queryKey[0]) });
              toast({
                title: t("saved"),
                description: t("savedText"),
              });
            }}
          >
            {isConfirmed && lacksPassword && <SendCodeButton email={account.email} />}
          </SchemaForm>
        </LazyMessages>
      </Suspense>
    </section>
  );
}

function useSections(isChanging: boolean, lacksPassword: boolean): readonly FormSection<Values>[] {
  const t = useTranslations("money.iban");
  const iban: FieldDefinition<Values> = {
    kind: "text",
    name: "iban",
    label: t("title"),
    hint: t("hint"),
    autoComplete: "off",
  };
  const proof = { name: "currentPassword", hint: t("proofHint") } as const;
  const password: FieldDefinition<Values> = lacksPassword
    ? { ...proof, kind: "text", label: t("code"), autoComplete: "one-time-code" }
    : { ...proof, kind: "password", label: t("password"), autoComplete: "current-password" };
  return [{ title: t("title"), fields: isChanging ? [iban, password] : [iban] }];
}
