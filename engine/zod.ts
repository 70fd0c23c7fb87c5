/**
 * Zod, which else tries whether it may write code while it runs. The page's content policy forbids that, and Chrome
 * counts the attempt as a fault of the page.
 */
import * as z from "zod";

z.config({ jitless: true });

export * from "zod";
