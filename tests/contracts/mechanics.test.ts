import { catalogue } from "../../games/catalogue.ts";
import { mechanicSuite } from "./mechanic-suite.ts";

for (const { slug, load } of catalogue) mechanicSuite(slug, load);
