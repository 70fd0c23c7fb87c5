import { expect, test } from "vitest";
import { PRODUCT_NAME } from "../../../server/product-name.ts";
import { SITE_NAME } from "../../../web/site-name.ts";

test("mails and cookies call the product what the pages call it", () => {
  expect(PRODUCT_NAME).toBe(SITE_NAME);
});
