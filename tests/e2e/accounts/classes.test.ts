import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { aPlay, aVerdict } from "../../fakes/verdicts.ts";
import { faultsOfForcedColors, faultsOfLargeText, isTooWide } from "../support/appearance.ts";
import { findingsNow } from "../support/axe.ts";
import { readOut } from "../site/support/read-out.ts";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import { arrive, arriveAs, press } from "./support/visitor.ts";

const WIDTHS = [320, 768, 1280, 1920];

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function faults(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findingsNow(page)).map((finding) => `${state} at ${width}: ${finding}`));
    if (await isTooWide(page)) found.push(`${state} at ${width}: wider than the window`);
  }
  const others = [...(await faultsOfForcedColors(page)), ...(await faultsOfLargeText(page))];
  return [...found, ...others.map((fault) => `${state}: ${fault}`)];
}

/** What is another one each time. */
function reviewed(heard: string): string {
  return (
    heard
      // All games: another one each time that there is a new game.
      .replaceAll(/^option, .* set size \d{2}\n/gm, "")
      .replaceAll(/\d{3} \d{3} \d{3}/g, "123 456 789")
      .replaceAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, "Nov 28, 2026")
      .replaceAll(/(localhost|127\.0\.0\.1):\d+/g, "example.org")
  );
}

async function makeClass(page: Page, name: string): Promise<string> {
  await page.getByLabel("Name of a new class").fill(name);
  await press(page, "Make a class");
  await page.getByRole("heading", { level: 2, name }).waitFor();
  return (await page.locator(".class-code").innerText()).replaceAll(" ", "");
}

async function comeIn(page: Page, code: string): Promise<void> {
  await page.goto("/class");
  await page.getByLabel("Class code").fill(code);
  await page.getByLabel("Other people play on this computer, too").check();
  await press(page, "Come in");
  await page.getByText("What your class plays").waitFor();
}

/** As a game keeps it for who plays now. */
async function playAs(page: Page, label: string): Promise<void> {
  const verdicts = Array.from({ length: 12 }, (_, turn) =>
    aVerdict({
      id: `mp2x3k4z-7-${turn.toString(36)}`,
      order: turn + 1,
      item: `${turn % 5}+7`,
      at: Date.now(),
    }),
  );
  const plays = [aPlay({ at: Date.now() + 1000, seconds: 300 })];
  const save = {
    schema: 2,
    games: { addition: { finished: { yard: 1 } } },
    log: { forgotten: 0, verdicts, plays },
  };
  await page.evaluate(
    ([name, text]) => {
      const { pupils } = JSON.parse(localStorage.getItem("class-pupils") ?? "{}");
      const { id } = pupils.find((pupil: { label: string }) => pupil.label === name);
      localStorage.setItem(`game-progress:pupil-${id}`, text);
    },
    [label, JSON.stringify(save)] as const,
  );
}

it("on a shared computer nothing of one child is seen or heard by the next, and each comes back to the own", async () => {
  const teacher = await arriveAs(browser, site, await site.addPerson(), "/classes");
  const code = await makeClass(teacher, "Room 4");
  const shared = await arrive(browser, site, "/class");
  await comeIn(shared, code);
  await shared.getByText("You are Otter in Room 4.").waitFor();
  await playAs(shared, "Otter");
  const sent = shared.waitForResponse((answer) => answer.url().endsWith("/api/class/plays") && answer.ok());
  await shared.goto("/game-zone?page=6");
  await sent;
  await shared.getByText("Make ten: You know it well.").waitFor();

  await shared.goto("/class");
  await press(shared, "Somebody else is playing now");
  await shared.goto("/game-zone?page=6");
  expect(await shared.getByRole("tabpanel").innerText()).toBe("Work in progress, Coming Soon!");
  await comeIn(shared, code);
  await shared.getByText("You are Fox in Room 4.").waitFor();
  await shared.goto("/game-zone?page=6");
  expect(await shared.getByRole("tabpanel").innerText()).toBe("Work in progress, Coming Soon!");
  await shared.goto("/game/addition");
  await shared.getByText("The game is ready").waitFor();
  expect(await shared.getByRole("main").innerText()).not.toContain("level finished");

  await shared.goto("/class");
  await press(shared, "Somebody else is playing now");
  await press(shared, "Otter, Room 4");
  await shared.goto("/game-zone?page=6");
  await shared.getByText("Make ten: You know it well.").waitFor();
  await shared.context().close();
  await teacher.context().close();
});

