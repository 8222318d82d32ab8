/**
 * The rows of Modello D, the statement of receipts and payments of small third-sector bodies, with the names in the
 * decree (D.M. 5 March 2020). They are in Italian in every language, like the form.
 */

export const FLOWS = ["in", "out"] as const;
export type Flow = (typeof FLOWS)[number];

export const INCOME_KEYS = [
  ...["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"],
  ...["B1", "B2", "B3", "B4", "B5", "B6", "C1", "C2", "C3", "D1", "D2", "D3", "D4", "D5", "E1", "E2"],
] as const;

/** The row of taxes, which are paid after the surplus of the year. */
export const TAXES = "T";

/** Rows by key, in the order of the form. */
const ROWS: Record<Flow, Record<string, string>> = {
  in: {
    A1: "Entrate da quote associative e apporti dei fondatori",
    A2: "Entrate dagli associati per attività mutuali",
    A3: "Entrate per prestazioni e cessioni ad associati e fondatori",
    A4: "Erogazioni liberali",
    A5: "Entrate del 5 per mille",
    A6: "Contributi da soggetti privati",
    A7: "Entrate per prestazioni e cessioni a terzi",
    A8: "Contributi da enti pubblici",
    A9: "Entrate da contratti con enti pubblici",
    A10: "Altre entrate",
    B1: "Entrate per prestazioni e cessioni ad associati e fondatori",
    B2: "Contributi da soggetti privati",
    B3: "Entrate per prestazioni e cessioni a terzi",
    B4: "Contributi da enti pubblici",
    B5: "Entrate da contratti con enti pubblici",
    B6: "Altre entrate",
    C1: "Entrate da raccolte fondi abituali",
    C2: "Entrate da raccolte fondi occasionali",
    C3: "Altre entrate",
    D1: "Da rapporti bancari",
    D2: "Da altri investimenti finanziari",
    D3: "Da patrimonio edilizio",
    D4: "Da altri beni patrimoniali",
    D5: "Altre entrate",
    E1: "Entrate da distacco del personale",
    E2: "Altre entrate di supporto generale",
    I1: "Disinvestimenti di immobilizzazioni inerenti alle attività di interesse generale",
    I2: "Disinvestimenti di immobilizzazioni inerenti alle attività diverse",
    I3: "Disinvestimenti di attività finanziarie e patrimoniali",
    I4: "Ricevimento di finanziamenti e di prestiti",
  },
  out: {
    A1: "Materie prime, sussidiarie, di consumo e di merci",
    A2: "Servizi",
    A3: "Godimento beni di terzi",
    A4: "Personale",
    A5: "Uscite diverse di gestione",
    B1: "Materie prime, sussidiarie, di consumo e di merci",
    B2: "Servizi",
    B3: "Godimento beni di terzi",
    B4: "Personale",
    B5: "Uscite diverse di gestione",
    C1: "Uscite per raccolte fondi abituali",
    C2: "Uscite per raccolte fondi occasionali",
    C3: "Altre uscite",
    D1: "Su rapporti bancari",
    D2: "Su investimenti finanziari",
    D3: "Su patrimonio edilizio",
    D4: "Su altri beni patrimoniali",
    D5: "Altre uscite",
    E1: "Materie prime, sussidiarie, di consumo e di merci",
    E2: "Servizi",
    E3: "Godimento beni di terzi",
    E4: "Personale",
    E5: "Altre uscite",
    I1: "Investimenti in immobilizzazioni inerenti alle attività di interesse generale",
    I2: "Investimenti in immobilizzazioni inerenti alle attività diverse",
    I3: "Investimenti in attività finanziarie e patrimoniali",
    I4: "Rimborso di finanziamenti per quota capitale e di prestiti",
    T: "Imposte",
  },
};

/** The sections of the form, by the letter of their rows. */
export const SECTIONS = [
  {
    letter: "A",
    in: "Entrate da attività di interesse generale",
    out: "Uscite da attività di interesse generale",
  },
  { letter: "B", in: "Entrate da attività diverse", out: "Uscite da attività diverse" },
  { letter: "C", in: "Entrate da attività di raccolta fondi", out: "Uscite da attività di raccolta fondi" },
  {
    letter: "D",
    in: "Entrate da attività finanziarie e patrimoniali",
    out: "Uscite da attività finanziarie e patrimoniali",
  },
  { letter: "E", in: "Entrate di supporto generale", out: "Uscite di supporto generale" },
  {
    letter: "I",
    in: "Entrate da disinvestimenti in immobilizzazioni o da flussi di capitale di terzi",
    out: "Uscite da investimenti in immobilizzazioni o da deflussi di capitale di terzi",
  },
] as const;

export const sectionOf = (key: string): string => key.slice(0, 1);

export const isCategory = (flow: Flow, key: string): boolean => Object.hasOwn(ROWS[flow], key);

/** The name of a row; empty for an unknown key. */
export const rowLabel = (flow: Flow, key: string): string => ROWS[flow][key] ?? "";

export interface FormRow {
  direction: Flow;
  key: string;
  /** The label without its key: "Entrate per prestazioni e cessioni ad associati e fondatori". */
  label: string;
}

/** All rows, income first, in the order of the form. */
export const FORM_ROWS: readonly FormRow[] = FLOWS.flatMap((direction) =>
  Object.entries(ROWS[direction]).map(([key, label]) => ({ direction, key, label })),
);
