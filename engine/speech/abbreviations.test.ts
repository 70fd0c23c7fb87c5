import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["Mr. Smith and Dr. Jones", "Mister Smith and Doctor Jones"],
  ["Mrs Bell, Ms. Bell", "Missus Bell, Miz Bell"],
  ["St. Louis", "Saint Louis"],
  ["Go to St. Paul St.", "Go to Saint Paul Street."],
  ["Main St. is here.", "Main Street is here."],
  ["Oak Dr.", "Oak Dr."],
  ["Oak Ave., then left", "Oak Avenue, then left"],
  ["e.g. cats, i.e. pets, etc.", "for example cats, that is pets, et cetera."],
  ["cats, dogs, etc. and more", "cats, dogs, et cetera and more"],
  ["cats vs. dogs", "cats versus dogs"],
  ["The U.S. flag", "The you ess flag"],
  ["J. K. Rowling", "jay kay Rowling"],
  ["w/ milk, w/o sugar", "with milk, without sugar"],
  ["example.org", "example dot org"],
  ["me@example.org", "me at example dot org"],
  ["No. No.", "No. No."],
])("says abbreviations where they can be only one word: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
