import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal that the caller is told. Without a message it says what `messageFor` knows. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: ContentfulStatusCode,
    readonly said?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(said ?? `status ${status}`);
  }
}

const INTERNAL = "Internal server error. Please try again later.";

const usual: Readonly<Record<number, string>> = {
  400: "Bad request: Please check your input",
  401: "Unauthorized: Invalid credentials",
  403: "Forbidden: You don't have permission to access this resource",
  404: "Resource not found",
  405: "Method not allowed",
  413: "Bad request: Please check your input",
  429: "Too many requests: Please try again later",
  500: INTERNAL,
  502: INTERNAL,
  503: INTERNAL,
  504: INTERNAL,
};

const googleUser = "Failed to retrieve user data";
const googleSchool = "Failed to update school information";

/** Calls with words of their own. */
const special: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "/api/send-email": { 404: "No account found with that email address." },
  "/api/reset_password_get_user_basics": {
    401: "Password reset link is invalid or has expired",
    404: "User not found",
    500: "Internal server error: Password reset link may have expired",
  },
  "/api/reset-password": {
    401: "Password reset link is invalid or has expired",
    403: "Forbidden: You don't have permission to reset this password",
    404: "User not found",
    500: "Internal server error: Password reset link may have expired",
  },
  "/api/db/get_user": { 401: googleUser, 500: googleUser, 503: "Failed to process Google login" },
  "/api/db/update_user_school": {
    401: googleSchool,
    500: googleSchool,
    503: "Failed to process Google login",
  },
  "/api/db/get_user_count": { 500: "Failed to fetch user count" },
};

/** The words of the error catalogue for a call that ends in this status. */
export function messageFor(path: string, status: number): string {
  return special[path]?.[status] ?? usual[status] ?? "Unexpected error occurred.";
}
