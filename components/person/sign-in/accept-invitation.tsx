"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, Link2Off, UserPlus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useSite } from "@/components/ui/site-context";
import { failureText } from "@/lib/client/api-client";
import { acceptInvitation } from "@/lib/client/person/sign-in";
import type { Role } from "@/lib/domain/person/roles";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";

export function InvalidInvitation() {
  const t = useTranslations("invitation");
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title={t("invalid.title")}
      description={
        <>
          <p>{t("invalid.text")}</p>
          <p className="mt-2 text-sm">{t("invalid.hint")}</p>
        </>
      }
    >
      <Button asChild variant="outline">
        <Link href={paths.auth}>{t("toLogin")}</Link>
      </Button>
    </AuthCard>
  );
}

/** Lets an invited colleague choose a password, which creates their account. */
export function AcceptInvitation(invited: { token: string; firstName: string; email: string; role: Role }) {
  const t = useTranslations("invitation");
  const { token, firstName, email, role } = invited;
  const { name } = useSite();
  const [chosen, setChosen] = useState(EMPTY_PASSWORD);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [username, setUsername] = useState<string | null>(null);
  const { errors, show, clear } = useServerErrors(["password"]);
  const isReady = isNewPasswordReady(chosen);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    setPending(true);
    setProblem(null);
    clear();
    try {
      const user = await acceptInvitation(token, chosen.password);
      setUsername(user.username);
    } catch (error) {
      setProblem(show(error) === null ? null : failureText(error));
      setPending(false);
    }
  };

  if (username !== null) return <Welcome firstName={firstName} username={username} email={email} />;
  return (
    <AuthCard
      icon={UserPlus}
      title={t("hello", { firstName })}
      description={
        <p>
          {t.rich("text", {
            site: name,
            role: t(`role.${role}`),
            email,
            address: (chunks) => <span className="[overflow-wrap:anywhere]">{chunks}</span>,
          })}
        </p>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NewPasswordFields value={chosen} onChange={setChosen} error={errors.password} />
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton
          variant="action"
          size="lg"
          pending={isPending}
          pendingText={t("creating")}
          disabled={!isReady}
        >
          {t("create")}
        </SubmitButton>
        <p className="text-center text-sm text-ink-2">
          {t.rich("privacy", { privacy: (chunks) => <Link href={paths.privacy}>{chunks}</Link> })}
        </p>
      </form>
    </AuthCard>
  );
}

function Welcome({ firstName, username, email }: { firstName: string; username: string; email: string }) {
  const t = useTranslations("invitation");
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title={t("welcome", { firstName })}
      description={
        <p role="status">
          {t.rich("ready", {
            email,
            username,
            address: (chunks) => <span className="break-all">{chunks}</span>,
            name: (chunks) => <strong className="break-all">{chunks}</strong>,
          })}
        </p>
      }
    >
      <Button asChild size="lg" variant="action">
        <a href={paths.admin}>{t("openPanel")}</a>
      </Button>
    </AuthCard>
  );
}
