"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usePathIn } from "@/components/ui/use-path-in";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { clearSession } from "@/lib/client/person/sign-in";
import type { OpenAmounts } from "@/lib/domain/money/balance";
import { paths } from "@/lib/paths";
import { type Identity, IdentityField, useIdentityPrompt } from "./identity-field";

const CONSEQUENCES = ["profile", "bookings", "signUps", "passes", "membership", "accounts", "debts"] as const;

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;

function OpenBalanceNotice({ refundDue, dueAmount, lacksIban }: OpenAmounts) {
  const t = useTranslations("settings.deletion");
  const formats = useFormats();
  if (refundDue === 0 && dueAmount === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-sand-100 px-4 py-3 text-[0.95rem]">
      {refundDue > 0 && <p>{t.rich("weOwe", { amount: formats.cents(refundDue), sum: strong })}</p>}
      {lacksIban && (
        <p>
          {t.rich("lacksIban", {
            past: (chunks) => (
              <Link href={`${paths.myBookings}?tab=past`} className="underline underline-offset-4">
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
      {dueAmount > 0 && <p>{t.rich("youOwe", { amount: formats.cents(dueAmount), sum: strong })}</p>}
    </div>
  );
}

export function DeleteAccountCard({ open, identity }: { open: OpenAmounts; identity: Identity }) {
  const t = useTranslations("settings");
  const prompt = useIdentityPrompt(identity);
  const pathIn = usePathIn();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { errors, show, clear } = useServerErrors(["password"]);

  const remove = async () => {
    if (password === "") {
      setProblem(identity.kind === "password" ? t("deletion.noPassword") : t("deletion.noCode"));
      throw new Error("nothing typed");
    }
    try {
      await api.delete("/api/users/me", { password });
    } catch (error) {
      setProblem(show(error) ?? undefined);
      throw error;
    }
    await clearSession();
    toast({
      title: t("deletion.done"),
      description: t("deletion.doneText"),
    });
    router.replace(pathIn(paths.home));
    router.refresh();
  };

  return (
    <section
      aria-labelledby="deletion-title"
      className="rounded-xl border border-brick-600/35 bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id="deletion-title" className="text-[1.5rem]">
        {t("deletion.title")}
      </h2>
      <p className="mt-1.5 text-ink-2">{t("deletion.lead")}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-brick-600">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{t(`deletion.consequence.${consequence}`)}</li>
        ))}
      </ul>
      <Button variant="destructive" className="mt-6 w-full sm:w-auto" onClick={() => setIsOpen(true)}>
        {t("deletion.action")}
      </Button>
      <ConfirmDialog
        destructive
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          setPassword("");
          setProblem(undefined);
          clear();
        }}
        title={t("deletion.question")}
        description={t("deletion.questionText", { prompt })}
        confirmLabel={t("deletion.confirm")}
        onConfirm={remove}
      >
        <OpenBalanceNotice {...open} />
        <IdentityField
          identity={identity}
          value={password}
          error={errors.password ?? problem}
          onChange={(typed) => {
            setPassword(typed);
            setProblem(undefined);
            clear();
          }}
        />
      </ConfirmDialog>
    </section>
  );
}
