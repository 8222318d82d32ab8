"use client";

import { type FormEvent, useState } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { SubmitButton } from "@/components/shared/submit-button";
import { Field } from "@/components/ui/field";
import { CircleCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { api, failureText } from "@/lib/client/api-client";
import { formatInstant } from "@/lib/domain/time/dates";
import type { CheckIn } from "@/lib/schemas/participation";

/** The code of a participant, typed or scanned; who it is, and whether she has come in before. */
export function CheckInBox() {
  const act = useAdminAction();
  const [code, setCode] = useState("");
  const [isSending, setSending] = useState(false);
  const [entered, setEntered] = useState<CheckIn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() === "" || isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const answer = await act(() => api.post<CheckIn>("/api/check-ins", { code }), {
        failure: "Ingresso non registrato",
        isToldElsewhere: () => true,
      });
      setEntered(answer);
      setCode("");
    } catch (error) {
      setEntered(null);
      setProblem(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" onSubmit={send} className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label="Codice d'ingresso" error={problem ?? undefined} className="grow">
          <Input
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <SubmitButton pending={isSending} className={problem ? "mb-7" : undefined}>
          Registra ingresso
        </SubmitButton>
      </div>
      <div role="status" className="empty:hidden">
        {entered && (
          <p className="flex items-start gap-2 rounded-md bg-sage-50 px-4 py-3 font-medium text-sage-800">
            <CircleCheck className="mt-0.5 size-5 shrink-0" />
            <span>
              {entered.participant}, {entered.title}
              {entered.seats > 1 && `, ${entered.seats} posti`}
              {!entered.isFirst && ` (già entrato: ${formatInstant(new Date(entered.checkedInAt))})`}
            </span>
          </p>
        )}
      </div>
    </form>
  );
}
