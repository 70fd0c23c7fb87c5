import type { User } from "../storage/tables.ts";

/** What a search looks through. */
export function searchTextOf(user: Pick<User, "first_name" | "last_name" | "email" | "school_name">): string {
  const { first_name, last_name, email, school_name } = user;
  return `${first_name} ${last_name}\n${email}\n${school_name}`.toLowerCase();
}
