/** What mails and cookies call the product. A contract test holds it to the name that the pages show. */
export const PRODUCT_NAME = "Wigglewave";
