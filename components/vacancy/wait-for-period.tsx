import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { NotesField, ParticipantFields } from "@/components/shared/form/participant-fields";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { SESSION_UPDATE_GRACE_MS } from "@/lib/client/booking/use-continue-with-login";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { joinWaitingList } from "@/lib/client/waiting/waiting-list";
import type { Period } from "@/lib/domain/room-time/period";
import { waitingPeriodLabel, waitingPositionLabel } from "@/lib/domain/waiting/waiting-labels";
import { type WaitingFormValues, waitingFormSchema } from "@/lib/schemas/waiting/waiting-form";

interface WaitForPeriodProps {
  spaceId: number;
  spaceName: string;
  period: Period;
}

/**
 * The room and period for which a signed-out visitor pressed 'Avvisami se si libera'. Outside the component, because a new
 * user reloads the availability and remounts it.
 */
let pending: string | null = null;

/** 'Avvisami se si libera', shown with the alternatives to a taken period. Signs the customer in first. */
export function WaitForPeriod(props: WaitForPeriodProps) {
  const t = useTranslations("waitingForm.period");
  const word = useTextResolver();
  const { status } = useSession();
  const { open: modal, openLogin } = useAuthModal();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wish = JSON.stringify([props.spaceId, props.period]);
  useEffect(() => {
    if (pending !== wish || modal !== null) return;
    if (status === "authenticated") return setOpen(true);
    // Closing the login without signing in abandons the step: a later login does not open the form.
    const timer = setTimeout(() => {
      pending = null;
    }, SESSION_UPDATE_GRACE_MS);
    return () => clearTimeout(timer);
  }, [wish, modal, status]);
  if (position !== null)
    return (
      <p role="status" className="rounded-md bg-sage-100 p-4 text-sage-800">
        {t.rich("joined", {
          strong: (chunks) => <span className="font-semibold">{chunks}</span>,
          position: word(waitingPositionLabel(position)),
        })}
      </p>
    );
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => {
          if (status === "authenticated") return setOpen(true);
          pending = wish;
          openLogin();
        }}
      >
        {t("notify")}
      </Button>
      {isOpen && (
        <WaitDialog
          {...props}
          opener={opener}
          onClose={() => {
            pending = null;
            setOpen(false);
          }}
          onJoined={setPosition}
        />
      )}
    </>
  );
}

function WaitDialog({
  spaceId,
  spaceName,
  period,
  opener,
  onClose,
  onJoined,
}: WaitForPeriodProps & {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onJoined: (position: number) => void;
}) {
  const t = useTranslations("waitingForm.period");
  const word = useTextResolver();
  const { user } = useSession();
  const { firstName = "", lastName = "", email = "", phone } = user ?? {};
  const form = useForm<z.input<typeof waitingFormSchema>, unknown, WaitingFormValues>({
    resolver: schemaResolver(waitingFormSchema),
    defaultValues: { firstName, lastName, email, phone: phone ?? "", notes: "", attendees: "1" },
  });
  const { register, formState } = form;
  const submit = form.handleSubmit(async (contact) => {
    try {
      const { entry } = await joinWaitingList({ kind: "space", spaceId, ...period, ...contact });
      onJoined(entry.position ?? 1);
      onClose();
      opener.current?.focus();
    } catch (error) {
      showServerErrors(form, ["firstName", "lastName", "email", "phone", "notes", "attendees"], error);
      toast({ variant: "destructive", title: t("failed"), description: failureText(error) });
    }
  });
  const entry = {
    kind: "space",
    ...period,
    singleTime: null,
    startsAt: null,
    attendees: 1,
    seats: 1,
  } as const;
  return (
    <FormDialog
      onOpenChange={(open) => !open && !formState.isSubmitting && onClose()}
      title={t("title")}
      description={t("description", { room: spaceName, period: word(waitingPeriodLabel(entry)) })}
      onSubmit={(event) => {
        // It may be rendered inside another form, to which React would bubble the submit event.
        event.stopPropagation();
        void submit(event);
      }}
      submitLabel={t("notify")}
      pending={formState.isSubmitting}
    >
      <FormProvider {...form}>
        <ParticipantFields phoneIsOptional />
        <Field label={t("attendees")} error={formState.errors.attendees?.message}>
          <Input type="number" inputMode="numeric" min={1} required {...register("attendees")} />
        </Field>
        <NotesField />
      </FormProvider>
    </FormDialog>
  );
}
