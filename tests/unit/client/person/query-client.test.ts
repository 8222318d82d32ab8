import { keepPreviousData, QueryObserver } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-client";
import { queryClient } from "@/lib/client/person/query-client";

const SIGNED_OUT = new ApiError(401, "", "");

const client = queryClient();
afterEach(() => client.clear());

let answer: () => Promise<string>;
beforeEach(() => {
  answer = async () => "Giulia";
});

/** A page that shows the data of a query. */
async function open(path: string) {
  const shown = new QueryObserver(client, {
    queryKey: [path],
    queryFn: () => answer(),
    placeholderData: keepPreviousData,
  });
  const close = shown.subscribe(() => {});
  await shown.refetch();
  return { shown, close };
}

it("shows the data of a session no longer once the server answers that it has ended", async () => {
  const { shown } = await open("/api/people");
  answer = () => Promise.reject(SIGNED_OUT);
  await shown.refetch();
  expect(shown.getCurrentResult()).toMatchObject({ data: undefined, error: SIGNED_OUT });
});

it.each([
  ["the network fails", new TypeError("Failed to fetch")],
  ["the server fails", new ApiError(503, "", "")],
  ["the user may not see more", new ApiError(403, "", "")],
])("goes on showing data when %s", async (_, error) => {
  const { shown } = await open("/api/people");
  answer = () => Promise.reject(error);
  await shown.refetch();
  expect(shown.getCurrentResult()).toMatchObject({ data: "Giulia", error });
});

it("neither returns nor shows meanwhile what an ended session has loaded before", async () => {
  const { close } = await open("/api/people");
  close();
  const { shown } = await open("/api/people?page=1");
  answer = () => Promise.reject(SIGNED_OUT);
  shown.setOptions({ ...shown.options, queryKey: ["/api/people?page=2"] });
  expect(shown.getCurrentResult().data).toBe("Giulia");
  await shown.refetch();
  void shown.refetch();
  expect(shown.getCurrentResult().data).toBeUndefined();
  expect(client.getQueryState(["/api/people"])).toMatchObject({ data: undefined, status: "pending" });
});
