"use client";

import { Button } from "@/components/ui/button";

export const PrintButton = ({ label }: { label: string }) => (
  <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
    {label}
  </Button>
);
