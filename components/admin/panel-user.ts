"use client";

import { createContext, useContext } from "react";

/** The id of the account that works in the panel, as the server has said with the page: known without a network too. */
export const PanelUser = createContext(0);

export const usePanelUser = (): number => useContext(PanelUser);
