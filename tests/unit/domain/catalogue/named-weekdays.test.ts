import { namedWeekdays } from "@/lib/domain/catalogue/named-weekdays";

test.each<[words: string, days: number[] | null]>([
  ["Martedì e giovedì, 18:00 – 19:30", [2, 4]],
  ["Ogni martedi sera", [2]],
  ["dal lunedì al venerdì, 9-13", [1, 2, 3, 4, 5]],
  ["Lun-Ven 8.00", [1, 2, 3, 4, 5]],
  ["ven – lun", [0, 1, 5, 6]],
  ["Mar. e gio. 18:00", [2, 4]],
  ["Sabati alterni", [6]],
  ["Tutti i giorni tranne la domenica", null],
  ["Non di sabato", null],
  ["Ogni settimana, 20:00", null],
  ["Con Mario e Vendramin, al mare", null],
  ["", null],
])("reads %j as the weekdays %j", (words, days) => {
  const named = namedWeekdays(words);
  expect(named && [...named].sort()).toEqual(days);
});
