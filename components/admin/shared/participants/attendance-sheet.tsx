import { useTranslations } from "next-intl";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { useSite } from "@/components/ui/site-context";

interface Participant {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  notes: string | null;
  seats: number;
  companions: readonly string[];
}

interface AttendanceSheetProps {
  title: string;
  subtitle: string;
  people: readonly Participant[];
  onDone: () => void;
}

export function AttendanceSheet({ title, subtitle, people, onDone }: AttendanceSheetProps) {
  const t = useTranslations("panel.participants.sheet");
  const shared = useTranslations("panel.shared");
  const person = useTranslations("person");
  const { name } = useSite();
  const sorted = [...people].sort((a, b) =>
    `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, "it"),
  );
  const count = people.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <PrintSheet onDone={onDone}>
      <p>{name}</p>
      <h1>{t("title", { title })}</h1>
      <p>{t("people", { about: subtitle, count })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("number")}</th>
            <th scope="col">{t("name")}</th>
            <th scope="col">{shared("contacts")}</th>
            <th scope="col">{person("notes")}</th>
            <th scope="col">{t("signature")}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((person, index) => (
            <tr key={person.id}>
              <td>{index + 1}</td>
              <td>
                {person.lastName} {person.firstName}
                {person.seats > 1 && ` + ${person.companions.join(", ") || person.seats - 1}`}
              </td>
              <td>{[person.phone, person.email].filter(Boolean).join(" · ")}</td>
              <td>{person.notes}</td>
              <td width="25%"> </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
