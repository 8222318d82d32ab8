import { useTranslations } from "next-intl";
import { type ReactNode, useId, useMemo } from "react";
import { FormProvider, useController, useFormContext, useWatch } from "react-hook-form";
import { ConsentBox } from "@/components/shared/form/consent-box";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { LegalLink } from "@/components/shared/legal-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hydration";
import { Check } from "@/components/ui/icons";
import { useSite } from "@/components/ui/site-context";
import { today } from "@/lib/client/browser-date";
import { paths } from "@/lib/paths";
import { type RegistrationForm, registrationFormSchema } from "@/lib/schemas/person/registration";
import { AccountFields, AvatarField, BioField, ContactFields, PersonFields } from "./registration-fields";
import { SECTIONS, type SectionId, useRegistration } from "./use-registration";

export interface RegisterFormProps {
  onSuccess: () => void;
  onSwitchToLogin: () => void;
}

const SECTION_FIELDS: Record<SectionId, ReactNode> = {
  account: <AccountFields />,
  person: <PersonFields />,
  contact: <ContactFields />,
  profile: (
    <div className="flex flex-col gap-5 sm:col-span-2">
      <BioField />
      <ConsentFields />
      <AvatarField />
    </div>
  ),
};

/** The registration form in four sections; its draft survives closing and reloading (docs/product.md). */
export function RegisterForm({ onSuccess, onSwitchToLogin }: RegisterFormProps) {
  const t = useTranslations("registration");
  const prefix = useId();
  const isHydrated = useHydrated();
  const { form, submit } = useRegistration(onSuccess);
  const { errors, isSubmitting } = form.formState;
  const idOf = (section: SectionId) => `${prefix}-${section}`;

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex min-w-0 flex-col gap-7"
      >
        {/* Disabled until hydration, which would discard earlier input. */}
        <fieldset disabled={!isHydrated} className="contents">
          <RegistrationProgress idOf={idOf} />
          {SECTIONS.map(({ id }) => (
            <section
              key={id}
              id={idOf(id)}
              tabIndex={-1}
              aria-labelledby={`${idOf(id)}-title`}
              className="min-w-0 scroll-mt-20 focus:outline-none"
            >
              <h2 id={`${idOf(id)}-title`} className="mb-4 border-b pb-2 text-[1.3rem]">
                {t(`section.${id}.title`)}
              </h2>
              <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{SECTION_FIELDS[id]}</div>
            </section>
          ))}
          <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">
            {errors.root?.message}
          </FieldError>
          <SubmitButton
            variant="action"
            size="lg"
            className="w-full"
            pending={isSubmitting}
            pendingText={t("sending")}
          >
            {t("register")}
          </SubmitButton>
          <p className="-mt-3 text-center text-ink-2">
            {t("haveAccount")}{" "}
            <Button variant="link" size="sm" onClick={onSwitchToLogin}>
              {t("signIn")}
            </Button>
          </p>
        </fieldset>
      </form>
    </FormProvider>
  );
}

interface ConsentProps {
  name: "termsAccepted" | "privacyAccepted" | "newsletter";
  children: ReactNode;
}

function Consent({ name, children }: ConsentProps) {
  const { control } = useFormContext<RegistrationForm>();
  const { field, fieldState } = useController({ control, name });
  return (
    <ConsentBox
      name={name}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onCheckedChange={field.onChange}
      error={fieldState.error?.message}
    >
      {children}
    </ConsentBox>
  );
}

function ConsentFields() {
  const t = useTranslations("registration");
  const { hasMail } = useSite();
  return (
    <div className="flex flex-col">
      <Consent name="termsAccepted">
        {t.rich("terms", { terms: (chunks) => <LegalLink href={paths.terms}>{chunks}</LegalLink> })}
      </Consent>
      <Consent name="privacyAccepted">
        {t.rich("privacy", { privacy: (chunks) => <LegalLink href={paths.privacy}>{chunks}</LegalLink> })}
      </Consent>
      {hasMail && <Consent name="newsletter">{t("newsletter")}</Consent>}
    </div>
  );
}

/** A sticky bar that shows which sections of the form are complete and links to them. */
function RegistrationProgress({ idOf }: { idOf: (section: SectionId) => string }) {
  const t = useTranslations("registration");
  const { control } = useFormContext<RegistrationForm>();
  const values = useWatch({ control });
  const schema = useMemo(() => registrationFormSchema(today()), []);
  const issues = schema.safeParse(values).error?.issues ?? [];
  const lacking = new Set(issues.map((issue) => issue.path[0]));
  const states = SECTIONS.map((section) => ({
    ...section,
    isComplete: !section.fields.some((field) => lacking.has(field)),
  }));
  const done = states.filter((state) => state.isComplete).length;
  return (
    <nav
      aria-label={t("progress")}
      className="sticky top-17 z-20 -mx-1 bg-surface px-1 py-2 in-[[role=dialog]]:-top-5 sm:in-[[role=dialog]]:-top-7"
    >
      <p className="sr-only" aria-live="polite">
        {t("sectionsDone", { done, all: SECTIONS.length })}
      </p>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-2.5">
        {states.map(({ id, isComplete }, index) => (
          <li key={id}>
            <a
              href={`#${idOf(id)}`}
              className={cn(
                "flex min-h-11 flex-col justify-end gap-1.5 text-[0.8rem] font-semibold no-underline sm:text-sm",
                isComplete ? "text-sage-700" : "text-ink-2 hover:text-ink",
              )}
            >
              <span className="flex items-center gap-1 sm:gap-1.5">
                {isComplete ? (
                  <Check className="size-4 shrink-0" />
                ) : (
                  <span className="max-sm:hidden">{index + 1}.</span>
                )}
                <span className="truncate">{t(`section.${id}.short`)}</span>
                <span className="sr-only">{isComplete ? t("done") : t("toDo")}</span>
              </span>
              <span
                className={cn(
                  "h-1.5 rounded-full transition-colors duration-300",
                  isComplete ? "bg-sage-600" : "bg-sand-200",
                )}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
