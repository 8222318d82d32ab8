import "server-only";
import { findPaymentMethods } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import type { ReceiptDesign } from "@/lib/feeds/receipt-pdf";
import { readLogoForPaper } from "@/lib/storage/logo";

/** What all receipts show as PDF, whether mailed, downloaded or archived. */
export async function findReceiptDesign(): Promise<ReceiptDesign> {
  const { logoUrl } = await findSite();
  return { ways: await findPaymentMethods(), logo: await readLogoForPaper(logoUrl) };
}
