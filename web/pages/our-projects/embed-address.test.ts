import { describe, expect, it } from "vitest";
import { embedAddress } from "./embed-address.ts";

describe("the address at which a playlist is shown", () => {
  it.each(["https://www.youtube.com/playlist?list=PL1", "https://youtube.com/watch?v=abc&list=PL1"])(
    "of %s is at the host without cookies",
    (playlist) => {
      expect(embedAddress(playlist)).toBe("https://www.youtube-nocookie.com/embed/videoseries?list=PL1");
    },
  );

  it("lets a name of a list be no more than a name", () => {
    expect(embedAddress("https://www.youtube.com/playlist?list=a%26autoplay%3D1")).toBe(
      "https://www.youtube-nocookie.com/embed/videoseries?list=a%26autoplay%3D1",
    );
  });

  it.each(["https://video.example.org/playlist?list=PL1", "https://www.youtube.com/@channel"])(
    "of %s is its own",
    (playlist) => {
      expect(embedAddress(playlist)).toBe(playlist);
    },
  );
});
