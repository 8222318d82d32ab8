import { useTranslations } from "next-intl";
import { LockKeyhole } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export function ForMembersNote({ of }: { of: "room" | "course" | "event" }) {
  const t = useTranslations("forMembers");
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-lotus-100 px-4 py-3 text-[0.95rem] text-lotus-700">
      <LockKeyhole className="mt-0.5 size-5 shrink-0" />
      <span>
        {t(`note.${of}`)}{" "}
        <Link href={paths.becomeMember} className="font-semibold underline underline-offset-4">
          {t("become")}
        </Link>
      </span>
    </p>
  );
}
