import {
  type CancellationStepsProblem,
  MAX_CANCELLATION_STEPS,
  MAX_NOTICE_HOURS,
} from "@/lib/domain/money/cancellation-steps";

/** Why a cancellation policy's steps are refused. */
export const CANCELLATION_STEPS_MESSAGES: Record<CancellationStepsProblem, string> = {
  count: `Indica da 1 a ${MAX_CANCELLATION_STEPS} scaglioni`,
  hours: `Le ore sono numeri interi da 0 a ${MAX_NOTICE_HOURS}`,
  percent: "Le percentuali sono numeri interi da 0 a 100",
  hoursOrder: "Le ore devono scendere da uno scaglione al successivo, fino a 0 nell'ultimo",
  percentOrder: "Con meno preavviso il rimborso non può aumentare",
};