it("a teacher asks the class to play, sees it done, takes it along, and removes all of it", async () => {
  const person = await site.addPerson();
  const teacher = await arriveAs(browser, site, person, "/classes");
  const list = await faults(teacher, "all classes");
  const code = await makeClass(teacher, "Room 5");
  const pupil = await arrive(browser, site, "/class");
  const found = [...list, ...(await faults(pupil, "coming in"))];
  await pupil.getByLabel("Class code").fill("12");
  await press(pupil, "Come in");
  await pupil.getByText("A class code has nine digits.").waitFor();
  await comeIn(pupil, code);

  await teacher.getByLabel("Game").selectOption("addition");
  await teacher.getByLabel("Minutes").fill("5");
  await press(teacher, "Ask the class to play it");
  await teacher.getByText("5 minutes of Addition Express, any level").first().waitFor();
  await pupil.reload();
  await pupil.getByText("0 minutes played so far.").waitFor();
  found.push(...(await faults(pupil, "a pupil's class")));
  await playAs(pupil, "Otter");
  await pupil.reload();
  await pupil.getByText("Done!").waitFor();
  await expect(reviewed(await readOut(pupil, pupil.locator("main")))).toMatchFileSnapshot(
    "../site/heard/class-of-a-pupil.txt",
  );

  await teacher.reload();
  await teacher.getByRole("cell", { name: "yes" }).waitFor();
  found.push(...(await faults(teacher, "a class")));
  expect(found).toEqual([]);
  const [file] = await Promise.all([
    teacher.waitForEvent("download"),
    press(teacher, "Save as a table (CSV)"),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain(`"Otter","5","12","0.88","addition"`);
  await expect(reviewed(await readOut(teacher, teacher.locator("main")))).toMatchFileSnapshot(
    "../site/heard/class-of-a-teacher.txt",
  );

  await teacher.reload();
  await press(teacher, "Remove this class");
  await teacher.getByRole("dialog").getByRole("button", { name: "Remove it for good" }).click();
  await teacher.getByText("You have no class yet.").waitFor();
  await pupil.goto("/class");
  await pupil.getByRole("heading", { name: "Join a class" }).waitFor();
  expect(await pupil.evaluate(() => JSON.stringify(localStorage))).not.toContain("mp2x3k4z");
  await pupil.context().close();
  await teacher.context().close();
});

/** What holds the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

it("on a shared computer each game says who plays, and after a while somebody must say so anew", async () => {
  const teacher = await arriveAs(browser, site, await site.addPerson(), "/classes");
  const code = await makeClass(teacher, "Room 6");
  expect(await focused(teacher)).toBe("My classes");
  const shared = await arrive(browser, site, "/class");
  await comeIn(shared, code);
  await expect.poll(() => focused(shared)).toBe("My class");
  await shared.goto("/game/addition");
  await shared.getByText("You play as Otter. The game is ready.").waitFor();
  await shared.goto("/game-zone");
  await shared.getByText("You play as Otter, Room 6.").waitFor();

  await shared.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("class-pupils") ?? "{}");
    localStorage.setItem("class-pupils", JSON.stringify({ ...kept, seenAt: Date.now() - 16 * 60_000 }));
  });
  await shared.goto("/game/addition");
  await shared.getByText("The game is ready.").waitFor();
  expect(await shared.getByRole("main").innerText()).not.toContain("Otter");
  await shared.getByRole("link", { name: "Who is playing?" }).click();
  await press(shared, "Otter, Room 6");
  await expect.poll(() => focused(shared)).toBe("My class");
  await shared.goto("/game/addition");
  await press(shared, "Somebody else is playing now");
  await shared.getByRole("heading", { name: "Who is playing?" }).waitFor();

  // Leaving is for good, so it asks.
  await press(shared, "Otter, Room 6");
  await press(shared, "Leave the class");
  await press(shared, "Stay in the class");
  await shared.getByText("You are Otter in Room 6.").waitFor();
  await press(shared, "Leave the class");
  expect(await findingsNow(shared)).toEqual([]);
  await press(shared, "Leave it for good");
  await shared.getByRole("heading", { name: "Join a class" }).waitFor();
  await shared.context().close();
  await teacher.context().close();
});

it("a teacher is asked before a pupil is taken out, and keeps the place on the page", async () => {
  const teacher = await arriveAs(browser, site, await site.addPerson(), "/classes");
  const code = await makeClass(teacher, "Room 7");
  const pupil = await arrive(browser, site, "/class");
  await comeIn(pupil, code);
  await teacher.reload();
  await teacher.getByRole("button", { name: "Take out Otter" }).click();
  expect(await findingsNow(teacher)).toEqual([]);
  await press(teacher, "Keep in the class");
  await teacher.getByRole("button", { name: "Take out Otter" }).click();
  await press(teacher, "Take out for good");
  await teacher.getByText("Nobody has joined yet.").waitFor();
  await expect.poll(() => focused(teacher)).toBe("Room 7");
  await pupil.reload();
  await pupil.getByRole("heading", { name: "Join a class" }).waitFor();
  await pupil.context().close();
  await teacher.context().close();
});
