import { defineRoute, endpoint } from "@/lib/http/define-route";
import { removedDemonstrationSchema } from "@/lib/schemas/site/setup";
import { removeDemonstrationData } from "@/lib/services/site/remove-demonstration";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/setup/demonstration", {
  DELETE: endpoint({
    summary: "Toglie i dati dimostrativi; resta quello che è stato modificato o che serve a dati veri",
    access: "admin",
    keys: "refused",
    audits: [
      "event.update",
      "site.update",
      "registration.delete",
      "booking.delete",
      "closure.delete",
      "gallery-image.delete",
      "event.delete",
      "course.delete",
      "space.delete",
      "person.delete",
    ],
    output: removedDemonstrationSchema,
    handle: () => removeDemonstrationData(),
  }),
});
