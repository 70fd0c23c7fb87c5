/**
 * npm run notices: writes THIRD-PARTY-NOTICES.txt, which the site, the server and the console's program carry: whose code,
 * fonts, icons and recordings they hold, and under which licenses.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOTICES, writeNotices } from "./notices/write-notices.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, NOTICES), writeNotices(root));
