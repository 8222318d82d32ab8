import { useTranslations } from "next-intl";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";
import { PersonSearch } from "@/components/admin/shared/person-field/person-search";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { X } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { MEMBER_STATUSES, type MemberStatus } from "@/lib/domain/membership/member-status";
import { fullName } from "@/lib/domain/person/full-name";
import type { Audience } from "@/lib/schemas/panel/mailing";
import { OFFERINGS, type OfferingAudience, useOfferings } from "./use-audiences";

const WHAT = ["members", ...OFFERINGS, "subscribers", "people"] as const;

/** Selected values; an empty string for none. */
interface AudienceChoice {
  what: (typeof WHAT)[number];
  /** Id of the course, event or pass product. */
  id: string;
  status: MemberStatus;
  category: string;
  fee: "" | "open" | "paid";
  people: readonly FoundPerson[];
}

export const FIRST_CHOICE: AudienceChoice = {
  what: "members",
  id: "",
  status: "admitted",
  category: "",
  fee: "",
  people: [],
};

const isOffering = (what: AudienceChoice["what"]): what is OfferingAudience =>
  OFFERINGS.some((kind) => kind === what);

/** Null while a choice is missing. */
export function audienceOf({ what, id, status, category, fee, people }: AudienceChoice): Audience | null {
  if (what === "subscribers") return { subscribers: true };
  if (what === "people") return people.length === 0 ? null : { people: people.map((person) => person.id) };
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
              {one === "people" ? t("audience.chosen") : t(`audience.${one}`)}
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
      {what === "people" && (
        <ChosenPeople people={choice.people} error={error} onChange={(people) => change({ people })} />
      )}
    </div>
  );
}

interface ChosenPeopleProps {
  people: readonly FoundPerson[];
  error: string | undefined;
  onChange: (people: readonly FoundPerson[]) => void;
}

function ChosenPeople({ people, error, onChange }: ChosenPeopleProps) {
  const t = useTranslations("panel.mailings.form");
  const without = (id: number) => people.filter((person) => person.id !== id);
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <PersonSearch
        // Empties the field after each choice.
        key={people.length}
        label={t("person")}
        autoFocus={people.length > 0}
        error={error}
        onPerson={(person) => onChange([...without(person.id), person])}
        onDirtyChange={() => {}}
      />
      {people.length > 0 && (
        <ul aria-label={t("people")} className="m-0 flex list-none flex-wrap gap-2 p-0">
          {people.map((person) => (
            <li key={person.id}>
              <Button
                variant="outline"
                size="sm"
                aria-label={t("removePerson", { name: fullName(person) })}
                onClick={() => onChange(without(person.id))}
              >
                {fullName(person)}
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MemberFieldsProps {
  choice: AudienceChoice;
  change: (part: Partial<AudienceChoice>) => void;
}

function MemberFields({ choice, change }: MemberFieldsProps) {
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
