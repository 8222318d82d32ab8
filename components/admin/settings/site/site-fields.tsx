import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { TimetableField } from "@/components/shared/form/timetable-field";
import { FIRST_ACCENT, paletteStyle } from "@/lib/domain/site/palette";
import type { SiteForm } from "@/lib/schemas/site/site-form";
import { DEFAULT_TEXTS } from "./first-texts";

const OfficeHoursField = ({ name }: { name: string }) => <TimetableField name={name} of="office" />;

export function useSiteSections(): readonly FormSection<SiteForm>[] {
  const t = useTranslations("panel.site");
  const tWho = useTranslations("panel.site.who");
  const tContacts = useTranslations("panel.site.contacts");
  const tHome = useTranslations("panel.site.home");
  return [
    {
      title: t("who.title"),
      fields: labelled(tWho, [
        { kind: "text", name: "name" },
        { kind: "text", name: "legalName", hint: tWho("legalNameHint") },
        { kind: "text", name: "vatNumber", optional: true, width: "half" },
        {
          kind: "textarea",
          name: "description",
          rows: 2,
          hint: tWho("descriptionHint"),
          isTranslated: true,
          first: DEFAULT_TEXTS.description,
        },
      ]),
    },
    {
      title: t("contacts.title"),
      fields: labelled(tContacts, [
        { kind: "email", name: "email", width: "half" },
        { kind: "email", name: "pec", optional: true, width: "half" },
        { kind: "textarea", name: "phones", rows: 2, optional: true, hint: tContacts("phonesHint") },
        {
          kind: "textarea",
          name: "social",
          rows: 2,
          optional: true,
          hint: tContacts("socialHint"),
          placeholder: "Instagram https://www.instagram.com/…",
        },
      ]),
    },
    {
      title: t("place.title"),
      fields: [
        { kind: "text", name: "street", label: t("place.street"), optional: true },
        { kind: "text", name: "postalCode", label: t("place.postalCode"), optional: true, width: "third" },
        { kind: "text", name: "city", label: t("place.city"), optional: true, width: "third" },
        { kind: "text", name: "province", label: t("place.province"), optional: true, width: "third" },
        {
          kind: "text",
          name: "position",
          label: t("place.position"),
          optional: true,
          placeholder: "45.46420, 9.19000",
          hint: t("place.positionHint"),
        },
        ...(["publicTransport", "parking", "entrance"] as const).map((name) => ({
          kind: "textarea" as const,
          name,
          label: t(`place.${name}`),
          rows: 2,
          optional: true,
          isTranslated: true,
          first: DEFAULT_TEXTS[name],
        })),
      ],
    },
    {
      title: t("office.title"),
      id: "segreteria",
      description: t("office.description"),
      fields: [
        { kind: "control", name: "officeHours", label: t("office.hours"), Control: OfficeHoursField },
        {
          kind: "textarea",
          name: "officeNote",
          label: t("office.note"),
          rows: 2,
          optional: true,
          hint: t("office.noteHint"),
          isTranslated: true,
        },
      ],
    },
    {
      title: t("home.title"),
      fields: labelled(tHome, [
        {
          kind: "image",
          name: "heroImageUrl",
          label: tHome("heroImage"),
          endpoint: "/api/upload/hero-image",
          maxMegabytes: 10,
          optional: true,
          hint: tHome("heroImageHint"),
        },
        { kind: "text", name: "heroTitle", isTranslated: true, first: DEFAULT_TEXTS.heroTitle },
        {
          kind: "textarea",
          name: "heroText",
          rows: 2,
          optional: true,
          isTranslated: true,
          first: DEFAULT_TEXTS.heroText,
        },
        {
          kind: "textarea",
          name: "heroTopics",
          rows: 3,
          optional: true,
          hint: tHome("heroTopicsHint"),
          isTranslated: true,
        },
      ]),
    },
    {
      title: t("look.title"),
      id: "logo",
      fields: [
        {
          kind: "image",
          name: "logoUrl",
          label: t("look.logo"),
          endpoint: "/api/upload/logo",
          maxMegabytes: 5,
          optional: true,
          hint: t("look.logoHint"),
        },
        {
          kind: "text",
          name: "accentColor",
          label: t("look.color"),
          placeholder: "#3F5D4C",
          hint: t("look.colorHint"),
          under: ColorPreview,
        },
      ],
    },
    {
      title: t("statute.title"),
      id: "statuto",
      fields: [
        {
          kind: "document",
          name: "statuteUrl",
          label: t("statute.label"),
          endpoint: "/api/upload/statute",
          maxMegabytes: 10,
          optional: true,
          hint: t("statute.hint"),
        },
      ],
    },
    {
      title: t("legal.title"),
      description: t("legal.description", { braces: "{{ }}" }),
      fields: (["privacy", "terms"] as const).map((name) => ({
        kind: "textarea" as const,
        name,
        label: t(`legal.${name}`),
        rows: 10,
        optional: true,
        isTranslated: true,
        first: DEFAULT_TEXTS[name],
      })),
    },
  ];
}

const colorOf = (typed: string): string => (/^#[0-9a-f]{6}$/i.test(typed) ? typed : FIRST_ACCENT);

/** Applies the typed colour to every `.site-preview` on the page. */
function PreviewColors({ color }: { color: string }) {
  return <style>{paletteStyle(color, ".site-preview")}</style>;
}

/** Shows the typed colour under its field, before anything is saved. */
function ColorPreview() {
  const t = useTranslations("panel.site.look");
  const { setValue } = useFormContext<SiteForm>();
  const color = colorOf(useWatch<SiteForm, "accentColor">({ name: "accentColor" }));
  return (
    <div className="site-preview mt-2 flex flex-wrap items-center gap-2 text-sm">
      <PreviewColors color={color} />
      <input
        type="color"
        aria-label={t("chooseColor")}
        value={color.toLowerCase()}
        onChange={(event) =>
          setValue("accentColor", event.target.value.toUpperCase(), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
        className="size-11 cursor-pointer rounded-md border"
      />
      <span className="rounded-full bg-sage-700 px-3 py-1 text-on-sage">{t("button")}</span>
      <span className="rounded-full bg-sage-100 px-3 py-1 text-sage-800">{t("badge")}</span>
      <span className="px-1 py-1 text-sage-700 underline">{t("link")}</span>
    </div>
  );
}
