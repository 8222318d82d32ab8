import { ApiClient } from "./api";
import { newAdmin } from "./people";

class Administrator extends ApiClient {
  private token: Promise<string> | undefined;

  override async send<T>(...[method, path, options]: Parameters<ApiClient["send"]>) {
    this.token ??= newAdmin().then(({ token }) => token);
    return super.send<T>(method, path, { token: await this.token, ...options });
  }
}

/** A client of the administrator, who signs in with the first request of a test file. */
export const admin: ApiClient = new Administrator();
