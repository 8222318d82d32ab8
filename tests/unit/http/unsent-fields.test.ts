import { withoutUnsent } from "@/lib/http/unsent-fields";

const teacher = { id: 1, name: "Giulia", payRule: "perLesson", payAmount: 3000 };
const PAY = ["payRule", "payAmount"] as const;

test("a key reads only what it has sent of the fields that the panel sees", () => {
  expect(withoutUnsent(null, teacher, {}, PAY)).toEqual({ id: 1, name: "Giulia" });
  expect(withoutUnsent(null, teacher, { payAmount: 3000 }, PAY)).toEqual({
    ...{ id: 1, name: "Giulia", payAmount: 3000 },
  });
});

test("a session reads all of them", () => {
  expect(withoutUnsent(7, teacher, {}, PAY)).toEqual(teacher);
});
