import type { EndReason, MemberStatus } from "./member-status";

/** Italian labels for exported files of the register. */

export const MEMBER_STATUS_LABELS: Record<MemberStatus, string> = {
  applied: "Domanda",
  admitted: "Socio",
  rejected: "Respinta",
  ended: "Cessato",
};

export const END_REASON_LABELS: Record<EndReason, string> = {
  resigned: "Recesso",
  excluded: "Esclusione",
  deceased: "Decesso",
  lapsed: "Decadenza",
};
