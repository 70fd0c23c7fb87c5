import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import content from "../../../assets/content/team.json";
import type { StaffGroup, Volunteer } from "../../../web/content/types.ts";
import { visit } from "../support/visit.ts";

const groups = content.groups as readonly StaffGroup[];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number) => visit(browser, "/about-us", { viewport: { width, height: 900 } });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** What a card is to show of a volunteer, in its order. */
function linksOf(volunteer: Volunteer): (readonly [string, string])[] {
  const { name, linkedin, github, email, website } = volunteer;
  const links = [
    ["LinkedIn", linkedin],
    ["GitHub", github],
    ["Email", email && `mailto:${email}`],
    ["Website", website],
  ] as const;
  return links.flatMap(([label, href]) => (href ? [[`${label} of ${name}`, href] as const] : []));
}

describe("the team page", () => {
  it("shows the team by groups, each volunteer with the links that they have given", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Our team – Wigglewave");
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".team-group")].map((group) => ({
        title: group.querySelector("h2")?.textContent,
        volunteers: [...group.querySelectorAll(".volunteer")].map((card) => ({
          name: card.querySelector("h3")?.textContent,
          role: card.querySelector("p")?.textContent,
          hasPicture: card.querySelector("img") !== null,
          links: [...card.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]),
        })),
      })),
    );
    expect(shown.map(({ title }) => title)).toEqual([
      "Founder",
      "Management",
      "Design",
      "Development",
      "Outreach",
      "Social Media",
    ]);
    expect(shown).toEqual(
      groups.map(({ staffTitle, volunteers }) => ({
        title: staffTitle,
        volunteers: volunteers.map((volunteer) => ({
          name: volunteer.name,
          role: volunteer.role,
          hasPicture: true,
          links: linksOf(volunteer),
        })),
      })),
    );
    await page.context().close();
  });

  it("has a skip link past the links of the volunteers, seen once it is reached", async () => {
    const page = await at(1280);
    const skip = page.getByRole("link", { name: "Skip the team members’ links" });
    const width = async () => (await skip.boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThanOrEqual(1);
    await page.getByRole("main").getByRole("link", { name: "Join the team" }).focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip the team members’ links");
    expect(await width()).toBeGreaterThan(100);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Write to us to join: join@example.org");
    await page.context().close();
  });

  it("invites people to join by mail", async () => {
    const page = await at(320);
    const link = page.getByRole("link", { name: "Write to us to join" });
    expect(await link.getAttribute("href")).toBe(`mailto:${content.join.email}`);
    await page.context().close();
  });
});
