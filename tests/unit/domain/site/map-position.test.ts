import { readMapPosition } from "@/lib/domain/site/map-position";

const PLACE = { latitude: 45.4642, longitude: 9.19 };

test.each([
  "45.4642, 9.19",
  " 45.4642 9.19 ",
  "https://www.google.com/maps/@45.4642,9.19,17z",
  "https://www.google.com/maps/place/Duomo/@45.1,9.1,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d45.4642!4d9.19!16s",
  "https://www.google.com/maps/search/?api=1&query=45.4642%2C9.19",
  "https://maps.google.com/?q=45.4642,9.19",
  "https://www.openstreetmap.org/#map=17/45.4642/9.19",
  "https://www.openstreetmap.org/?mlat=45.4642&mlon=9.19#map=17/45.1/9.1",
  "https://maps.apple.com/?ll=45.4642,9.19&q=Centro",
  "geo:45.4642,9.19?z=17",
])("reads the position in %s", (typed) => {
  expect(readMapPosition(typed)).toEqual(PLACE);
});

test.each(["", "Milano", "https://maps.app.goo.gl/abc", `45.4642, 9.19${" ".repeat(3_000)}x`])(
  "finds no position in %.40s",
  (typed) => {
    expect(readMapPosition(typed)).toBeNull();
  },
);
