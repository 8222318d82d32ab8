import type { FormSection } from "@/components/shared/form/field-definitions";
import type { SiteForm } from "@/lib/schemas/site/site-form";
import { ColorPreview, PagePreview, PrivacyPreview, StepsPreview, TermsPreview } from "./site-previews";

/** What the association says of itself, with a preview under what it changes. */
export const SITE_SECTIONS: readonly FormSection<SiteForm>[] = [
  {
    title: "Chi siete",
    fields: [
      { kind: "text", name: "name", label: "Nome del centro" },
      {
        kind: "text",
        name: "legalName",
        label: "Denominazione dell'associazione",
        hint: "Sulle ricevute, nei bonifici e nei testi legali.",
      },
      {
        kind: "textarea",
        name: "description",
        label: "Descrizione",
        rows: 2,
        hint: "In fondo a ogni pagina e nei motori di ricerca.",
      },
    ],
  },
  {
    title: "Contatti",
    fields: [
      { kind: "email", name: "email", label: "E-mail" },
      {
        kind: "textarea",
        name: "phones",
        label: "Telefoni",
        rows: 2,
        optional: true,
        hint: "Uno per riga, al massimo quattro.",
      },
      {
        kind: "textarea",
        name: "social",
        label: "Collegamenti",
        rows: 2,
        optional: true,
        hint: "Uno per riga: il nome, poi l'indirizzo che comincia con https://.",
        placeholder: "Instagram https://www.instagram.com/…",
      },
    ],
  },
  {
    title: "Dove siete",
    fields: [
      { kind: "text", name: "street", label: "Via e numero", optional: true },
      { kind: "text", name: "postalCode", label: "CAP", optional: true, width: "third" },
      { kind: "text", name: "city", label: "Città", optional: true, width: "third" },
      { kind: "text", name: "province", label: "Provincia", optional: true, width: "third" },
      {
        kind: "text",
        name: "position",
        label: "Posizione sulla mappa",
        optional: true,
        placeholder: "45.46420, 9.19000",
        hint: "Latitudine e longitudine: nelle mappe del telefono si copiano tenendo premuto il punto.",
      },
      { kind: "textarea", name: "publicTransport", label: "Come si arriva", rows: 2, optional: true },
      { kind: "textarea", name: "parking", label: "Parcheggio", rows: 2, optional: true },
      { kind: "textarea", name: "entrance", label: "L'ingresso", rows: 2, optional: true },
    ],
  },
  {
    title: "La pagina iniziale",
    fields: [
      { kind: "text", name: "heroTitle", label: "Titolo" },
      { kind: "textarea", name: "heroText", label: "Testo", rows: 2, optional: true, under: PagePreview },
      {
        kind: "image",
        name: "logoUrl",
        label: "Logo",
        endpoint: "/api/upload/logo",
        maxMegabytes: 5,
        optional: true,
        hint: "Quadrato è meglio. Ne vengono fatte anche le icone; senza, tornano quelle di partenza.",
      },
      {
        kind: "text",
        name: "accentColor",
        label: "Colore",
        placeholder: "#3F5D4C",
        hint: "Le sfumature si ricavano da questo, sempre leggibili.",
        under: ColorPreview,
      },
    ],
  },
  {
    title: "Se qualcuno annulla",
    description: "Vale per quello che si prenota da adesso; chi ha già prenotato tiene le sue condizioni.",
    fields: [
      {
        kind: "textarea",
        name: "cancellationSteps",
        label: "Rimborsi",
        rows: 3,
        hint: "Da uno a cinque scaglioni, uno per riga: le ore prima dell'inizio e quanto torna indietro. L'ultimo è a 0 ore.",
        under: StepsPreview,
      },
    ],
  },
  {
    title: "Testi legali",
    description:
      "Titoli (##), elenchi (-), **grassetto** e [collegamenti](/settings). Le parole tra {{ }} vengono riempite con i vostri dati. Un testo vuoto torna quello di partenza.",
    fields: [
      {
        kind: "textarea",
        name: "privacy",
        label: "Informativa sulla privacy",
        rows: 10,
        optional: true,
        under: PrivacyPreview,
      },
      {
        kind: "textarea",
        name: "terms",
        label: "Termini e condizioni",
        rows: 10,
        optional: true,
        under: TermsPreview,
      },
    ],
  },
];
