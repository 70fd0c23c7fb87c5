import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const siteFolder = join(import.meta.dirname, "..", "dist", "web");

describe("parseConfig", () => {
  test("listens on port 3000 of this computer when nothing is set", () => {
    const config = { ok: true, value: { port: 3000, host: "localhost", siteFolder } };
    expect(parseConfig({})).toEqual(config);
    expect(parseConfig({ PORT: "", HOST: " ", SITE_FOLDER: "" })).toEqual(config);
  });

  test("takes what is set", () => {
    expect(parseConfig({ PORT: "8080", HOST: "0.0.0.0", SITE_FOLDER: "/srv/site" })).toEqual({
      ok: true,
      value: { port: 8080, host: "0.0.0.0", siteFolder: "/srv/site" },
    });
  });

  test.each(["0", "65535"])("accepts port %s", (port) => {
    expect(parseConfig({ PORT: port })).toEqual({
      ok: true,
      value: { port: Number(port), host: "localhost", siteFolder },
    });
  });

  test.each(["abc", "-1", "65536", "3000.5", "1e3", "0x50", "3000 3001"])("refuses port %s", (port) => {
    expect(parseConfig({ PORT: port })).toEqual({
      ok: false,
      problem: `PORT must be a whole number from 0 to 65535, but it is "${port}".`,
    });
  });
});
