import { createContext, useContext } from "react";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";

/** The signed-in user, from the server-rendered page, so that it is also known offline. */
export const PanelUser = createContext<{ id: number; role: Role }>({ id: 0, role: "desk" });

export const usePanelUser = (): number => useContext(PanelUser).id;

export const usePanelRole = (): Role => useContext(PanelUser).role;

/** Whether the user may manage the centre, as opposed to working only at the front desk. */
export const useMayManageCentre = (): boolean => mayManageCentre(usePanelRole());
