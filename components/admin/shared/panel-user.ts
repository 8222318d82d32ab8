"use client";

import { createContext, useContext } from "react";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";

/** The account that works in the panel, as the server has said with the page: known without a network too. */
export const PanelUser = createContext<{ id: number; role: Role }>({ id: 0, role: "desk" });

/** The id of the account that works in the panel. */
export const usePanelUser = (): number => useContext(PanelUser).id;

/** Her role. */
export const usePanelRole = (): Role => useContext(PanelUser).role;

/** Whether she keeps the centre, or only works at its desk: what she may not do is not offered to her. */
export const useMayManageCentre = (): boolean => mayManageCentre(usePanelRole());
