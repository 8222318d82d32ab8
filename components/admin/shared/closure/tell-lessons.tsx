import { tellLabel } from "@/components/admin/shared/participants/tell-question";
import { Checkbox } from "@/components/ui/checkbox";

/** Whether the participants of suspended lessons are told, and how many of them have an address. */
export function TellLessons({
  recipients,
  isOn,
  onChange,
}: {
  recipients: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  if (recipients === 0)
    return (
      <p className="text-ink-2">Nessun iscritto da avvisare ha un indirizzo: non parte alcuna e-mail.</p>
    );
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-xl border bg-sand-50 px-4 py-3">
      <Checkbox checked={isOn} onCheckedChange={onChange} />
      <span>
        <span className="block font-semibold">{tellLabel(recipients)}</span>
        <span className="block text-[0.94rem] text-ink-2">
          Una e-mail dice quali lezioni non si tengono e perché, con il calendario aggiornato.
        </span>
      </span>
    </label>
  );
}
