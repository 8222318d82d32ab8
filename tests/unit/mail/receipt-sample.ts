import type { Receipt } from "@/lib/schemas/till/receipt";

/** A receipt of 40 euros, paid in cash. */
export const sampleReceipt: Receipt = {
  ...{
    id: 3,
    number: "3/2026",
    date: "2026-11-20",
    total: 4000,
    stampDuty: 0,
    stampExemption: null,
    payments: [],
  },
  holder: { name: "Giulia D'Esempio", fiscalCode: null, address: null },
  issuer: {
    ...{ legalName: "Associazione Esempio", address: "Via dell'Esempio 12" },
    ...{ fiscalCode: null, vatNumber: null, note: null },
  },
  lines: [{ description: "Prenotazione #P00042, Studio Loto", amount: 4000 }],
  createdAt: "2026-11-20T10:00:00.000Z",
  canceledAt: null,
  cancellationReason: null,
};
