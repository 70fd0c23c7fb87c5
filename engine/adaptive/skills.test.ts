import { expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { mergeVerdicts } from "../save/index.ts";
import { NO_VERDICTS } from "../save/progress.ts";
import { skillsOf } from "./skills.ts";

const { at } = aVerdict();
const DAY = 86_400_000;

it("tells of each skill of each game, and how fast somebody is apart from how able", () => {
  const answers = (seconds: number) =>
    Array.from({ length: 5 }, (_, place) =>
      aVerdict({ id: `1-1-${place}`, order: place + 1, item: `${place}+5`, seconds: seconds + place }),
    );
  const other = aVerdict({ game: "spellingbee", skill: "blends", credit: 0 });
  const [quick, bee] = skillsOf({ forgotten: 0, verdicts: [...answers(3), other], plays: [] }, at);
  const [slow] = skillsOf({ forgotten: 0, verdicts: answers(60), plays: [] }, at);
  expect(quick).toMatchObject({ game: "addition", skill: "make-ten", answers: 5, at, pace: 5, due: 0 });
  expect(slow).toEqual({ ...quick, pace: 62 });
  expect(bee).toMatchObject({ game: "spellingbee", skill: "blends", answers: 1, pace: null });
  expect(skillsOf({ forgotten: 0, verdicts: answers(3), plays: [] }, at + 40 * DAY)[0]).toMatchObject({
    due: 5,
  });
});

it("comes to the same of a long log, and of what of it is kept", () => {
  const verdicts = Array.from({ length: 100_000 }, (_, place) =>
    aVerdict({
      id: `1-1-${place.toString(36)}`,
      order: place + 1,
      credit: place % 2,
      skill: `s${place % 3}`,
    }),
  );
  const kept = mergeVerdicts(NO_VERDICTS, { forgotten: 0, verdicts, plays: [] });
  expect(kept.verdicts).toHaveLength(3 * 64);
  const again = mergeVerdicts(kept, { forgotten: 0, verdicts: verdicts.slice(50_000), plays: [] });
  expect(skillsOf(again, at)).toEqual(skillsOf(kept, at));
});
